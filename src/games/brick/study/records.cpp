// How far our best goes on the ten cases: deals 1 to 5, which nothing was trained or chosen
// on, beside what the thesis and the booklet published. Quick: the builder policy alone.
#include <fmt/format.h>

#include <algorithm>

#include "games/brick/study/parts.hpp"
#include "lab/games.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

constexpr int kDeals = 5;

std::string agent_of(const Scope& scope) {
  return scope.by_size(0, 1) == 0 ? "best:values=none" : "best";
}

std::string case_key(const BrickCase& one, const std::string& agent, int deal) {
  return fmt::format("{} colours {} bricks {} deal {}", agent, one.colours, one.bricks, deal);
}

Result<Json> play_deal(const BrickCase& one, const std::string& agent, int deal,
                       const std::stop_token& stop) {
  const auto start = start_of("brick", {{"colours", std::to_string(one.colours)},
                                        {"bricks", std::to_string(one.bricks)},
                                        {"deal", std::to_string(deal)}});
  const auto seed = static_cast<std::uint64_t>(deal);
  const auto game = play_one(*start, {{agent, ""}, {}}, Rng(seed), stop);
  if (!game) return game.error();
  return Json{{"score", game->score}, {"placed", game->efforts[0].moves}};
}

std::vector<Measurement> records_measurements(const Scope& scope) {
  constexpr double kSeconds = 7;  // a game, about
  const std::string agent = agent_of(scope);
  std::vector<Measurement> all;
  for (const BrickCase& one : kBrickCases) {
    for (int deal = 1; deal <= kDeals; ++deal) {
      all.push_back(
          {case_key(one, agent, deal), kSeconds, [&one, agent, deal](const std::stop_token& stop) {
             return play_deal(one, agent, deal, stop);
           }});
    }
  }
  return all;
}

std::vector<double> values_of(const Evidence& evidence, const BrickCase& one, const char* what) {
  const std::string agent = agent_of(evidence.scope);
  std::vector<double> values;
  for (int deal = 1; deal <= kDeals; ++deal) {
    values.push_back(evidence.at(case_key(one, agent, deal))[what].get<double>());
  }
  return values;
}

std::string times_the_thesis(const Say& say, double times) {
  return say("{} times the thesis", "{} kali skripsi", number_text(say, times, 2));
}

Row case_row(const Evidence& evidence, const BrickCase& one) {
  const auto score = mean_of(values_of(evidence, one, "score"));
  return {{std::to_string(one.colours), fmt::format("{}", one.bricks)},
          {{one.thesis, score},
           {one.booklet, {}},
           {one.placed, mean_of(values_of(evidence, one, "placed"))}},
          times_the_thesis(evidence.say, score.value / one.thesis)};
}

// The sums of all cases, deal by deal.
Row total_row(const Evidence& evidence) {
  std::vector<double> sums(kDeals);
  double thesis = 0;
  double booklet = 0;
  for (const BrickCase& one : kBrickCases) {
    const auto scores = values_of(evidence, one, "score");
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += scores[i];
    thesis += one.thesis;
    booklet += one.booklet;
  }
  const auto total = mean_of(sums);
  return {{evidence.say("total", "jumlah"), ""},
          {{thesis, total}, {booklet, {}}, {}},
          times_the_thesis(evidence.say, total.value / thesis)};
}

Result<Report> records_report(const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table{
      say("Our best on the ten cases of the judge", "Agen terbaik kami pada sepuluh kasus juri"),
      {"K", "N"},
      {{say("score", "skor"), "", Nature::kChance, 0},
       {say("score of the booklet", "skor buku kecil"), "", Nature::kChance, 0},
       {say("bricks placed", "bata terpasang"), "", Nature::kChance, 0}},
      {}};
  for (const BrickCase& one : kBrickCases) table.rows.push_back(case_row(evidence, one));
  table.rows.push_back(total_row(evidence));
  const auto& total = table.rows.back().figures[0];
  Report report;
  report.headline = say(
      "{} makes {} million on deals 1 to 5 of the ten cases, {} times the thesis's {} million, "
      "which was the first place on SPOJ.",
      "{} mencapai {} juta pada pembagian 1 sampai 5 dari sepuluh kasus, {} kali {} juta skripsi, "
      "yang menjadi peringkat 1 di SPOJ.",
      agent_of(evidence.scope), number_text(say, total.ours->value / 1e6, 2),
      number_text(say, total.ours->value / *total.paper, 2),
      number_text(say, *total.paper / 1e6, 2));
  report.tables.push_back(std::move(table));
  report.notes = {say(
      "The judge's bricks are not public; ours are uniformly random, and values and policies "
      "were trained on other deals. The thesis's figure is one game a case, with limits that "
      "were most likely chosen on it (brick-cases).",
      "Bata juri tidak diumumkan; bata kami acak seragam, dan nilai serta kebijakan dilatih pada "
      "pembagian lain. Angka skripsi adalah satu permainan tiap kasus, dengan batas yang agaknya "
      "dipilih pada kasus itu (brick-cases).")};
  return report;
}

}  // namespace

Experiment brick_records_experiment(const Words& paper) {
  return {"brick-records",
          {"Colour Brick: how far our best goes", "Colour Brick: sejauh mana agen terbaik kami"},
          paper,
          {"5 deals of the ten cases by the builder policy",
           "5 pembagian dari sepuluh kasus, dengan kebijakan pola"},
          {"5 deals of the ten cases by the learned values",
           "5 pembagian dari sepuluh kasus, dengan nilai yang dipelajari"},
          records_measurements,
          records_report};
}

}  // namespace papan::lab
