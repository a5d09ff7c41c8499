#include "server/lab/reader.hpp"

#include <sys/resource.h>

#include "server/limits.hpp"

namespace papan::server {
namespace {

constexpr int kReaderNiceness = 5;

Result<void> answer(Result<Store>& store, const LabReader::Question& question) {
  if (!store) return store.error();
  try {
    return question(*store);
  } catch (const std::exception& problem) {
    return Error{problem.what()};
  }
}

}  // namespace

LabReader::LabReader(std::filesystem::path store_file, Loop& loop)
    : file_(std::move(store_file)), loop_(loop), thread_([this] { run(); }) {}

void LabReader::stop() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    waiting_.clear();
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

bool LabReader::ask(Question question, Then then) {
  {
    const std::lock_guard lock(mutex_);
    if (closing_ || waiting_.size() >= kMaxLabQuestions) return false;
    waiting_.push_back({std::move(question), std::move(then)});
  }
  changed_.notify_all();
  return true;
}

void LabReader::run() {
  setpriority(PRIO_PROCESS, 0, kReaderNiceness);  // of this thread
  auto store = Store::open(file_);
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
    if (closing_) return;
    const Entry entry = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    const auto done = answer(store, entry.question);
    loop_.post([then = entry.then, done] { then(done); });
    lock.lock();
  }
}

}  // namespace papan::server
