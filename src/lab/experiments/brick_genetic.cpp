// The genetic algorithm of the thesis: its tables of features, population, mutation
// and sigma, all at nine colours and 20,000 bricks. The thesis ran each setting once,
// on one deal; here each is run many times, with a deal and a seed of its own a time.
#include <fmt/format.h>

#include <optional>

#include "core/text.hpp"
#include "lab/experiments/brick_parts.hpp"
#include "train/run.hpp"

namespace papan::lab {
namespace {

// A line of one of the thesis's tables.
struct Variation {
  std::string label;
  double score;
  std::optional<double> stopped;  // generation
  train::Plan plan;
};

struct GeneticTable {
  const char* id;
  Words title;
  const char* varied;  // head of the labels
  std::vector<Variation> variations;
};

Variation with_features(const char* more, double score, double stopped) {
  Variation made{fmt::format("HP VP DP PD{}", more), score, stopped, {}};
  made.plan.features.clear();
  for (const auto name : words(made.label)) made.plan.features.emplace_back(name);
  return made;
}

template <class T>
Variation with(T train::Plan::*member, T value, double score, std::optional<double> stopped) {
  Variation made{fmt::format("{}", value), score, stopped, {}};
  made.plan.*member = value;
  return made;
}

const std::vector<GeneticTable>& tables() {
  using train::Plan;
  static const std::vector<GeneticTable> all = {
      {"brick-features",
       {"Colour Brick: features in training", "Colour Brick: fitur dalam pelatihan"},
       "features",
       {with_features("", 6909, 13), with_features(" PH", 10119, 13),
        with_features(" MW", 9118, 13), with_features(" B", 9585, 18),
        with_features(" PH B", 5484, 11), with_features(" PH MW", 7474, 13),
        with_features(" B MW", 13168, 8)}},
      {"brick-population",
       {"Colour Brick: population in training", "Colour Brick: populasi dalam pelatihan"},
       "population",
       {with(&Plan::population, 50, 8327, 24), with(&Plan::population, 100, 8327, {}),
        with(&Plan::population, 200, 13168, 8), with(&Plan::population, 300, 11001, 11)}},
      {"brick-mutation",
       {"Colour Brick: mutation in training", "Colour Brick: mutasi dalam pelatihan"},
       "mutation probability",
       {with(&Plan::mutation, 0.05, 9065, 10), with(&Plan::mutation, 0.1, 9629, 9),
        with(&Plan::mutation, 0.2, 10627, 12), with(&Plan::mutation, 0.3, 13168, 8)}},
      {"brick-sigma",
       {"Colour Brick: sigma in training", "Colour Brick: sigma dalam pelatihan"},
       "sigma",
       {with(&Plan::sigma, 50.0, 8184, 9), with(&Plan::sigma, 100.0, 10962, 15),
        with(&Plan::sigma, 200.0, 13168, 8), with(&Plan::sigma, 300.0, 12223, 9)}}};
  return all;
}

int repetitions(const Setting& setting) {
  return setting.by_size(1, 6);
}

std::string run_key(const Variation& variation, int repetition) {
  return fmt::format("{} run {}", variation.label, repetition);
}

Result<Json> train_once(const train::Plan& plan, const std::stop_token& stop) {
  train::Run run(plan);
  train::finish(run, 1, stop);
  if (run.history().empty()) return Json();  // stopped
  const train::Generation& last = run.history().back();
  return Json{{"best", last.best}, {"stopped", last.number}, {"held_out", last.held_out}};
}

// The thesis's runs stopped by generation 24; some of ours never come to rest.
int most_generations(const Setting& setting) {
  return setting.by_size(25, 50);
}

// Runs of one number share deal and seed, whatever is varied.
train::Plan plan_of(const Variation& variation, const Rng& rng, int generations) {
  constexpr std::uint32_t kDeals = 1'000'000'000;
  train::Plan plan = variation.plan;
  plan.generations = generations;
  Rng draws = rng;
  plan.first_deal = 1 + draws.below(kDeals);
  plan.seed = draws.next();
  return plan;
}

std::vector<Measurement> measurements_of(const GeneticTable& table, const Setting& setting) {
  std::vector<Measurement> all;
  for (const Variation& variation : table.variations) {
    for (int i = 0; i < repetitions(setting); ++i) {
      const Rng rng = setting.rng("brick training").fork(static_cast<std::uint64_t>(i));
      const double seconds = 0.1 * variation.plan.population;
      all.push_back({run_key(variation, i), seconds,
                     [plan = plan_of(variation, rng, most_generations(setting))](
                         const std::stop_token& stop) { return train_once(plan, stop); }});
    }
  }
  return all;
}

Row row_of(const Evidence& evidence, const Variation& variation) {
  std::vector<double> best;
  std::vector<double> stopped;
  std::vector<double> held_out;
  for (int i = 0; i < repetitions(evidence.setting); ++i) {
    const Json& run = evidence.at(run_key(variation, i));
    best.push_back(run["best"].get<double>());
    stopped.push_back(run["stopped"].get<double>());
    held_out.push_back(run["held_out"].get<double>());
  }
  return {{variation.label},
          {{variation.score, mean_of(best)},
           {variation.stopped, mean_of(stopped)},
           {{}, mean_of(held_out)}},
          ""};
}

Plot plot_of(const GeneticTable& from, const Table& table) {
  Plot plot{"Best score of a training", {from.varied, ""}, {"score", "points"}, {}};
  Series paper{"thesis, one run", Source::kPaper, {}};
  Series ours{"ours, on the deal of the training", Source::kOurs, {}};
  Series held_out{"ours, on other deals", Source::kOther, {}};
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const auto place = static_cast<double>(i);
    const std::string& label = table.rows[i].labels[0];
    constexpr std::string_view kCommon = "HP VP DP PD";
    const bool more = label.starts_with(kCommon) && label.size() > kCommon.size();
    plot.x.categories.push_back(more ? "+" + label.substr(kCommon.size()) : label);
    paper.points.push_back({place, exact(*table.rows[i].figures[0].paper)});
    ours.points.push_back({place, *table.rows[i].figures[0].ours});
    held_out.points.push_back({place, *table.rows[i].figures[2].ours});
  }
  plot.series = {paper, ours, held_out};
  return plot;
}

// Is any line better than all others beyond chance?
std::string rivals_of(const Table& table, const Row& best) {
  if (best.figures[0].ours->count == 1) return "One training a line tells little.";
  int rivals = 0;
  for (const Row& row : table.rows) {
    rivals += &row != &best && row.figures[0].ours->high >= best.figures[0].ours->low;
  }
  return fmt::format("The intervals of {} of the {} others overlap with the highest.", rivals,
                     table.rows.size() - 1);
}

std::string headline_of(const GeneticTable& from, const Table& table) {
  const auto mean = [](const Row& row) { return row.figures[0].ours->value; };
  const auto best = std::max_element(table.rows.begin(), table.rows.end(),
                                     [&](const Row& a, const Row& b) { return mean(a) < mean(b); });
  const auto published = std::max_element(
      table.rows.begin(), table.rows.end(),
      [](const Row& a, const Row& b) { return *a.figures[0].paper < *b.figures[0].paper; });
  return fmt::format(
      "By {} the mean best score is highest at {} ({:.0f}); the thesis found {} ({:.0f}). {}",
      from.varied, best->labels[0], mean(*best), published->labels[0], *published->figures[0].paper,
      rivals_of(table, *best));
}

Report report_of(const GeneticTable& from, const Evidence& evidence) {
  Table table{fmt::format("Training by {} (K = 9, N = 20,000)", from.varied),
              {from.varied},
              {{"best score", "", Nature::kChance, 0},
               {"stopped at generation", "", Nature::kChance, 1},
               {"score on other deals", "", Nature::kChance, 0}},
              {}};
  for (const Variation& variation : from.variations) {
    table.rows.push_back(row_of(evidence, variation));
    if (!variation.stopped)
      table.rows.back().remark = "the thesis's generation is lost in the scan";
  }
  Report report;
  report.headline = headline_of(from, table);
  report.plots.push_back(plot_of(from, table));
  report.tables.push_back(std::move(table));
  report.notes = {
      "The thesis ran each line once on one unknown deal: with nine colours a game's score varies "
      "so much from deal to deal that single runs rank settings by luck. Ours repeat each line "
      "with "
      "new deals and seeds, the same for all lines. The best score is that of the best weights on "
      "the one deal they were bred on; on other deals they make far less.",
      "Slips of the thesis's listing are put right: mutation adds to the gene, not to an unset "
      "array; the rank table has its size; spreads divide by the number of the elite."};
  return report;
}

template <std::size_t kIndex>
Experiment experiment_of(const Words& paper) {
  const GeneticTable& table = tables()[kIndex];
  return {table.id,
          table.title,
          paper,
          {"1 training a line, at most 25 generations",
           "1 pelatihan tiap baris, paling banyak 25 generasi"},
          {"6 trainings a line, at most 50 generations",
           "6 pelatihan tiap baris, paling banyak 50 generasi"},
          [](const Setting& setting) { return measurements_of(tables()[kIndex], setting); },
          [](const Evidence& evidence) -> Result<Report> {
            return report_of(tables()[kIndex], evidence);
          }};
}

}  // namespace

std::vector<Experiment> brick_genetic_experiments(const Words& paper) {
  return {experiment_of<0>(paper), experiment_of<1>(paper), experiment_of<2>(paper),
          experiment_of<3>(paper)};
}

}  // namespace papan::lab
