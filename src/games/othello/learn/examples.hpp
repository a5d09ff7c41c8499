// Examples for the pattern evaluation: positions of Othello with the margin at the end.
//
// From tournament games: the last kExact empty cells are scored exactly, each position by
// itself; a position before them by the exact value of the one where they begin. Where the
// archive knows perfect play from still earlier, that counts up to there, and between
// both a mean that moves from one to the other, as mistakes come one by one. From deviations: a
// tournament game is left at a random move for a few random ones, and played on by a shallow
// search to the exact part; so the tables also see what masters avoid.
// Margins give the empty cells to the winner.
// Tested in tests/train/othello_patterns_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/rng.hpp"
#include "games/othello/play/endgame.hpp"
#include "games/othello/rules/wthor.hpp"

namespace papan::train {

struct Example {
  std::uint64_t own = 0;  // of the side to move
  std::uint64_t enemy = 0;
  std::int32_t margin = 0;  // for the side to move

  friend bool operator==(const Example&, const Example&) = default;
};

// Values a position for the side to move; greater is better.
using QuickEvaluation = std::function<int(std::uint64_t own, std::uint64_t enemy)>;

class ExampleMaker {
 public:
  static constexpr int kExact = 10;  // empty cells

  ExampleMaker();

  // Adds the positions of a game; nothing of one that broke off before the exact part.
  void add_game(const othello::WthorGame& game, int perfect_from, std::vector<Example>& examples);

  // Adds the positions of a deviation, from the end of its random moves on.
  void add_deviation(const othello::WthorGame& game, const QuickEvaluation& evaluate, Rng& rng,
                     std::vector<Example>& examples);

 private:
  using State = othello::Othello<8>::State;

  // The states of a game in which somebody must choose, with their margins for black.
  void add_states(const std::vector<State>& states, std::vector<Example>& examples);
  int exact(const State& state);  // for black

  othello::EndgameTable table_;
};

}  // namespace papan::train
