#include "lab/training.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/text.hpp"

namespace papan::lab {
namespace {

using train::CurvePoint;
using train::LearnerKind;

constexpr const char* kPoints = "points";
constexpr const char* kSteps = "steps";
constexpr std::string_view kJson = "json";
constexpr const char* kFinished = "finished";

Error unreadable(StoreId id, const Error& error) {
  return {fmt::format("training run {} of the store: {}", id, error.message)};
}

// A whole number where it is one.
Json number(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

// Who learns in a run of the store, by which plan. Only one learner kept runs without a name.
struct Named {
  const LearnerKind* kind;
  Settings plan;
};

Result<Named> named(const TrainingSpec& spec) {
  if (!spec.learner.empty()) {
    const auto kind = train::find_learner(spec.learner);
    if (!kind) return kind.error();
    auto plan = parse_settings(spec.plan);
    if (!plan) return plan.error();
    return Named{*kind, std::move(*plan)};
  }
  const LearnerKind* const kind = train::nameless_learner();
  if (kind == nullptr) return Error{"this program does not know who learnt"};
  auto plan = kind->nameless_plan(spec.plan);
  if (!plan) return plan.error();
  return Named{kind, std::move(*plan)};
}

CurvePoint read_point(const LearnerKind& kind, const Json& json) {
  CurvePoint point;
  for (const train::CurveColumn& column : kind.columns) {
    const Json* const value = json.find(column.key);
    const bool measured = value != nullptr && value->is_number();
    point.push_back(measured ? value->get<double>() : std::numeric_limits<double>::quiet_NaN());
  }
  return point;
}

// One step's points. Until learners had names a step was one point, and no list.
Result<std::vector<CurvePoint>> read_points(const LearnerKind& kind, const Json& progress) {
  if (!progress.is_object()) return Error{"expected the progress of a step"};
  const Json* const list = progress.find(kPoints);
  if (list == nullptr) return std::vector<CurvePoint>{read_point(kind, progress)};
  if (!list->is_array()) return Error{"expected points of a curve"};
  std::vector<CurvePoint> points;
  for (std::size_t i = 0; i < list->size(); ++i) points.push_back(read_point(kind, list->at(i)));
  return points;
}

Json progress_json(const StoredRun& run, const std::vector<CurvePoint>& points) {
  Json list = Json::array();
  for (const CurvePoint& point : points) list.push_back(point_json(*run.kind, point));
  return {{kPoints, list}, {kSteps, run.learner->steps()}, {kFinished, run.learner->finished()}};
}

// What the newest step says of the whole.
Result<void> read_stand(StoredRun& run, const std::string& progress) {
  const auto json = parse_json(progress);
  if (!json) return json.error();
  const auto points = read_points(*run.kind, *json);
  if (!points) return points.error();
  const Json* const steps = json->find(kSteps);
  if (steps != nullptr && steps->is_integer()) run.stand.steps = steps->get<int>();
  const Json* const finished = json->find(kFinished);
  run.stand.finished = finished != nullptr && finished->is_boolean() && finished->get<bool>();
  if (!points->empty()) run.stand.last = points->back();
  return {};
}

Result<StoredRun> run_of(const Training& stored) {
  auto known = named(stored.spec);
  if (!known) return unreadable(stored.id, known.error());
  StoredRun run{stored.id, known->kind, std::move(known->plan), {}};
  run.stand.steps = run.kind->steps(run.plan);
  return run;
}

Result<void> read_curve(Store& store, StoredRun& run) {
  const auto all = store.progress(run.id);
  if (!all) return all.error();
  for (const std::string& one : *all) {
    const auto json = parse_json(one);
    if (!json) return unreadable(run.id, json.error());
    auto points = read_points(*run.kind, *json);
    if (!points) return unreadable(run.id, points.error());
    for (CurvePoint& point : *points) run.curve.push_back(std::move(point));
  }
  run.stand.done = static_cast<int>(all->size());
  if (!all->empty()) {
    if (auto read = read_stand(run, all->back()); !read) return unreadable(run.id, read.error());
  }
  if (!run.curve.empty()) run.stand.last = run.curve.back();
  return {};
}

Result<StoredRun> opened(Store& store, const Result<Training>& stored) {
  if (!stored) return stored.error();
  auto run = run_of(*stored);
  if (!run) return run;
  if (auto read = read_curve(store, *run); !read) return read.error();
  return run;
}

// Names the runs that were kept without a name, so that they are found by their plans.
Result<void> name_old_runs(Store& store) {
  const auto all = store.training_glimpses();
  if (!all) return all.error();
  for (const TrainingGlimpse& one : *all) {
    if (!one.training.spec.learner.empty()) continue;
    const auto known = named(one.training.spec);
    if (!known) continue;  // who asks for it hears why
    const Training training{one.training.id, spec_of(*known->kind, known->plan)};
    if (auto done = store.name_training(training); !done) return done;
  }
  return {};
}

Result<void> make_learner(Store& store, StoredRun& run) {
  if (run.learner) return {};
  auto checkpoint = store.checkpoint(run.id);
  if (!checkpoint) return checkpoint.error();
  auto pieces = store.pieces(run.id);
  if (!pieces) return pieces.error();
  auto learner = run.kind->open(run.plan, {std::move(*checkpoint), std::move(*pieces)});
  if (!learner) return unreadable(run.id, learner.error());
  run.learner = std::move(*learner);
  return {};
}

Result<void> keep_step(Store& store, StoredRun& run, train::LearntStep found) {
  const TrainingStep step{progress_json(run, found.points).dump(), run.learner->checkpoint(),
                          std::move(found.piece)};
  if (auto kept = store.append_step(run.id, step); !kept) return kept;
  ++run.stand.done;
  run.stand.steps = run.learner->steps();
  run.stand.finished = run.learner->finished();
  for (CurvePoint& point : found.points) run.curve.push_back(std::move(point));
  if (!run.curve.empty()) run.stand.last = run.curve.back();
  return {};
}

Result<void> keep_result(Store& store, StoredRun& run) {
  if (result_format(run) != kJson)
    return {};  // bytes are made from the checkpoint whenever they are wanted
  auto result = run.learner->result();
  if (!result) return result.error();
  const std::string content(trim(*result));
  const std::string made = fmt::format("{}:{}", run.kind->name, papan::to_text(run.plan));
  const auto kept = store.add_weights({"", run.kind->game, content, made, 0});
  return kept ? Result<void>{} : kept.error();
}

}  // namespace

TrainingSpec spec_of(const LearnerKind& kind, const Settings& plan) {
  return {kind.name, papan::to_text(plan)};
}

Result<std::optional<StoredRun>> find_training(Store& store, const LearnerKind& kind,
                                               const Settings& plan) {
  if (auto done = name_old_runs(store); !done) return done.error();
  const auto found = store.find_training(spec_of(kind, plan));
  if (!found) return found.error();
  if (!*found) return std::optional<StoredRun>();
  auto run = opened(store, **found);
  if (!run) return run.error();
  return std::optional(std::move(*run));
}

Result<StoredRun> training_of(Store& store, const LearnerKind& kind, const Settings& plan) {
  auto known = find_training(store, kind, plan);
  if (!known) return known.error();
  if (*known) return std::move(**known);
  auto learner = kind.open(plan, {});
  if (!learner) return learner.error();
  auto run = opened(store, store.training_of(spec_of(kind, plan)));
  if (run) run->learner = std::move(*learner);
  return run;
}

Result<StoredRun> stored_training(Store& store, StoreId id) {
  return opened(store, store.training(id));
}

Result<void> go_on(Store& store, StoredRun& run, const TrainingEffort& effort) {
  if (auto made = make_learner(store, run); !made) return made;
  while (!run.learner->finished()) {
    auto found = run.learner->step(effort.threads, effort.stop);
    if (!found) return found.error();
    if (!*found) return {};
    if (auto kept = keep_step(store, run, std::move(**found)); !kept) return kept;
    if (effort.tell) effort.tell(run);
  }
  return keep_result(store, run);
}

Result<std::string> result_of(Store& store, StoredRun& run) {
  if (auto made = make_learner(store, run); !made) return made.error();
  return run.learner->result();
}

std::string result_format(const StoredRun& run) {
  const std::string name = run.kind->file_name(run.plan);
  return name.substr(name.rfind('.') + 1);
}

Result<std::vector<StoredRun>> trainings(Store& store) {
  const auto all = store.training_glimpses();
  if (!all) return all.error();
  std::vector<StoredRun> seen;
  for (const TrainingGlimpse& one : *all) {
    auto run = run_of(one.training);
    if (!run) continue;  // who asks for it hears why
    run->stand.done = one.steps;
    if (!one.last.empty()) {
      if (auto read = read_stand(*run, one.last); !read) return unreadable(run->id, read.error());
    }
    seen.push_back(std::move(*run));
  }
  return seen;
}

Json point_json(const LearnerKind& kind, const CurvePoint& point) {
  Json json = Json::object();
  for (std::size_t i = 0; i < point.size(); ++i) {
    if (!std::isnan(point[i])) json[kind.columns[i].key] = number(point[i]);
  }
  return json;
}

Json plan_json(const LearnerKind& kind, const Settings& plan) {
  Json json = Json::object();
  for (const auto& [key, value] : plan) {
    json[key] = value;
    for (const OptionInfo& option : kind.options) {
      const bool counts = is_integer(option.kind) || option.kind == OptionKind::kReal;
      if (option.key != key || !counts) continue;
      if (const auto real = parse_real(value)) json[key] = number(*real);
    }
  }
  return json;
}

Result<Json> to_json(Store& store, StoredRun& run) {
  Json history = Json::array();
  for (const CurvePoint& one : run.curve) history.push_back(point_json(*run.kind, one));
  Json json = {{"training", run.id},
               {"learner", run.kind->name},
               {"plan", plan_json(*run.kind, run.plan)},
               {kFinished, run.stand.finished},
               {"history", history}};
  if (run.stand.done == 0 || result_format(run) != kJson) return json;
  const auto result = result_of(store, run);
  if (!result) return result.error();
  const auto weights = parse_json(*result);
  if (weights) json["weights"] = *weights;
  return json;
}

}  // namespace papan::lab
