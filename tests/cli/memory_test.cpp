// Memory is sized to the job: what needs little takes little, whatever it would be allowed.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <string>

#include "tests/support/cli.hpp"

namespace papan {
namespace {

// The program with only so many megabytes of addresses, those of the program itself included.
testing_support::Outcome papan_within(int megabytes, const std::string& arguments) {
  const std::string command =
      fmt::format("ulimit -v {}; {} {} 2>&1", 1024 * megabytes, PAPAN_BINARY, arguments);
  FILE* pipe = popen(command.c_str(), "r");
  testing_support::Outcome outcome;
  std::array<char, 4096> buffer{};
  for (std::size_t got; (got = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
    outcome.out.append(buffer.data(), got);
  }
  outcome.code = WEXITSTATUS(pclose(pipe));
  return outcome;
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
