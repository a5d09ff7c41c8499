// Short games of Colour Brick: our best beside the thesis's agent and expectimax, by the number
// of bricks and of colours, on equal deals that nothing was trained or chosen on.
#include <fmt/format.h>

#include <algorithm>

#include "games/brick/study/parts.hpp"
#include "lab/games.hpp"

namespace papan::lab {
namespace {

constexpr int kFirstDeal = 10'001;
constexpr const char* kBest = "best";
// As the thesis prints its free cells, as fits some of its scores better, and a search.
constexpr std::array<const char*, 3> kOthers = {"thesis:free_cells=10", "thesis:free_cells=30",
                                                "expectimax"};

struct ShortCase {
  int colours;
  int bricks;
};

std::vector<ShortCase> cases_of(const Scope& scope) {
  const std::vector<int> all = {5, 10, 20, 40, 80, 160};
  const std::vector<int> lengths(all.begin(), all.begin() + scope.by_size(3, 6));
  std::vector<ShortCase> cases;
  for (int colours = 3; colours <= 9; ++colours) {
    for (const int bricks : lengths) cases.push_back({colours, bricks});
  }
  return cases;
}

int deals(const Scope& scope) {
  return scope.by_size(10, 40);
}

std::string game_key(const ShortCase& one, const std::string& agent, int deal) {
  return fmt::format("{} colours {} bricks {} deal {}", agent, one.colours, one.bricks, deal);
}

Result<Json> play_deal(const ShortCase& one, const std::string& agent, int deal,
                       const std::stop_token& stop) {
  const auto start = start_of("brick", {{"colours", std::to_string(one.colours)},
                                        {"bricks", std::to_string(one.bricks)},
                                        {"deal", std::to_string(kFirstDeal + deal)}});
  const auto seed = static_cast<std::uint64_t>(deal);
  const auto game = play_one(*start, {{agent, ""}, {}}, Rng(seed), stop);
  if (!game) return game.error();
  return Json(game->score);
}

void add_games(const ShortCase& one, const std::string& agent, int count,
               std::vector<Measurement>& all) {
  const double seconds = agent == kBest ? 0.03 : 0.001;  // a brick, about
  for (int deal = 0; deal < count; ++deal) {
    all.push_back({game_key(one, agent, deal), one.bricks * seconds,
                   [one, agent, deal](const std::stop_token& stop) {
                     return play_deal(one, agent, deal, stop);
                   }});
  }
}

std::vector<Measurement> short_measurements(const Scope& scope) {
  std::vector<Measurement> all;
  for (const ShortCase& one : cases_of(scope)) {
    add_games(one, kBest, deals(scope), all);
    for (const char* agent : kOthers) add_games(one, agent, deals(scope), all);
  }
  return all;
}

std::vector<double> scores_of(const Evidence& evidence, const ShortCase& one,
                              const std::string& agent) {
  std::vector<double> scores;
  for (int deal = 0; deal < deals(evidence.scope); ++deal) {
    scores.push_back(evidence.at(game_key(one, agent, deal)).get<double>());
  }
  return scores;
}

// What best makes more than another, deal by deal.
Estimate lead_over(const Evidence& evidence, const ShortCase& one, const std::string& agent) {
  std::vector<double> leads = scores_of(evidence, one, kBest);
  const auto theirs = scores_of(evidence, one, agent);
  for (std::size_t i = 0; i < leads.size(); ++i) leads[i] -= theirs[i];
  return mean_of(leads);
}

// Over the one that it leads by least.
Estimate least_lead(const Evidence& evidence, const ShortCase& one) {
  std::vector<Estimate> leads;
  for (const char* agent : kOthers) leads.push_back(lead_over(evidence, one, agent));
  return *std::min_element(leads.begin(), leads.end(),
                           [](const auto& a, const auto& b) { return a.value < b.value; });
}

Row case_row(const Evidence& evidence, const ShortCase& one) {
  Row row{{std::to_string(one.colours), std::to_string(one.bricks)}, {}, ""};
  row.figures.push_back({{}, mean_of(scores_of(evidence, one, kBest))});
  for (const char* agent : kOthers) {
    row.figures.push_back({{}, mean_of(scores_of(evidence, one, agent))});
  }
  const Estimate lead = least_lead(evidence, one);
  row.figures.push_back({{}, lead});
  if (lead.high < 0) row.remark = evidence.say("behind", "tertinggal");
  return row;
}

Table short_table(const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table{
      say("Mean scores on {} deals", "Skor rata-rata pada {} pembagian", deals(evidence.scope)),
      {"K", "N"},
      {{kBest, "", Nature::kChance, 1}},
      {}};
  for (const char* agent : kOthers) table.columns.push_back({agent, "", Nature::kChance, 1});
  table.columns.push_back(
      {say("lead of best over the nearest", "keunggulan best atas yang terdekat"), "",
       Nature::kChance, 1});
  for (const ShortCase& one : cases_of(evidence.scope)) {
    table.rows.push_back(case_row(evidence, one));
  }
  return table;
}

Result<Report> short_report(const Evidence& evidence) {
  const Say& say = evidence.say;
  Report report;
  report.tables.push_back(short_table(evidence));
  const auto& rows = report.tables.back().rows;
  const auto count = [&](auto&& holds) {
    return std::count_if(rows.begin(), rows.end(),
                         [&](const Row& row) { return holds(*row.figures.back().ours); });
  };
  const auto ahead = count([](const Estimate& lead) { return lead.value >= 0; });
  const auto behind = count([](const Estimate& lead) { return lead.high < 0; });
  report.headline = say(
      "In {} of {} cases of K colours and N bricks best makes at least as much as the thesis's "
      "agent and as expectimax in the mean; in {} it is behind by more than chance explains.",
      "Pada {} dari {} kasus K warna dan N bata, rata-rata best paling sedikit sama dengan agen "
      "skripsi dan expectimax; pada {} kasus best tertinggal lebih dari yang dapat dijelaskan "
      "oleh kebetulan.",
      ahead, rows.size(), behind);
  report.notes = {say(
      "All agents play the same deals. Intervals are of 95 %; the lead is the mean of the "
      "differences deal by deal, over whichever of the others comes nearest.",
      "Semua agen memainkan pembagian yang sama. Selang adalah 95 %; keunggulan adalah rata-rata "
      "selisih tiap pembagian, atas agen lain yang paling dekat.")};
  return report;
}

}  // namespace

Experiment brick_short_experiment(const Words& paper) {
  return {"brick-short",
          {"Colour Brick: short games", "Colour Brick: permainan pendek"},
          paper,
          {"10 deals of 5, 10 and 20 bricks with 3 to 9 colours, by four agents",
           "10 pembagian dengan 5, 10, dan 20 bata serta 3 sampai 9 warna, oleh empat agen"},
          {"40 deals of 5 to 160 bricks with 3 to 9 colours, by four agents",
           "40 pembagian dengan 5 sampai 160 bata serta 3 sampai 9 warna, oleh empat agen"},
          short_measurements,
          short_report};
}

}  // namespace papan::lab
