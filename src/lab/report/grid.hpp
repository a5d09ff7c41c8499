// Grid: a table as texts, cell by cell, as Markdown and HTML both show it.
//
// A column of figures becomes up to three: the paper's (where any row has one),
// ours with its interval, and the deviation. Tested in tests/lab/report_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "lab/report/deviation.hpp"

namespace papan::lab {

enum class CellKind { kLabel, kPaper, kOurs, kDeviation, kRemark };

struct Cell {
  std::string text;
  CellKind kind = CellKind::kLabel;
  std::optional<FigureVerdict> verdict;  // of a deviation
};

// A head over neighbouring columns.
struct Group {
  std::string text;
  int columns = 1;
};

struct Grid {
  std::vector<Cell> head;
  std::vector<Group> groups;  // over the columns of figures, in order
  std::vector<std::vector<Cell>> rows;
  bool has_times = false;  // a column is marked as dependent on the machine
};

Grid grid_of(const Table& table, Language language);

// "12,345.6", in Indonesian "12.345,6": every number of a report, in tables, plots and words,
// is written here. What one types (depth=33333) stays as it is typed.
std::string number_text(const Say& say, double number, int decimals);

// The paper's figure with the decimals that it printed.
std::string paper_text(const Say& say, double number);

// "1,016", "52.1 ± 1.2", "0.0123" for times.
std::string estimate_text(const Say& say, const Column& column, const Estimate& estimate);

// The sentence under tables with times.
std::string machine_note(Language language);

}  // namespace papan::lab
