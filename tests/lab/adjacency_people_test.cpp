// Which stored games count as a person against one of the paper's bots, and for whom.
#include "lab/experiments/adjacency_people.hpp"

#include <gtest/gtest.h>

#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

constexpr const char* kStart =
    "------OO------OO--------------------------------XX------XX------ X 16";

class AdjacencyPeopleTest : public testing_support::StoreTest {
 protected:
  static Record game(const std::string& first, const std::string& second,
                     std::optional<Score> result) {
    Record record;
    record.game = "adjacency";
    record.parameters = {{"size", "8"}, {"rounds", "8"}, {"first", "X"}};
    record.seats = {first, second};
    record.start = kStart;
    record.result = result;
    return record;
  }

  static Row row_of(Store& store, const std::string& bot) {
    const Results none;
    const Table table = *adjacency_people_table({{}, none, store});
    for (const Row& row : table.rows) {
      if (row.labels[0] == bot) return row;
    }
    ADD_FAILURE() << bot;
    return {};
  }

  // Games, bot's wins, people's wins.
  static std::vector<double> figures_of(Store& store, const std::string& bot) {
    const Row row = row_of(store, bot);
    std::vector<double> values{std::stod(row.labels[1])};
    for (const Figure& figure : row.figures) {
      if (figure.ours) values.push_back(figure.ours->value);
    }
    return values;
  }
};

TEST_F(AdjacencyPeopleTest, IsEmptyAndSaysSo) {
  Store store = open();
  EXPECT_EQ(figures_of(store, "minimax"), (std::vector<double>{0}));
  EXPECT_EQ(row_of(store, "minimax").figures[0].paper, 100);
  EXPECT_NE(row_of(store, "minimax").remark.find("nobody has played"), std::string::npos);
}

TEST_F(AdjacencyPeopleTest, CountsForTheBotInEitherSeat) {
  Store store = open();
  for (const Record& record :
       {game("human", "minimax", -4), game("minimax:depth=9", "human:Ana", 2),
        game("human", "minimax:diagonals=any", 6), game("minimax", "human", 0),
        game("human:Nat", "sideways", 4), game("genetic:attempts=5,mutation=sound", "human", -2)}) {
    ASSERT_TRUE(store.add_game(record, "page"));
  }
  EXPECT_EQ(figures_of(store, "minimax"), (std::vector<double>{4, 50, 25}));
  EXPECT_EQ(figures_of(store, "sideways"), (std::vector<double>{1, 0, 100}));
  EXPECT_EQ(figures_of(store, "annealing"), (std::vector<double>{0}));
  EXPECT_EQ(figures_of(store, "genetic"), (std::vector<double>{1, 0, 100}));
  EXPECT_EQ(row_of(store, "minimax").remark, "paper: 5 games");
}

TEST_F(AdjacencyPeopleTest, LeavesOtherGamesOut) {
  Store store = open();
  Record small = game("human", "minimax", 1);
  small.parameters = {{"size", "4"}, {"rounds", "4"}, {"first", "X"}};
  small.start = "--OO--OOXX--XX-- X 8";
  Record set_up = game("human", "minimax", 1);
  set_up.start = "------OO------OO------X-------------------------XX------XX------ X 16";
  for (const Record& record :
       {small, set_up, game("human", "human", 1), game("minimax", "sideways", 1),
        game("human", "best", 1), game("human", "minimax:depth=8", 1),
        game("human", "minimax:time=5", 1), game("human", "minimax:diagonals=first", 1),
        game("human", "minimax", std::nullopt)}) {
    ASSERT_TRUE(store.add_game(record, "page"));
  }
  ASSERT_TRUE(store.add_game(game("human", "minimax", 1), "tournament"));
  EXPECT_EQ(figures_of(store, "minimax"), (std::vector<double>{0}));
}

TEST_F(AdjacencyPeopleTest, ResigningIsLosing) {
  Store store = open();
  const auto session = store.open_session("a", game("human", "minimax", std::nullopt),
                                          R"({"seats":[],"resigned":0})");
  ASSERT_TRUE(session && store.abandon_session(*session));
  const auto left = store.open_session("b", game("human", "minimax", std::nullopt), "{}");
  ASSERT_TRUE(left && store.abandon_session(*left));
  EXPECT_EQ(figures_of(store, "minimax"), (std::vector<double>{1, 100, 0}));
}

}  // namespace
}  // namespace papan::lab
