// The four scenarios of the Ntil paper: pieces left, nodes and times by depth and by
// board, and people against the agent. All but the last are free of chance.
#include <fmt/format.h>

#include <array>

#include "lab/experiments/all.hpp"
#include "lab/experiments/ntil_people.hpp"
#include "lab/ntil_paper.hpp"
#include "lab/report/deviation.hpp"

namespace papan::lab {
namespace {

constexpr const char* kPaper =
    "Martaso'id Fitriza, Implementasi Algoritma Minimax dan Alpha-Beta Pruning dalam Permainan "
    "Tradisional Ntil (Universitas Brawijaya, 2014)";

constexpr int kDepths = 6;
constexpr std::array<const char*, ntil::kBoards> kBoardNames = {"5x5", "5x9",  "7x9",
                                                                "9x9", "7x11", "9x11"};

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

// Table II, by depth from 1; table III, by board.
constexpr std::array<PaperLine, kDepths> kByDepth = {{{{0.178, 5}, {0.149, 5}},
                                                      {{2.63, 59}, {1.69, 31}},
                                                      {{27.5, 1016}, {14.1, 275}},
                                                      {{225, 9729}, {50.1, 878}},
                                                      {{2491, 105039}, {235, 5365}},
                                                      {{25970, 1176562}, {1300, 28778}}}};
constexpr std::array<PaperLine, ntil::kBoards> kByBoard = {{{{2.09, 34}, {0.724, 26}},
                                                            {{25.3, 1016}, {15.1, 275}},
                                                            {{44.5, 1308}, {22.7, 389}},
                                                            {{77.3, 2419}, {30.4, 624}},
                                                            {{93.9, 3068}, {30.7, 588}},
                                                            {{207, 6196}, {67.5, 1139}}}};
constexpr std::array<std::array<double, 2>, kDepths> kPiecesLeft = {
    {{8, 5}, {7, 7}, {10, 11}, {3, 6}, {0, 4}, {1, 5}}};

constexpr std::array kSearches = {PlainSearch::kMinimax, PlainSearch::kAlphaBeta};

// About 10 million nodes a second, and eleven times as many a ply deeper.
double expected_seconds(const PaperCost& cost) {
  return cost.nodes * 10 / 1e7;
}

// --- I: pieces left ---------------------------------------------------------------------

std::string game_key(PlainSearch search, int depth) {
  return fmt::format("{} depth {}", name_of(search), depth);
}

std::vector<Measurement> pieces_measurements(const Setting&) {
  std::vector<Measurement> all;
  for (const PlainSearch search : kSearches) {
    for (int depth = 1; depth <= kDepths; ++depth) {
      constexpr double kLonger = 4;  // than ten moves
      const double cost =
          kLonger * expected_seconds(kByDepth[static_cast<std::size_t>(depth - 1)].of(search));
      all.push_back({game_key(search, depth), cost,
                     [search, depth](const std::stop_token& stop) -> Result<Json> {
                       const auto game = play_ntil_paper_game(
                           {search, ntil::BoardId::k5x9, depth, Until::kRepetition}, stop);
                       return Json{{"pieces", game.pieces}, {"moves", game.moves}};
                     }});
    }
  }
  return all;
}

Table pieces_table(const Evidence& evidence) {
  Table table{"I. Pieces left on 5x9, AI-1 (alpha-beta, depth 2) first",
              {"AI-2 depth"},
              {{"AI-1 pieces", ""}, {"AI-2 pieces", ""}},
              {}};
  for (int depth = 1; depth <= kDepths; ++depth) {
    const Json& game = evidence.at(game_key(PlainSearch::kAlphaBeta, depth));
    const auto& paper = kPiecesLeft[static_cast<std::size_t>(depth - 1)];
    Row row{{std::to_string(depth)}, {}, ""};
    for (std::size_t seat = 0; seat < 2; ++seat) {
      row.figures.push_back({paper[seat], exact(game["pieces"][seat].get<double>())});
    }
    if (depth == 5) {
      row.remark =
          "by these rules, which give every node count of the paper, 6 pieces are left; the paper "
          "prints 4";
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

Result<Report> pieces_report(const Evidence& evidence) {
  Report report;
  report.tables.push_back(pieces_table(evidence));
  int same = 0;
  for (int depth = 1; depth <= kDepths; ++depth) {
    same += evidence.at(game_key(PlainSearch::kMinimax, depth)) ==
            evidence.at(game_key(PlainSearch::kAlphaBeta, depth));
  }
  const Agreement found = agreement(report);
  report.headline = fmt::format(
      "Minimax and alpha-beta play the same game to the last move at {} of {} depths; {} of {} "
      "counts of pieces are the paper's.",
      same, kDepths, found.equal, found.figures);
  Plot plot{"Pieces left of AI-2", {"depth of AI-2", "plies"}, {"pieces", ""}, {}};
  Series paper{"paper", Source::kPaper, {}};
  Series ours{"ours", Source::kOurs, {}};
  for (int depth = 1; depth <= kDepths; ++depth) {
    const Figure& figure = report.tables[0].rows[static_cast<std::size_t>(depth - 1)].figures[1];
    paper.points.push_back({double(depth), exact(*figure.paper)});
    ours.points.push_back({double(depth), *figure.ours});
  }
  plot.series = {paper, ours};
  report.plots.push_back(std::move(plot));
  return report;
}

// --- II and III: nodes and times ----------------------------------------------------------

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
int time_repetitions(const Setting& setting) {
  return setting.by_size(3, 10);
}

std::string cost_key(const Place& place, PlainSearch search, int repetition) {
  return fmt::format("{} {} repetition {}", name_of(search), place.label, repetition);
}

std::vector<Measurement> cost_measurements(const Setting& setting,
                                           const std::vector<Place>& places) {
  std::vector<Measurement> all;
  for (const Place& place : places) {
    for (const PlainSearch search : kSearches) {
      for (int i = 0; i < time_repetitions(setting); ++i) {
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

std::vector<Column> cost_columns() {
  std::vector<Column> columns;
  for (const PlainSearch search : kSearches) {
    columns.push_back({fmt::format("{} nodes", title_of(search)), "", Nature::kFixed, 1});
    columns.push_back({fmt::format("{} time", title_of(search)), "ms", Nature::kMachine});
  }
  return columns;
}

Row cost_row(const Evidence& evidence, const Place& place) {
  Row row{{place.label}, {}, ""};
  for (const PlainSearch search : kSearches) {
    std::vector<double> milliseconds;
    for (int i = 0; i < time_repetitions(evidence.setting); ++i) {
      const Json& one = evidence.at(cost_key(place, search, i));
      milliseconds.push_back(1000 * one["seconds"].get<double>());
    }
    const double nodes = evidence.at(cost_key(place, search, 0))["nodes"].get<double>();
    row.figures.push_back({place.paper.of(search).nodes, exact(nodes)});
    row.figures.push_back({place.paper.of(search).milliseconds, mean_of(milliseconds)});
  }
  return row;
}

// Nodes or times of a table's rows: columns 0 and 2, or 1 and 3.
Plot cost_plot(const Table& table, const Axis& x, std::size_t first_column) {
  const bool nodes = first_column == 0;
  Plot plot{nodes ? "Nodes a move" : "Time a move",
            x,
            {nodes ? "nodes" : "time", nodes ? "" : "ms", Scale::kLogarithmic, {}},
            {}};
  for (std::size_t search = 0; search < kSearches.size(); ++search) {
    const std::size_t column = first_column + 2 * search;
    Series paper{fmt::format("{}, paper", title_of(kSearches[search])), Source::kPaper, {}};
    Series ours{fmt::format("{}, ours", title_of(kSearches[search])), Source::kOurs, {}};
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

Report cost_report(const Evidence& evidence, const std::vector<Place>& places, Table table,
                   const Axis& x) {
  table.columns = cost_columns();
  for (const Place& place : places) {
    table.rows.push_back(cost_row(evidence, place));
    if (place.board == ntil::BoardId::k7x11) {
      table.rows.back().remark =
          "minimax: the paper prints 3,068; all other cells of this board agree, so a slip is "
          "likely";
    }
  }
  Report report;
  report.plots = {cost_plot(table, x, 0), cost_plot(table, x, 1)};
  report.tables.push_back(std::move(table));
  report.notes.push_back(
      "Nodes are all positions generated but the root, mean of AI-2's first ten moves. The paper "
      "prints whole numbers, mostly rounded, once cut off (28,778.6 as 28,778).");
  return report;
}

std::vector<Measurement> depth_measurements(const Setting& setting) {
  return cost_measurements(setting, places_by_depth());
}

Result<Report> depth_report(const Evidence& evidence) {
  Report report =
      cost_report(evidence, places_by_depth(),
                  {"II. Nodes and time by depth on 5x9", {"depth"}, {}, {}}, {"depth", "plies"});
  const Row& deepest = report.tables[0].rows.back();
  const Agreement found = agreement(report);
  report.headline = fmt::format(
      "{} of {} node counts are the paper's. At depth {} alpha-beta visits one node for {:.0f} of "
      "minimax's.",
      found.equal, found.figures, kDepths,
      deepest.figures[0].ours->value / deepest.figures[2].ours->value);
  return report;
}

std::vector<Measurement> board_measurements(const Setting& setting) {
  return cost_measurements(setting, places_by_board());
}

Result<Report> board_report(const Evidence& evidence) {
  Axis x{"board", "", Scale::kLinear, {kBoardNames.begin(), kBoardNames.end()}};
  Report report =
      cost_report(evidence, places_by_board(),
                  {"III. Nodes and time by board, AI-2 at depth 3", {"board"}, {}, {}}, x);
  const Agreement found = agreement(report);
  const Row& largest = report.tables[0].rows.back();
  report.headline = fmt::format(
      "{} of {} node counts are the paper's. On {} alpha-beta visits one node for {:.1f} of "
      "minimax's.",
      found.equal, found.figures, largest.labels[0],
      largest.figures[0].ours->value / largest.figures[2].ours->value);
  return report;
}

}  // namespace

std::vector<Experiment> ntil_experiments() {
  const Words six_games = {"the six games, by minimax and by alpha-beta",
                           "keenam permainan, oleh minimax dan alpha-beta"};
  const auto times = [](int repetitions) {
    return Words{
        fmt::format("node counts by the rules, times as the mean of {} repetitions", repetitions),
        fmt::format("jumlah simpul menurut aturan, waktu sebagai rata-rata {} ulangan",
                    repetitions)};
  };
  return {
      {"ntil-pieces",
       {"Ntil I: pieces left by depth", "Ntil I: sisa bidak menurut kedalaman"},
       {kPaper, kPaper},
       six_games,
       six_games,
       pieces_measurements,
       pieces_report},
      {"ntil-depth",
       {"Ntil II: nodes and time by depth", "Ntil II: simpul dan waktu menurut kedalaman"},
       {kPaper, kPaper},
       times(3),
       times(10),
       depth_measurements,
       depth_report},
      {"ntil-boards",
       {"Ntil III: nodes and time by board", "Ntil III: simpul dan waktu menurut papan"},
       {kPaper, kPaper},
       times(3),
       times(10),
       board_measurements,
       board_report},
      ntil_people_experiment({kPaper, kPaper}),
  };
}

}  // namespace papan::lab
