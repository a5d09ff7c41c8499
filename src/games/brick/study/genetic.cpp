// The genetic algorithm of the thesis: its tables of features, population, mutation
// and sigma, all at nine colours and 20,000 bricks. The thesis ran each setting once,
// on one deal; here each is run many times, with a deal and a seed of its own a time.
#include <fmt/format.h>

#include <optional>

#include "core/text.hpp"
#include "games/brick/learn/weights_run.hpp"
#include "games/brick/study/parts.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

// A line of one of the thesis's tables.
struct Variation {
  std::string label;
  double score;
  std::optional<double> stopped;  // generation
  train::WeightsPlan plan;
};

struct GeneticTable {
  const char* id;
  Words title;
  Words varied;  // head of the labels
  std::vector<Variation> variations;
  std::vector<int> limits{};  // tried in training beside the thesis's
};

Variation with_features(const char* more, double score, double stopped) {
  Variation made{fmt::format("HP VP DP PD{}", more), score, stopped, {}};
  made.plan.features.clear();
  for (const auto name : words(made.label)) made.plan.features.emplace_back(name);
  return made;
}

template <class T>
Variation with(T train::WeightsPlan::*member, T value, double score,
               std::optional<double> stopped) {
  Variation made{fmt::format("{}", value), score, stopped, {}};
  made.plan.*member = value;
  return made;
}

const std::vector<GeneticTable>& tables() {
  using train::WeightsPlan;
  static const std::vector<GeneticTable> all = {
      {"brick-features",
       {"Colour Brick: features in training", "Colour Brick: fitur dalam pelatihan"},
       {"features", "fitur"},
       {with_features("", 6909, 13), with_features(" PH", 10119, 13),
        with_features(" MW", 9118, 13), with_features(" B", 9585, 18),
        with_features(" PH B", 5484, 11), with_features(" PH MW", 7474, 13),
        with_features(" B MW", 13168, 8)},
       {16, 0}},
      {"brick-population",
       {"Colour Brick: population in training", "Colour Brick: populasi dalam pelatihan"},
       {"population", "populasi"},
       {with(&WeightsPlan::population, 50, 8327, 24), with(&WeightsPlan::population, 100, 8327, {}),
        with(&WeightsPlan::population, 200, 13168, 8),
        with(&WeightsPlan::population, 300, 11001, 11)}},
      {"brick-mutation",
       {"Colour Brick: mutation in training", "Colour Brick: mutasi dalam pelatihan"},
       {"mutation probability", "probabilitas mutasi"},
       {with(&WeightsPlan::mutation, 0.05, 9065, 10), with(&WeightsPlan::mutation, 0.1, 9629, 9),
        with(&WeightsPlan::mutation, 0.2, 10627, 12), with(&WeightsPlan::mutation, 0.3, 13168, 8)}},
      {"brick-sigma",
       {"Colour Brick: sigma in training", "Colour Brick: sigma dalam pelatihan"},
       {"sigma", "sigma"},
       {with(&WeightsPlan::sigma, 50.0, 8184, 9), with(&WeightsPlan::sigma, 100.0, 10962, 15),
        with(&WeightsPlan::sigma, 200.0, 13168, 8), with(&WeightsPlan::sigma, 300.0, 12223, 9)}}};
  return all;
}

int repetitions(const Scope& scope) {
  return scope.by_size(1, 6);
}

constexpr int kThesissLimit = -1;  // as plans say it

std::string run_key(const Variation& variation, int limit, int repetition) {
  return limit == kThesissLimit
             ? fmt::format("{} run {}", variation.label, repetition)
             : fmt::format("{} limit {} run {}", variation.label, limit, repetition);
}

Result<Json> train_once(const train::WeightsPlan& plan, const std::stop_token& stop) {
  train::WeightsRun run(plan);
  train::finish(run, 1, stop);
  if (run.history().empty()) return Json();  // stopped
  const train::WeightsGeneration& last = run.history().back();
  return Json{{"best", last.best}, {"stopped", last.number}, {"held_out", last.held_out}};
}

// The thesis's runs stopped by generation 24; some of ours never come to rest.
int most_generations(const Scope& scope) {
  return scope.by_size(25, 50);
}

// Runs of one number share deal and seed, whatever is varied.
train::WeightsPlan plan_of(const Variation& variation, const Rng& rng, int generations) {
  constexpr std::uint32_t kDeals = 1'000'000'000;
  train::WeightsPlan plan = variation.plan;
  plan.generations = generations;
  Rng draws = rng;
  plan.first_deal = 1 + draws.below(kDeals);
  plan.seed = draws.next();
  return plan;
}

std::vector<Measurement> measurements_of(const GeneticTable& table, const Scope& scope) {
  std::vector<Measurement> all;
  std::vector<int> limits = table.limits;
  limits.push_back(kThesissLimit);
  for (const Variation& variation : table.variations) {
    for (const int limit : limits) {
      for (int i = 0; i < repetitions(scope); ++i) {
        const Rng rng = scope.rng("brick training").fork(static_cast<std::uint64_t>(i));
        train::WeightsPlan plan = plan_of(variation, rng, most_generations(scope));
        plan.limit = limit;
        const double seconds = 0.05 * variation.plan.population;
        all.push_back({run_key(variation, limit, i), seconds,
                       [plan](const std::stop_token& stop) { return train_once(plan, stop); }});
      }
    }
  }
  return all;
}

std::vector<double> values_of(const Evidence& evidence, const Variation& variation, int limit,
                              const char* what) {
  std::vector<double> values;
  for (int i = 0; i < repetitions(evidence.scope); ++i) {
    values.push_back(evidence.at(run_key(variation, limit, i))[what].get<double>());
  }
  return values;
}

Row row_of(const Evidence& evidence, const GeneticTable& from, const Variation& variation) {
  const auto mean = [&](int limit, const char* what) {
    return mean_of(values_of(evidence, variation, limit, what));
  };
  Row row{{variation.label},
          {{variation.score, mean(kThesissLimit, "best")},
           {variation.stopped, mean(kThesissLimit, "stopped")},
           {{}, mean(kThesissLimit, "held_out")}},
          ""};
  for (const int limit : from.limits) row.figures.push_back({variation.score, mean(limit, "best")});
  if (!variation.stopped) {
    row.remark = evidence.say("the thesis's generation is lost in the scan",
                              "generasi skripsi hilang dalam pemindaian");
  }
  return row;
}

Plot plot_of(const Say& say, const GeneticTable& from, const Table& table) {
  Plot plot{say("Best score of a training", "Skor terbaik satu pelatihan"),
            {say(from.varied), ""},
            {say("score", "skor"), say("points", "poin")},
            {}};
  Series paper{say("thesis, one run", "skripsi, satu kali"), Source::kPaper, {}};
  Series ours{say("ours, on the deal of the training", "kami, pada pembagian pelatihan"),
              Source::kOurs,
              {}};
  Series held_out{say("ours, on other deals", "kami, pada pembagian lain"), Source::kOther, {}};
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
std::string rivals_of(const Say& say, const Table& table, const Row& best) {
  if (best.figures[0].ours->count == 1) {
    return say("One training a line tells little.", "Satu pelatihan tiap baris berarti sedikit.");
  }
  int rivals = 0;
  for (const Row& row : table.rows) {
    rivals += &row != &best && row.figures[0].ours->high >= best.figures[0].ours->low;
  }
  return say("The intervals of {} of the {} others overlap with the highest.",
             "Selang {} dari {} lainnya bertumpang tindih dengan yang tertinggi.", rivals,
             table.rows.size() - 1);
}

std::string headline_of(const Say& say, const GeneticTable& from, const Table& table) {
  const auto mean = [](const Row& row) { return row.figures[0].ours->value; };
  const auto points = [&](double score) { return number_text(say, score, 0); };
  const auto best = std::max_element(table.rows.begin(), table.rows.end(),
                                     [&](const Row& a, const Row& b) { return mean(a) < mean(b); });
  const auto published = std::max_element(
      table.rows.begin(), table.rows.end(),
      [](const Row& a, const Row& b) { return *a.figures[0].paper < *b.figures[0].paper; });
  return say(
      "By {} the mean best score is highest at {} ({}); the thesis found {} ({}). {}",
      "Menurut {} rata-rata skor terbaik tertinggi pada {} ({}); skripsi menemukan {} ({}). {}",
      say(from.varied), best->labels[0], points(mean(*best)), published->labels[0],
      points(*published->figures[0].paper), rivals_of(say, table, *best));
}

Table table_of(const Evidence& evidence, const GeneticTable& from) {
  const Say& say = evidence.say;
  Table table{say("Training by {} (K = 9, N = 20,000)", "Pelatihan menurut {} (K = 9, N = 20.000)",
                  say(from.varied)),
              {say(from.varied)},
              {{say("best score", "skor terbaik"), "", Nature::kChance, 0},
               {say("stopped at generation", "berhenti pada generasi"), "", Nature::kChance, 1},
               {say("score on other deals", "skor pada pembagian lain"), "", Nature::kChance, 0}},
              {}};
  for (const int limit : from.limits) {
    table.columns.push_back(
        {say("best score, limit {}", "skor terbaik, batas {}", limit), "", Nature::kChance, 0});
  }
  for (const Variation& variation : from.variations) {
    table.rows.push_back(row_of(evidence, from, variation));
  }
  return table;
}

// Lines without blocks whose published score lies in our interval.
int lines_within(const Table& table, std::size_t column) {
  int within = 0;
  for (const Row& row : table.rows) {
    const Figure& figure = row.figures[column];
    const bool blocks = row.labels[0].find(" B") != std::string::npos;
    within += !blocks && figure.ours->low <= *figure.paper && *figure.paper <= figure.ours->high;
  }
  return within;
}

// Does a lower limit in training, which the thesis does not print, explain its figures? Of one
// training a line there is no interval that could tell.
std::string limits_note(const Say& say, const GeneticTable& from, const Table& table) {
  constexpr std::size_t kFirst = 3;  // column of a lower limit
  const std::string unknown =
      say("The limit of the training is not printed.", "Batas dalam pelatihan tidak dicetak.");
  if (table.rows.front().figures.front().ours->count == 1) return unknown;
  std::string found;
  for (std::size_t i = 0; i < from.limits.size(); ++i) {
    found += say(", with {} in {}", ", dengan {} pada {}", from.limits[i],
                 lines_within(table, kFirst + i));
  }
  return unknown +
         say(" Lines without B whose published score lies in our interval: with the published "
             "limit of the agent, 50, in {}{}, of four.",
             " Baris tanpa B yang skor cetaknya terletak dalam selang kami: dengan batas agen yang "
             "dicetak, 50, pada {}{}, dari empat.",
             lines_within(table, 0), found);
}

std::vector<std::string> notes_of(const Say& say, int trainings) {
  const std::string ours =
      trainings == 1
          ? say("ours is one training a line, on one deal, the same for all lines",
                "kami satu pelatihan tiap baris, pada satu pembagian yang sama")
          : say("ours repeat each line with new deals and seeds, the same for all lines",
                "kami mengulang tiap baris dengan pembagian dan benih baru, sama untuk semua "
                "baris");
  return {
      say("The thesis ran each line once on one unknown deal; {}. The best score is that of the "
          "best weights on the one deal they were bred on.",
          "Skripsi menjalankan tiap baris satu kali pada satu pembagian yang tidak diketahui; {}. "
          "Skor terbaik adalah skor bobot terbaik pada satu pembagian tempat bobot itu dilatih.",
          ours),
      say("Slips of the thesis's listing are put right: mutation adds to the gene, not to an unset "
          "array; the rank table has its size. Mutation is by sigma, as text and pseudocode have "
          "it; the listing takes the elite's own spread.",
          "Kekeliruan kode sumber skripsi diperbaiki: mutasi menambah gen, bukan larik yang belum "
          "diisi; tabel peringkat memiliki ukurannya. Mutasi memakai sigma menurut teks dan "
          "pseudocode; kode sumber memakai simpangan kromosom elit.")};
}

Report report_of(const GeneticTable& from, const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table = table_of(evidence, from);
  Report report;
  report.headline = headline_of(say, from, table);
  report.plots.push_back(plot_of(say, from, table));
  report.notes = notes_of(say, repetitions(evidence.scope));
  if (!from.limits.empty()) report.notes.push_back(limits_note(say, from, table));
  report.tables.push_back(std::move(table));
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
          [](const Scope& scope) { return measurements_of(tables()[kIndex], scope); },
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
