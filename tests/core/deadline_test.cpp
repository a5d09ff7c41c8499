#include "core/deadline.hpp"

#include <gtest/gtest.h>

#include "core/clock.hpp"
#include "tests/support/patience.hpp"

namespace papan {
namespace {

using testing_support::eventually;

TEST(Deadline, PassesByItself) {
  const Stopwatch watch;
  const Deadline deadline({.most = 0.02});
  EXPECT_TRUE(eventually([&] { return deadline.passed(); }));
  EXPECT_GE(watch.seconds(), 0.02);
}

TEST(Deadline, PassesWhenAsked) {
  std::stop_source asked;
  const Deadline deadline({}, asked.get_token());
  EXPECT_FALSE(deadline.passed());
  asked.request_stop();
  EXPECT_TRUE(eventually([&] { return deadline.passed(); }));
}

TEST(Deadline, KeepsItsFirstMoment) {
  std::stop_source asked;
  asked.request_stop();
  const Stopwatch watch;
  const Deadline deadline({.least = 0.05}, asked.get_token());
  EXPECT_TRUE(eventually([&] { return deadline.passed(); }));
  EXPECT_GE(watch.seconds(), 0.05);
}

// Destroying it does not wait for the hour to be over.
TEST(Deadline, EndsWithWhoeverWaited) {
  const Stopwatch watch;
  { const Deadline deadline({.least = 3600, .most = 7200}); }
  EXPECT_LT(watch.seconds(), 3600);
}

}  // namespace
}  // namespace papan
