// View: a state as something to look at, without any rule.
//
// The terminal and the page both draw from it, so a game describes its looks
// once: cells with a name, a place and a piece, the lines between them, what
// each piece symbol means, and a few facts in words.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace papan {

struct ViewCell {
  std::string name;  // "c4"
  int column = 0;    // from the left
  int row = 0;       // from the top
  char piece = '-';  // symbol, '-' when empty
};

// How a piece symbol looks: a glyph and a colour for the terminal, a name for
// screen readers and messages.
struct ViewPiece {
  char symbol = '-';
  std::string name;   // "black"
  std::string glyph;  // "●"
  int colour = 0;     // of 256 terminal colours
};

// Two cells joined by a line of the board.
struct ViewLine {
  int from = 0;
  int to = 0;
};

struct ViewFact {
  std::string name;
  std::string value;
};

enum class ViewShape : std::uint8_t {
  kSquares,  // pieces stand in squares
  kPoints    // pieces stand on points joined by lines
};

struct View {
  ViewShape shape = ViewShape::kSquares;
  int columns = 0;
  int rows = 0;
  int ground = 0;  // colour under the pieces, of 256 terminal colours; 0: none
  std::vector<ViewCell> cells;
  std::vector<ViewLine> lines;
  std::vector<ViewPiece> pieces;
  std::vector<ViewFact> facts;
};

}  // namespace papan
