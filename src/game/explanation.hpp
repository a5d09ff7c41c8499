// Explanation: what an agent computes in a position, in its own terms, as a value
// that terminal and page render: quantities drawn on the board, tables, facts.
//
// Names are short keys ("flips", "ring"), which the page translates. Values are those
// of the side to move, `turn`: what is good for it is great, in maps, tables and facts.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "game/turn.hpp"

namespace papan {

// One quantity on the board. A cell is named as in the game's view.
struct CellValue {
  std::string cell;
  double value = 0;
};
struct BoardMap {
  std::string name;
  std::vector<CellValue> values;
};

struct Sheet {
  std::string name;
  std::vector<std::string> columns;
  std::vector<std::vector<std::string>> rows;  // as many cells as columns
  int chosen = -1;                             // the row that decided; -1: none
};

// Moves that stand in rows and columns of their own, such as where a piece may fall and how it is
// turned.
struct Grid {
  using Cell = std::vector<double>;  // as many as measures; none: there is no such move

  std::string name;
  std::array<std::string, 2> axes;  // what the columns are, what the rows are
  std::vector<std::string> columns;
  std::vector<std::string> rows;
  std::vector<std::string> measures;              // what each cell tells, from the top
  std::vector<std::vector<Cell>> cells;           // by row, then by column
  std::optional<std::array<int, 2>> chosen = {};  // row and column
};

struct ExplainedFact {
  std::string name;
  std::string value;
};

struct Explanation {
  Turn turn = Turn::kFirst;  // whose values they are
  std::string move;          // what it comes to
  std::string rule;          // which rule chose, in words
  std::vector<BoardMap> maps;
  std::vector<Grid> grids;
  std::vector<Sheet> sheets;
  std::vector<ExplainedFact> facts;
};

// As people write it: whole numbers in full, others with six digits that count.
std::string shown_number(double number);

}  // namespace papan
