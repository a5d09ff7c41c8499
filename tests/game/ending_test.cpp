// Every way in which a game can end has its own words.
#include "game/ending.hpp"

#include <gtest/gtest.h>

#include <string>

#include "agents/catalogue.hpp"

namespace papan {
namespace {

struct Ended {
  std::string game;
  Settings parameters;
  std::string text;
  std::string why;
};

// Twenty rows of ten: empty down to the height, then filled, and nothing in a line.
std::string well(int height) {
  std::string rows;
  for (int row = 20; row > 0; --row) {
    for (int column = 0; column < 10; ++column) {
      rows += row > height ? '-' : static_cast<char>('1' + (column + 2 * row) % 5);
    }
    if (row > 1) rows += '/';
  }
  return rows;
}

const std::vector<Ended>& endings() {
  static const std::vector<Ended> all = {
      {"othello", {{"size", "4"}}, "XXXXXXXXOOOOOOOO X", "board full"},
      {"othello", {{"size", "4"}}, "XX-------------- O", "no discs of one side left"},
      {"othello", {{"size", "4"}}, "X--------------O X", "neither side can move"},
      {"adjacency", {{"size", "4"}}, "XXXXXXXXOOOOOOOO X 0", "board full"},
      {"adjacency", {{"size", "4"}, {"rounds", "1"}}, "X-OO--OOXX--XX-- X 0", "rounds played"},
      {"ntil", {{"board", "5x5"}}, "....w........ b", "no pieces left"},
      {"ntil", {{"board", "5x5"}}, "....w....b... b", "one piece each"},
      {"ntil", {{"board", "5x5"}}, "wbb.......... w", "no move left"},
      {"collapse", {{"width", "2"}, {"height", "2"}}, "12/21", "no group left"},
      {"collapse", {{"width", "2"}, {"height", "2"}}, "--/--", "board cleared"},
      {"brick", {{"colours", "5"}}, well(0) + " - 0", "bricks used up"},
      {"brick", {{"colours", "5"}}, well(18) + " 123 5", "no column free"},
      {"othello", {{"size", "4"}}, "-----OX--XO----- X", ""},
  };
  return all;
}

TEST(Ending, IsToldByTheRules) {
  for (const auto& [game, parameters, text, why] : endings()) {
    const auto position = (*find_game(game))->game.parse(parameters, text);
    ASSERT_TRUE(position) << game << ": " << position.error().message;
    EXPECT_EQ(end_of(**position), why) << game << " " << text;
  }
}

TEST(Ending, OfAPositionThatCameBackIsToldByItsHistory) {
  const auto position = *(*find_game("ntil"))->game.parse({{"board", "5x5"}}, "B.b.......w.W w");
  const auto play = [&](const std::string& move) {
    ASSERT_TRUE(position->play(move)) << move << " from " << position->text();
  };
  for (int time = 0; time < 2; ++time) {
    EXPECT_EQ(end_of(*position), "");
    for (const char* move : {"e5-c5", "a1-c1", "c5-e5", "c1-a1"}) play(move);
  }
  EXPECT_EQ(position->turn(), Turn::kOver);
  EXPECT_EQ(end_of(*position), kThirdOccurrence);
  EXPECT_EQ(facts_of(*position).back().name, kEndFact);
}

}  // namespace
}  // namespace papan
