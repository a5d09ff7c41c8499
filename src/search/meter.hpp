// Meter: counts the nodes of one decision and says when its budget is spent.
//
// The count is compared on every node, so a node budget is exact and
// reproducible; the clock and the stop token are looked at once in 512 nodes,
// which is well within the 10 ms that a stop may take. So often, too, who watches
// the search from another thread hears of its nodes.
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>

#include "core/clock.hpp"
#include "game/task.hpp"

namespace papan {

class Meter {
 public:
  explicit Meter(const Request& request)
      : limit_(request.budget.nodes != 0 ? request.budget.nodes
                                         : std::numeric_limits<std::uint64_t>::max()),
        seconds_(request.budget.seconds),
        stop_(request.stop),
        counted_(request.counted),
        next_look_(std::min(limit_, kStride)) {}

  // Counts a node; true when the search must end now.
  bool tick() {
    if (++nodes_ >= next_look_) look();
    return stopped_;
  }

  // For work that is not nodes: looks at once.
  bool poll() {
    look();
    return stopped_;
  }

  [[nodiscard]] bool stopped() const { return stopped_; }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }
  [[nodiscard]] double seconds() const { return watch_.seconds(); }

 private:
  static constexpr std::uint64_t kStride = 512;

  void look() {
    stopped_ = stopped_ || nodes_ >= limit_ || stop_.stop_requested() ||
               (seconds_ > 0 && watch_.seconds() >= seconds_);
    next_look_ = std::min(limit_, nodes_ + kStride);
    if (counted_ == nullptr) return;
    counted_->fetch_add(nodes_ - told_, std::memory_order_relaxed);
    told_ = nodes_;
  }

  Stopwatch watch_;
  std::uint64_t nodes_ = 0;
  std::uint64_t limit_;
  double seconds_;
  std::stop_token stop_;
  std::atomic<std::uint64_t>* counted_;
  std::uint64_t told_ = 0;  // of the nodes, to who watches
  std::uint64_t next_look_;
  bool stopped_ = false;
};

}  // namespace papan
