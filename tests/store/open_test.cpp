// Opening a store: what is damaged, locked, read-only, foreign or newer is refused
// in one line, and not a byte of it changes.
#include <SQLiteCpp/SQLiteCpp.h>
#include <sys/stat.h>

#include <array>
#include <barrier>
#include <fstream>
#include <thread>
#include <vector>

#include "store/migrations.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan {
namespace {

using testing_support::contents;
using testing_support::small_game;

class OpenTest : public testing_support::StoreTest {
 protected:
  // A store with one game, all of it in the main file.
  void make_store() {
    {
      Store store = open();
      ASSERT_TRUE(store.add_game(small_game(), "test"));
    }
    SQLite::Database(file().string(), SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = DELETE");
  }

  void expect_refused(const std::string& reason) {
    const std::string before = contents(file());
    const auto opened = Store::open(file(), std::chrono::milliseconds(50));
    ASSERT_FALSE(opened);
    EXPECT_NE(opened.error().message.find(reason), std::string::npos) << opened.error().message;
    EXPECT_EQ(opened.error().message.find('\n'), std::string::npos);
    EXPECT_EQ(contents(file()), before);
  }

  void run_sql(const std::string& sql) {
    SQLite::Database(file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(sql);
  }
};

TEST_F(OpenTest, MakesTheTablesAndKeepsThem) {
  make_store();
  const auto games = open().games({});
  ASSERT_TRUE(games);
  ASSERT_EQ(games->size(), 1U);
  EXPECT_EQ(games->front().record, small_game());
  SQLite::Database raw(file().string());
  EXPECT_EQ(raw.execAndGet("PRAGMA user_version").getInt(), store_version());
  EXPECT_EQ(raw.execAndGet("PRAGMA journal_mode").getString(), "wal");
}

TEST_F(OpenTest, SeveralMayMakeTheSameStoreAtOnce) {
  for (int round = 0; round < 8; ++round) {
    const auto fresh = scratch_.file(fmt::format("papan{}.db", round));
    std::barrier together(4);
    std::array<std::string, 4> problems;
    {
      std::vector<std::jthread> openers;
      for (std::string& problem : problems) {
        openers.emplace_back([&] {
          together.arrive_and_wait();
          const auto opened = Store::open(fresh);
          if (!opened) problem = opened.error().message;
        });
      }
    }
    for (const std::string& problem : problems) EXPECT_EQ(problem, "");
  }
}

TEST_F(OpenTest, RefusesWhatIsNoDatabase) {
  std::ofstream(file()) << std::string(5000, 'x');
  expect_refused("is damaged or no store at all");
}

TEST_F(OpenTest, RefusesAStoreCutShort) {
  make_store();
  std::filesystem::resize_file(file(), std::filesystem::file_size(file()) / 2);
  expect_refused("is damaged");
}

TEST_F(OpenTest, RefusesADamagedSchema) {
  make_store();
  std::fstream stream(file(), std::ios::in | std::ios::out | std::ios::binary);
  stream.seekp(100);
  stream << std::string(400, '\xff');
  stream.close();
  expect_refused("is damaged");
}

TEST_F(OpenTest, RefusesANewerStore) {
  make_store();
  run_sql("PRAGMA user_version = 999");
  expect_refused("was written by a newer Papan");
}

TEST_F(OpenTest, RefusesTheDatabaseOfAnotherProgram) {
  run_sql("CREATE TABLE recipe (name TEXT)");
  expect_refused("is a database of another program");
}

TEST_F(OpenTest, RefusesALockedStore) {
  make_store();
  SQLite::Database other(file().string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN EXCLUSIVE");
  expect_refused("is locked by another process");
}

TEST_F(OpenTest, AWriterThatWaitsTooLongIsToldSo) {
  make_store();
  auto store = Store::open(file(), std::chrono::milliseconds(50));
  ASSERT_TRUE(store);
  SQLite::Database other(file().string(), SQLite::OPEN_READWRITE);
  other.exec("BEGIN IMMEDIATE");
  EXPECT_TRUE(store->games({}));
  const auto added = store->add_game(small_game(), "test");
  ASSERT_FALSE(added);
  EXPECT_NE(added.error().message.find("is locked"), std::string::npos);
  other.exec("ROLLBACK");
  EXPECT_TRUE(store->add_game(small_game(), "test"));
}

// For the superuser nothing is read-only, so the test becomes nobody for a while.
TEST_F(OpenTest, RefusesAReadOnlyStore) {
  constexpr uid_t kNobody = 65534;
  make_store();
  chmod(file().c_str(), 0444);
  const bool is_root = geteuid() == 0;
  if (is_root) {
    ASSERT_EQ(seteuid(kNobody), 0);
  }
  const auto opened = Store::open(file());
  if (is_root) {
    ASSERT_EQ(seteuid(0), 0);
  }
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().message.find("is read-only"), std::string::npos)
      << opened.error().message;
}

TEST_F(OpenTest, RefusesAFolderThatIsNotThere) {
  const auto opened = Store::open(scratch_.file("nowhere") / "papan.db");
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().message.find("cannot be opened"), std::string::npos);
}

TEST_F(OpenTest, FindsTheUsersDataDirectory) {
  setenv("XDG_DATA_HOME", "/data", 1);
  EXPECT_EQ(default_store_file(), "/data/papan/papan.db");
  unsetenv("XDG_DATA_HOME");
  setenv("HOME", "/home/someone", 1);
  EXPECT_EQ(default_store_file(), "/home/someone/.local/share/papan/papan.db");
}

}  // namespace
}  // namespace papan
