// The Othello paper has no table: its two greedy agents play each other and people,
// and it finds both weak. Here they meet each other and every other agent, in pairs
// of games that share a random opening with the seats swapped.
#include <fmt/format.h>

#include "agents/catalogue.hpp"
#include "lab/experiments/all.hpp"
#include "lab/games.hpp"

namespace papan::lab {
namespace {

constexpr const char* kId = "othello-greedy";
constexpr std::array<const char*, 2> kGreedy = {"greedy-count", "greedy-position"};
constexpr int kRandomPlies = 4;
constexpr int kPairsAtOnce = 10;

// Budgets that make games reproducible and about equally long; others play as they
// are.
struct Budgeted {
  const char* name;
  const char* spec;
  double seconds;  // a game, about
};
constexpr std::array<Budgeted, 5> kBudgeted = {{{"minimax", "minimax:depth=3", 0.02},
                                                {"alphabeta", "alphabeta:depth=4", 0.02},
                                                {"negascout", "negascout:nodes=5000", 0.05},
                                                {"mcts", "mcts:nodes=1000", 0.3},
                                                {"best", "best:nodes=5000", 0.1}}};

struct Meeting {
  std::string first;
  std::string second;
  double seconds = 0.01;  // a game, about

  [[nodiscard]] std::string key(int chunk) const {
    return fmt::format("{} - {} games {}", first, second, chunk * 2 * kPairsAtOnce);
  }
};

Meeting meeting_of(const std::string& greedy, const std::string& name) {
  for (const Budgeted& one : kBudgeted) {
    if (name == one.name) return {greedy, one.spec, one.seconds};
  }
  return {greedy, name};
}

// Of every agent in the catalogue, so that a new one joins by being there.
std::vector<Meeting> meetings() {
  std::vector<Meeting> all = {{kGreedy[0], kGreedy[1]}};
  for (const char* greedy : kGreedy) {
    for (const AgentEntry& agent : (*find_game("othello"))->agents) {
      if (agent.name == kGreedy[0] || agent.name == kGreedy[1]) continue;
      all.push_back(meeting_of(greedy, agent.name));
    }
  }
  return all;
}

int chunks(const Setting& setting) {
  return setting.by_size(5, 50);
}

std::vector<Measurement> othello_measurements(const Setting& setting) {
  std::vector<Measurement> all;
  for (const Meeting& meeting : meetings()) {
    for (int chunk = 0; chunk < chunks(setting); ++chunk) {
      // The same openings for all meetings.
      const Rng rng = setting.rng(kId).fork(static_cast<std::uint64_t>(chunk));
      all.push_back({meeting.key(chunk), 2 * kPairsAtOnce * meeting.seconds,
                     [meeting, rng](const std::stop_token& stop) {
                       return play_pairs(
                           *start_of("othello", {}),
                           {{meeting.first, meeting.second}, kRandomPlies, kPairsAtOnce}, rng,
                           stop);
                     }});
    }
  }
  return all;
}

Row row_of(const Evidence& evidence, const Meeting& meeting) {
  PairsOutcome outcome;
  for (int chunk = 0; chunk < chunks(evidence.setting); ++chunk) {
    outcome.add(evidence.at(meeting.key(chunk)));
  }
  return {{meeting.first, meeting.second, outcome.words()},
          {{{}, outcome.wins()}, {{}, outcome.margin()}},
          ""};
}

Plot margin_plot(const Table& table) {
  Plot plot{"Mean margin of the greedy agents", {"against", ""}, {"margin", "discs"}, {}};
  const std::size_t others = (table.rows.size() - 1) / 2;
  for (std::size_t greedy = 0; greedy < kGreedy.size(); ++greedy) {
    Series series{kGreedy[greedy], greedy == 0 ? Source::kOurs : Source::kOther, {}};
    for (std::size_t i = 0; i < others; ++i) {
      const Row& row = table.rows[1 + greedy * others + i];
      series.points.push_back({static_cast<double>(i), *row.figures[1].ours});
      const std::string name = row.labels[1].substr(0, row.labels[1].find(':'));
      if (greedy == 0) plot.x.categories.push_back(name);
    }
    plot.series.push_back(std::move(series));
  }
  return plot;
}

Result<Report> othello_report(const Evidence& evidence) {
  Report report;
  Table table{"Greedy agents against each other and against every other agent",
              {"agent", "against", "wins-draws-losses"},
              {{"wins", "%", Nature::kChance, 1}, {"mean margin", "discs", Nature::kChance, 1}},
              {}};
  for (const Meeting& meeting : meetings()) {
    table.rows.push_back(row_of(evidence, meeting));
  }
  int lost = 0;
  int searchers = 0;
  for (std::size_t i = 1; i < table.rows.size(); ++i) {
    if (table.rows[i].labels[1] == "random") continue;
    ++searchers;
    lost += table.rows[i].figures[1].ours->high < 0 ? 1 : 0;
  }
  report.headline = fmt::format(
      "Against agents that look ahead the greedy ones lose in {} of {} pairings; against each "
      "other greedy-count wins {:.0f} % of the games.",
      lost, searchers, table.rows[0].figures[0].ours->value);
  report.plots.push_back(margin_plot(table));
  report.tables.push_back(std::move(table));
  report.notes = {
      "The paper gives no figures. It finds both agents weak, since they look no move ahead and "
      "are easy to predict, and asks for other algorithms: the table says how weak.",
      fmt::format("Every pair of games shares an opening of {} random plies, the same for all "
                  "pairings, with the seats swapped.",
                  kRandomPlies)};
  return report;
}

}  // namespace

std::vector<Experiment> othello_experiments() {
  return {{kId,
           {"Othello: the greedy agents against all others",
            "Othello: agen rakus melawan semua yang lain"},
           {"Hernanto, Hayyu and Marcel, a study of greedy agents for Othello (Institut Teknologi "
            "Bandung)",
            "Hernanto, Hayyu, dan Marcel, kajian agen rakus untuk Othello (Institut Teknologi "
            "Bandung)"},
           {"100 games a pairing", "100 permainan tiap pasangan"},
           {"1,000 games a pairing", "1.000 permainan tiap pasangan"},
           othello_measurements,
           othello_report},
          othello_techniques_experiment()};
}

}  // namespace papan::lab
