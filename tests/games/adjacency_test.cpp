// The Adjacency Strategy Game: notation, edge cases, the second theorem.
#include "games/adjacency/rules/adjacency.hpp"

#include <gtest/gtest.h>

#include "games/adjacency/rules/family.hpp"

namespace papan::adjacency {
namespace {

const std::string kStart = "------OO------OO--------------------------------XX------XX------ X 56";

template <int N>
typename Adjacency<N>::State state_of(const Adjacency<N>& rules, std::string_view text) {
  const auto state = rules.parse_state(text);
  EXPECT_TRUE(state.ok()) << (state ? "" : state.error().message);
  return state ? *state : typename Adjacency<N>::State{};
}

std::string error_of(const Settings& settings) {
  Rng rng;
  const auto made = FamilyEntry<Family>::entry().start(settings, rng);
  return made ? "" : made.error().message;
}

TEST(Adjacency, StartsInTheCornersWithXToMove) {
  const Adjacency<8> rules;
  Rng rng;
  EXPECT_EQ(rules.to_text(rules.start(rng)), kStart);
  EXPECT_EQ(rules.turn(rules.start(rng)), Turn::kFirst);
}

TEST(Adjacency, TheFirstSeatIsTheFirstMoverWhicheverLetter) {
  const Adjacency<8> rules({.rounds = 3, .first = 1});
  Rng rng;
  auto state = rules.start(rng);
  EXPECT_EQ(rules.to_text(state).substr(64), " O 6");
  EXPECT_EQ(rules.turn(state), Turn::kFirst);
  rules.play(state, *rules.parse_move("b6"));
  EXPECT_EQ(rules.score(state), 5 + 1 - 3);  // O took b7
  EXPECT_EQ(rules.turn(state), Turn::kSecond);
}

TEST(Adjacency, AMoveTakesOnlyTheEnemyMarksBesideIt) {
  const Adjacency<4> rules({.size = 4, .rounds = 4});
  auto state = state_of(rules, "-OX-O-XO--OX---- X 6");
  StepLog log;
  rules.play(state, *rules.parse_move("b2"), log);
  EXPECT_EQ(rules.to_text(state), "-XX-XXXO--OX---- O 5");
  const std::vector<Step> expected = {{.kind = StepKind::kPlace, .to = 5, .piece = 'X'},
                                      {.kind = StepKind::kFlip, .to = 1, .piece = 'X'},
                                      {.kind = StepKind::kFlip, .to = 4, .piece = 'X'}};
  EXPECT_EQ(log.steps(), expected);
}

TEST(Adjacency, MarksDoNotReachAroundTheEdge) {
  const Adjacency<4> rules({.size = 4, .rounds = 4});
  auto state = state_of(rules, "----O------O---- X 6");
  rules.play(state, *rules.parse_move("d2"));
  EXPECT_EQ(rules.to_text(state), "----O--X---X---- O 5");
  rules.play(state, *rules.parse_move("a3"));
  EXPECT_EQ(rules.to_text(state), "----O--XO--X---- X 4");
}

TEST(Adjacency, OddBoardsKeepOneCellEmpty) {
  const Adjacency<5> rules;
  EXPECT_EQ(rules.parameters().rounds, 8);
  Rng rng;
  auto state = rules.start(rng);
  EXPECT_EQ(rules.to_text(state), "---OO---OO-----XX---XX--- X 16");
  while (rules.turn(state) != Turn::kOver) rules.play(state, rules.random_move(state, rng));
  EXPECT_EQ(count(Adjacency<5>::empty(state)), 1);
}

TEST(Adjacency, RoundsAreSpelledOutAndBoundByTheSize) {
  EXPECT_EQ(Adjacency<4>().parameters().rounds, 4);
  EXPECT_EQ(Adjacency<8>().parameters().rounds, 28);
  EXPECT_EQ(Adjacency<10>().parameters().rounds, 46);
  EXPECT_EQ(error_of({{"size", "4"}, {"rounds", "4"}}), "");
  EXPECT_EQ(error_of({{"size", "4"}, {"rounds", "5"}}),
            "rounds: a board of size 4 has 1 to 4 (0: all), got 5");
  EXPECT_NE(error_of({{"size", "3"}}), "");
  EXPECT_NE(error_of({{"rounds", "-1"}}), "");
}

TEST(Adjacency, BadPositionsAreNamed) {
  const Adjacency<4> rules;
  const auto message = [&](std::string_view text) {
    const auto state = rules.parse_state(text);
    return state ? std::string() : state.error().message;
  };
  EXPECT_EQ(message("--OO--OOXX--XX-- X 8"), "");
  EXPECT_NE(message("--OO--OOXX--XX-- X").find("expected 16 cells"), std::string::npos);
  EXPECT_NE(message("--OO--OOXX--XX-- Z 8").find("expected 16 cells"), std::string::npos);
  EXPECT_NE(message("--OO--OOXx--XX-- X 8").find("cell b3"), std::string::npos);
  EXPECT_NE(message("--OO--OOXX--XX-- X 9").find("0 to 8"), std::string::npos);
  EXPECT_NE(message("OOOO--OOXX--XX-- X 8").find("0 to 6"), std::string::npos);
  EXPECT_NE(message("--OO--OOXX--XX-- X 7").find("O is to move"), std::string::npos);
  EXPECT_FALSE(rules.parse_move("e1").ok());
  EXPECT_FALSE(rules.parse_move("a5").ok());
}

TEST(Adjacency, TheViewTellsMarksAndRounds) {
  const Adjacency<8> rules({.first = 1});
  Rng rng;
  auto state = rules.start(rng);
  rules.play(state, *rules.parse_move("b6"));
  const View view = rules.view(state);
  ASSERT_EQ(view.facts.size(), 3u);
  EXPECT_EQ(view.facts[0].value, "3");
  EXPECT_EQ(view.facts[1].value, "6");
  EXPECT_EQ(view.facts[2].value, "28");
  EXPECT_EQ(view.cells[41].name, "b6");
  EXPECT_EQ(view.cells[41].piece, 'O');
}

// Theorem 2: on an even board the reply by half turn keeps the second mover from
// losing, whatever the rounds.
template <int N>
void expect_reflection_never_loses() {
  Rng rng(N);
  for (int i = 0; i < 200; ++i) {
    const int rounds = 1 + static_cast<int>(rng.below(most_rounds(N)));
    const Adjacency<N> rules({.size = N, .rounds = rounds});
    auto state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver) {
      const Move move = rules.random_move(state, rng);
      rules.play(state, move);
      const Move reply{static_cast<std::uint8_t>(Board<N>::opposite(move.cell))};
      ASSERT_TRUE(contains(Adjacency<N>::empty(state), reply.cell));
      rules.play(state, reply);
      ASSERT_LE(rules.score(state), 0);
    }
  }
}

TEST(Adjacency, TheReplyByHalfTurnNeverLosesOnEvenBoards) {
  expect_reflection_never_loses<4>();
  expect_reflection_never_loses<6>();
  expect_reflection_never_loses<8>();
  expect_reflection_never_loses<10>();
}

}  // namespace
}  // namespace papan::adjacency
