#include "games/ntil/study/costs.hpp"

#include <fmt/format.h>

#include <array>
#include <span>

#include "games/ntil/play/paper_game.hpp"
#include "lab/report/deviation.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

constexpr int kDepths = 6;
constexpr std::array<const char*, ntil::kBoards> kBoardNames = {"5x5", "5x9",  "7x9",
                                                                "9x9", "7x11", "9x11"};
constexpr std::array kSearches = {PlainSearch::kMinimax, PlainSearch::kAlphaBeta};

const char* name_of(PlainSearch search) {
  return search == PlainSearch::kMinimax ? "minimax" : "alphabeta";
}

const char* title_of(PlainSearch search) {
  return search == PlainSearch::kMinimax ? "minimax" : "alpha-beta";
}

// A search of AI-2 as the paper's tables have it.
struct PaperCost {
  double milliseconds;
  double nodes;
};
struct PaperLine {
  PaperCost minimax;
  PaperCost alphabeta;

  [[nodiscard]] const PaperCost& of(PlainSearch search) const {
    return search == PlainSearch::kMinimax ? minimax : alphabeta;
  }
};

// Table 5.4, by depth from 1; table 5.5, by board.
constexpr std::array<PaperLine, kDepths> kByDepth = {{{{0.177573, 5}, {0.149048, 5}},
                                                      {{2.629388, 59}, {1.685046, 31}},
                                                      {{27.4571, 1016}, {14.14933, 275}},
                                                      {{224.9483, 9729}, {50.1251, 878}},
                                                      {{2490.953, 105039}, {235.2254, 5365}},
                                                      {{25969.5844, 1176562}, {1300.446, 28778}}}};
constexpr std::array<PaperLine, ntil::kBoards> kByBoard = {{{{2.092682, 34}, {0.723981, 26}},
                                                            {{25.27824, 1016}, {15.09105, 275}},
                                                            {{44.49535, 1308}, {22.67479, 389}},
                                                            {{77.25417, 2419}, {30.38924, 624}},
                                                            {{93.87739, 3068}, {30.73445, 588}},
                                                            {{206.9475, 6196}, {67.53644, 1139}}}};

// By how much alpha-beta is quicker, mean of a table's lines in milliseconds.
double mean_difference(std::span<const PaperLine> lines) {
  double sum = 0;
  for (const PaperLine& line : lines)
    sum += line.minimax.milliseconds - line.alphabeta.milliseconds;
  return sum / static_cast<double>(lines.size());
}

// About 10 million nodes a second, ten moves.
double expected_seconds(const PaperCost& cost) {
  return cost.nodes * 10 / 1e7;
}

// A row of table II or III.
struct Place {
  std::string label;
  ntil::BoardId board;
  int depth;
  PaperLine paper;
};

std::vector<Place> places_by_depth() {
  std::vector<Place> all;
  for (int depth = 1; depth <= kDepths; ++depth) {
    all.push_back({std::to_string(depth), ntil::BoardId::k5x9, depth,
                   kByDepth[static_cast<std::size_t>(depth - 1)]});
  }
  return all;
}

std::vector<Place> places_by_board() {
  std::vector<Place> all;
  for (std::size_t i = 0; i < kByBoard.size(); ++i) {
    all.push_back({kBoardNames[i], static_cast<ntil::BoardId>(i), 3, kByBoard[i]});
  }
  return all;
}

// Times need repetitions, nodes do not.
constexpr int kQuickRepetitions = 3;
constexpr int kFullRepetitions = 10;

int time_repetitions(const Scope& scope) {
  return scope.by_size(kQuickRepetitions, kFullRepetitions);
}

std::string cost_key(const Place& place, PlainSearch search, int repetition) {
  return fmt::format("{} {} repetition {}", name_of(search), place.label, repetition);
}

std::vector<Measurement> cost_measurements(const Scope& scope, const std::vector<Place>& places) {
  std::vector<Measurement> all;
  for (const Place& place : places) {
    for (const PlainSearch search : kSearches) {
      for (int i = 0; i < time_repetitions(scope); ++i) {
        all.push_back(
            {cost_key(place, search, i), expected_seconds(place.paper.of(search)),
             [place, search](const std::stop_token& stop) -> Result<Json> {
               const auto game =
                   play_ntil_paper_game({search, place.board, place.depth, Until::kTenMoves}, stop);
               return Json{{"nodes", game.mean_nodes()}, {"seconds", game.mean_seconds()}};
             }});
      }
    }
  }
  return all;
}

std::vector<Column> cost_columns(const Evidence& evidence) {
  std::vector<Column> columns;
  for (const PlainSearch search : kSearches) {
    columns.push_back(
        {evidence.say("{} nodes", "simpul {}", title_of(search)), "", Nature::kFixed, 1});
    columns.push_back(
        {evidence.say("{} time", "waktu {}", title_of(search)), "ms", Nature::kMachine});
  }
  return columns;
}

Row cost_row(const Evidence& evidence, const Place& place) {
  Row row{{place.label}, {}, ""};
  for (const PlainSearch search : kSearches) {
    std::vector<double> milliseconds;
    for (int i = 0; i < time_repetitions(evidence.scope); ++i) {
      const Json& one = evidence.at(cost_key(place, search, i));
      milliseconds.push_back(1000 * one["seconds"].get<double>());
    }
    const double nodes = evidence.at(cost_key(place, search, 0))["nodes"].get<double>();
    row.figures.push_back({place.paper.of(search).nodes, exact(nodes)});
    row.figures.push_back({place.paper.of(search).milliseconds, mean_of(milliseconds)});
  }
  if (place.board == ntil::BoardId::k7x11) {
    row.remark = evidence.say(
        "minimax: 3,066.5 nodes by the rules that give the other eleven counts of this table; the "
        "paper prints 3,068",
        "minimax: 3.066,5 simpul menurut aturan yang menghasilkan sebelas hitungan lain di tabel "
        "ini; skripsi mencetak 3.068");
  }
  return row;
}

// Nodes or times of a table's rows: columns 0 and 2, or 1 and 3.
Plot cost_plot(const Evidence& evidence, const Table& table, const Axis& x,
               std::size_t first_column) {
  const auto& say = evidence.say;
  const bool nodes = first_column == 0;
  Plot plot{
      nodes ? say("Nodes a move", "Simpul per langkah") : say("Time a move", "Waktu per langkah"),
      x,
      {nodes ? say("nodes", "simpul") : say("time", "waktu"),
       nodes ? "" : "ms",
       Scale::kLogarithmic,
       {}},
      {}};
  for (std::size_t search = 0; search < kSearches.size(); ++search) {
    const std::size_t column = first_column + 2 * search;
    const char* title = title_of(kSearches[search]);
    Series paper{say("{}, paper", "{}, skripsi", title), Source::kPaper, {}};
    Series ours{say("{}, ours", "{}, kami", title), Source::kOurs, {}};
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
      const double place = static_cast<double>(i) + (x.categories.empty() ? 1 : 0);
      const Figure& figure = table.rows[i].figures[column];
      paper.points.push_back({place, exact(*figure.paper)});
      ours.points.push_back({place, *figure.ours});
    }
    plot.series.push_back(std::move(paper));
    plot.series.push_back(std::move(ours));
  }
  return plot;
}

std::string counting_note(const Evidence& evidence) {
  return evidence.say(
      "Nodes are all positions generated but the root, mean of AI-2's first ten moves. The paper "
      "prints whole numbers, mostly rounded, once cut off (28,778.6 as 28,778).",
      "Simpul adalah semua posisi yang dibangkitkan kecuali akar, rata-rata dari sepuluh langkah "
      "pertama AI-2. Skripsi mencetak bilangan bulat, kebanyakan dibulatkan, sekali dipotong "
      "(28.778,6 menjadi 28.778).");
}

// The abstract's figure against the paper's own table.
std::string difference_note(const Evidence& evidence, double told, double from_table) {
  return evidence.say(
      "The abstract and the conclusions say that alpha-beta is quicker by {} ms in the mean; that "
      "does not follow from the paper's own table, which gives {} ms.",
      "Abstrak dan kesimpulan menyebut rata-rata perbedaan running time {} ms; itu tidak "
      "mengikuti tabel skripsi sendiri, yang menghasilkan {} ms.",
      paper_text(evidence.say, told), number_text(evidence.say, from_table, 2));
}

Report cost_report(const Evidence& evidence, const std::vector<Place>& places, Table table,
                   const Axis& x) {
  table.columns = cost_columns(evidence);
  for (const Place& place : places) table.rows.push_back(cost_row(evidence, place));
  Report report;
  report.plots = {cost_plot(evidence, table, x, 0), cost_plot(evidence, table, x, 1)};
  report.tables.push_back(std::move(table));
  report.notes.push_back(counting_note(evidence));
  return report;
}

// How many nodes of minimax come to one of alpha-beta.
double ratio(const Row& row) {
  return row.figures[0].ours->value / row.figures[2].ours->value;
}

std::vector<Measurement> depth_measurements(const Scope& scope) {
  return cost_measurements(scope, places_by_depth());
}

Result<Report> depth_report(const Evidence& evidence) {
  const auto& say = evidence.say;
  const std::string depth = say("depth", "kedalaman");
  Table table{say("II. Nodes and time by depth on 5x9",
                  "II. Simpul dan waktu menurut kedalaman di papan 5x9"),
              {depth},
              {},
              {}};
  Report report =
      cost_report(evidence, places_by_depth(), std::move(table), {depth, say("plies", "langkah")});
  const Agreement found = agreement(report);
  report.headline = say(
      "{} of {} node counts are the paper's. At depth {} alpha-beta visits one node for {:.0f} of "
      "minimax's.",
      "{} dari {} jumlah simpul sama dengan skripsi. Pada kedalaman {} alpha-beta mengunjungi satu "
      "simpul untuk tiap {:.0f} simpul minimax.",
      found.equal, found.figures, kDepths, ratio(report.tables[0].rows.back()));
  report.notes.push_back(difference_note(evidence, 1354.367, mean_difference(kByDepth)));
  return report;
}

std::vector<Measurement> board_measurements(const Scope& scope) {
  return cost_measurements(scope, places_by_board());
}

Result<Report> board_report(const Evidence& evidence) {
  const auto& say = evidence.say;
  const std::string board = say("board", "papan");
  Table table{say("III. Nodes and time by board, AI-2 at depth 3",
                  "III. Simpul dan waktu menurut papan, AI-2 dengan kedalaman 3"),
              {board},
              {},
              {}};
  Report report =
      cost_report(evidence, places_by_board(), std::move(table),
                  {board, "", Scale::kLinear, {kBoardNames.begin(), kBoardNames.end()}});
  const Agreement found = agreement(report);
  const Row& largest = report.tables[0].rows.back();
  report.headline =
      say("{} of {} node counts are the paper's. On {} alpha-beta visits one node for {} of "
          "minimax's.",
          "{} dari {} jumlah simpul sama dengan skripsi. Di papan {} alpha-beta mengunjungi satu "
          "simpul "
          "untuk tiap {} simpul minimax.",
          found.equal, found.figures, largest.labels[0], number_text(say, ratio(largest), 1));
  report.notes.push_back(difference_note(evidence, 65.9776, mean_difference(kByBoard)));
  return report;
}

Words times(int repetitions) {
  return {
      fmt::format("node counts by the rules, times as the mean of {} repetitions", repetitions),
      fmt::format("jumlah simpul menurut aturan, waktu sebagai rata-rata {} ulangan", repetitions)};
}

}  // namespace

Experiment ntil_depth_experiment(const Words& paper) {
  return {"ntil-depth",
          {"Ntil II: nodes and time by depth", "Ntil II: simpul dan waktu menurut kedalaman"},
          paper,
          times(kQuickRepetitions),
          times(kFullRepetitions),
          depth_measurements,
          depth_report};
}

Experiment ntil_boards_experiment(const Words& paper) {
  return {"ntil-boards",
          {"Ntil III: nodes and time by board", "Ntil III: simpul dan waktu menurut papan"},
          paper,
          times(kQuickRepetitions),
          times(kFullRepetitions),
          board_measurements,
          board_report};
}

}  // namespace papan::lab
