#include "server/search_pool.hpp"

#include <algorithm>
#include <cassert>

namespace papan::server {
namespace {

constexpr std::size_t index(Lane lane) {
  return static_cast<std::size_t>(lane);
}

}  // namespace

SearchPool::SearchPool(const Capacity& capacity) : capacity_(capacity) {
  assert(capacity.threads >= 2);
  for (int i = 0; i < capacity.threads; ++i) threads_.emplace_back([this] { run(); });
}

void SearchPool::stop() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    for (auto& lane : waiting_) lane.clear();
    for (Job& job : running_) job.stop.request_stop();
  }
  changed_.notify_all();
  for (std::thread& thread : threads_) thread.join();
  threads_.clear();
}

std::optional<std::stop_source> SearchPool::submit(Lane lane, Work work) {
  Job job{lane, std::move(work), {}, {}};
  const std::stop_source stop = job.stop;
  {
    const std::lock_guard lock(mutex_);
    if (waiting_[index(lane)].size() >= capacity_.waiting[index(lane)]) return {};
    waiting_[index(lane)].push_back(std::move(job));
  }
  changed_.notify_all();
  return stop;
}

void SearchPool::stop_overdue(double allowed) {
  const std::lock_guard lock(mutex_);
  for (Job& job : running_) {
    if (job.watch.seconds() > allowed) job.stop.request_stop();
  }
}

bool SearchPool::waits(Lane lane) {
  const std::lock_guard lock(mutex_);
  return !waiting_[index(lane)].empty();
}

std::optional<Lane> SearchPool::next_lane() const {
  if (!waiting_[index(Lane::kAnswer)].empty()) return Lane::kAnswer;
  if (others_running_ >= capacity_.threads - 1) return {};
  for (const Lane lane : {Lane::kSpare, Lane::kAnalysis}) {
    if (!waiting_[index(lane)].empty()) return lane;
  }
  return {};
}

void SearchPool::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return closing_ || next_lane(); });
    if (closing_) return;
    const Lane lane = *next_lane();
    auto& queue = waiting_[index(lane)];
    running_.push_back(std::move(queue.front()));
    queue.pop_front();
    const auto job = std::prev(running_.end());
    job->watch = {};
    others_running_ += lane == Lane::kAnswer ? 0 : 1;
    lock.unlock();
    job->work(job->stop.get_token());
    lock.lock();
    others_running_ -= lane == Lane::kAnswer ? 0 : 1;
    running_.erase(job);
    changed_.notify_all();
  }
}

}  // namespace papan::server
