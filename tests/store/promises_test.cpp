// What docs/decisions/versions.md promises of the store: a step that was released never
// changes, and a store that has seen only some of them opens with all that it held.
#include <SQLiteCpp/SQLiteCpp.h>

#include <array>

#include "core/hash.hpp"
#include "store/migrations.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan {
namespace {

using testing_support::small_game;

// Of the texts of the steps that a release had. A new step is added here when it is released.
constexpr std::array<std::uint64_t, 2> kReleased = {0xbea6a97f29e1e378ULL, 0x56f10958c8ff5c60ULL};

class PromisesTest : public testing_support::StoreTest {
 protected:
  // As a program that knew so many steps left it, with one game.
  void make_store(std::size_t version) {
    SQLite::Database raw(file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (const char* step : migrations().first(version)) raw.exec(step);
    raw.exec("PRAGMA application_id = 1348563041");
    raw.exec(fmt::format("PRAGMA user_version = {}", version));
    SQLite::Statement add(raw,
                          "INSERT INTO game (game, first, second, source, stored_at, record) "
                          "VALUES ('othello', 'human', 'random', 'test', 0, ?)");
    add.bind(1, to_text(small_game()));
    add.exec();
  }
};

TEST_F(PromisesTest, AReleasedStepNeverChanges) {
  ASSERT_GE(migrations().size(), kReleased.size());
  for (std::size_t step = 0; step < kReleased.size(); ++step) {
    EXPECT_EQ(hash_text(migrations()[step]), kReleased[step]) << "step " << step;
  }
}

TEST_F(PromisesTest, AnOlderStoreOpensWithAllThatItHeld) {
  for (std::size_t version = 1; version <= kReleased.size(); ++version) {
    std::filesystem::remove(file());
    make_store(version);
    {
      const auto games = open().games({});
      ASSERT_TRUE(games) << games.error().message;
      ASSERT_EQ(games->size(), 1U);
      EXPECT_EQ(games->front().record, small_game());
    }
    SQLite::Database raw(file().string());
    EXPECT_EQ(raw.execAndGet("PRAGMA user_version").getInt(), store_version());
  }
}

// Until version 3 a training run had no name, and its state was text.
TEST_F(PromisesTest, AnOlderStoreStillKnowsItsTrainingRuns) {
  make_store(3);
  SQLite::Database(file().string(), SQLite::OPEN_READWRITE)
      .exec(
          "INSERT INTO training (spec, state, created_at) VALUES ('{plan}', '{state}', 7);"
          "INSERT INTO training_progress VALUES (1, 0, '{progress}', 8)");
  Store store = open();
  EXPECT_EQ(store.training(1)->spec.learner, "");
  EXPECT_EQ(store.training(1)->spec.plan, "{plan}");
  EXPECT_EQ(*store.checkpoint(1), "{state}");
  EXPECT_EQ(*store.progress(1), std::vector<std::string>{"{progress}"});
  EXPECT_TRUE(store.pieces(1)->empty());
  ASSERT_TRUE(store.append_step(1, {"{more}", "{newer}"}));
  EXPECT_EQ(*store.checkpoint(1), "{newer}");
  EXPECT_EQ(store.training_glimpses()->front().steps, 2);
}

// Until version 2 a resignation stood only in the page's own settings.
TEST_F(PromisesTest, AnOlderStoreStillKnowsWhoResigned) {
  make_store(2);
  {
    SQLite::Database raw(file().string(), SQLite::OPEN_READWRITE);
    Record header = small_game();
    header.plies.clear();
    for (const char* settings : {R"({"resigned":1})", "{}", ""}) {
      SQLite::Statement add(raw,
                            "INSERT INTO session (key, header, settings, opened_at) "
                            "VALUES (?1, ?2, ?1, 0)");
      add.bind(1, settings);
      add.bind(2, to_text(header));
      add.exec();
    }
    raw.exec("INSERT INTO session_end (session, ended_at) SELECT id, 0 FROM session");
  }
  Store store = open();
  EXPECT_EQ((*store.session(1))->resigned, 1);
  EXPECT_EQ((*store.session(2))->resigned, std::nullopt);
  EXPECT_EQ((*store.session(3))->resigned, std::nullopt);
}

}  // namespace
}  // namespace papan
