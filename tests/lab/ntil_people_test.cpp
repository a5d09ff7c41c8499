// Which games of the page count as a person against the paper's agent, and for whom.
#include "games/ntil/study/people.hpp"

#include <gtest/gtest.h>

#include "games/ntil/rules/family.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

constexpr const char* kPapers = "alphabeta:depth=3,eval=paper,order=paper";

struct Seats {
  std::string first;
  std::string second;
};

class NtilPeopleTest : public testing_support::StoreTest {
 protected:
  static std::string start_of(const Settings& parameters) {
    const auto read = described<ntil::Parameters>().parse(parameters);
    Rng rng;
    return ntil::Family::with_rules(
        *read, [&]<Game G>(const G& rules) { return rules.to_text(rules.start(rng)); });
  }

  static Record game(const Settings& parameters, const Seats& seats) {
    Record record;
    record.game = "ntil";
    record.parameters = parameters;
    record.seats = {seats.first, seats.second};
    record.start = start_of(parameters);
    return record;
  }

  static Record on(const std::string& board, const Seats& seats) {
    return game({{"board", board}}, seats);
  }

  StoreId begin(const Record& record) {
    return *store_.open_session("key" + std::to_string(++sessions_), record, "{}");
  }

  void finish(const Record& record, Score result) {
    EXPECT_TRUE(store_.finish_session(begin(record), result));
  }

  Report report() {
    const Results none;
    return *ntil_people_experiment({"paper", "skripsi"}).report({{}, none, store_, Say{}});
  }

  // Games, wins, draws and losses of people in per cent, resigned games; then the time.
  std::vector<double> figures(const std::string& board, const std::string& depth) {
    const Report told = report();
    for (const Row& row : told.tables[0].rows) {
      if (row.labels[0] != board || row.labels[1] != depth) continue;
      std::vector<double> values;
      for (const Figure& figure : row.figures) {
        if (figure.ours) values.push_back(figure.ours->value);
      }
      return values;
    }
    return {};
  }

  Store store_ = open();
  int sessions_ = 0;
};

TEST_F(NtilPeopleTest, IsEmptyAndSaysSo) {
  EXPECT_EQ(report().tables[0].rows.size(), 9u);
  EXPECT_EQ(figures("5x9", "3"), (std::vector<double>{0, 0}));
  EXPECT_NE(report().headline.find("No such game"), std::string::npos);
}

TEST_F(NtilPeopleTest, CountsForThePersonInEitherSeat) {
  finish(on("5x9", {"human", kPapers}), 1);
  finish(on("5x9", {"human:Ana", kPapers}), -1);
  finish(on("5x9", {kPapers, "human"}), -1);
  finish(on("5x9", {"human", "minimax:depth=3,eval=paper,order=paper"}), 0);
  finish(on("7x11", {"human", "alphabeta:depth=5,eval=paper,order=paper"}), -1);
  EXPECT_EQ(figures("5x9", "3"), (std::vector<double>{4, 50, 25, 25, 0}));
  EXPECT_EQ(figures("7x11", "5"), (std::vector<double>{1, 0, 0, 100, 0}));
  EXPECT_EQ(figures("7x9", "4"), (std::vector<double>{0, 0}));
  EXPECT_EQ(report().headline, "5 games of people on the page.");
}

TEST_F(NtilPeopleTest, TheDefaultBoardAndDepthCountAsWhatTheyAre) {
  finish(game({}, {"human", "alphabeta:eval=paper,order=paper"}), 1);
  EXPECT_EQ(figures("5x9", "4"), (std::vector<double>{1, 100, 0, 0, 0}));
}

TEST_F(NtilPeopleTest, TheFullGameWithNtilCounts) {
  finish(game({{"board", "7x9"}, {"ntil", "on"}}, {"human", kPapers}), 1);
  EXPECT_EQ(figures("7x9", "3"), (std::vector<double>{1, 100, 0, 0, 0}));
}

TEST_F(NtilPeopleTest, AResignationIsALoss) {
  ASSERT_TRUE(store_.abandon_session(begin(on("5x9", {"human", kPapers})), 0));
  ASSERT_TRUE(store_.abandon_session(begin(on("5x9", {kPapers, "human"})), 1));
  EXPECT_EQ(figures("5x9", "3"), (std::vector<double>{2, 0, 0, 100, 2}));
}

TEST_F(NtilPeopleTest, KeepsTheAgentsTimesPerMove) {
  const StoreId id = begin(on("5x9", {"human", kPapers}));
  ASSERT_TRUE(store_.append_ply({id, 0, "c6-c5"}));
  ASSERT_TRUE(store_.append_ply({id, 1, "c4xc6", 0.010}));
  ASSERT_TRUE(store_.append_ply({id, 2, "c7xc5"}));
  ASSERT_TRUE(store_.append_ply({id, 3, "b4xd6", 0.030}));
  ASSERT_TRUE(store_.finish_session(id, 1));
  EXPECT_EQ(figures("5x9", "3"), (std::vector<double>{1, 100, 0, 0, 0, 20}));
}

// A game that was finished, taken back and finished again is one game.
TEST_F(NtilPeopleTest, ASessionCountsOnce) {
  const StoreId id = begin(on("5x9", {"human", kPapers}));
  ASSERT_TRUE(store_.finish_session(id, -1));
  ASSERT_TRUE(store_.reopen_session(id));
  ASSERT_TRUE(store_.finish_session(id, 1));
  EXPECT_EQ(figures("5x9", "3"), (std::vector<double>{1, 100, 0, 0, 0}));
}

TEST_F(NtilPeopleTest, LeavesOtherAgentsOut) {
  for (const char* agent :
       {"human", "best:depth=3", "alphabeta:depth=3", "alphabeta:depth=3,eval=paper",
        "alphabeta:depth=3,order=paper", "alphabeta:depth=2,eval=paper,order=paper",
        "alphabeta:depth=3,nodes=1000,eval=paper,order=paper",
        "alphabeta:depth=3,eval=positional"}) {
    finish(on("5x9", {"human", agent}), 1);
  }
  finish(on("5x9", {kPapers, kPapers}), 1);
  EXPECT_NE(report().headline.find("No such game"), std::string::npos);
}

TEST_F(NtilPeopleTest, LeavesOtherGamesOut) {
  finish(on("5x5", {"human", kPapers}), 1);
  finish(game({{"board", "5x9"}, {"rules", "damdaman"}}, {"human", kPapers}), 1);
  finish(game({{"board", "5x9"}, {"king_range", "one"}}, {"human", kPapers}), 1);
  Record set_up = on("5x9", {"human", kPapers});
  set_up.start = "................bb.....w...w......... b";
  finish(set_up, 1);
  begin(on("5x9", {"human", kPapers}));  // goes on
  ASSERT_TRUE(store_.abandon_session(begin(on("5x9", {"human", kPapers}))));
  Record tournament = on("5x9", {"human", kPapers});
  tournament.result = 1;
  ASSERT_TRUE(store_.add_game(tournament, "tournament"));
  EXPECT_NE(report().headline.find("No such game"), std::string::npos);
}

}  // namespace
}  // namespace papan::lab
