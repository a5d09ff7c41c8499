// Transcripts: games of Othello on 8x8 as a bare list of moves, `f5d6c3...`, the way
// people write them down. Passes are left out, or written as `--`, `pa`, `ps` or `pass` where a
// side cannot move; blanks, capitals and move numbers (`1. f5 2. d6`) do no harm.
// Tested in tests/games/othello_files_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

// A game in which a side that cannot move passes by itself.
class Replay {
 public:
  Replay();  // from the start
  explicit Replay(const Othello<8>::State& start) : state_(start) {}

  // False, and no change, when the rules forbid it. A pass may be played, and need not be.
  bool play(Move move);

  [[nodiscard]] bool is_over() const { return Othello<8>().turn(state_) == Turn::kOver; }
  [[nodiscard]] const Othello<8>::State& state() const { return state_; }
  [[nodiscard]] const std::vector<Move>& moves() const { return moves_; }  // with the passes

 private:
  Othello<8>::State state_;
  std::vector<Move> moves_;
};

// The moves with passes filled in.
Result<std::vector<Move>> parse_transcript(std::string_view text);

}  // namespace papan::othello
