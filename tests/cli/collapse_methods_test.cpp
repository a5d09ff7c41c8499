// The experiment of Collapse counts as `papan collapse solve` does: points, blocks left and
// clicks of the same deals.
#include <gtest/gtest.h>

#include "lab/experiment.hpp"
#include "tests/support/cli.hpp"

namespace papan::lab {
namespace {

using testing_support::json_of;

constexpr int kBoards = 4;

class CollapseMethods : public ::testing::Test {
 protected:
  // What the experiment measured on its first boards, by the paper's agents.
  static std::vector<Json> measured() {
    const auto found = find_experiments("collapse-methods");
    EXPECT_TRUE(found);
    std::vector<Json> boards;
    for (const Measurement& one : found->front().measurements({})) {
      if (one.key.rfind("paper board", 0) != 0) continue;
      boards.push_back(*one.run({}));
      if (boards.size() == kBoards) break;
    }
    return boards;
  }

  static Json solved(const Json& board, const std::string& agent) {
    const Json all = json_of(fmt::format("collapse solve --deal {} --agent {} --json",
                                         board["deal"].get<std::uint32_t>(), agent));
    return all["boards"][0];
  }
};

TEST_F(CollapseMethods, CountAsCollapseSolveDoes) {
  const auto boards = measured();
  ASSERT_EQ(boards.size(), std::size_t{kBoards});
  int agents = 0;
  for (const auto& [agent, game] : boards.front().items()) {
    if (agent == "deal") continue;
    ++agents;
    for (const Json& board : boards) {
      const Json told = solved(board, agent);
      for (const char* figure : {"score", "left", "clicks"}) {
        EXPECT_EQ(board[agent][figure].get<int>(), told[figure].get<int>())
            << agent << ' ' << figure << ", deal " << board["deal"].get<std::uint32_t>();
      }
    }
  }
  EXPECT_EQ(agents, 10) << "row by row, greedy, and eight readings of the brute force";
}

// What a game leaves is what stands on the board, not what its text has digits of.
TEST_F(CollapseMethods, BruteForceLeavesNothingWithSingleCells) {
  for (const Json& board : measured()) {
    for (const auto& [agent, game] : board.items()) {
      if (agent.find("brute-force") == std::string::npos) continue;
      const bool singles = agent.find("singles=on") != std::string::npos;
      EXPECT_EQ(game["left"].get<int>() == 0, singles) << agent;
      EXPECT_GT(game["score"].get<int>(), 0);
    }
  }
}

}  // namespace
}  // namespace papan::lab
