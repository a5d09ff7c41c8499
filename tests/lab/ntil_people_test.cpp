// Which stored games count as a person against the paper's agent, and for whom.
#include "lab/experiments/ntil_people.hpp"

#include <gtest/gtest.h>

#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

class NtilPeopleTest : public testing_support::StoreTest {
 protected:
  static Record game(const std::string& board, const std::string& first, const std::string& second,
                     std::optional<Score> result) {
    Record record;
    record.game = "ntil";
    record.parameters = {{"board", board}};
    record.seats = {first, second};
    record.result = result;
    return record;
  }

  static Report report_of(Store& store) {
    const Results none;
    return *ntil_people_experiment({"paper", "makalah"}).report({{}, none, store});
  }

  static std::vector<double> figures_of(const Report& report, const std::string& board,
                                        const std::string& depth) {
    for (const Row& row : report.tables[0].rows) {
      if (row.labels[0] != board || row.labels[1] != depth) continue;
      std::vector<double> values;
      for (std::size_t i = 0; i < 4; ++i) {
        if (row.figures[i].ours) values.push_back(row.figures[i].ours->value);
      }
      return values;
    }
    return {};
  }
};

TEST_F(NtilPeopleTest, IsEmptyAndSaysSo) {
  Store store = open();
  const Report report = report_of(store);
  EXPECT_EQ(report.tables[0].rows.size(), 9u);
  EXPECT_EQ(figures_of(report, "5x9", "3"), (std::vector<double>{0}));
  EXPECT_NE(report.headline.find("No such game"), std::string::npos);
}

TEST_F(NtilPeopleTest, CountsForThePersonInEitherSeat) {
  Store store = open();
  const std::string agent = "alphabeta:depth=3,eval=paper,order=paper";
  for (const Record& record :
       {game("5x9", "human", agent, 1), game("5x9", "human:Ana", agent, -1),
        game("5x9", agent, "human", -1), game("5x9", "human", "minimax:depth=3", 0),
        game("7x11", "human", "alphabeta:depth=5", -1)}) {
    ASSERT_TRUE(store.add_game(record, "page"));
  }
  const Report report = report_of(store);
  EXPECT_EQ(figures_of(report, "5x9", "3"), (std::vector<double>{4, 50, 25, 25}));
  EXPECT_EQ(figures_of(report, "7x11", "5"), (std::vector<double>{1, 0, 0, 100}));
  EXPECT_EQ(figures_of(report, "7x9", "4"), (std::vector<double>{0}));
  EXPECT_EQ(report.headline, "5 games of people on the page.");
}

TEST_F(NtilPeopleTest, LeavesOtherGamesOut) {
  Store store = open();
  const std::string agent = "alphabeta:depth=3";
  for (const Record& record :
       {game("5x5", "human", agent, 1), game("5x9", "human", "human", 1),
        game("5x9", agent, agent, 1), game("5x9", "human", "best:depth=3", 1),
        game("5x9", "human", "alphabeta:depth=2", 1), game("5x9", "human", agent, std::nullopt)}) {
    ASSERT_TRUE(store.add_game(record, "page"));
  }
  ASSERT_TRUE(store.add_game(game("5x9", "human", agent, 1), "tournament"));
  EXPECT_EQ(figures_of(report_of(store), "5x9", "3"), (std::vector<double>{0}));
}

}  // namespace
}  // namespace papan::lab
