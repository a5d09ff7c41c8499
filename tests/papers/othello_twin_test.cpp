// Othello's two greedy agents, move by move against their twins.
#include "tests/papers/othello_twin.hpp"

#include "tests/papers/asked.hpp"

namespace papan::papers {
namespace {

template <class Twin>
Differences compare(const std::string& spec, const std::string& parameters, Twin twin) {
  Differences differences;
  Rng rng(2009);
  for (int i = 0; i < 1000; ++i) {
    const auto position =
        wandered(started("othello", parameters), static_cast<int>(rng.below(60)), rng);
    differences.compare(position->text(), othello::name(twin(othello::parse(position->text()))),
                        asked(spec, *position).move);
  }
  return differences;
}

TEST(OthelloTwins, GreedyByCount) {
  EXPECT_EQ(compare("greedy-count", "size=8", othello::greedy_by_count).words(), "");
}

TEST(OthelloTwins, GreedyByPosition) {
  EXPECT_EQ(compare("greedy-position", "size=8", othello::greedy_by_position).words(), "");
}

// The paper's board is 8x8; what it says holds on smaller ones too.
TEST(OthelloTwins, BothOnSixRows) {
  EXPECT_EQ(compare("greedy-count", "size=6", othello::greedy_by_count).words(), "");
  EXPECT_EQ(compare("greedy-position", "size=6", othello::greedy_by_position).words(), "");
}

}  // namespace
}  // namespace papan::papers
