#include "lab/training_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>

#include "core/text.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

using train::CurvePoint;
using train::LearnerKind;

std::string name_of(const StoredRun& run) {
  const bool chosen = run.kind->options.front().kind == OptionKind::kChoice;
  return fmt::format("{}: {}", run.id, chosen ? run.plan.front().value : run.kind->name);
}

// What the plan says other than usual.
Settings changed(const StoredRun& run) {
  Settings all;
  for (std::size_t i = 0; i < run.plan.size(); ++i) {
    const bool usual = run.plan[i].value == run.kind->options[i].fallback;
    if (!usual && run.kind->options[i].kind != OptionKind::kChoice) all.push_back(run.plan[i]);
  }
  return all;
}

Series curve_of(const StoredRun& run, std::size_t across, std::size_t column, const Say& say) {
  const std::string what = say(run.kind->columns[column].title);
  Series series{fmt::format("{}, {}", name_of(run), what), Source::kOther, {}};
  for (const CurvePoint& point : run.curve) {
    if (!std::isnan(point[column])) series.points.push_back({point[across], exact(point[column])});
  }
  return series;
}

std::vector<std::size_t> drawn_as(const LearnerKind& kind, train::Drawn drawn) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < kind.columns.size(); ++i) {
    if (kind.columns[i].drawn == drawn) found.push_back(i);
  }
  return found;
}

std::size_t across_of(const LearnerKind& kind) {
  const auto across = drawn_as(kind, train::Drawn::kAcross);
  return across.empty() ? 0 : across.front();
}

// Of a single run the first line has a colour of its own.
Plot curves(std::span<const StoredRun* const> runs, const Say& say) {
  const LearnerKind& kind = *runs.front()->kind;
  Plot plot{say("Learning curves: {}", "Kurva belajar: {}", say(kind.title)),
            {say(kind.columns[across_of(kind)].title), ""},
            {say(kind.unit), ""},
            {}};
  for (const StoredRun* run : runs) {
    for (const std::size_t column : drawn_as(kind, train::Drawn::kLine)) {
      plot.series.push_back(curve_of(*run, across_of(kind), column, say));
    }
  }
  if (runs.size() == 1 && !plot.series.empty()) plot.series.front().source = Source::kOurs;
  return plot;
}

// Mean and spread, where a learner measures both.
std::optional<Plot> band(const StoredRun& run, const Say& say) {
  const LearnerKind& kind = *run.kind;
  const auto mean = drawn_as(kind, train::Drawn::kMean);
  const auto spread = drawn_as(kind, train::Drawn::kSpread);
  if (mean.empty() || spread.empty()) return {};
  Plot plot{
      say("Mean and spread of each step", "Rata-rata dan sebaran tiap langkah"),
      {say(kind.columns.front().title), ""},
      {say(kind.unit), ""},
      {{say("mean, with a standard deviation each way", "rata-rata, dengan satu simpangan baku"),
        Source::kOurs,
        {}}}};
  for (const CurvePoint& point : run.curve) {
    const double middle = point[mean.front()];
    const double wide = point[spread.front()];
    plot.series.front().points.push_back(
        {point.front(), {middle, middle - wide, middle + wide, 1}});
  }
  return plot;
}

Row row_of(const StoredRun& run, const Say& say) {
  Row row;
  row.labels = {name_of(run), papan::to_text(changed(run))};
  for (std::size_t i = 0; i < run.kind->columns.size(); ++i) {
    const double value = run.stand.last ? (*run.stand.last)[i] : 0;
    row.figures.push_back({{}, exact(std::isnan(value) ? 0 : value)});
  }
  row.remark = run.stand.finished ? "" : say("not finished", "belum selesai");
  return row;
}

Table stands(std::span<const StoredRun* const> runs, const Say& say) {
  const LearnerKind& kind = *runs.front()->kind;
  Table table{say(kind.title), {say("run", "pelatihan"), say("plan", "rencana")}, {}, {}};
  for (const train::CurveColumn& column : kind.columns) {
    const bool whole = column.drawn == train::Drawn::kNot || column.drawn == train::Drawn::kAcross;
    table.columns.push_back({say(column.title), "", Nature::kFixed, whole ? 0 : 2});
  }
  for (const StoredRun* run : runs) table.rows.push_back(row_of(*run, say));
  return table;
}

// Which of the runs of one learner leads; nothing where there is nothing to compare.
std::string leader_of(std::span<const StoredRun* const> runs, const Say& say) {
  const LearnerKind& kind = *runs.front()->kind;
  const auto lines = drawn_as(kind, train::Drawn::kLine);
  if (kind.aim == train::Aim::kNone || lines.empty()) return "";
  const std::size_t column = lines.back();
  const double sign = kind.aim == train::Aim::kMost ? 1 : -1;
  const StoredRun* leader = nullptr;
  for (const StoredRun* run : runs) {
    if (!run->stand.last || std::isnan((*run->stand.last)[column])) continue;
    const bool better = leader == nullptr ||
                        sign * (*run->stand.last)[column] > sign * (*leader->stand.last)[column];
    if (better) leader = run;
  }
  if (leader == nullptr) return "";
  return say("Run {} leads with {} ({}).", "Pelatihan {} memimpin dengan {} ({}).",
             name_of(*leader), number_text(say, (*leader->stand.last)[column], 2),
             say(kind.columns[column].title));
}

}  // namespace

std::string in_words(const LearnerKind& kind, const CurvePoint& point) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < point.size(); ++i) {
    if (std::isnan(point[i])) continue;
    const bool whole = point[i] == std::floor(point[i]);
    std::string key = kind.columns[i].key;
    std::replace(key.begin(), key.end(), '_', ' ');
    parts.push_back(whole ? fmt::format("{} {:.0f}", key, point[i])
                          : fmt::format("{} {:.2f}", key, point[i]));
  }
  return join(parts, ", ");
}

std::string curve_csv(const StoredRun& run) {
  std::vector<std::string> keys;
  for (const train::CurveColumn& column : run.kind->columns) keys.push_back(column.key);
  std::string csv = join(keys, ",") + "\n";
  for (const CurvePoint& one : run.curve) {
    std::vector<std::string> values;
    for (const double value : one) {
      values.push_back(std::isnan(value) ? "" : fmt::format("{}", value));
    }
    csv += join(values, ",") + "\n";
  }
  return csv;
}

Chapter comparison(std::span<const StoredRun* const> runs, Language language) {
  const Say say(language);
  Chapter chapter{"training",
                  say("Training runs compared", "Perbandingan pelatihan"),
                  runs.size() == 1 ? say(runs.front()->kind->title) : "",
                  runs.size() == 1 ? say("a run of the store", "satu pelatihan dari simpanan")
                                   : say("runs of the store", "pelatihan dari simpanan"),
                  {},
                  language};
  for (const LearnerKind& kind : train::learners()) {
    std::vector<const StoredRun*> alike;
    std::copy_if(runs.begin(), runs.end(), std::back_inserter(alike),
                 [&](const StoredRun* run) { return run->kind == &kind; });
    if (alike.empty()) continue;
    const std::string leader = leader_of(alike, say);
    if (!leader.empty()) chapter.report.notes.push_back(leader);
    chapter.report.tables.push_back(stands(alike, say));
    chapter.report.plots.push_back(curves(alike, say));
    if (runs.size() > 1) continue;
    if (auto plot = band(*runs.front(), say)) chapter.report.plots.push_back(std::move(*plot));
  }
  auto& [headline, tables, plots, notes, records] = chapter.report;
  headline = notes.empty() ? say("{} runs.", "{} pelatihan.", runs.size()) : notes.front();
  if (!notes.empty()) notes.erase(notes.begin());
  return chapter;
}

Provenance provenance_of(const StoredRun& run, const std::string& revision) {
  Provenance provenance{revision, "as stored"};
  for (const auto& [key, value] : run.plan) {
    if (key == "seed") provenance.seed = static_cast<std::uint64_t>(*parse_integer(value));
  }
  return provenance;
}

}  // namespace papan::lab
