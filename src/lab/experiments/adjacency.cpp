// The Adjacency paper, sideways moves against annealing at five lengths: the best of
// three, as the paper set the games up, many times over. The pairings of its agents
// are in adjacency_pairings.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "lab/experiments/adjacency_fixture.hpp"
#include "lab/experiments/all.hpp"
#include "lab/games.hpp"

namespace papan::lab {
namespace {

Words paper() {
  return {
      "Alexander Jason, Juan Christopher Santoso, Nathania Calista Djunaedi and Antonio Natthan "
      "Krishna, Minimax Algorithm and Alpha Beta Pruning in Adjacency Strategy Game (Institut "
      "Teknologi Bandung, 2023)",
      "Alexander Jason, Juan Christopher Santoso, Nathania Calista Djunaedi, dan Antonio Natthan "
      "Krishna, Minimax Algorithm and Alpha Beta Pruning in Adjacency Strategy Game (Institut "
      "Teknologi Bandung, 2023)"};
}

struct Length {
  Fixture fixture;
  Winner paper;
};
constexpr std::array<Length, 5> kLengths = {{{{"sideways", "annealing", 8, 'O'}, Winner::kX},
                                             {{"sideways", "annealing", 13, 'X'}, Winner::kO},
                                             {{"sideways", "annealing", 18, 'O'}, Winner::kO},
                                             {{"sideways", "annealing", 23, 'X'}, Winner::kX},
                                             {{"sideways", "annealing", 28, 'O'}, Winner::kX}}};
constexpr int kSeriesAtOnce = 10;

int series_chunks(const Setting& setting) {
  return setting.by_size(50, 500);
}

std::string chunk_key(int chunk) {
  return fmt::format("series {}", chunk * kSeriesAtOnce);
}

Result<Winner> best_of_three(const Fixture& fixture, const Rng& rng, const std::stop_token& stop) {
  int lead = 0;
  for (std::uint64_t game = 0; game < 3; ++game) {
    const auto winner = play_fixture(fixture, rng.fork(game), stop);
    if (!winner) return winner.error();
    lead += *winner == Winner::kX ? 1 : *winner == Winner::kO ? -1 : 0;
  }
  return lead > 0 ? Winner::kX : lead < 0 ? Winner::kO : Winner::kNobody;
}

// A series is one word, a letter a length: who won the best of three.
Result<Json> play_series(const Rng& rng, const std::stop_token& stop) {
  Json all = Json::array();
  for (std::uint64_t i = 0; i < kSeriesAtOnce; ++i) {
    std::string word;
    for (std::uint64_t length = 0; length < kLengths.size(); ++length) {
      const auto winner = best_of_three(kLengths[length].fixture, rng.fork(i).fork(length), stop);
      if (!winner) return winner.error();
      word += "XO-"[static_cast<int>(*winner)];
    }
    all.push_back(word);
  }
  return all;
}

std::vector<Measurement> lengths_measurements(const Setting& setting) {
  std::vector<Measurement> all;
  for (int chunk = 0; chunk < series_chunks(setting); ++chunk) {
    const Rng rng = setting.rng("adjacency-lengths").fork(static_cast<std::uint64_t>(chunk));
    all.push_back({chunk_key(chunk), 0.02,
                   [rng](const std::stop_token& stop) { return play_series(rng, stop); }});
  }
  return all;
}

std::vector<std::string> all_series(const Evidence& evidence) {
  std::vector<std::string> all;
  for (int chunk = 0; chunk < series_chunks(evidence.setting); ++chunk) {
    for (const Json& word : evidence.at(chunk_key(chunk))) all.push_back(word.text());
  }
  return all;
}

Row length_row(const std::vector<std::string>& series, std::size_t index) {
  const Length& length = kLengths[index];
  const auto won_by = [&](char letter) {
    int count = 0;
    for (const std::string& word : series) count += word[index] == letter;
    return percentage_of(count, static_cast<int>(series.size()));
  };
  const bool sideways = length.paper == Winner::kX;
  const Estimate as_paper = won_by(sideways ? 'X' : 'O');
  const Estimate opposite = won_by(sideways ? 'O' : 'X');
  Row row{{std::to_string(length.fixture.rounds),
           length.fixture.begins == 'X' ? "sideways" : "annealing",
           sideways ? "sideways" : "annealing"},
          {{{}, won_by('X')}, {{}, won_by('O')}, {{}, won_by('-')}},
          ""};
  if (as_paper.high < opposite.low) {
    row.remark = fmt::format(
        "the other agent wins more often here; the paper's outcome, seen once, comes in {:.0f} % "
        "of "
        "our repetitions",
        as_paper.value);
  }
  return row;
}

Table series_table(const std::vector<std::string>& series) {
  std::vector<double> sideways;
  std::vector<double> annealing;
  for (const std::string& word : series) {
    sideways.push_back(static_cast<double>(std::count(word.begin(), word.end(), 'X')));
    annealing.push_back(static_cast<double>(std::count(word.begin(), word.end(), 'O')));
  }
  return {"Lengths won of five",
          {"agent"},
          {{"lengths won", "", Nature::kChance, 2}},
          {{{"sideways"}, {{3, mean_of(sideways)}}, ""},
           {{"annealing"}, {{2, mean_of(annealing)}}, ""}}};
}

Plot lengths_plot(const Table& table) {
  Plot plot{"Best of three won by sideways moves", {"rounds", ""}, {"won", "%"}, {}};
  Series paper{"paper, one best of three", Source::kPaper, {}};
  Series ours{"ours", Source::kOurs, {}};
  for (std::size_t i = 0; i < kLengths.size(); ++i) {
    const double rounds = kLengths[i].fixture.rounds;
    paper.points.push_back({rounds, exact(kLengths[i].paper == Winner::kX ? 100 : 0)});
    ours.points.push_back({rounds, *table.rows[i].figures[0].ours});
  }
  plot.series = {paper, ours};
  return plot;
}

Result<Report> lengths_report(const Evidence& evidence) {
  const auto series = all_series(evidence);
  Table table{"Sideways moves (X) against annealing (O), best of three",
              {"rounds", "begins", "paper's winner"},
              {{"sideways wins", "%", Nature::kChance, 1},
               {"annealing wins", "%", Nature::kChance, 1},
               {"nobody", "%", Nature::kChance, 1}},
              {}};
  for (std::size_t i = 0; i < kLengths.size(); ++i) table.rows.push_back(length_row(series, i));
  Report report;
  report.plots.push_back(lengths_plot(table));
  report.tables = {std::move(table), series_table(series)};
  const Estimate won = *report.tables[1].rows[0].figures[0].ours;
  report.headline = fmt::format(
      "Over {} repetitions of the paper's five best-of-threes sideways moves win {:.2f} of the "
      "five lengths (paper: 3, in one repetition).",
      won.count, won.value);
  report.notes = {
      "Sideways moves are free of chance, annealing is not, so every repetition differs. The paper "
      "played each length once."};
  return report;
}

}  // namespace

Result<Winner> play_fixture(const Fixture& fixture, const Rng& rng, const std::stop_token& stop) {
  const auto start = start_of("adjacency", {{"rounds", std::to_string(fixture.rounds)},
                                            {"first", std::string(1, fixture.begins)}});
  Seating seating{{fixture.x, fixture.o}, {}};
  const bool x_first = fixture.begins == 'X';
  if (!x_first) std::swap(seating.specs[0], seating.specs[1]);
  const auto game = play_one(*start, seating, rng, stop);
  if (!game) return game.error();
  if (game->score == 0) return Winner::kNobody;
  return (game->score > 0) == x_first ? Winner::kX : Winner::kO;
}

std::vector<Experiment> adjacency_experiments() {
  return {{"adjacency-lengths",
           {"Adjacency: sideways moves against annealing",
            "Adjacency: langkah menyamping melawan annealing"},
           paper(),
           {"500 repetitions of the five best-of-threes",
            "500 ulangan dari lima seri terbaik dari tiga"},
           {"5,000 repetitions of the five best-of-threes",
            "5.000 ulangan dari lima seri terbaik dari tiga"},
           lengths_measurements,
           lengths_report},
          adjacency_pairings_experiment(paper())};
}

}  // namespace papan::lab
