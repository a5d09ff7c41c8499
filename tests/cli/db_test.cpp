// `papan db`: check, export, import; what cannot be used is refused in one line
// with exit code 2, and stays as it is.
#include <SQLiteCpp/SQLiteCpp.h>

#include <algorithm>
#include <fstream>

#include "store/store.hpp"
#include "tests/store/store_fixture.hpp"
#include "tests/support/cli.hpp"

namespace papan {
namespace {

using testing_support::contents;
using testing_support::json_of;
using testing_support::Outcome;
using testing_support::papan;

class DbTest : public testing_support::StoreTest {
 protected:
  [[nodiscard]] std::string db() const { return " --db " + file().string(); }

  void expect_refused(const std::string& arguments, const std::string& reason) {
    const Outcome outcome = papan(arguments);
    EXPECT_EQ(outcome.code, 2) << arguments;
    EXPECT_NE(outcome.out.find(reason), std::string::npos) << outcome.out;
    EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 1) << outcome.out;
  }
};

TEST_F(DbTest, ExportsAndImports) {
  ASSERT_TRUE(open().add_game(testing_support::small_game(), "test"));
  const auto lines = scratch_.file("lines.jsonl");
  const auto copy = scratch_.file("copy.db");
  ASSERT_EQ(papan("db export" + db() + " > " + lines.string()).code, 0);
  const Outcome imported = papan("db import " + lines.string() + " --db " + copy.string());
  EXPECT_EQ(imported.code, 0);
  EXPECT_EQ(imported.out, "imported 1 rows into " + copy.string() + "\n");
  EXPECT_EQ(papan("db export --db " + copy.string()).out, contents(lines));
  EXPECT_EQ(json_of("db check --json" + db())["games"], 1);
  EXPECT_EQ(papan("db check --db " + copy.string()).out,
            "1 games and 0 open sessions replayed; all is well\n");
}

TEST_F(DbTest, UsesTheUsersDataDirectory) {
  const std::string data = scratch_.file("data").string();
  const std::string there = "XDG_DATA_HOME=" + data + " ";
  const auto lines = scratch_.file("lines.jsonl");
  std::ofstream(lines) << "{\"papan_store\":1}\n";
  ASSERT_EQ(papan("db import " + lines.string(), there).code, 0);
  EXPECT_TRUE(std::filesystem::exists(data + "/papan/papan.db"));
  ASSERT_EQ(papan("db check", there).code, 0);
}

TEST_F(DbTest, RefusesWhatItCannotUse) {
  expect_refused("db check" + db(), "there is no store");
  EXPECT_FALSE(std::filesystem::exists(file()));
  expect_refused("db import /nonexistent" + db(), "cannot read the file");
  std::ofstream(file()) << std::string(3000, 'x');
  for (const char* part : {"check", "export", "import"}) {
    expect_refused("db " + std::string(part) + db() + " < /dev/null", "is damaged");
  }
  EXPECT_EQ(contents(file()), std::string(3000, 'x'));
}

TEST_F(DbTest, RefusesALockedAndANewerStore) {
  (void)open();
  {
    SQLite::Database other(file().string(), SQLite::OPEN_READWRITE);
    other.exec("PRAGMA journal_mode = DELETE; PRAGMA user_version = 99");
    expect_refused("db check" + db(), "was written by a newer Papan");
    other.exec("PRAGMA user_version = 1; BEGIN EXCLUSIVE");
    expect_refused("db check" + db(), "is locked");
  }
}

TEST_F(DbTest, CheckNamesTheProblemAndFails) {
  Record wrong = testing_support::small_game();
  wrong.plies[0] = "d4";
  ASSERT_TRUE(open().add_game(wrong, "test"));
  const Outcome outcome = papan("db check" + db());
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.out.find("game 1: move 1: 'd4'"), std::string::npos) << outcome.out;
}

}  // namespace
}  // namespace papan
