#include "server/lab/studies.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "lab/revision.hpp"
#include "lab/tournament_report.hpp"
#include "lab/training.hpp"
#include "lab/training_report.hpp"
#include "server/lab/study_json.hpp"
#include "server/lab/wishes.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

using Clock = std::chrono::steady_clock;

// A study that has not grown for so long rests, or works on something long.
constexpr double kAliveSeconds = 10;

double seconds_between(Growth::Time from, Growth::Time to) {
  return std::chrono::duration<double>(to - from).count();
}

std::string_view state_text(JobState state) {
  switch (state) {
    case JobState::kWaiting: return "waiting";
    case JobState::kRunning: return "running";
    case JobState::kStopping: return "stopping";
    case JobState::kFailed: break;
  }
  return "failed";
}

// The newest first, and not too many.
template <class T>
std::vector<T> newest(std::vector<T> all) {
  std::reverse(all.begin(), all.end());
  if (all.size() > kMaxLabListed) all.resize(kMaxLabListed);
  return all;
}

Json names_of(const std::vector<std::string>& agents) {
  Json names = Json::array();
  for (std::size_t i = 0; i < std::min(agents.size(), kMaxLabAgents); ++i) {
    names.push_back(agents[i]);
  }
  return names;
}

Json opened(Json standing, StudyKind kind) {
  Json message = {{"type", "study"}, {"kind", to_text(kind)}};
  message.update(standing);
  return message;
}

// Of very many agents only the standings are told: their pairings would not fit.
Json standings_json(const TournamentResult& result) {
  Json json = to_json(result);
  if (result.spec.agents.size() > kMaxShownAgents) json["pairings"] = Json::array();
  json["solo"] = schedule_of(result.spec).is_solo();
  return json;
}

// The finished report in each language; it is made from the store, so it may fail.
Result<Json> report_json(Store& store, const StoredExperiment& stored) {
  Json all = Json::object();
  for (const Language language : {Language::kEnglish, Language::kIndonesian}) {
    const auto chapter = experiment_chapter(store, stored, language);
    if (!chapter) return chapter.error();
    all[std::string(to_text(language))] = chapter_json(*chapter);
  }
  return all;
}

}  // namespace

void Growth::see(int done, Time now) {
  const bool fresh = first_ < 0 || done < done_ || (grew_ && !is_alive(now));
  if (fresh) {
    first_ = done_ = done;
    first_at_ = now;
    grew_ = false;
  } else if (done > done_) {
    done_ = done;
    grown_at_ = now;
    grew_ = true;
  }
}

bool Growth::is_alive(Time now) const {
  return grew_ && seconds_between(grown_at_, now) < kAliveSeconds;
}

std::optional<double> Growth::seconds_left(int total, Time now) const {
  if (!grew_ || done_ >= total) return {};
  const double pace = seconds_between(first_at_, grown_at_) / (done_ - first_);
  return std::max(0.0, pace * (total - done_) - seconds_between(grown_at_, now));
}

bool Studies::worked_here(const StudyRef& study, const Jobs& jobs) const {
  const auto begun = jobs.begun.find(study);
  const auto seen = begun_.find(study);
  return begun != jobs.begun.end() && (seen == begun_.end() || seen->second != begun->second);
}

bool Studies::is_elsewhere(const StudyRef& study, const Jobs& jobs) const {
  const auto growth = growths_.find(study);
  const bool ours = jobs.contains(study) || ours_.contains(study) || worked_here(study, jobs);
  return !ours && growth != growths_.end() && growth->second.is_alive(Clock::now());
}

Json Studies::standing_json(const Standing& standing, const Jobs& jobs) {
  const auto now = Clock::now();
  const auto job = jobs.find(standing.study);
  const bool ours = job != jobs.end();
  Growth& growth = growths_[standing.study];
  if (ours) {
    ours_.insert(standing.study);
  } else if (ours_.erase(standing.study) > 0 || worked_here(standing.study, jobs)) {
    growth = {};
  }
  const auto begun = jobs.begun.find(standing.study);
  if (begun != jobs.begun.end()) begun_[standing.study] = begun->second;
  growth.see(standing.done, now);
  const bool elsewhere = !ours && !standing.ended && growth.is_alive(now);
  others_work_ |= elsewhere;
  const bool at_work = elsewhere || (ours && job->second.state == JobState::kRunning);
  const auto left = at_work ? growth.seconds_left(standing.total, now) : std::nullopt;
  const bool failed = ours && job->second.state == JobState::kFailed;
  std::string_view state = elsewhere ? "elsewhere" : "stopped";
  if (ours) state = state_text(job->second.state);
  if (standing.ended) state = "ended";
  return {{"id", standing.study.id},
          {"state", state},
          {"done", standing.done},
          {"total", standing.total},
          {"seconds_left", left ? Json(std::ceil(*left)) : Json(nullptr)},
          {"problem", failed ? Json(job->second.problem) : Json(nullptr)}};
}

Result<Json> Studies::list(Store& store, const Jobs& jobs) {
  others_work_ = false;
  Json message = {{"type", "lab"}, {"tournaments", tournaments(store, jobs)}};
  auto measured = experiments(store, jobs);
  if (!measured) return measured.error();
  message["experiments"] = std::move(*measured);
  auto trained = trainings(store, jobs);
  if (!trained) return trained.error();
  message["trainings"] = std::move(*trained);
  message["learners"] = learners_json();
  return message;
}

Json Studies::tournaments(Store& store, const Jobs& jobs) {
  Json all = Json::array();
  auto stored = store.tournaments();
  if (!stored) return all;
  for (const StoredTournament& one : newest(std::move(*stored))) {
    const auto spec = parse_tournament_spec(one.spec);
    if (!spec) continue;  // of a game that this program does not know
    // The last game is kept a moment before the summary, which may also come sooner.
    const int total = schedule_of(*spec).games();
    const bool ended = one.summary.has_value() || one.games >= total;
    Json json = standing_json({{StudyKind::kTournament, one.id}, one.games, total, ended}, jobs);
    json["game"] = spec->game;
    json["agents"] = names_of(spec->agents);
    json["others"] = spec->agents.size() - json["agents"].size();
    all.push_back(std::move(json));
  }
  return all;
}

int Studies::measurements_of(const StoredExperiment& stored) {
  const std::string name = stored.name + stored.spec;
  const auto found = measurements_.find(name);
  if (found != measurements_.end()) return found->second;
  const auto known = known_run(stored);
  const int count =
      known ? static_cast<int>(known->experiment.measurements(known->scope).size()) : -1;
  return measurements_[name] = count;
}

Result<Json> Studies::experiments(Store& store, const Jobs& jobs) {
  const auto stored = store.experiments();
  if (!stored) return stored.error();
  Json all = Json::array();
  for (const lab::Experiment& one : lab::experiments()) {
    Json runs = Json::array();
    for (const StoredExperiment& run : newest(*stored)) {
      if (run.name != one.id || measurements_of(run) < 0) continue;
      const auto results = store.results(run.id);
      if (!results) return results.error();
      const int done = static_cast<int>(results->size());
      const int total = measurements_of(run);
      Json json =
          standing_json({{StudyKind::kExperiment, run.id}, done, total, done >= total}, jobs);
      const auto spec = parse_json(run.spec);
      json["size"] = spec->at("size");
      json["seed"] = spec->at("seed");
      runs.push_back(std::move(json));
    }
    all.push_back({{"experiment", one.id},
                   {"title", words_json(one.title)},
                   {"paper", words_json(one.paper)},
                   {"quick", words_json(one.quick)},
                   {"runs", std::move(runs)}});
  }
  return all;
}

Result<Json> Studies::trainings(Store& store, const Jobs& jobs) {
  auto runs = lab::trainings(store);
  if (!runs) return runs.error();
  Json all = Json::array();
  for (const lab::StoredRun& run : newest(std::move(*runs))) {
    const auto& [done, steps, finished, last] = run.stand;
    Json json = standing_json({{StudyKind::kTraining, run.id}, done, steps, finished}, jobs);
    json["learner"] = run.kind->name;
    json["game"] = run.kind->game;
    json["title"] = words_json(run.kind->title);
    json["plan"] = lab::plan_json(*run.kind, run.plan);
    json["last"] = last ? lab::point_json(*run.kind, *last) : Json(nullptr);
    all.push_back(std::move(json));
  }
  return all;
}

Result<Json> Studies::study(Store& store, const StudyRef& study, const Jobs& jobs) {
  switch (study.kind) {
    case StudyKind::kTournament: return tournament(store, study.id, jobs);
    case StudyKind::kExperiment: return experiment(store, study.id, jobs);
    case StudyKind::kTraining: break;
  }
  return training(store, study.id, jobs);
}

Result<Json> Studies::tournament(Store& store, StoreId id, const Jobs& jobs) {
  const auto result = stored_tournament(store, id);
  if (!result) return result.error();
  Json message = opened(standing_json({{StudyKind::kTournament, id},
                                       result->standings.games,
                                       result->total,
                                       result->standings.finished},
                                      jobs),
                        StudyKind::kTournament);
  message["content"] = standings_json(*result);
  message["chapter"] = chapters_json([&](Language language) {
    lab::Chapter chapter = lab::chapter_of(*result, language);
    chapter.report.tables.clear();  // the page draws the standings itself
    return chapter;
  });
  return message;
}

Result<Json> Studies::experiment(Store& store, StoreId id, const Jobs& jobs) {
  const auto stored = stored_experiment(store, id);
  if (!stored) return stored.error();
  const auto known = known_run(*stored);
  if (!known) return known.error();
  const auto results = store.results(id);
  if (!results) return results.error();
  const int done = static_cast<int>(results->size());
  const int total = measurements_of(*stored);
  Json message =
      opened(standing_json({{StudyKind::kExperiment, id}, done, total, done >= total}, jobs),
             StudyKind::kExperiment);
  const lab::Experiment& one = known->experiment;
  message["content"] = {{"experiment", one.id},
                        {"title", words_json(one.title)},
                        {"paper", words_json(one.paper)},
                        {"size", lab::to_text(known->scope.size)},
                        {"seed", known->scope.seed},
                        {"revision", lab::revision()},
                        {"last", results->empty() ? "" : results->back().key}};
  message["chapter"] = nullptr;
  if (done < total) return message;
  if (!reports_.contains(id)) {
    auto report = report_json(store, *stored);
    if (!report) return report.error();
    reports_.emplace(id, std::move(*report));
  }
  message["chapter"] = reports_.at(id);
  if (total == 0) reports_.erase(id);  // it counts what people play, and they go on
  return message;
}

Result<Json> Studies::training(Store& store, StoreId id, const Jobs& jobs) {
  auto run = lab::stored_training(store, id);
  if (!run) return run.error();
  const auto& [done, steps, finished, last] = run->stand;
  Json message = opened(standing_json({{StudyKind::kTraining, id}, done, steps, finished}, jobs),
                        StudyKind::kTraining);
  auto content = lab::to_json(store, *run);
  if (!content) return content.error();
  message["content"] = std::move(*content);
  message["content"]["history"].keep_last(kMaxLabPoints);
  message["content"]["result"] = lab::result_format(*run);
  message["content"]["game"] = run->kind->game;
  message["content"]["title"] = words_json(run->kind->title);
  Json columns = Json::array();
  for (const train::CurveColumn& column : run->kind->columns) {
    columns.push_back({{"key", column.key}, {"title", words_json(column.title)}});
  }
  message["content"]["columns"] = std::move(columns);
  message["content"]["indonesian"] = words_json(*run->kind);
  message["chapter"] = nullptr;
  if (!run->curve.empty()) {
    const lab::StoredRun* const shown = &*run;
    message["chapter"] = chapters_json([&](Language language) {
      return lab::comparison({&shown, 1}, language);
    });
  }
  return message;
}

}  // namespace papan::server
