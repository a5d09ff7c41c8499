// Tournaments in the store: stopped and resumed they end as undisturbed ones, on any
// number of threads, and a verdict ends them.
#include "lab/tournament.hpp"

#include <gtest/gtest.h>

#include "tests/support/scratch.hpp"

namespace papan {
namespace {

class TournamentTest : public ::testing::Test {
 protected:
  [[nodiscard]] Store open(const std::string& name) const {
    return std::move(*Store::open(scratch_.file(name)));
  }

  static TournamentSpec plan() {
    TournamentSpec spec;
    spec.game = "othello";
    spec.parameters = {{"size", "6"}};
    spec.agents = {"mcts:playouts=5", "alphabeta:depth=1", "random"};
    spec.games = 6;
    spec.seed = 4;
    return spec;
  }

  testing_support::Scratch scratch_;
};

TEST_F(TournamentTest, EndsTheSameOnAnyNumberOfThreads) {
  Store one = open("one.db");
  Store three = open("three.db");
  const auto first = run_tournament(one, plan(), {.threads = 1});
  const auto second = run_tournament(three, plan(), {.threads = 3});
  ASSERT_TRUE(first && second);
  EXPECT_TRUE(first->standings.finished);
  EXPECT_EQ(first->standings.games, 18);
  EXPECT_EQ(to_text(to_json(*first)), to_text(to_json(*second)));
  EXPECT_EQ(one.tournament(1)->summary, to_text(to_json(*first)));
}

// The games take a while, so that a stop finds some of them not yet played.
TEST_F(TournamentTest, StoppedAfterEveryFewGamesItEndsTheSame) {
  TournamentSpec spec = plan();
  spec.agents = {"mcts:playouts=300", "mcts:playouts=200"};
  spec.games = 40;
  Store calm = open("calm.db");
  const auto expected = run_tournament(calm, spec, {.threads = 2});
  ASSERT_TRUE(expected);
  Store store = open("stopped.db");
  int runs = 0;
  for (bool finished = false; !finished; ++runs) {
    ASSERT_LT(runs, 40);
    std::stop_source source;
    const auto tell = [&](const TournamentProgress& now) {
      EXPECT_EQ(static_cast<int>(store.tournament_games(now.id)->size()), now.done);
      if (now.done - now.before >= 2) source.request_stop();
    };
    const auto part = run_tournament(store, spec, {2, source.get_token(), tell});
    ASSERT_TRUE(part) << part.error().message;
    finished = part->standings.finished;
    if (finished) {
      EXPECT_EQ(to_text(to_json(*part)), to_text(to_json(*expected)));
    }
  }
  EXPECT_GE(runs, 2);
  EXPECT_EQ(store.tournaments()->size(), 1U);
  const auto shown = stored_tournament(store, 1);
  ASSERT_TRUE(shown);
  EXPECT_EQ(to_text(to_json(*shown)), to_text(to_json(*expected)));
}

TEST_F(TournamentTest, AVerdictEndsItAndTheSameOneAtThat) {
  TournamentSpec spec = plan();
  spec.agents = {"alphabeta:depth=3", "random"};
  spec.games = 1000;
  spec.sprt = SprtBounds{0, 100, 0.05, 0.05};
  Store one = open("one.db");
  Store two = open("two.db");
  const auto first = run_tournament(one, spec, {.threads = 1});
  const auto second = run_tournament(two, spec, {.threads = 3});
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->standings.sprt->verdict, SprtVerdict::kStronger);
  EXPECT_LT(first->standings.games, 1000);
  EXPECT_EQ(to_text(to_json(*first)), to_text(to_json(*second)));
}

TEST_F(TournamentTest, ComparesAgentsOfAGameForOne) {
  TournamentSpec spec;
  spec.game = "brick";
  spec.agents = {"thesis", "random"};
  spec.games = 4;
  spec.random_plies = 0;
  Store store = open("solo.db");
  const auto result = run_tournament(store, spec, {.threads = 2});
  ASSERT_TRUE(result) << result.error().message;
  EXPECT_EQ(result->standings.games, 8);
  EXPECT_GT(result->standings.pairings[0].difference.low, 0) << "the thesis beats chance";
}

TEST_F(TournamentTest, ABadSpecStoresNothing) {
  Store store = open("bad.db");
  TournamentSpec spec = plan();
  spec.agents[0] = "nobody";
  EXPECT_FALSE(run_tournament(store, spec, {}));
  EXPECT_TRUE(store.tournaments()->empty());
  EXPECT_FALSE(stored_tournament(store, 1));
}

}  // namespace
}  // namespace papan
