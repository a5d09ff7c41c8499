// Explanation: what an agent computes in a position, in its own terms, as a value
// that terminal and page render: quantities drawn on the board, tables, facts.
//
// Names are short keys ("flips", "ring"), which the page translates.
#pragma once

#include <string>
#include <vector>

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

struct ExplainedFact {
  std::string name;
  std::string value;
};

struct Explanation {
  std::string move;  // what it comes to
  std::string rule;  // which rule chose, in words
  std::vector<BoardMap> maps;
  std::vector<Sheet> sheets;
  std::vector<ExplainedFact> facts;
};

}  // namespace papan
