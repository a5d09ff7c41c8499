// Numbered work on threads: all of it, or up to a failure or a stop.
#include "core/parallel.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace papan {
namespace {

TEST(Parallel, EveryIndexIsWorkedOnce) {
  for (const int threads : {1, 2, 5}) {
    std::vector<int> times(1000);
    EXPECT_TRUE(for_each_index(times.size(), threads, {}, [&](std::size_t i) { ++times[i]; }));
    EXPECT_EQ(std::count(times.begin(), times.end(), 1), 1000) << threads;
  }
}

TEST(Parallel, AFailureIsToldAndEndsTheRest) {
  int begun = 0;
  const auto done = try_each_index(100, {}, [&](std::size_t i) -> Result<void> {
    ++begun;
    if (i == 3) return Error{"the fourth"};
    return {};
  });
  ASSERT_FALSE(done);
  EXPECT_EQ(done.error().message, "the fourth");
  EXPECT_EQ(begun, 4);
}

TEST(Parallel, AStopIsNoFailure) {
  std::stop_source source;
  int begun = 0;
  const auto work = [&](std::size_t) -> Result<void> {
    if (++begun == 3) source.request_stop();
    return {};
  };
  EXPECT_TRUE(try_each_index(100, {1, source.get_token()}, work));
  EXPECT_EQ(begun, 3);
  EXPECT_FALSE(for_each_index(100, 2, source.get_token(), [](std::size_t) {}));
}

}  // namespace
}  // namespace papan
