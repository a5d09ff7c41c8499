// The ten cases of the judge: the thesis's agent, and our best, on deals of our own;
// the judge's bricks are not public.
#include <fmt/format.h>

#include "lab/experiments/brick_parts.hpp"
#include "lab/games.hpp"

namespace papan::lab {
namespace {

constexpr const char* kId = "brick-cases";
constexpr const char* kThesis = "thesis";
constexpr const char* kBest = "best";

using Case = BrickCase;
constexpr auto& kCases = kBrickCases;

int deals(const Setting& setting, const char* agent) {
  return agent == kThesis ? setting.by_size(5, 20) : setting.by_size(1, 5);
}

std::string case_key(const Case& one, const char* agent, int deal) {
  return fmt::format("{} colours {} bricks {} deal {}", agent, one.colours, one.bricks, deal);
}

Result<Json> play_case(const Case& one, const char* agent, std::uint32_t deal,
                       const std::stop_token& stop) {
  const auto start = start_of("brick", {{"colours", std::to_string(one.colours)},
                                        {"bricks", std::to_string(one.bricks)},
                                        {"deal", std::to_string(deal)}});
  const auto game = play_one(*start, {{agent, ""}, {}}, Rng(deal), stop);
  if (!game) return game.error();
  return Json{{"score", game->score}, {"placed", game->efforts[0].moves}};
}

// About, a brick.
double seconds_a_brick(const Case& one, const char* agent) {
  constexpr double kFast = 2e-5;
  return agent == kThesis ? kFast : one.colours < 5 ? 2 * kFast : 20 * kFast;
}

std::vector<Measurement> cases_measurements(const Setting& setting) {
  std::vector<Measurement> all;
  for (const Case& one : kCases) {
    for (const char* agent : {kThesis, kBest}) {
      for (int i = 0; i < deals(setting, agent); ++i) {
        constexpr std::uint32_t kDeals = 1'000'000'000;
        const auto deal = 1 + setting.rng(kId).fork(static_cast<std::uint64_t>(i)).below(kDeals);
        all.push_back({case_key(one, agent, i), one.bricks * seconds_a_brick(one, agent),
                       [&one, agent, deal](const std::stop_token& stop) {
                         return play_case(one, agent, deal, stop);
                       }});
      }
    }
  }
  return all;
}

std::vector<double> values_of(const Evidence& evidence, const Case& one, const char* agent,
                              const char* what) {
  std::vector<double> values;
  for (int i = 0; i < deals(evidence.setting, agent); ++i) {
    values.push_back(evidence.at(case_key(one, agent, i))[what].get<double>());
  }
  return values;
}

Row case_row(const Evidence& evidence, const Case& one) {
  Row row{{std::to_string(one.colours), fmt::format("{}", one.bricks)}, {}, ""};
  row.figures = {{one.thesis, mean_of(values_of(evidence, one, kThesis, "score"))},
                 {one.placed, mean_of(values_of(evidence, one, kThesis, "placed"))},
                 {one.booklet, {}},
                 {{}, mean_of(values_of(evidence, one, kBest, "score"))}};
  if (one.colours == 8) {
    row.remark =
        "the thesis places all bricks; ours die early on most deals, and how early varies widely";
  }
  if (one.colours == 9) row.remark = "games die early, and how early varies widely by deal";
  return row;
}

// The sums of all cases, deal by deal.
Row total_row(const Evidence& evidence) {
  const auto total_of = [&](const char* agent) {
    std::vector<double> sums(static_cast<std::size_t>(deals(evidence.setting, agent)));
    for (const Case& one : kCases) {
      const auto scores = values_of(evidence, one, agent, "score");
      for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += scores[i];
    }
    return mean_of(sums);
  };
  double thesis = 0;
  double booklet = 0;
  for (const Case& one : kCases) {
    thesis += one.thesis;
    booklet += one.booklet;
  }
  return {{"total", ""},
          {{thesis, total_of(kThesis)}, {}, {booklet, {}}, {{}, total_of(kBest)}},
          "the thesis's is the first place on SPOJ; rank 3 there has 23,041,164"};
}

Plot cases_plot(const Table& table) {
  Plot plot{"Score by case",
            {"colours K, bricks N", ""},
            {"score", "points", Scale::kLogarithmic, {}},
            {}};
  Series booklet{"booklet", Source::kPaper, {}};
  Series thesis{"thesis", Source::kPaper, {}};
  Series ours{"thesis's agent, ours", Source::kOurs, {}};
  Series best{"our best", Source::kOther, {}};
  for (std::size_t i = 0; i < kCases.size(); ++i) {
    const auto place = static_cast<double>(i);
    const auto& figures = table.rows[i].figures;
    plot.x.categories.push_back(fmt::format("{}\n{}", kCases[i].colours, kCases[i].bricks));
    booklet.points.push_back({place, exact(*figures[2].paper)});
    thesis.points.push_back({place, exact(*figures[0].paper)});
    ours.points.push_back({place, *figures[0].ours});
    best.points.push_back({place, *figures[3].ours});
  }
  plot.series = {booklet, thesis, ours, best};
  return plot;
}

Result<Report> cases_report(const Evidence& evidence) {
  Table table{"The ten cases of the judge",
              {"K", "N"},
              {{"score", "", Nature::kChance, 0},
               {"bricks placed", "", Nature::kChance, 0},
               {"score of the booklet", "", Nature::kChance, 0},
               {"score of our best", "", Nature::kChance, 0}},
              {}};
  for (const Case& one : kCases) table.rows.push_back(case_row(evidence, one));
  table.rows.push_back(total_row(evidence));
  const auto& total = table.rows.back().figures;
  Report report;
  report.headline = fmt::format(
      "The thesis's agent makes {:.2f} million here, {:+.1f} % of the published {:.2f} million; "
      "our "
      "best makes {:.2f} million, {:.2f} times the published.",
      total[0].ours->value / 1e6, 100 * (total[0].ours->value / *total[0].paper - 1),
      *total[0].paper / 1e6, total[3].ours->value / 1e6, total[3].ours->value / *total[0].paper);
  report.plots.push_back(cases_plot(table));
  report.tables.push_back(std::move(table));
  report.notes = {
      "The judge's bricks are not public. Ours are uniformly random, the same deals for both "
      "agents; "
      "the thesis's figure is one game a case. Its agent is run with its published weights and "
      "limits, and takes any points when fewer than 30 cells are free: the printed 10 loses "
      "games."};
  return report;
}

}  // namespace

Experiment brick_cases_experiment(const Words& paper) {
  return {kId,
          {"Colour Brick: scores of the ten cases", "Colour Brick: skor sepuluh kasus"},
          paper,
          {"5 deals of the thesis's agent, 1 of our best",
           "5 pembagian untuk agen skripsi, 1 untuk agen terbaik kami"},
          {"20 deals of the thesis's agent, 5 of our best",
           "20 pembagian untuk agen skripsi, 5 untuk agen terbaik kami"},
          cases_measurements,
          cases_report};
}

}  // namespace papan::lab
