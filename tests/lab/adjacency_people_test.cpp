// Which stored games count as a person against one of the paper's bots, and for whom.
#include "games/adjacency/study/people.hpp"

#include <gtest/gtest.h>

#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

constexpr const char* kStart =
    "------OO------OO--------------------------------XX------XX------ X 16";

class AdjacencyPeopleTest : public testing_support::StoreTest {
 protected:
  static Record game(const std::string& first, const std::string& second) {
    Record record;
    record.game = "adjacency";
    record.parameters = {{"size", "8"}, {"rounds", "8"}, {"first", "X"}};
    record.seats = {first, second};
    record.start = kStart;
    return record;
  }

  StoreId begin(const Record& record) {
    return *store_.open_session("key" + std::to_string(++sessions_), record, "{}");
  }

  void finish(const Record& record, Score result) {
    EXPECT_TRUE(store_.finish_session(begin(record), result));
  }

  Row row_of(const std::string& bot) {
    const Results none;
    const Table table = *adjacency_people_table({{}, none, store_});
    for (const Row& row : table.rows) {
      if (row.labels[0] == bot) return row;
    }
    ADD_FAILURE() << bot;
    return {};
  }

  // Games, bot's wins, people's wins.
  std::vector<double> figures_of(const std::string& bot) {
    const Row row = row_of(bot);
    std::vector<double> values{std::stod(row.labels[1])};
    for (const Figure& figure : row.figures) {
      if (figure.ours) values.push_back(figure.ours->value);
    }
    return values;
  }

  Store store_ = open();
  int sessions_ = 0;
};

TEST_F(AdjacencyPeopleTest, IsEmptyAndSaysSo) {
  EXPECT_EQ(figures_of("minimax"), (std::vector<double>{0}));
  EXPECT_EQ(row_of("minimax").figures[0].paper, 100);
  EXPECT_NE(row_of("minimax").remark.find("nobody has played"), std::string::npos);
}

TEST_F(AdjacencyPeopleTest, CountsForTheBotInEitherSeat) {
  finish(game("human", "minimax"), -4);
  finish(game("minimax:depth=9", "human:Ana"), 2);
  finish(game("human", "minimax:diagonals=any"), 6);
  finish(game("minimax", "human"), 0);
  finish(game("human:Nat", "sideways"), 4);
  finish(game("genetic:attempts=5,mutation=sound", "human"), -2);
  EXPECT_EQ(figures_of("minimax"), (std::vector<double>{4, 50, 25}));
  EXPECT_EQ(figures_of("sideways"), (std::vector<double>{1, 0, 100}));
  EXPECT_EQ(figures_of("annealing"), (std::vector<double>{0}));
  EXPECT_EQ(figures_of("genetic"), (std::vector<double>{1, 0, 100}));
  EXPECT_EQ(row_of("minimax").remark, "paper: 5 games");
}

TEST_F(AdjacencyPeopleTest, LeavesOtherGamesOut) {
  Record small = game("human", "minimax");
  small.parameters = {{"size", "4"}, {"rounds", "4"}, {"first", "X"}};
  small.start = "--OO--OOXX--XX-- X 8";
  Record set_up = game("human", "minimax");
  set_up.start = "------OO------OO------X-------------------------XX------XX------ X 16";
  for (const Record& record :
       {small, set_up, game("human", "human"), game("minimax", "sideways"), game("human", "best"),
        game("human", "minimax:depth=8"), game("human", "minimax:time=5"),
        game("human", "minimax:diagonals=first")}) {
    finish(record, 1);
  }
  begin(game("human", "minimax"));  // goes on
  Record tournament = game("human", "minimax");
  tournament.result = 1;
  ASSERT_TRUE(store_.add_game(tournament, "tournament"));
  EXPECT_EQ(figures_of("minimax"), (std::vector<double>{0}));
}

TEST_F(AdjacencyPeopleTest, ResigningIsLosing) {
  ASSERT_TRUE(store_.abandon_session(begin(game("human", "minimax")), 0));
  ASSERT_TRUE(store_.abandon_session(begin(game("human", "minimax")))) << "left, nobody lost";
  EXPECT_EQ(figures_of("minimax"), (std::vector<double>{1, 100, 0}));
}

}  // namespace
}  // namespace papan::lab
