// WTHOR: the archive of tournament games of the French federation, a file a year.
//
// A file is a header of 16 bytes (the number of games as 32 bits little-endian at 4,
// the year as 16 bits at 10, the board's side at 12, where 0 means 8, at 14 the empty
// cells from which perfect play was computed) and 68 bytes a game: tournament and
// players, 16 bits each; black's discs, the empty cells given to the winner; the same
// with perfect play; 60 moves as 10 * row + column from 1, 0 for none. Passes are not written.
// The names stand in files beside it, with the same header: WTHOR.TRN has 26 bytes a
// tournament, WTHOR.JOU 20 bytes a player, in Latin letters (ISO 8859-1), zero at the end.
// Tested in tests/games/othello_files_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

struct WthorGame {
  int tournament = 0;  // numbers into the files of names
  int black = 0;
  int white = 0;
  int black_discs = 0;      // as written
  int perfect_discs = 0;    // black's with perfect play from `perfect_from` on
  std::vector<Move> moves;  // as played by the rules, passes filled in
};

struct WthorFile {
  int year = 0;
  int perfect_from = 0;          // empty cells
  std::vector<WthorGame> games;  // those that replay by the rules
  int refused = 0;               // those that do not
};

Result<WthorFile> parse_wthor(std::string_view bytes);

// Bytes of a name in its file.
inline constexpr std::size_t kWthorTournament = 26;
inline constexpr std::size_t kWthorPlayer = 20;

// The names of a file, each of `length` bytes, as UTF-8.
Result<std::vector<std::string>> parse_wthor_names(std::string_view bytes, std::size_t length);

}  // namespace papan::othello
