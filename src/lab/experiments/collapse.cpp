// The Collapse paper played one 20x20 board three ways. Its board is not known, so
// its figures stand beside the means of many boards, the same for all agents.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "lab/experiments/all.hpp"
#include "lab/experiments/collapse_parts.hpp"
#include "lab/games.hpp"

namespace papan::lab {
namespace {

constexpr const char* kId = "collapse-methods";

struct Method {
  const char* spec;
  const char* title;
  std::optional<double> score;  // the paper's
  std::optional<double> left;
  double seconds;  // a board, about
};
constexpr std::array<Method, 4> kMethods = {
    {{"row-by-row", "row by row", 1957, 55, 0.01},
     {"greedy", "greedy: the largest group", 1989, 5, 0.01},
     {"brute-force", "modified brute force: the most frequent colour last", 10875, {}, 0.02},
     {"best", "our best", {}, {}, 1.5}}};

int boards(const Setting& setting) {
  return setting.by_size(100, 1000);
}

std::string board_key(const Method& method, int board) {
  return fmt::format("{} board {}", method.spec, board);
}

int cells_left(const Position& start, const Record& record) {
  const auto position = start.clone();
  for (const std::string& ply : record.plies) (void)position->advance(ply);
  const std::string text = position->text();
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return c >= '1' && c <= '9'; }));
}

Result<Json> play_board(const Method& method, std::uint32_t deal, const std::stop_token& stop) {
  const auto start = start_of("collapse", {{"deal", std::to_string(deal)}});
  const auto game = play_one(*start, {{method.spec, ""}, {}}, Rng(deal), stop);
  if (!game) return game.error();
  return Json{{"score", game->score}, {"left", cells_left(*start, game->record)}};
}

std::vector<Measurement> collapse_measurements(const Setting& setting) {
  std::vector<Measurement> all;
  for (int board = 0; board < boards(setting); ++board) {
    constexpr std::uint32_t kDeals = 1'000'000'000;
    const auto deal = 1 + setting.rng(kId).fork(static_cast<std::uint64_t>(board)).below(kDeals);
    for (const Method& method : kMethods) {
      all.push_back(
          {board_key(method, board), method.seconds, [&method, deal](const std::stop_token& stop) {
             return play_board(method, deal, stop);
           }});
    }
  }
  return all;
}

Row row_of(const Evidence& evidence, const Method& method) {
  std::vector<double> scores;
  std::vector<double> left;
  for (int board = 0; board < boards(evidence.setting); ++board) {
    const Json& game = evidence.at(board_key(method, board));
    scores.push_back(game["score"].get<double>());
    left.push_back(game["left"].get<double>());
  }
  const double best = *std::max_element(scores.begin(), scores.end());
  Row row{{method.title,
           fmt::format("{:.0f} to {:.0f}", *std::min_element(scores.begin(), scores.end()), best)},
          {{method.score, mean_of(scores)}, {method.left, mean_of(left)}},
          ""};
  if (method.score) row.remark = "the paper's is one game on a board that is not known";
  return row;
}

Plot collapse_plot(const Table& table) {
  Plot plot{"Points a board", {"method", ""}, {"score", "points"}, {}};
  Series paper{"paper, one board", Source::kPaper, {}};
  Series ours{"ours, mean of many boards", Source::kOurs, {}};
  for (std::size_t i = 0; i < kMethods.size(); ++i) {
    plot.x.categories.emplace_back(kMethods[i].spec);
    const Figure& figure = table.rows[i].figures[0];
    const auto place = static_cast<double>(i);
    if (figure.paper) paper.points.push_back({place, exact(*figure.paper)});
    ours.points.push_back({place, *figure.ours});
  }
  plot.series = {paper, ours};
  return plot;
}

Result<Report> collapse_report(const Evidence& evidence) {
  Table table{"One game of the paper, many boards of ours (20x20, five colours)",
              {"method", "our scores"},
              {{"score", "points", Nature::kChance, 0}, {"blocks left", "", Nature::kChance, 1}},
              {}};
  for (const Method& method : kMethods) table.rows.push_back(row_of(evidence, method));
  Report report;
  const auto score = [&](std::size_t i) { return table.rows[i].figures[0].ours->value; };
  report.headline = fmt::format(
      "As in the paper greedy play gains little over row by row ({:.2f} times) and sparing one "
      "colour gains much ({:.1f} times); our best makes {:.1f} times the points of row by row.",
      score(1) / score(0), score(2) / score(0), score(3) / score(0));
  report.plots.push_back(collapse_plot(table));
  report.tables.push_back(std::move(table));
  report.notes = {
      "Scoring is Collapse XXL's: a group of x scores x*x, a click on a single cell costs 5 and "
      "removes it. Every method plays the same boards."};
  return report;
}

}  // namespace

std::vector<Experiment> collapse_experiments() {
  constexpr const char* kPaper =
      "Rahadian Dimas Prayudha, Perbandingan Penggunaan Algoritma Greedy dan Modifikasi Algoritma "
      "Brute Force pada Permainan Collapse XXL (Institut Teknologi Bandung)";
  return {{kId,
           {"Collapse: three methods on many boards", "Collapse: tiga metode pada banyak papan"},
           {kPaper, kPaper},
           {"100 random boards", "100 papan acak"},
           {"1,000 random boards", "1.000 papan acak"},
           collapse_measurements,
           collapse_report},
          collapse_records_experiment()};
}

}  // namespace papan::lab
