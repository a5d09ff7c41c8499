// GGF: games of Othello on 8x8 as servers and NBoard write them.
//
// A game is `(;GM[Othello]PB[black]PW[white]TY[8]RE[+4]BO[8 cells side]B[f5/1.2/3]W[d6]...;)`:
// properties with a value in brackets. BO is the position it begins from, with * for
// black, O for white and - for empty cells; B and W are moves, where an expected score and
// the seconds may follow a stroke; PA is a pass, which may also be left out.
// Format: Buro's "Generic Game Format" of the server GGS. Tested in
// tests/games/othello_files_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

struct GgfGame {
  std::string black;  // names, empty where none is written
  std::string white;
  Othello<8>::State start;
  Othello<8>::State end;
  std::vector<Move> moves;  // passes filled in
};

// All games of a text. An error names the game by its number.
Result<std::vector<GgfGame>> parse_ggf(std::string_view text);

// `F5/1.2/3` or `PA`: the move alone; what follows a stroke is left out.
Result<Move> parse_ggf_move(std::string_view text);

}  // namespace papan::othello
