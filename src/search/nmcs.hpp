// Nested Monte-Carlo search (Cazenave 2009): each move of a game is chosen by
// searches one level lower, down to random games.
//
// Level 0 is one random game. Level n walks a game of its own: at each position it
// tries every move with a search of level n-1 behind it, remembers the best line of
// all it has seen, and plays that line's next move. When a search of the highest
// level is over it starts again, until the budget ends. Which moves are tried is the
// playout policy's say (game/playout.hpp).
// Laws: tests/search/nmcs_test.cpp.
#pragma once

#include <fmt/format.h>

#include <cassert>
#include <vector>

#include "game/playout.hpp"
#include "game/task.hpp"
#include "search/meter.hpp"

namespace papan {

inline constexpr int kMaxNesting = 8;

template <Solo G, class P>
requires(!Stochastic<G>) class Nmcs {
  // A game from the root to its end.
  struct Line {
    std::vector<MoveOf<G>> moves;
    Score score = -kInfinity;
  };

 public:
  Nmcs(const Task<G>& task, int level)
      : task_(task), rules_(task.rules), meter_(task.request), level_(level) {
    assert(level >= 0 && level <= kMaxNesting);
    policy_.begin(rules_, task.state);
    path_.reserve(G::kMaxPlies);
    best_.moves.reserve(G::kMaxPlies);
    lines_.resize(static_cast<std::size_t>(level) + 1);
    for (Line& line : lines_) line.moves.reserve(G::kMaxPlies);
  }

  // `searches`: of the highest level; 0: as many as the budget allows.
  Choice<G> run(std::uint64_t searches = 0) {
    std::uint64_t begun = 0;
    while (begun == 0 || (!meter_.poll() && (searches == 0 || begun < searches))) {
      path_.clear();
      search(level_, task_.state);
      ++begun;
    }
    return report();
  }

 private:
  Line& line_of(int level) { return lines_[static_cast<std::size_t>(level)]; }

  // From a position that is not over, unless the level is 0. Leaves the best line
  // found in lines_[level]; the path is as it was. When the budget ends the level
  // keeps what it has: at least one line.
  void search(int level, StateOf<G> state) {
    if (level == 0) return play_out(state);
    const std::size_t length = path_.size();
    Line& best = line_of(level);
    best.score = -kInfinity;
    MovesOf<G> moves;
    while (rules_.turn(state) != Turn::kOver) {
      policy_.list(rules_, state, moves);
      for (const auto& move : moves) {
        try_move(level, state, move);
        if (meter_.stopped()) return path_.resize(length);
      }
      const MoveOf<G> next = best.moves[path_.size()];
      rules_.play(state, next);
      path_.push_back(next);
    }
    path_.resize(length);
  }

  void try_move(int level, const StateOf<G>& state, const MoveOf<G>& move) {
    StateOf<G> child = state;
    rules_.play(child, move);
    meter_.tick();
    path_.push_back(move);
    const int lower = rules_.turn(child) == Turn::kOver ? 0 : level - 1;
    search(lower, child);
    path_.pop_back();
    const Line& found = line_of(lower);
    Line& best = line_of(level);
    if (found.score > best.score) best = found;
  }

  void play_out(StateOf<G>& state) {
    const std::size_t length = path_.size();
    while (rules_.turn(state) != Turn::kOver) {
      policy_.list(rules_, state, moves_);
      const MoveOf<G> move =
          moves_[task_.request.rng.below(static_cast<std::uint32_t>(moves_.size()))];
      rules_.play(state, move);
      meter_.tick();
      path_.push_back(move);
    }
    Line& line = lines_[0];
    line.moves = path_;
    line.score = rules_.score(state);
    if (line.score > best_.score) best_ = line;
    ++playouts_;
    path_.resize(length);
  }

  Choice<G> report() const {
    Choice<G> choice;
    choice.move = best_.moves[0];
    choice.value = best_.score;
    choice.nodes = meter_.nodes();
    choice.depth = static_cast<int>(best_.moves.size());
    choice.line = best_.moves;
    choice.candidates = {{choice.move, choice.value, Bound::kAtLeast, true}};  // its line scores it
    choice.note = fmt::format("level {}, {} random games", level_, playouts_);
    return choice;
  }

  const Task<G>& task_;
  const G& rules_;
  Meter meter_;
  int level_;
  P policy_;
  std::vector<MoveOf<G>> path_;  // from the root to where the search is
  std::vector<Line> lines_;      // the best of each level's search
  Line best_;                    // of all
  MovesOf<G> moves_;             // of playouts
  std::uint64_t playouts_ = 0;
};

}  // namespace papan
