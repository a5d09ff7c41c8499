// Another program: lines both ways, and clean errors when it is silent or gone.
#include "core/process.hpp"

#include <gtest/gtest.h>

#include "core/clock.hpp"
#include "tests/support/patience.hpp"

namespace papan {
namespace {

constexpr double kPatience = testing_support::kPatience.count();  // seconds

std::unique_ptr<Process> start(const std::string& command) {
  auto process = Process::start(command);
  EXPECT_TRUE(process);
  return std::move(*process);
}

TEST(Process, SpeaksLineByLine) {
  const auto process = start("while read line; do echo \"<$line>\"; done");
  for (const char* word : {"one", "two words", ""}) {
    ASSERT_TRUE(process->write_line(word));
    EXPECT_EQ(*process->read_line(kPatience, {}), "<" + std::string(word) + ">");
  }
}

TEST(Process, SilenceIsAnErrorInTime) {
  const auto process = start("sleep 600");
  const Stopwatch watch;
  const auto line = process->read_line(0.05, {});
  ASSERT_FALSE(line);
  EXPECT_EQ(line.error().message, "it did not answer in 0.05 s");
  EXPECT_LT(watch.seconds(), kPatience);
}

TEST(Process, AStopIsObeyed) {
  const auto process = start("sleep 600");
  std::stop_source source;
  source.request_stop();
  EXPECT_EQ(process->read_line(kPatience, source.get_token()).error().message, "stopped");
}

TEST(Process, ItsEndIsAnError) {
  const auto process = start("exit 0");
  EXPECT_EQ(process->read_line(kPatience, {}).error().message, "it has ended");
  Result<void> written;
  for (int i = 0; i < 100 && written; ++i) written = process->write_line("hello");
  EXPECT_FALSE(written);
  EXPECT_EQ(start("no-such-program-at-all")->read_line(kPatience, {}).error().message,
            "it has ended");
}

TEST(Process, OneThatWillNotEndIsKilled) {
  const Stopwatch watch;
  start("trap '' TERM; while true; do sleep 1; done");
  EXPECT_LT(watch.seconds(), kPatience);
}

}  // namespace
}  // namespace papan
