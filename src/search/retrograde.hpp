// Retrograde analysis: the value of every position that can be reached, and how
// far its end is, for games small enough to hold them all.
//
// A codec numbers positions, those equal by symmetry alike, always seen by the
// side to move. First all positions are found from the start and the moves
// between them written down as a graph; then the graph is solved backwards from
// the ends, a ply at a time: who can move to a lost position has won, who can
// only move to won ones has lost, and what is left at the end is drawn, since
// neither side can force anything there. Clocks are ignored.
// Tested in tests/search/retrograde_test.cpp.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/hash.hpp"
#include "game/game.hpp"

namespace papan {

// What perfect play comes to for the side to move, in one byte: an even number
// of plies to a loss, an odd number to a win, or a draw.
using Verdict8 = std::uint8_t;
inline constexpr Verdict8 kDrawn = 255;

constexpr bool is_win(Verdict8 verdict) {
  return verdict != kDrawn && verdict % 2 == 1;
}
constexpr bool is_loss(Verdict8 verdict) {
  return verdict % 2 == 0;
}

// Codec: `std::uint32_t encode(rules, state)`, the same for states of the same
// value by symmetry, and `State decode(rules, code)`, one of them.
template <ZeroSum G, class Codec>
class Retrograde {
 public:
  Retrograde(const G& rules, const StateOf<G>& start, std::stop_token stop)
      : rules_(rules), stop_(std::move(stop)), slots_(kFirstSlots) {
    index_of(Codec::encode(rules, start));
  }

  // False when it was stopped.
  bool run() { return explore() && solve(); }

  [[nodiscard]] const std::vector<std::uint32_t>& codes() const { return codes_; }
  [[nodiscard]] const std::vector<Verdict8>& verdicts() const { return verdicts_; }

 private:
  using Index = std::uint32_t;
  static constexpr std::size_t kFirstSlots = std::size_t{1} << 16;
  static constexpr std::size_t kPoll = 4096;

  // --- The graph ----------------------------------------------------------------

  bool explore() {
    std::vector<Index> next;
    for (std::size_t at = 0; at < codes_.size(); ++at) {
      if (at % kPoll == 0 && stop_.stop_requested()) return false;
      list_successors(codes_[at], next);
      for (const Index to : next) moves_.push_back(to);
      ends_.push_back(moves_.size());
    }
    return true;
  }

  // The positions one move away, each once; none at the end of the game.
  void list_successors(std::uint32_t code, std::vector<Index>& next) {
    next.clear();
    const StateOf<G> state = Codec::decode(rules_, code);
    const Turn turn = rules_.turn(state);
    verdicts_.push_back(kDrawn);
    if (turn == Turn::kOver) {
      verdicts_.back() = final_verdict(state);
      return;
    }
    MovesOf<G> moves;
    rules_.legal_moves(state, moves);
    for (const auto& move : moves) {
      StateOf<G> child = state;
      rules_.play(child, move);
      next.push_back(index_of(Codec::encode(rules_, child)));
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
  }

  // Decoded states have First to move.
  Verdict8 final_verdict(const StateOf<G>& state) const {
    const Score score = rules_.score(state);
    assert(score <= 0);  // no move leads to the mover's own loss
    return score < 0 ? 0 : kDrawn;
  }

  // The number of a position, given anew when it is not known.
  Index index_of(std::uint32_t code) {
    if (2 * codes_.size() >= slots_.size()) grow();
    std::size_t slot = first_slot(code);
    for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1)) {
      if (codes_[slots_[slot] - 1] == code) return slots_[slot] - 1;
    }
    codes_.push_back(code);
    slots_[slot] = static_cast<Index>(codes_.size());
    return slots_[slot] - 1;
  }

  [[nodiscard]] std::size_t first_slot(std::uint32_t code) const {
    return mix(code) & (slots_.size() - 1);
  }

  void grow() {
    slots_.assign(2 * slots_.size(), 0);
    for (std::size_t i = 0; i < codes_.size(); ++i) {
      std::size_t slot = first_slot(codes_[i]);
      while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = static_cast<Index>(i + 1);
    }
  }

  // --- The solution -------------------------------------------------------------

  bool solve() {
    slots_ = {};
    reverse();
    std::vector<Index> solved;
    for (std::size_t at = 0; at < codes_.size(); ++at) {
      if (verdicts_[at] == 0) solved.push_back(static_cast<Index>(at));
    }
    std::vector<Index> next;
    for (int plies = 1; !solved.empty(); ++plies) {
      assert(plies < kDrawn);
      next.clear();
      for (std::size_t i = 0; i < solved.size(); ++i) {
        if (i % kPoll == 0 && stop_.stop_requested()) return false;
        settle_predecessors(solved[i], static_cast<Verdict8>(plies), next);
      }
      std::swap(solved, next);
    }
    return true;
  }

  // `at` was settled a ply ago: who can move there has won if it is lost, and has
  // lost if it was the last hope.
  void settle_predecessors(Index at, Verdict8 plies, std::vector<Index>& settled) {
    for (std::size_t i = at == 0 ? 0 : back_ends_[at - 1]; i < back_ends_[at]; ++i) {
      const Index from = back_[i];
      if (verdicts_[from] != kDrawn) continue;
      if (is_win(plies) || --hopes_[from] == 0) {
        verdicts_[from] = plies;
        settled.push_back(from);
      }
    }
  }

  // Turns the moves around, and counts each position's: its hopes.
  void reverse() {
    hopes_.resize(codes_.size());
    back_ends_.assign(codes_.size(), 0);
    for (const Index to : moves_) ++back_ends_[to];
    std::size_t sum = 0;
    for (auto& end : back_ends_) {
      const std::size_t begin = sum;
      sum += end;
      end = begin;
    }
    back_.resize(moves_.size());
    std::size_t move = 0;
    for (std::size_t from = 0; from < codes_.size(); ++from) {
      hopes_[from] = static_cast<std::uint16_t>(ends_[from] - move);
      for (; move < ends_[from]; ++move)
        back_[back_ends_[moves_[move]]++] = static_cast<Index>(from);
    }
    moves_ = {};
    ends_ = {};
  }

  const G& rules_;
  std::stop_token stop_;
  std::vector<std::uint32_t> codes_;  // by index, in order of discovery
  std::vector<Verdict8> verdicts_;    // by index
  std::vector<Index> slots_;          // hash table of index + 1, 0 for none
  std::vector<Index> moves_;          // successors, position by position
  std::vector<std::size_t> ends_;     // where each position's successors end
  std::vector<Index> back_;           // predecessors, likewise
  std::vector<std::size_t> back_ends_;
  std::vector<std::uint16_t> hopes_;  // successors not yet won by the other side
};

}  // namespace papan
