#include "server/lab/workbench.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>

#include "lab/revision.hpp"
#include "lab/run.hpp"
#include "lab/tournament.hpp"
#include "lab/training.hpp"
#include "server/lab/study_json.hpp"
#include "server/lab/wishes.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

constexpr int kStudyNiceness = 15;

Result<void> measure(Store& store, StoreId id, const std::stop_token& stop) {
  const auto stored = stored_experiment(store, id);
  if (!stored) return stored.error();
  const auto known = known_run(*stored);
  if (!known) return known.error();
  const auto done = lab::run_experiments(store, {known->experiment},
                                         {known->scope, lab::revision(), 1, stop, {}});
  return done ? Result<void>{} : done.error();
}

Result<void> train(Store& store, StoreId id, const std::stop_token& stop) {
  auto run = lab::stored_training(store, id);
  if (!run) return run.error();
  return lab::go_on(store, *run, {1, stop, {}});
}

}  // namespace

Workbench::FirstServer::FirstServer(const std::filesystem::path& store_file)
    : lock_(open((store_file.string() + "-lab").c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600)),
      first_(lock_ >= 0 && flock(lock_, LOCK_EX | LOCK_NB) == 0) {}

Workbench::FirstServer::~FirstServer() {
  if (lock_ >= 0) close(lock_);  // and so unlocks
}

Workbench::Workbench(std::filesystem::path store_file)
    : file_(std::move(store_file)), thread_([this] { run(); }) {
  taken_up_.wait();
}

void Workbench::stop() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    if (running_) running_->stop.request_stop();
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

Allowed Workbench::check_room() const {
  const std::lock_guard lock(mutex_);
  if (waiting_.size() + (running_ ? 1 : 0) < kMaxLabJobs) return {};
  return Refusal{ErrorCode::kLimit,
                 fmt::format("{} studies run or wait already: stop one first", kMaxLabJobs)};
}

Allowed Workbench::add(const StudyRef& study) {
  if (auto allowed = check_room(); !allowed) return allowed;
  {
    const std::lock_guard lock(mutex_);
    const bool running = running_ && running_->study == study;
    if (is_waiting(study) || (running && !running_->stop.stop_requested())) return {};
    failed_.erase(study);
    waiting_.push_back(study);
  }
  changed_.notify_all();
  return {};
}

void Workbench::call_off(const StudyRef& study) {
  const std::lock_guard lock(mutex_);
  std::erase(waiting_, study);
  failed_.erase(study);
  if (running_ && running_->study == study) running_->stop.request_stop();
}

void Workbench::stop_overdue(double patience) {
  const std::lock_guard lock(mutex_);
  if (!running_ || running_->study.kind != StudyKind::kTournament) return;
  if (running_->overdue || running_->since_progress.seconds() < patience) return;
  running_->overdue = true;
  running_->stop.request_stop();
}

Jobs Workbench::jobs() const {
  const std::lock_guard lock(mutex_);
  Jobs all;
  for (const auto& [study, problem] : failed_) all[study] = {JobState::kFailed, problem};
  if (running_) {
    const bool stopping = running_->stop.stop_requested();
    all[running_->study] = {stopping ? JobState::kStopping : JobState::kRunning, ""};
  }
  for (const StudyRef& study : waiting_) all[study] = {JobState::kWaiting, ""};
  all.begun = begun_;
  return all;
}

bool Workbench::is_waiting(const StudyRef& study) const {
  return std::find(waiting_.begin(), waiting_.end(), study) != waiting_.end();
}

void Workbench::run() {
  auto store = Store::open(file_);
  const FirstServer here(file_);
  if (store && here.is_first()) take_up(*store);
  taken_up_.count_down();
  if (!store) return;
  // Of this thread and those that it makes.
  setpriority(PRIO_PROCESS, 0, kStudyNiceness);
  while (const auto study = next()) {
    Result<void> done;
    try {
      done = work(*store, *study, running_->stop.get_token());
    } catch (const std::exception& problem) {  // out of memory, say: only this study suffers
      done = Error{problem.what()};
    }
    finish(*store, done);
  }
}

void Workbench::take_up(Store& store) {
  const auto promised = store.jobs();
  if (!promised) return;
  const std::lock_guard lock(mutex_);
  for (const StoredJob& job : *promised) {
    const auto kind = study_kind(job.kind);
    if (kind && !is_waiting({*kind, job.subject})) waiting_.push_back({*kind, job.subject});
  }
}

std::optional<StudyRef> Workbench::next() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
  if (closing_) return {};
  running_.emplace(Running{waiting_.front(), {}, {}});
  waiting_.pop_front();
  ++begun_[running_->study];
  return running_->study;
}

void Workbench::finish(Store& store, const Result<void>& done) {
  const std::lock_guard lock(mutex_);
  const StudyRef study = running_->study;
  if (running_->overdue) {
    failed_[study] = fmt::format("no game ended within {} seconds", kMaxLabGameSeconds);
  } else if (!done) {
    failed_[study] = done.error().message;
  }
  // Asked for again while it stopped: the promise is of that asking.
  const bool keep_promise = closing_ || is_waiting(study);
  if (!keep_promise) (void)store.drop_job(to_text(study.kind), study.id);
  running_.reset();
}

Result<void> Workbench::work(Store& store, const StudyRef& study, const std::stop_token& stop) {
  switch (study.kind) {
    case StudyKind::kTournament: return play(store, study.id, stop);
    case StudyKind::kExperiment: return measure(store, study.id, stop);
    case StudyKind::kTraining: break;
  }
  return train(store, study.id, stop);
}

Result<void> Workbench::play(Store& store, StoreId id, const std::stop_token& stop) {
  const auto stored = stored_tournament(store, id);
  if (!stored) return stored.error();
  const auto tell = [this](const TournamentProgress&) { progressed(); };
  const auto done = run_tournament(store, stored->spec, {1, stop, tell, kLabRest});
  return done ? Result<void>{} : done.error();
}

void Workbench::progressed() {
  const std::lock_guard lock(mutex_);
  if (running_) running_->since_progress = {};
}

}  // namespace papan::server
