// Report: what an experiment found, as values: tables that hold the paper's figure
// beside ours, plots, and words. The writers (markdown, csv, html, json) only
// turn it into text. Tested in tests/lab/report_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/estimate.hpp"
#include "core/language.hpp"
#include "game/record.hpp"

namespace papan::lab {

// What a column of figures is, and so how ours may differ from the paper's.
enum class Nature {
  kFixed,   // follows from the rules: equal or wrong
  kChance,  // a mean or share of random games
  kMachine  // a time: never judged
};

struct Column {
  std::string name;
  std::string unit;  // "%" makes deviations differences in points
  Nature nature = Nature::kFixed;
  int decimals = 0;  // of our figures
};

struct Figure {
  std::optional<double> paper;
  std::optional<Estimate> ours;
};

struct Row {
  std::vector<std::string> labels;
  std::vector<Figure> figures;  // one a column
  std::string remark;           // where they differ: why
};

struct Table {
  std::string title;
  std::vector<std::string> labels;  // heads of the rows' labels
  std::vector<Column> columns;
  std::vector<Row> rows;
};

enum class Scale { kLinear, kLogarithmic };

struct Axis {
  std::string label;
  std::string unit;
  Scale scale = Scale::kLinear;
  std::vector<std::string> categories;  // not empty: places 0, 1, ... with these names
};

// Whose figures a series shows: it is drawn in that one's colour everywhere. The
// other are ours as well, to be told apart.
enum class Source { kPaper, kOurs, kOther };

struct Point {
  double x = 0;
  Estimate y;
};

struct Series {
  std::string name;
  Source source = Source::kOurs;
  std::vector<Point> points;
};

struct Plot {
  std::string title;
  Axis x;
  Axis y;
  std::vector<Series> series;
};

struct Report {
  std::string headline;  // one sentence: what came out
  std::vector<Table> tables;
  std::vector<Plot> plots;
  std::vector<std::string> notes;  // a paragraph each
  std::vector<Record> records{};   // games that are worth keeping
};

// Where a report comes from.
struct Provenance {
  std::string revision;  // of the program
  std::string size;      // quick or full
  std::uint64_t seed = 1;
};

// An experiment's report with what there is to say of the experiment itself.
struct Chapter {
  std::string id;
  std::string title;
  std::string paper;  // its source
  std::string runs;   // what was run, at the size it was run
  Report report;
  Language language = Language::kEnglish;  // in which all of it is written
};

}  // namespace papan::lab
