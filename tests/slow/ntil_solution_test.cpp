// Ntil on 5x5 is solved: white wins in 23 plies, and the table is right about it.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "games/ntil/play/solution.hpp"

namespace papan::ntil {
namespace {

// A cache of its own, so that nothing is taken from an earlier run.
class NtilSolution : public ::testing::Test {
 protected:
  NtilSolution() : cache_(std::filesystem::temp_directory_path() / "papan-ntil-solution-test") {
    std::filesystem::remove_all(cache_);
    setenv("XDG_CACHE_HOME", cache_.c_str(), 1);
  }
  ~NtilSolution() override { std::filesystem::remove_all(cache_); }

  std::filesystem::path cache_;
};

TEST_F(NtilSolution, WhiteWinsIn23Plies) {
  const SmallNtil rules({.board = BoardId::k5x5});
  ASSERT_EQ(Solution::cached(rules), nullptr);
  const auto solved = Solution::made(rules, {});
  ASSERT_NE(solved, nullptr);
  EXPECT_EQ(solved->positions(), 8'977'067U);
  Rng rng;
  auto state = rules.start(rng);
  EXPECT_EQ(solved->verdict(rules, state), 23);
  const auto choice = solved->choose(rules, state);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->value, 1);
  ASSERT_EQ(choice->line.size(), 23U);
  for (const auto& move : choice->line) {
    ASSERT_TRUE(rules.is_legal(state, move));
    rules.play(state, move);
  }
  EXPECT_EQ(rules.score(state), 1);

  const auto again = Solution::cached(rules);
  ASSERT_NE(again, nullptr);
  EXPECT_EQ(again->positions(), solved->positions());
  const SmallNtil other({.board = BoardId::k5x5, .rules = Variant::kTabal});
  EXPECT_EQ(Solution::cached(other), nullptr);
}

}  // namespace
}  // namespace papan::ntil
