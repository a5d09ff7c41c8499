// KillerHistory: which moves refuted others elsewhere in this search.
//
// Two heuristics of the order of moves: killers (two moves a ply that last cut a sibling) and
// history (how often and how deep a move cut, anywhere), the latter where moves are numbered or
// grouped.
#pragma once

#include <array>
#include <vector>

#include "game/game.hpp"

namespace papan {

template <Game G>
class KillerHistory {
 public:
  explicit KillerHistory(int plies) : killers_(static_cast<std::size_t>(plies) + 1) {}

  void reward(const G& rules, Turn seat, const MoveOf<G>& move, int ply, int depth) {
    if (in_reach(ply)) {
      auto& killers = killers_[static_cast<std::size_t>(ply)];
      if (!(killers.known > 0 && killers.moves[0] == move)) {
        killers.moves[1] = killers.moves[0];
        killers.moves[0] = move;
        if (killers.known < 2) ++killers.known;
      }
    }
    if constexpr (groups() > 0) {
      int& count = history_[static_cast<std::size_t>(seat)][group(rules, move)];
      count = std::min(count + depth * depth, kMostHistory);
    }
  }

  // The move that last cut a sibling; none known: null.
  [[nodiscard]] const MoveOf<G>* killer(int ply) const {
    if (!in_reach(ply)) return nullptr;
    const auto& killers = killers_[static_cast<std::size_t>(ply)];
    return killers.known > 0 ? &killers.moves[0] : nullptr;
  }

  [[nodiscard]] int promise(const G& rules, Turn seat, const MoveOf<G>& move, int ply) const {
    int promise = 0;
    if (in_reach(ply)) {
      const auto& killers = killers_[static_cast<std::size_t>(ply)];
      if (killers.known > 0 && killers.moves[0] == move) promise += kKiller;
      if (killers.known > 1 && killers.moves[1] == move) promise += kKiller / 2;
    }
    if constexpr (groups() > 0) {
      promise += history_[static_cast<std::size_t>(seat)][group(rules, move)] >> 4;
    }
    return promise;
  }

 private:
  static constexpr int kMostHistory = 1 << 13;
  static constexpr int kKiller = 1 << 10;

  struct Killers {
    std::array<MoveOf<G>, 2> moves{};
    int known = 0;
  };

  static constexpr std::size_t groups() {
    if constexpr (Numbered<G>) {
      return G::kMoveNumbers;
    } else if constexpr (Grouped<G>) {
      return G::kMoveGroups;
    } else {
      return 0;
    }
  }

  static std::size_t group(const G& rules, const MoveOf<G>& move) {
    if constexpr (Numbered<G>) {
      return static_cast<std::size_t>(rules.number(move));
    } else {
      return static_cast<std::size_t>(rules.group(move));
    }
  }

  [[nodiscard]] bool in_reach(int ply) const {
    return static_cast<std::size_t>(ply) < killers_.size();
  }

  std::vector<Killers> killers_;
  std::array<std::array<int, groups()>, 2> history_{};
};

}  // namespace papan
