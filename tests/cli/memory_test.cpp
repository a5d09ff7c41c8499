// Memory is sized to the job: what needs little takes little, whatever it would be allowed.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/support/cli.hpp"

namespace papan {
namespace {

// The program with only so many megabytes of addresses, those of the program itself included.
testing_support::Outcome papan_within(int megabytes, const std::string& arguments) {
  return testing_support::papan(arguments, fmt::format("ulimit -v {}; ", 1024 * megabytes));
}

constexpr int kSmall = 150;

TEST(Memory, SmallJobsTakeLittle) {
  for (const char* job :
       {"solve othello --set size=4", "move othello --set size=4 --agent best:hash=1024",
        "move ntil --agent exact --nodes 1000", "move adjacency --agent exact --nodes 1000"}) {
    const auto outcome = papan_within(kSmall, job);
    EXPECT_EQ(outcome.code, 0) << job << "\n" << outcome.out;
  }
}

// The limit does limit: what is allowed to be large, and is, does not get it.
TEST(Memory, ALargeJobDoesNotFitThere) {
  EXPECT_NE(papan_within(kSmall, "move othello --agent best:hash=1024,level=10").code, 0);
}

}  // namespace
}  // namespace papan
