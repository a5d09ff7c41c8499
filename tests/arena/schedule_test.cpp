// The schedule: a value for each game, even at every moment, equal deals for all.
#include "arena/schedule.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/support/tournaments.hpp"

namespace papan {
namespace {

using testing_support::random_tournament;

TEST(Schedule, EveryPairMeetsEquallyOftenInBothSeats) {
  const TournamentSpec plan = random_tournament("othello", 4, 6);
  const Schedule schedule = schedule_of(plan);
  EXPECT_EQ(schedule.pairings().size(), 6U);
  ASSERT_EQ(schedule.games(), 36);
  std::map<std::array<int, 2>, int> met;
  for (int i = 0; i < schedule.games(); ++i) ++met[schedule.game(i).seats];
  EXPECT_EQ(met.size(), 12U);
  for (const auto& [seats, times] : met) EXPECT_EQ(times, 3) << seats[0] << seats[1];
}

TEST(Schedule, InAGauntletAllMeetTheFirst) {
  TournamentSpec plan = random_tournament("othello", 4, 2);
  plan.format = Format::kGauntlet;
  const Schedule schedule = schedule_of(plan);
  EXPECT_EQ(schedule.games(), 6);
  for (int i = 0; i < 6; ++i) {
    const auto seats = schedule.game(i).seats;
    EXPECT_TRUE(seats[0] == 0 || seats[1] == 0);
  }
}

TEST(Schedule, APairSharesItsOpeningWithSeatsSwapped) {
  const TournamentSpec plan = random_tournament("othello", 3, 4);
  const Schedule schedule = schedule_of(plan);
  std::set<std::vector<std::string>> openings;
  for (int i = 0; i < schedule.games(); i += 2) {
    const ScheduledGame a = schedule.game(i);
    const ScheduledGame b = schedule.game(i + 1);
    EXPECT_EQ(a.seats, (std::array{b.seats[1], b.seats[0]}));
    EXPECT_NE(a.seed, b.seed);
    const auto first = schedule.play(i, {})->record.plies;
    const auto second = schedule.play(i + 1, {})->record.plies;
    const std::vector<std::string> opening(first.begin(), first.begin() + plan.random_plies);
    EXPECT_TRUE(std::equal(opening.begin(), opening.end(), second.begin()));
    openings.insert(opening);
  }
  EXPECT_EQ(openings.size(), 2U) << "one a round";
}

// What a seed plays is published, and kept in stores: it stays.
TEST(Schedule, DrawsStayWhatTheyWere) {
  TournamentSpec plan = random_tournament("othello", 3, 4);
  plan.seed = 4;
  const Schedule schedule = schedule_of(plan);
  EXPECT_EQ(schedule.game(0).seed, 8722145989565864003U);
  EXPECT_EQ(schedule.game(1).seed, 4185923704755239617U);
  EXPECT_EQ(schedule.game(4).seed, 8722145989565864003U);
  EXPECT_EQ(schedule.game(6).seed, 14663269917133430704U);
  EXPECT_EQ(schedule.game(7).seed, 15293669390023033522U);
  const auto plies = schedule.play(7, {})->record.plies;
  EXPECT_EQ(std::vector(plies.begin(), plies.begin() + 4),
            (std::vector<std::string>{"e6", "d6", "c3", "f6"}));
}

TEST(Schedule, FromAPositionPlaysWhatATournamentPlaysThere) {
  const TournamentSpec spec = random_tournament("othello", 2, 4);
  Rng rng;
  const auto start = (*find_game("othello"))->game.start({}, rng);
  const Schedule match(spec, **start, Rng(spec.seed));
  const Schedule tournament = schedule_of(spec);
  ASSERT_EQ(match.games(), tournament.games());
  for (int i = 0; i < match.games(); ++i) {
    EXPECT_EQ(match.play(i, {})->record, tournament.play(i, {})->record);
  }
}

TEST(Schedule, GivenOpeningsTakeThePlaceOfRandomOnes) {
  Rng rng;
  const auto start = (*find_game("othello"))->game.start({}, rng);
  const std::vector<Opening> openings = {{"f5"}, {"f5", "d6"}};
  const Schedule schedule({.agents = {"random", "random"}, .games = 4, .openings = openings},
                          **start, Rng(1));
  for (int i = 0; i < 4; ++i) {
    const auto plies = schedule.play(i, {})->record.plies;
    const Opening& opening = openings[static_cast<std::size_t>(i / 2)];
    EXPECT_TRUE(std::equal(opening.begin(), opening.end(), plies.begin())) << i;
  }
}

TEST(Schedule, InAGameForOneAllPlayTheSameDeal) {
  TournamentSpec plan = random_tournament("brick", 2, 2);
  plan.random_plies = 0;
  const Schedule schedule = schedule_of(plan);
  EXPECT_TRUE(schedule.is_solo());
  ASSERT_EQ(schedule.games(), 4);
  EXPECT_EQ(schedule.game(1).seats, (std::array{1, kNobody}));
  const auto record = [&](int i) { return schedule.play(i, {})->record; };
  EXPECT_EQ(record(0), record(1)) << "the same agent on the same deal";
  EXPECT_FALSE(record(0) == record(2));
}

TEST(TournamentSpec, SpellsOutAndComesBack) {
  TournamentSpec plan = random_tournament("othello", 1, 8);
  plan.agents.emplace_back("best:level=3");
  plan.parameters = {{"size", "6"}};
  plan.budget.nodes = 100;
  plan.sprt = SprtBounds{0, 30, 0.05, 0.05};
  plan.format = Format::kGauntlet;
  const auto full = complete(plan);
  ASSERT_TRUE(full) << full.error().message;
  EXPECT_GT(full->agents[1].size(), plan.agents[1].size());
  const auto again = parse_tournament_spec(to_text(*full));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(to_text(*again), to_text(*full));
  EXPECT_EQ(again->budget, plan.budget);
  EXPECT_EQ(*again->sprt, *plan.sprt);
}

TEST(TournamentSpec, RefusesWhatCannotBePlayed) {
  const auto error = [](const TournamentSpec& wrong) {
    const auto full = complete(wrong);
    return full ? std::string("no error") : full.error().message;
  };
  EXPECT_EQ(error(random_tournament("othello", 1, 2)), "a tournament needs 2 to 100 agents, got 1");
  EXPECT_EQ(error(random_tournament("othello", 2, 3)),
            "games must be even, so that seats are swapped, got 3");
  EXPECT_EQ(error(random_tournament("othello", 2, 0)), "games must be 1 to 1000000, got 0");
  EXPECT_NE(error(random_tournament("chess", 2, 2)).find("unknown game"), std::string::npos);
  TournamentSpec wrong = random_tournament("othello", 2, 2);
  wrong.agents[1] = "nobody";
  EXPECT_NE(error(wrong).find("unknown agent 'nobody'"), std::string::npos);
  wrong = random_tournament("othello", 3, 2);
  wrong.sprt = SprtBounds{};
  EXPECT_EQ(error(wrong), "sprt needs two agents in a game for two");
  wrong = random_tournament("othello", 2, 2);
  wrong.agents[0] = "gtp:command=true";
  EXPECT_NE(error(wrong).find("not allowed here"), std::string::npos);
  for (const char* text : {"", "{}", "[]", R"({"game":3})"})
    EXPECT_FALSE(parse_tournament_spec(text));
}

}  // namespace
}  // namespace papan
