#include "server/lab/study_json.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "agents/catalogue_json.hpp"
#include "lab/report/grid.hpp"
#include "lab/report/plot.hpp"
#include "lab/report/writers.hpp"
#include "lab/revision.hpp"
#include "lab/run.hpp"
#include "server/lab/wishes.hpp"

namespace papan::server {
namespace {

constexpr std::size_t kMostPoints = 60;  // of a curve

std::string_view kind_text(lab::CellKind kind) {
  switch (kind) {
    case lab::CellKind::kLabel: return "label";
    case lab::CellKind::kPaper: return "paper";
    case lab::CellKind::kOurs: return "ours";
    case lab::CellKind::kDeviation: return "deviation";
    case lab::CellKind::kRemark: break;
  }
  return "remark";
}

// [text, kind] or [text, kind, verdict].
Json cell_json(const lab::Cell& cell) {
  Json json = {cell.text, kind_text(cell.kind)};
  if (cell.verdict) json.push_back(lab::to_text(*cell.verdict));
  return json;
}

Json cells_json(const std::vector<lab::Cell>& cells) {
  Json all = Json::array();
  for (const lab::Cell& cell : cells) all.push_back(cell_json(cell));
  return all;
}

Json table_json(const lab::Table& table, Language language) {
  const lab::Grid grid = lab::grid_of(table, language);
  Json groups = Json::array();
  for (const lab::Group& group : grid.groups) {
    groups.push_back(Json::array({group.text, group.columns}));
  }
  Json rows = Json::array();
  for (const auto& row : grid.rows) rows.push_back(cells_json(row));
  return {{"title", table.title},
          {"head", cells_json(grid.head)},
          {"groups", groups},
          {"rows", rows},
          {"note", grid.has_times ? lab::machine_note(language) : ""}};
}

// Every so many points, and always the last.
lab::Plot thinned(lab::Plot plot) {
  for (lab::Series& series : plot.series) {
    const std::size_t step = (series.points.size() + kMostPoints - 1) / kMostPoints;
    if (step < 2) continue;
    std::vector<lab::Point> kept;
    for (std::size_t i = (series.points.size() - 1) % step; i < series.points.size(); i += step) {
      kept.push_back(series.points[i]);
    }
    series.points = std::move(kept);
  }
  return plot;
}

Json plot_json(const lab::Plot& plot, Language language) {
  const lab::Plot shown = thinned(plot);
  return {
      {"title", plot.title}, {"svg", lab::to_svg(shown, language)}, {"legend", lab::legend(shown)}};
}

}  // namespace

Json words_json(const Words& words) {
  return {{"en", words.english}, {"id", words.indonesian}};
}

Json words_json(const train::LearnerKind& kind) {
  Json words = Json::object();
  for (const auto& [english, indonesian] : kind.indonesian) words[english] = indonesian;
  for (const train::CurveColumn& column : kind.columns) {
    std::string label = column.key;
    std::replace(label.begin(), label.end(), '_', ' ');
    if (!words.contains(label)) words[label] = column.title.indonesian;
  }
  return words;
}

Json learners_json() {
  Json all = Json::array();
  for (const train::LearnerKind& kind : train::learners()) {
    Json trial = Json::object();
    for (const auto& [key, value] : kind.trial) trial[key] = value;
    all.push_back({{"learner", kind.name},
                   {"game", kind.game},
                   {"title", words_json(kind.title)},
                   {"options", options_json(train::shared_options(kind))},
                   {"trial", trial},
                   {"indonesian", words_json(kind)}});
  }
  return all;
}

Json chapter_json(const lab::Chapter& chapter) {
  const lab::Report& report = chapter.report;
  Json tables = Json::array();
  for (const lab::Table& table : report.tables)
    tables.push_back(table_json(table, chapter.language));
  Json plots = Json::array();
  for (const lab::Plot& plot : report.plots) plots.push_back(plot_json(plot, chapter.language));
  return {{"title", chapter.title},      {"paper", chapter.paper}, {"runs", chapter.runs},
          {"headline", report.headline}, {"tables", tables},       {"plots", plots},
          {"notes", report.notes}};
}

Result<lab::Chapter> experiment_chapter(Store& store, const StoredExperiment& stored,
                                        Language language) {
  const auto known = known_run(stored);
  if (!known) return known.error();
  std::stop_source nothing_more;
  nothing_more.request_stop();
  const auto outcome = lab::run_experiments(
      store, {known->experiment},
      {known->scope, lab::revision(), 1, nothing_more.get_token(), {}, language});
  if (!outcome) return outcome.error();
  if (!outcome->finished) return Error{"not all of it is measured yet"};
  return outcome->chapters.front();
}

Result<StoredExperiment> stored_experiment(Store& store, StoreId id) {
  const auto all = store.experiments();
  if (!all) return all.error();
  for (const StoredExperiment& stored : *all) {
    if (stored.id == id) return stored;
  }
  return Error{fmt::format("there is no experiment {} in the store", id)};
}

}  // namespace papan::server
