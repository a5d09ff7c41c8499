// Limits chosen by the deal: small matrices whose figures can be seen, and one measurement
// against the agent itself.
#include "games/brick/study/trials.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "lab/games.hpp"

namespace papan::lab {
namespace {

const Trials kSmall = {{10, 20, 30}, 1, {{5, 1, 3}, {2, 8, 8}}, {{9, 9, 9}, {4, 4, 4}}};

TEST(BrickTrials, TheDealChoosesItsBestLimit) {
  EXPECT_EQ(kSmall.chosen(), (std::vector<std::size_t>{0, 1}));  // the first of equals
  EXPECT_EQ(kSmall.fixed(), (std::vector<double>{1, 8}));
  EXPECT_EQ(kSmall.best(), (std::vector<double>{5, 8}));
  EXPECT_EQ(kSmall.chosen_elsewhere(), (std::vector<double>{1, 2}));
}

TEST(BrickTrials, BestOfSomeIsTheMeanOverAllWaysToDrawThem) {
  EXPECT_NEAR(kSmall.best_of(1)[0], 3, 1e-12);
  EXPECT_NEAR(kSmall.best_of(2)[0], (5 + 5 + 3) / 3.0, 1e-12);
  EXPECT_NEAR(kSmall.best_of(3)[0], 5, 1e-12);
  EXPECT_NEAR(kSmall.best_of(2)[1], 8, 1e-12);
}

TEST(BrickTrials, PublishedLimitsAreAmongThoseTried) {
  for (const Size size : {Size::kQuick, Size::kFull}) {
    const auto three = limits_tried(3, size);
    EXPECT_TRUE(std::is_sorted(three.begin(), three.end()));
    EXPECT_EQ(std::count(three.begin(), three.end(), 17'750), 1);
    EXPECT_EQ(std::count(three.begin(), three.end(), 18'500), 1);
    const auto eight = limits_tried(8, size);
    EXPECT_EQ(std::count(eight.begin(), eight.end(), 100), 1);
  }
}

TEST(BrickTrials, GamesAreThoseOfTheAgent) {
  const Scope scope;
  const auto all = trial_measurements(scope);
  const auto one = std::find_if(all.begin(), all.end(), [](const Measurement& measurement) {
    return measurement.key == "colours 9 bricks 11111 deal 0";
  });
  ASSERT_NE(one, all.end());
  const auto limits = limits_tried(9, scope.size);
  const auto games = one->run({});
  ASSERT_TRUE(games.ok());
  const auto deal = 1 + scope.rng("brick-cases").fork(0).below(1'000'000'000);
  const auto start =
      start_of("brick", {{"colours", "9"}, {"bricks", "11111"}, {"deal", std::to_string(deal)}});
  const auto agent = "thesis:limit=" + std::to_string(limits[1]);
  const auto played = play_one(*start, {{agent, ""}, {}}, Rng(1), {});
  ASSERT_TRUE(played.ok());
  EXPECT_EQ((*games)["scores"].size(), limits.size());
  EXPECT_EQ((*games)["scores"][1].get<double>(), played->score);
  EXPECT_EQ((*games)["placed"][1].get<int>(), played->efforts[0].moves);
  const auto roomy = play_one(*start, {{"thesis:free_cells=30", ""}, {}}, Rng(1), {});
  EXPECT_EQ((*games)["roomy"].get<double>(), roomy->score);
}

}  // namespace
}  // namespace papan::lab
