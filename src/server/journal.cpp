#include "server/journal.hpp"

#include <memory>

namespace papan::server {

Journal::Journal(Store store, Loop& loop)
    : store_(std::move(store)), loop_(loop), thread_([this] { run(); }) {}

Journal::~Journal() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Journal::submit(Work work, Then then) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back({std::move(work), std::move(then), {}});
  }
  changed_.notify_one();
}

void Journal::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    std::vector<Entry> batch = std::move(waiting_);
    waiting_.clear();
    lock.unlock();
    commit(batch);
    answer(std::move(batch));
    lock.lock();
  }
}

void Journal::commit(std::vector<Entry>& batch) {
  const auto all = store_.together([&]() -> Result<void> {
    for (Entry& entry : batch) {
      entry.done = entry.work(store_);
      if (!entry.done) return entry.done;
    }
    return {};
  });
  if (all) return;
  for (Entry& entry : batch) {
    entry.done = store_.together([&] { return entry.work(store_); });
  }
}

void Journal::answer(std::vector<Entry> batch) {
  auto entries = std::make_shared<std::vector<Entry>>(std::move(batch));
  loop_.post([entries] {
    for (const Entry& entry : *entries) {
      if (entry.then) entry.then(entry.done);
    }
  });
}

}  // namespace papan::server
