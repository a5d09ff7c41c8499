// The readings of the paper's brute force: each option on a board done by hand, what is the
// same in all readings, and what its memory holds.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/collapse/play/brute_force.hpp"

namespace papan::collapse {
namespace {

using ClickNames = std::vector<std::string>;

constexpr Reading kOnce{Counting::kOnce, Scanning::kRestart, false};
constexpr Reading kAlways{Counting::kAlways, Scanning::kRestart, false};

struct Game {
  ClickNames clicks;
  Score score = 0;
  int left = 0;
};

Game play(const Collapse& rules, Collapse::State state, const Reading& reading, int most = 1000) {
  Game game;
  BruteForceGame brute(rules, reading);
  while (rules.turn(state) != Turn::kOver && static_cast<int>(game.clicks.size()) < most) {
    const Move move = rules.named(state, rules.move_at(brute.click(state.board)));
    game.clicks.push_back(rules.to_text(move));
    rules.play(state, move);
  }
  game.score = rules.score(state);
  game.left = count_blocks(state.board);
  return game;
}

ClickNames first_clicks(const Collapse& rules, const std::string& position, const Reading& reading,
                        int clicks) {
  return play(rules, *rules.parse_state(position), reading, clicks).clicks;
}

Collapse::State dealt(const Collapse& rules) {
  Rng rng;
  return rules.start(rng);
}

const Collapse kFourByThree({.width = 4, .height = 3, .colours = 3});

TEST(BruteForce, ByItselfIsTheListing) {
  const Settings settings = Reading::describe().settings({});
  EXPECT_EQ(to_text(settings), "count=always,scan=continue,singles=on");
}

// 1 is spared. The single 2 at a1 comes first; the first group of another colour is that of c1.
TEST(BruteForce, ClicksSingleCellsOrGroupsOnly) {
  EXPECT_EQ(first_clicks(kFourByThree, "2133/1133/1111", {}, 1), ClickNames{"a1"});
  EXPECT_EQ(first_clicks(kFourByThree, "2133/1133/1111", {.singles = false}, 1), ClickNames{"c1"});
}

TEST(BruteForce, ClicksNoSingleCellThatWouldStay) {
  const Collapse costs({.width = 4, .height = 3, .colours = 3, .single = Single::kCosts});
  EXPECT_EQ(first_clicks(costs, "2133/1133/1111", {}, 1), ClickNames{"c1"});
}

// The click at b2 lets the 2 of b1 fall beside that of a2: a group that the scan has passed.
// The one of d1 is still to come.
TEST(BruteForce, ScansOnOrBeginsAnew) {
  const std::string board = "1212/2332/1111";
  const auto clicks = [&](Scanning scan) {
    return first_clicks(kFourByThree, board, {.scan = scan, .singles = false}, 3);
  };
  EXPECT_EQ(clicks(Scanning::kRestart), (ClickNames{"b2", "a2", "d1"}));
  EXPECT_EQ(clicks(Scanning::kContinue), (ClickNames{"b2", "d1", "a2"}));
}

// Nothing but 1 has a group, so that it loses three of its six cells; then there are five 2.
TEST(BruteForce, CountsOnceOrBeforeEveryClick) {
  const Collapse rules({.width = 5, .height = 3, .colours = 3});
  const std::string board = "23231/11121/23231";
  EXPECT_EQ(first_clicks(rules, board, kOnce, 2), (ClickNames{"a2", "a2"}));
  EXPECT_EQ(first_clicks(rules, board, kAlways, 2), (ClickNames{"a2", "b2"}));
}

// A board that is not the one that the last click left is another game: it is counted anew.
TEST(BruteForce, BeginsAnewOnAnotherBoard) {
  const Collapse rules({.width = 5, .height = 3, .colours = 3});
  BruteForceGame game(rules, kOnce);
  const auto first = rules.parse_state("23231/11121/23231")->board;
  const auto other = rules.parse_state("-----/22-33/22133")->board;
  EXPECT_EQ(game.spared(first), 1);
  (void)game.click(first);
  EXPECT_EQ(game.spared(other), 2);
}

// While another colour is there the spared one loses nothing, so that it stays the most frequent.
TEST(BruteForce, WithSingleCellsItDoesNotMatterWhenColoursAreCounted) {
  for (int deal = 1; deal <= 300; ++deal) {
    const Collapse rules({.width = 6, .height = 5, .colours = 4, .deal = deal});
    for (const Scanning scan : {Scanning::kRestart, Scanning::kContinue}) {
      EXPECT_EQ(play(rules, dealt(rules), {Counting::kOnce, scan, true}).clicks,
                play(rules, dealt(rules), {Counting::kAlways, scan, true}).clicks)
          << deal;
    }
  }
}

TEST(BruteForce, WithSingleCellsLeavesNothingOnThePapersBoards) {
  for (int deal = 1; deal <= 20; ++deal) {
    const Collapse rules({.deal = deal});
    EXPECT_EQ(play(rules, dealt(rules), {}).left, 0) << deal;
    EXPECT_GT(play(rules, dealt(rules), {.singles = false}).left, 0) << deal;
  }
}

// Every click is legal, and a game ends, by every reading under every rule.
TEST(BruteForce, EveryReadingPlaysToTheEnd) {
  for (int number = 0; number < 8 * 3 * 3 * 4; ++number) {
    const Reading reading{static_cast<Counting>(number % 2), static_cast<Scanning>(number / 2 % 2),
                          number / 4 % 2 == 0};
    const Collapse rules({.width = 5,
                          .height = 4,
                          .colours = 3,
                          .scoring = static_cast<Scoring>(number / 8 % 3),
                          .single = static_cast<Single>(number / 24 % 3),
                          .deal = 1 + number / 72});
    BruteForceGame brute(rules, reading);
    auto state = dealt(rules);
    for (int click = 0; rules.turn(state) != Turn::kOver; ++click) {
      ASSERT_LT(click, 20) << number;
      Collapse::Moves legal;
      rules.legal_moves(state, legal);
      const Move move = rules.named(state, rules.move_at(brute.click(state.board)));
      ASSERT_TRUE(std::binary_search(legal.begin(), legal.end(), move)) << number;
      rules.play(state, move);
    }
  }
}

}  // namespace
}  // namespace papan::collapse
