// Values by the number of colours, each made when it is first asked for and then kept: they
// are large, and most games need one of them. Safe from any thread.
// Tested in tests/games/brick_values_test.cpp.
#pragma once

#include <array>
#include <memory>
#include <mutex>

#include "games/brick/rules/values.hpp"

namespace papan::brick {

class ValuesOnce {
 public:
  // `make()` gives a std::unique_ptr<const Values>, empty where there are none.
  template <class Make>
  const Values* of(int colours, Make&& make) {
    const auto at = static_cast<std::size_t>(colours);
    std::call_once(once_[at], [&] { made_[at] = make(); });
    return made_[at].get();
  }

 private:
  std::array<std::once_flag, kMaxColours + 1> once_;
  std::array<std::unique_ptr<const Values>, kMaxColours + 1> made_;
};

}  // namespace papan::brick
