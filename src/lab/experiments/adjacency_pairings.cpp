// The Adjacency paper, the pairings of its agents and their summary: its own games
// (rounds, letters, who begins), many times over where an agent draws lots, and the
// same agents from random openings. Games of people cannot be played again.
#include <fmt/format.h>

#include <array>

#include "lab/experiments/adjacency_fixture.hpp"
#include "lab/games.hpp"

namespace papan::lab {
namespace {

constexpr const char* kMinimax = "minimax";
constexpr const char* kLocal = "sideways";
constexpr const char* kGenetic = "genetic";

struct Pairing {
  const char* first;
  const char* second;
  std::array<Fixture, 3> games;
  std::array<double, 2> paper;  // per cent of games won by first and second
  const char* remark;
};

const std::array<Pairing, 3> kPairings = {
    {{kMinimax,
      kLocal,
      {{{kMinimax, kLocal, 28, 'O'}, {kLocal, kMinimax, 18, 'O'}, {kMinimax, kLocal, 8, 'X'}}},
      {100, 0},
      "both are free of chance, so these are always the same three games, and say little (see from "
      "random openings). Our minimax cuts and deepens where the listing does not, so its moves "
      "differ. The paper contradicts itself: its list of games and its total for local search (4 "
      "of "
      "9) give the game of 18 rounds to local search, its table gives all three to minimax"},
     {kMinimax,
      kGenetic,
      {{{kMinimax, kGenetic, 28, 'O'},
        {kMinimax, kGenetic, 18, 'X'},
        {kGenetic, kMinimax, 8, 'X'}}},
      {100, 0},
      "three games in the paper"},
     {kLocal,
      kGenetic,
      {{{kLocal, kGenetic, 28, 'O'}, {kLocal, kGenetic, 18, 'X'}, {kGenetic, kLocal, 8, 'O'}}},
      {66.7, 33.3},
      "three games in the paper; here many are drawn"}}};

struct PeoplePairing {
  const char* first;
  std::array<double, 2> paper;
};
constexpr std::array<PeoplePairing, 2> kPeople = {{{kMinimax, {100, 0}}, {kLocal, {33.3, 33.3}}}};

int repetitions(const Setting& setting, const Pairing& pairing) {
  if (pairing.second == kLocal) return 1;  // without chance
  if (pairing.first == kMinimax) return setting.by_size(100, 1000);
  return setting.by_size(500, 5000);
}

std::string pairing_key(const Pairing& pairing, int repetition) {
  return fmt::format("{} - {} repetition {}", pairing.first, pairing.second, repetition);
}

// Who won each of the three games, as letters: first, second, nobody.
Result<Json> play_pairing(const Pairing& pairing, const Rng& rng, const std::stop_token& stop) {
  std::string word;
  for (std::uint64_t i = 0; i < pairing.games.size(); ++i) {
    const Fixture& fixture = pairing.games[i];
    const auto winner = play_fixture(fixture, rng.fork(i), stop);
    if (!winner) return winner.error();
    const bool first_is_x = fixture.x == pairing.first;
    const Winner as_first = first_is_x ? Winner::kX : Winner::kO;
    word += *winner == Winner::kNobody ? '-' : *winner == as_first ? '1' : '2';
  }
  return Json(word);
}

// Beyond the paper: the same agents from random openings.
constexpr std::array<int, 3> kOpenedRounds = {28, 18, 8};
constexpr int kOpeningPlies = 2;
constexpr int kPairsAtOnce = 10;

int opened_chunks(const Setting& setting) {
  return setting.by_size(4, 50);
}

std::string opened_key(const Pairing& pairing, int rounds, int chunk) {
  return fmt::format("{} - {} opened, {} rounds, pairs {}", pairing.first, pairing.second, rounds,
                     chunk * kPairsAtOnce);
}

void add_opened(const Setting& setting, const Pairing& pairing, std::vector<Measurement>& all) {
  for (const int rounds : kOpenedRounds) {
    const Rng root = setting.rng(fmt::format("opened, {} rounds", rounds));
    for (int chunk = 0; chunk < opened_chunks(setting); ++chunk) {
      const double seconds = pairing.first == kMinimax ? 0.5 : 0.01;
      all.push_back(
          {opened_key(pairing, rounds, chunk), seconds,
           [&pairing, rounds,
            rng = root.fork(static_cast<std::uint64_t>(chunk))](const std::stop_token& stop) {
             const auto start = start_of("adjacency", {{"rounds", std::to_string(rounds)}});
             const PairsOfGames pairs{{pairing.first, pairing.second}, kOpeningPlies, kPairsAtOnce};
             return play_pairs(*start, pairs, rng, stop);
           }});
    }
  }
}

Table opened_table(const Evidence& evidence) {
  Table table{
      "The same agents from random openings",
      {"first", "second", "rounds", "wins-draws-losses"},
      {{"first wins", "%", Nature::kChance, 1}, {"mean margin", "marks", Nature::kChance, 1}},
      {}};
  for (const Pairing& pairing : kPairings) {
    for (const int rounds : kOpenedRounds) {
      PairsOutcome outcome;
      for (int chunk = 0; chunk < opened_chunks(evidence.setting); ++chunk) {
        outcome.add(evidence.at(opened_key(pairing, rounds, chunk)));
      }
      table.rows.push_back(
          {{pairing.first, pairing.second, std::to_string(rounds), outcome.words()},
           {{{}, outcome.wins()}, {{}, outcome.margin()}},
           ""});
    }
  }
  return table;
}

std::vector<Measurement> pairings_measurements(const Setting& setting) {
  std::vector<Measurement> all;
  for (const Pairing& pairing : kPairings) {
    add_opened(setting, pairing, all);
    const Rng root = setting.rng(fmt::format("{} - {}", pairing.first, pairing.second));
    for (int i = 0; i < repetitions(setting, pairing); ++i) {
      const double seconds = pairing.first == kMinimax ? 0.05 : 0.001;
      all.push_back(
          {pairing_key(pairing, i), seconds,
           [&pairing, rng = root.fork(static_cast<std::uint64_t>(i))](const std::stop_token& stop) {
             return play_pairing(pairing, rng, stop);
           }});
    }
  }
  return all;
}

struct PairingTally {
  std::array<int, 2> wins{};
  int games = 0;

  [[nodiscard]] Estimate share(std::size_t side) const {
    return games == 3 ? exact(100.0 * wins[side] / games) : percentage_of(wins[side], games);
  }
};

PairingTally tally_of(const Evidence& evidence, const Pairing& pairing) {
  PairingTally tally;
  for (int i = 0; i < repetitions(evidence.setting, pairing); ++i) {
    for (const char letter : evidence.at(pairing_key(pairing, i)).get<std::string>()) {
      ++tally.games;
      if (letter != '-') ++tally.wins[letter == '1' ? 0 : 1];
    }
  }
  return tally;
}

Table pairings_table(const std::array<PairingTally, 3>& tallies) {
  Table table{"Pairings",
              {"first", "second", "games"},
              {{"first wins", "%", Nature::kChance, 1}, {"second wins", "%", Nature::kChance, 1}},
              {}};
  for (std::size_t i = 0; i < kPairings.size(); ++i) {
    const Pairing& pairing = kPairings[i];
    Row row{{pairing.first, pairing.second, std::to_string(tallies[i].games)}, {}, pairing.remark};
    for (std::size_t side = 0; side < 2; ++side) {
      row.figures.push_back({pairing.paper[side], tallies[i].share(side)});
    }
    table.rows.push_back(std::move(row));
  }
  for (const PeoplePairing& people : kPeople) {
    table.rows.push_back({{people.first, "people", "-"},
                          {{people.paper[0], {}}, {people.paper[1], {}}},
                          "games of people cannot be played again"});
  }
  return table;
}

// Wins of each agent in its two pairings, equally weighted as in the paper.
struct Total {
  const char* agent;
  std::array<std::size_t, 2> pairings;  // its indices and sides there
  std::array<std::size_t, 2> sides;
  double paper;  // per cent, without the games of people
  const char* remark;
};
constexpr std::array<Total, 3> kTotals = {
    {{kMinimax, {0, 1}, {0, 0}, 100, "paper: 11 of 11 with five games of people, 6 of 6 without"},
     {kLocal,
      {0, 2},
      {1, 0},
      33.3,
      "paper: 4 of 9 with three games of people; its table of pairings adds up to 3 of 9, and "
      "without people to 2 of 6"},
     {kGenetic, {1, 2}, {1, 1}, 16.7, "paper: 1 of 6"}}};

Table totals_table(const std::array<PairingTally, 3>& tallies) {
  Table table{"Overall, without people", {"agent"}, {{"games won", "%", Nature::kChance, 1}}, {}};
  for (const Total& total : kTotals) {
    double value = 0;
    double low = 0;
    double high = 0;
    for (std::size_t i = 0; i < 2; ++i) {
      const Estimate share = tallies[total.pairings[i]].share(total.sides[i]);
      value += share.value / 2;
      low += share.low / 2;
      high += share.high / 2;
    }
    table.rows.push_back(
        {{total.agent}, {{total.paper, Estimate{value, low, high}}}, total.remark});
  }
  return table;
}

Plot pairings_plot(const Table& table) {
  Plot plot{"Games won by the first", {"pairing", ""}, {"won", "%"}, {}};
  Series paper{"paper", Source::kPaper, {}};
  Series ours{"ours", Source::kOurs, {}};
  for (std::size_t i = 0; i < kPairings.size(); ++i) {
    plot.x.categories.push_back(
        fmt::format("{}\nagainst {}", kPairings[i].first, kPairings[i].second));
    const Figure& figure = table.rows[i].figures[0];
    paper.points.push_back({static_cast<double>(i), exact(*figure.paper)});
    ours.points.push_back({static_cast<double>(i), *figure.ours});
  }
  plot.series = {paper, ours};
  return plot;
}

Result<Report> pairings_report(const Evidence& evidence) {
  std::array<PairingTally, 3> tallies;
  for (std::size_t i = 0; i < kPairings.size(); ++i) {
    tallies[i] = tally_of(evidence, kPairings[i]);
  }
  Report report;
  report.tables = {pairings_table(tallies), totals_table(tallies), opened_table(evidence)};
  report.plots.push_back(pairings_plot(report.tables[0]));
  const auto& totals = report.tables[1].rows;
  report.headline = fmt::format(
      "Overall minimax wins {:.0f} % of its games, local search {:.0f} %, genetic {:.0f} %.",
      totals[0].figures[0].ours->value, totals[1].figures[0].ours->value,
      totals[2].figures[0].ours->value);
  report.notes = {
      "Each pairing is the paper's three games, with its rounds (28, 18, 8), letters and first "
      "mover, repeated where an agent draws lots. Local search is sideways moves, as in the "
      "paper's games. The bounds of a total are the means of its pairings' bounds.",
      fmt::format("From random openings every pair of games shares {} random plies, with the seats "
                  "swapped.",
                  kOpeningPlies)};
  return report;
}

}  // namespace

Experiment adjacency_pairings_experiment(const Words& paper) {
  return {
      "adjacency-pairings",
      {"Adjacency: the pairings of the agents", "Adjacency: pasangan para agen"},
      paper,
      {"the paper's games, once where nothing is left to chance, 100 times minimax - genetic, 500 "
       "times sideways - genetic; 40 pairs of games a pairing and length from random openings",
       "permainan makalah, sekali bila tanpa undian, 100 kali minimax - genetic, 500 kali sideways "
       "- genetic; 40 pasang permainan tiap pasangan dan panjang dari pembukaan acak"},
      {"the paper's games, once where nothing is left to chance, 1,000 times minimax - genetic, "
       "5,000 times sideways - genetic; 500 pairs of games a pairing and length from random "
       "openings",
       "permainan makalah, sekali bila tanpa undian, 1.000 kali minimax - genetic, 5.000 kali "
       "sideways - genetic; 500 pasang permainan tiap pasangan dan panjang dari pembukaan acak"},
      pairings_measurements,
      pairings_report};
}

}  // namespace papan::lab
