// Plans of a game for one player: what was found is kept, a played line bounds every ply, hints
// keep their promise, and what is called a mistake is proved by a line that scores more.
#include "agents/best_plan.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "agents/plan_analyst.hpp"
#include "agents/plan_search.hpp"
#include "agents/replay.hpp"
#include "game/record.hpp"
#include "games/collapse/play/variations.hpp"

namespace papan {
namespace {

std::shared_ptr<const Position> deal(int number, const Settings& settings = {}) {
  Settings all = {{"width", "10"}, {"height", "10"}, {"deal", std::to_string(number)}};
  all.insert(all.end(), settings.begin(), settings.end());
  Rng rng(1);
  auto made = (*find_game("collapse"))->game.start(all, rng);
  EXPECT_TRUE(made) << made.error().message;
  return std::move(*made);
}

PlannedPosition begun(const std::shared_ptr<const Position>& start) {
  return {start, {}, std::make_shared<BestPlan>(start)};
}

Score score_along(const Position& from, const Plies& moves) {
  const auto position = from.clone();
  for (const std::string& move : moves) EXPECT_TRUE(position->advance(move)) << move;
  EXPECT_EQ(position->turn(), Turn::kOver);
  return position->score();
}

Plies random_game(const Position& start, Rng& rng) {
  const auto position = start.clone();
  Plies plies;
  while (position->turn() != Turn::kOver) {
    const auto legal = position->legal_moves();
    plies.push_back(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].text);
    EXPECT_TRUE(position->advance(plies.back()));
  }
  return plies;
}

// The record games of docs/records, by the position before each ply.
std::vector<Record> record_games() {
  std::ifstream file(std::string(PAPAN_SOURCE_DIR) + "/docs/records/collapse.jsonl");
  std::vector<Record> records;
  for (std::string line; std::getline(file, line);) records.push_back(*parse_record(line));
  return records;
}

TEST(BestPlan, IsForOnePlayerWithoutChance) {
  Rng rng(1);
  EXPECT_TRUE(BestPlan::suits(*deal(1)));
  for (const char* game : {"brick", "othello"}) {
    EXPECT_FALSE(BestPlan::suits(**(*find_game(game))->game.start({}, rng))) << game;
  }
}

TEST(BestPlan, TakesOnlyWhatTheRulesPlayToTheEnd) {
  const auto start = deal(1);
  Rng rng(5);
  Plies game = random_game(*start, rng);
  BestPlan plans(start);
  EXPECT_FALSE(plans.after({}));
  EXPECT_FALSE(plans.learn({}, Plies(game.begin(), game.end() - 1))) << "it does not end";
  EXPECT_FALSE(plans.learn({}, Plies{"z99"}));
  EXPECT_FALSE(plans.after({}));
  EXPECT_TRUE(plans.learn({}, game));
  EXPECT_EQ(plans.after({})->score, score_along(*start, game));
}

TEST(BestPlan, AFinishedGamesOwnLineBoundsEveryPly) {
  Rng rng(7);
  for (int number = 1; number <= 10; ++number) {
    const auto start = deal(number);
    BestPlan plans(start);
    std::vector<Plies> games;
    for (int i = 0; i < 12; ++i) {
      games.push_back(random_game(*start, rng));
      plans.learn({}, games.back());
    }
    for (const Plies& game : games) {
      const Score made = score_along(*start, game);
      for (std::size_t ply = 0; ply <= game.size(); ++ply) {
        const Plies played(game.begin(), game.begin() + static_cast<std::ptrdiff_t>(ply));
        const auto known = plans.after(played);
        ASSERT_TRUE(known);
        EXPECT_GE(known->score, made);
        Plies whole = played;
        whole.insert(whole.end(), known->moves.begin(), known->moves.end());
        EXPECT_EQ(score_along(*start, whole), known->score);
      }
    }
  }
}

TEST(BestPlan, KnowsAMoveByAnyOfItsNames) {
  auto start = (*find_game("collapse"))->game.parse({{"width", "3"}, {"height", "2"}}, "112/332");
  BestPlan plans(std::shared_ptr<const Position>(std::move(*start)));
  ASSERT_TRUE(plans.learn(Plies{"b1"}, Plies{"a2", "a1"}));
  EXPECT_EQ(plans.after(Plies{"a1"})->moves, plans.after(Plies{"b1"})->moves);
}

TEST(BestPlan, IsFullOneDay) {
  const auto start = deal(2);
  BestPlan plans(start);
  Rng rng(3);
  const Plies useful = random_game(*start, rng);
  plans.learn({}, useful);
  for (std::size_t i = 0; i < BestPlan::kMostPlans + 20; ++i) {
    plans.learn({}, random_game(*start, rng));
    ASSERT_TRUE(plans.after(Plies(useful.begin(), useful.end() - 1))) << "it is of use";
  }
}

TEST(Variations, ArePlayedByTheRulesAndBeginWithEveryMove) {
  const std::vector<Settings> kinds = {{{"scoring", "samegame"}},
                                       {{"scoring", "xxl"}, {"single", "removes"}},
                                       {{"scoring", "xxl"}, {"single", "costs"}},
                                       {{"scoring", "xxl"}, {"single", "off"}}};
  for (const Settings& kind : kinds) {
    const auto at = begun(deal(3, kind));
    Rng rng(1);
    ASSERT_TRUE(improve(at, "best", {{.nodes = 500}, rng, {}}));
    const auto legal = at.position->legal_moves();
    const auto all = collapse::variations(*at.position, *at.best(), {});
    ASSERT_EQ(all.size(), legal.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
      EXPECT_EQ(all[i].moves.front(), legal[i].text);
      EXPECT_EQ(score_along(*at.position, all[i].moves), all[i].score);
    }
  }
}

TEST(PlanAnalyst, ValuesNeverFallAndAreProved) {
  const auto at = begun(deal(5));
  PlanAnalyst analyst = *PlanAnalyst::make(at, "best");
  std::map<std::string, double> before;
  for (int round = 0; round < 5; ++round) {
    ASSERT_TRUE(analyst.step({}));
    ASSERT_EQ(analyst.moves().size(), at.position->legal_moves().size());
    EXPECT_EQ(analyst.moves().front().value, static_cast<double>(at.best()->score));
    for (const ValuedMove& move : analyst.moves()) {
      EXPECT_EQ(move.line.front(), move.move.text);
      EXPECT_EQ(static_cast<double>(score_along(*at.position, move.line)), move.value);
      EXPECT_GE(move.value, before[move.move.text]);
      before[move.move.text] = move.value;
    }
  }
}

// With the nodes of a hint it finds what a search with them finds: no move has a search of its own.
TEST(PlanAnalyst, AllItsTimeGoesIntoThePlan) {
  const auto start = deal(8);
  const auto at = begun(start);
  PlanAnalyst analyst = *PlanAnalyst::make(at, "best");
  while (analyst.nodes() < 15'000) ASSERT_TRUE(analyst.step({}));
  const auto alone = begun(start);
  Rng rng(1);
  ASSERT_TRUE(improve(alone, "best", {{.nodes = 2'000}, rng, {}}));
  EXPECT_GE(at.best()->score, alone.best()->score);
}

TEST(PlanAnalyst, TakesWhatOthersFound) {
  const auto at = begun(deal(9));
  PlanAnalyst analyst = *PlanAnalyst::make(at, "best");
  Rng rng(2);
  ASSERT_TRUE(improve(at, "best", {{.nodes = 60'000}, rng, {}}));
  const Score known = at.best()->score;
  ASSERT_TRUE(analyst.step({}));
  EXPECT_GE(analyst.moves().front().value, static_cast<double>(known));
}

// Twenty deals, as a person who follows every hint plays them.
TEST(PlanSearch, FollowingEveryHintKeepsTheFirstPromise) {
  for (int number = 1; number <= 20; ++number) {
    PlannedPosition at = begun(deal(number));
    double promise = 0;
    while (at.position->turn() != Turn::kOver) {
      Rng rng(1);
      const auto hint = hint_by_plan(at, "best", {{.nodes = 300}, rng, {}});
      ASSERT_TRUE(hint) << hint.error().message;
      EXPECT_GE(hint->value, promise) << "deal " << number << ", ply " << at.played.size();
      promise = hint->value;
      at = *at.after(hint->move);
    }
    EXPECT_GE(at.position->score(), promise) << "deal " << number;
  }
}

TEST(PlanSearch, EveryPlannerFindsWholeGames) {
  const auto start = deal(4, {{"colours", "3"}});
  for (const char* spec : {"best", "sequence-annealing", "mcts", "beam", "nmcs", "nrpa"}) {
    ASSERT_TRUE(is_planner(*start, spec));
    const auto at = begun(start);
    Rng rng(1);
    ASSERT_TRUE(improve(at, spec, {{.nodes = 3'000}, rng, {}}));
    ASSERT_TRUE(at.best()) << spec;
    EXPECT_EQ(score_along(*start, at.best()->moves), at.best()->score);
  }
  EXPECT_FALSE(is_planner(*start, "greedy"));
}

// The records' own games, swept from their end as the page does.
TEST(PlanSearch, NamesNoMistakeOfARecordGameWithoutABetterLine) {
  const auto records = record_games();
  ASSERT_EQ(records.size(), 20U);
  for (const Record& record : records) {
    const std::shared_ptr<const Position> start = *open_record(record);
    const auto plans = std::make_shared<BestPlan>(start);
    plans->learn({}, record.plies);
    for (std::size_t ply = record.plies.size(); ply-- > 0;) {
      const Plies played(record.plies.begin(),
                         record.plies.begin() + static_cast<std::ptrdiff_t>(ply));
      auto position = start->clone();
      for (const std::string& move : played) ASSERT_TRUE(position->advance(move));
      Rng rng(1);
      const std::shared_ptr<const Position> here = std::move(position);
      const auto judged =
          judge_by_plan({here, played, plans}, record.plies[ply], "best", {{.nodes = 50}, rng, {}});
      ASSERT_TRUE(judged) << judged.error().message;
      EXPECT_GE(judged->value, static_cast<double>(*record.result)) << "the game proves it";
      EXPECT_EQ(static_cast<double>(score_along(*here, judged->line)), judged->best_value);
      if (judged->lost > 0) {
        EXPECT_GT(judged->best_value, static_cast<double>(*record.result));
      }
    }
  }
}

TEST(PlanSearch, AMistakeIsNamedWithItsLine) {
  const auto start = deal(6);
  Rng rng(11);
  const Plies game = random_game(*start, rng);
  const auto plans = std::make_shared<BestPlan>(start);
  plans->learn({}, game);
  double lost = 0;
  for (std::size_t ply = game.size(); ply-- > 0;) {
    const Plies played(game.begin(), game.begin() + static_cast<std::ptrdiff_t>(ply));
    auto at = start->clone();
    for (const std::string& move : played) ASSERT_TRUE(at->advance(move));
    const std::shared_ptr<const Position> here = std::move(at);
    const auto judged =
        *judge_by_plan({here, played, plans}, game[ply], "best", {{.nodes = 500}, rng, {}});
    EXPECT_EQ(static_cast<double>(score_along(*here, judged.line)), judged.best_value);
    EXPECT_EQ(judged.lost, judged.best_value - judged.value);
    lost += judged.lost;
  }
  EXPECT_GT(lost, 0) << "a random game has mistakes";
}

}  // namespace
}  // namespace papan
