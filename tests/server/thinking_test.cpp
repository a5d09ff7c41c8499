// Memory for those who think is counted: who takes too much gets none, and what nobody has any more
// is given back.
#include "server/thinking.hpp"

#include <gtest/gtest.h>

#include "server/limits.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/test_loop.hpp"

namespace papan::server {
namespace {

using testing_support::TestLoop;

class ThinkingTest : public ::testing::Test {
 protected:
  TestLoop loop_;
  SearchPool pool_{{2, {8, 8, 8}}};
  Thinking thinking_{loop_, pool_};

  void TearDown() override { pool_.stop(); }
};

TEST_F(ThinkingTest, MemoryIsCountedAndGivenBack) {
  constexpr int kForOthers = kMaxThinkingMegabytes - kMegabytesForAnswers;
  auto most = thinking_.remember(Lane::kAnalysis, kForOthers - 1);
  ASSERT_NE(most, nullptr);
  auto last = thinking_.remember(Lane::kSpare, 1);
  EXPECT_NE(last, nullptr);
  EXPECT_EQ(thinking_.remember(Lane::kSpare, 1), nullptr);
  const auto answer = thinking_.remember(Lane::kAnswer, kMegabytesForAnswers);
  EXPECT_NE(answer, nullptr) << "kept back for people who wait";
  EXPECT_EQ(thinking_.remember(Lane::kAnswer, 1), nullptr);
  last.reset();
  EXPECT_EQ(thinking_.remember(Lane::kSpare, 1), nullptr) << "answers took it";
  most.reset();
  EXPECT_NE(thinking_.remember(Lane::kSpare, 1), nullptr);
}

TEST_F(ThinkingTest, AnAnsweredQuestionHasGivenItsMemoryBack) {
  Rng rng(7);
  const std::shared_ptr<const Position> start =
      std::move(*(*find_game("othello"))->game.start({}, rng));
  const int most = kMaxThinkingMegabytes - kMegabytesForAnswers;
  bool answered = false;
  ASSERT_TRUE(thinking_.ask({.question = testing_support::question_about(start, "greedy-count"),
                             .memory = thinking_.remember(Lane::kSpare, most)},
                            [&](const Result<Answer>& answer) {
                              answered = true;
                              EXPECT_TRUE(answer);
                            }));
  ASSERT_TRUE(loop_.run_until([&] { return answered; }));
  EXPECT_NE(thinking_.remember(Lane::kSpare, most), nullptr);
}

}  // namespace
}  // namespace papan::server
