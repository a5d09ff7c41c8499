// OBF: files of Othello problems on 8x8, one a line.
//
// A line is 64 cells of X, O or -, a space, the side to move, then for each legal
// move `;`, the move, `:` and its score with perfect play for the side to move, the
// empty cells given to the winner; `%` begins a comment. Scores may be missing.
// Format: the problem files of Edax. Tested in tests/games/othello_files_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

struct ScoredMove {
  Move move;
  Score score = 0;  // for the side to move

  friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

struct Problem {
  Othello<8>::State state;
  std::vector<ScoredMove> moves;  // empty: nothing is known
  std::string comment;

  // The greatest score; `moves` must not be empty.
  [[nodiscard]] Score best_score() const;
  // Is it among the moves of the greatest score?
  [[nodiscard]] bool is_best(Move move) const;
};

Result<Problem> parse_problem(std::string_view line);

// All problems of a file's text; empty lines and lines of comment alone are left
// out. An error names the line.
Result<std::vector<Problem>> parse_problems(std::string_view text);

}  // namespace papan::othello
