// Sessions as the page's server uses them: listed, described anew, ended and reopened.
#include <fstream>

#include "store/exchange.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan {
namespace {

using testing_support::small_header;

class SessionsTest : public testing_support::StoreTest {};

TEST_F(SessionsTest, AreListedNewestFirst) {
  Store store = open();
  Record other = small_header();
  other.game = "brick";
  for (int i = 0; i < 4; ++i) {
    ASSERT_TRUE(
        store.open_session("key" + std::to_string(i), i == 2 ? other : small_header(), "{}"));
  }
  ASSERT_TRUE(store.abandon_session(1));
  const auto ids = [&](const SessionQuery& query) {
    std::vector<StoreId> found;
    const auto sessions = store.sessions(query);
    for (const KeptSession& session : *sessions) found.push_back(session.id);
    return found;
  };
  EXPECT_EQ(ids({}), (std::vector<StoreId>{4, 3, 2, 1}));
  EXPECT_EQ(ids({.limit = 2}), (std::vector<StoreId>{4, 3}));
  EXPECT_EQ(ids({.before = 3}), (std::vector<StoreId>{2, 1}));
  EXPECT_EQ(ids({.game = "brick"}), (std::vector<StoreId>{3}));
  EXPECT_EQ(ids({.ended = true}), (std::vector<StoreId>{1}));
  EXPECT_EQ(ids({.ended = false}), (std::vector<StoreId>{4, 3, 2}));
}

// A bit of the disk has flipped: that session is lost, is named, and hides no other.
TEST_F(SessionsTest, ADamagedOneCostsItselfAlone) {
  {
    Store store = open();
    for (const char* key : {"a", "b", "c"})
      ASSERT_TRUE(store.open_session(key, small_header(), "{}"));
    ASSERT_TRUE(store.append_ply({3, 0, "b1"}));
  }
  std::string bytes = testing_support::contents(file());
  std::size_t place = std::string::npos;
  for (int i = 0; i < 2; ++i) place = bytes.find("{\"papan\":1", place + 1);
  ASSERT_NE(place, std::string::npos);
  bytes[place] = '[';
  std::ofstream(file(), std::ios::binary) << bytes;
  Store store = open();
  const auto left = store.sessions({.game = "othello"});
  ASSERT_TRUE(left) << left.error().message;
  ASSERT_EQ(left->size(), 2u);
  const StoreId lost = 6 - (*left)[0].id - (*left)[1].id;
  EXPECT_FALSE(store.session(lost));
  const auto report = check_store(store);
  ASSERT_TRUE(report) << report.error().message;
  ASSERT_EQ(report->problems.size(), 1u);
  EXPECT_EQ(report->problems[0].rfind("session " + std::to_string(lost) + ": ", 0), 0u)
      << report->problems[0];
}

TEST_F(SessionsTest, AreFoundById) {
  Store store = open();
  ASSERT_TRUE(store.open_session("key", small_header(), "{}"));
  ASSERT_TRUE(store.append_ply({1, 0, "b1"}));
  const auto found = *store.session(1);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->record.plies, std::vector<std::string>{"b1"});
  EXPECT_GE(found->updated_at, found->opened_at);
  EXPECT_FALSE(*store.session(2));
}

TEST_F(SessionsTest, KeepHowLongAgentsThought) {
  Store store = open();
  ASSERT_TRUE(store.open_session("key", small_header(), "{}"));
  ASSERT_TRUE(store.append_ply({1, 0, "b1"}));
  ASSERT_TRUE(store.append_ply({1, 1, "a1", 0.5}));
  ASSERT_TRUE(store.append_ply({1, 2, "a2", 0.25}));
  EXPECT_EQ((*store.session(1))->seconds, (std::vector<std::optional<double>>{{}, 0.5, 0.25}));
  ASSERT_TRUE(store.append_ply({1, 2, std::nullopt}));
  EXPECT_EQ((*store.session(1))->seconds, (std::vector<std::optional<double>>{{}, 0.5}));
}

TEST_F(SessionsTest, KeepWhoResigned) {
  Store store = open();
  for (const char* key : {"a", "b"}) ASSERT_TRUE(store.open_session(key, small_header(), "{}"));
  ASSERT_TRUE(store.abandon_session(1, 1));
  ASSERT_TRUE(store.abandon_session(2));
  EXPECT_EQ((*store.session(1))->resigned, 1);
  EXPECT_EQ((*store.session(2))->resigned, std::nullopt);
}

TEST_F(SessionsTest, AreDescribedAnew) {
  Store store = open();
  ASSERT_TRUE(store.open_session("key", small_header(), "{}"));
  Record changed = small_header();
  changed.seats[1] = "human:Budi";
  ASSERT_TRUE(store.describe_session(1, changed, "{\"pace\":1}"));
  EXPECT_EQ((*store.session(1))->record.seats[1], "human:Budi");
  EXPECT_EQ((*store.session(1))->settings, "{\"pace\":1}");
  EXPECT_FALSE(store.describe_session(2, changed, "{}"));
}

TEST_F(SessionsTest, AFinishedOneTakesPliesAgainWhenReopened) {
  Store store = open();
  ASSERT_TRUE(store.open_session("key", small_header(), "{}"));
  ASSERT_TRUE(store.finish_session(1, 3));
  EXPECT_FALSE(store.append_ply({1, 0, "b1"}));
  ASSERT_TRUE(store.reopen_session(1));
  EXPECT_TRUE(store.append_ply({1, 0, "b1"}));
  EXPECT_FALSE((*store.session(1))->ended);
  EXPECT_EQ(store.games({})->size(), 1u) << "what was finished stays";
}

}  // namespace
}  // namespace papan
