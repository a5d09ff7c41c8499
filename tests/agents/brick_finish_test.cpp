// The last bricks: exact with two left, by games to the end before that; short games are played
// well, and a value is the score at the end.
#include "games/brick/play/finish.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "agents/judgement.hpp"
#include "arena/referee.hpp"
#include "games/brick/play/best.hpp"
#include "search/expectimax.hpp"

namespace papan::brick {
namespace {

using Agent = Best::For<ColourBrick>;

Score score_of(const std::string& agent, const Parameters& parameters) {
  Rng rng;
  const auto start = *(*find_game("brick"))
                          ->game.start({{"colours", std::to_string(parameters.colours)},
                                        {"bricks", std::to_string(parameters.bricks)},
                                        {"deal", std::to_string(parameters.deal)}},
                                       rng);
  return play_game(*start, {}, {{agent, ""}, {}, 1, {}})->score;
}

Score score_on_deals(const std::string& agent, int colours, int bricks) {
  Score sum = 0;
  for (int deal = 1; deal <= 6; ++deal) sum += score_of(agent, {colours, bricks, deal});
  return sum;
}

// After so many bricks of a deal, placed by the thesis's rule, with the next one in hand.
ColourBrick::State state_after(const ColourBrick& rules, int bricks) {
  const Policy policy = thesis_policy(rules.parameters());
  Rng rng;
  auto state = rules.start(rng);
  for (int i = 0; i < bricks; ++i) {
    rules.resolve(state, *rules.dealt(state));
    const Placements all = placements(rules, state, policy.weights);
    rules.play(state, all[best_evaluation(all)].move);
  }
  rules.resolve(state, *rules.dealt(state));
  return state;
}

TEST(BrickWays, TheThesissWayIsTheThesiss) {
  for (const int colours : {3, 6, 9}) {
    const ColourBrick rules({colours, 60, 3});
    const Policy policy = thesis_policy(rules.parameters());
    const ThesisWay way(policy);
    Rng rng;
    auto state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver) {
      rules.resolve(state, *rules.dealt(state));
      const Placements all = placements(rules, state, policy.weights);
      const Move slow = all[pick(all, state, policy).index].move;
      const SwiftBoard board(state.board, colours);
      ASSERT_EQ(rules.to_text(way.place(board, *state.hand, state.left)), rules.to_text(slow));
      rules.play(state, slow);
    }
  }
}

// Expectimax over all bricks and all placements is the twin.
TEST(BrickFinish, TwoBricksAreCountedOut) {
  for (const int colours : {3, 4}) {
    const ColourBrick rules({colours, 14, 5});
    const auto state = state_after(rules, 12);
    Rng rng(1);
    const Task<ColourBrick> task{rules, state, {}, {{}, rng, {}}};
    const auto choice = Agent(rules, {}).choose(task);
    const ScoreEvaluation points;
    const auto slow = Expectimax<ColourBrick, ScoreEvaluation>(task, points, {2, 0, 0}).run(state);
    EXPECT_TRUE(choice.exact);
    EXPECT_NEAR(choice.value, slow.value, 1e-6);
    EXPECT_EQ(choice.note, "by all that can still happen");
  }
}

TEST(BrickFinish, AValueIsTheScoreAtTheEnd) {
  constexpr Score kScore = 100'000;  // more than games of twelve bricks make
  for (const int left : {1, 2, 3}) {
    const ColourBrick rules({3, 12, 5});
    auto state = state_after(rules, 12 - left);
    state.score = kScore;
    Rng rng(1);
    const auto choice = Agent(rules, {}).choose({rules, state, {}, {{}, rng, {}}});
    for (const auto& candidate : choice.candidates) {
      EXPECT_GE(candidate.value, kScore);
      EXPECT_LT(candidate.value, 2 * kScore);
    }
  }
}

TEST(BrickFinish, ABudgetOfNodesIsKept) {
  const ColourBrick rules({3, 12, 5});
  const auto state = state_after(rules, 3);
  Rng rng(1);
  const auto choice = Agent(rules, {}).choose({rules, state, {}, {{0, 30'000, 0}, rng, {}}});
  EXPECT_LE(choice.nodes, 30'000U);
  EXPECT_GT(choice.nodes, 15'000U);
}

// What values of long games say of these made a third of it or less.
TEST(BrickFinishStatistics, ShortGamesAreWorthMoreThanTheThesisMakes) {
  for (const int bricks : {5, 10, 20}) {
    const Score best = score_on_deals("best", 3, bricks);
    EXPECT_GT(best, score_on_deals("thesis:free_cells=10", 3, bricks)) << bricks;
    EXPECT_GT(best, score_on_deals("expectimax", 3, bricks)) << bricks;
  }
}

// No placement of a game of ten bricks loses more than such a game makes.
TEST(BrickFinishStatistics, LossesAreOfTheGameThatIsPlayed) {
  Rng rng(1);
  auto position = std::move(
      *(*find_game("brick"))->game.start({{"colours", "3"}, {"bricks", "10"}, {"deal", "1"}}, rng));
  ASSERT_TRUE(position->play("112"));
  for (const LegalMove& move : position->legal_moves()) {
    const auto judged = judge(*position, move.text, "best", {{}, rng, {}});
    ASSERT_TRUE(judged.ok());
    EXPECT_LT(judged->lost, 2000) << move.text;
    EXPECT_LT(judged->best_value, 3000);
  }
}

// Whatever an agent thinks in, and however little time it has: what is lost is points of this game.
TEST(BrickFinishStatistics, NothingIsLostThatCouldNotBeMade) {
  Rng rng(1);
  for (const char* agent :
       {"best:nodes=1", "best:depth=1", "best:level=3", "thesis", "expectimax"}) {
    auto position =
        std::move(*(*find_game("brick"))
                       ->game.start({{"colours", "3"}, {"bricks", "10"}, {"deal", "1"}}, rng));
    ASSERT_TRUE(position->play("112"));
    for (const LegalMove& move : position->legal_moves()) {
      const auto judged = judge(*position, move.text, agent, {{}, rng, {}});
      ASSERT_TRUE(judged.ok()) << agent;
      EXPECT_GE(judged->lost, 0) << agent;
      EXPECT_LE(judged->lost, judged->best_value - static_cast<double>(position->score())) << agent;
      EXPECT_LT(judged->best_value, 3000) << agent;
      if (move.text == judged->best) {
        EXPECT_EQ(judged->lost, 0);
      }
    }
  }
}

// Who stops it before games are played has nothing to compare.
TEST(BrickFinish, TooFewGamesCompareNothing) {
  Rng rng(1);
  auto position = std::move(
      *(*find_game("brick"))->game.start({{"colours", "3"}, {"bricks", "10"}, {"deal", "1"}}, rng));
  ASSERT_TRUE(position->play("112"));
  std::stop_source stop;
  stop.request_stop();
  int uncompared = 0;
  for (const LegalMove& move : position->legal_moves()) {
    const auto judged =
        judge(*position, move.text, "best:nodes=1", {{.nodes = 1}, rng, stop.get_token()});
    ASSERT_TRUE(judged.ok());
    if (move.text == judged->best) continue;
    EXPECT_FALSE(judged->compared) << move.text;
    EXPECT_EQ(judged->lost, 0);
    ++uncompared;
  }
  EXPECT_GT(uncompared, 0);
}

// Where no games to the end are paid for, a value is still of this game.
TEST(BrickFinish, AHastyValueIsTheScoreAtTheEnd) {
  const ColourBrick rules({3, 12, 5});
  for (const int bricks : {0, 4, 8}) {
    auto state = state_after(rules, bricks);
    state.score = 100'000;
    Rng rng(1);
    const auto choice = Agent(rules, {}).choose({rules, state, {}, {{0, 1, 0}, rng, {}}});
    for (const auto& candidate : choice.candidates) {
      EXPECT_GE(candidate.value, 100'000);
      EXPECT_LT(candidate.value, 110'000);
    }
  }
}

// Who follows every hint makes in the mean what the first one promised, within noise.
TEST(BrickFinishStatistics, HintsKeepTheirPromiseInTheMean) {
  constexpr int kDeals = 40;
  double promised = 0;
  double differences = 0;
  double squares = 0;
  for (int deal = 1; deal <= kDeals; ++deal) {
    Rng rng(1);
    auto position = std::move(
        *(*find_game("brick"))
             ->game.start({{"colours", "3"}, {"bricks", "8"}, {"deal", std::to_string(deal)}},
                          rng));
    std::optional<double> first;
    while (position->turn() != Turn::kOver) {
      if (position->turn() == Turn::kChance) {
        ASSERT_TRUE(position->advance(position->draw(rng)));
        continue;
      }
      const auto hint =
          (*make_player(*position, "best"))->choose(*position, {{.nodes = 60'000}, rng, {}});
      ASSERT_TRUE(hint.ok());
      if (!first) first = hint->value;
      ASSERT_TRUE(position->advance(hint->move));
    }
    const double more = static_cast<double>(position->score()) - *first;
    promised += *first / kDeals;
    differences += more / kDeals;
    squares += more * more / kDeals;
  }
  const double error = std::sqrt((squares - differences * differences) / (kDeals - 1));
  EXPECT_GT(promised, 0);
  EXPECT_GE(differences, -2 * error) << "promised " << promised;
}

// Its rotations are one placement, and none of them loses anything.
TEST(BrickFinish, EveryRotationOfThreeEqualCellsIsJudged) {
  Rng rng(1);
  auto position = std::move(
      *(*find_game("brick"))->game.start({{"colours", "3"}, {"bricks", "10"}, {"deal", "0"}}, rng));
  ASSERT_TRUE(position->play("111"));
  const auto best = judge(*position, "", "best", {{}, rng, {}});
  ASSERT_TRUE(best.ok());
  for (const char* rotation : {"0", "1", "2"}) {
    const std::string move = best->best.substr(0, best->best.find(',') + 1) + rotation;
    const auto judged = judge(*position, move, "best", {{}, rng, {}});
    ASSERT_TRUE(judged.ok());
    EXPECT_EQ(judged->lost, 0) << move;
  }
}

}  // namespace
}  // namespace papan::brick
