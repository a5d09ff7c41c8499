// Loop: the one thread on which games and clients live, as the parts without a
// network see it. The network's event loop is one; tests have their own.
#pragma once

#include <chrono>
#include <functional>

namespace papan::server {

class Loop {
 public:
  using Work = std::function<void()>;

  virtual ~Loop() = default;

  // From any thread: runs the work on the loop's thread, in order.
  virtual void post(Work work) = 0;
  // From the loop's thread: runs the work so much later.
  virtual void after(std::chrono::milliseconds delay, Work work) = 0;
};

}  // namespace papan::server
