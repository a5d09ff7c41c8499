// Export and import give an equal store; check finds what is wrong in one.
#include "store/exchange.hpp"

#include <SQLiteCpp/SQLiteCpp.h>

#include <sstream>

#include "tests/store/store_fixture.hpp"

namespace papan {
namespace {

using testing_support::small_game;

class ExchangeTest : public testing_support::StoreTest {
 protected:
  // Something in every table.
  static void fill(Store& store) {
    Record header = small_game();
    header.plies.clear();
    const StoreId first = *store.open_session("first", header, "{}");
    EXPECT_TRUE(store.append_ply({first, 0, "b1"}));
    EXPECT_TRUE(store.append_ply({first, 0, std::nullopt}));
    EXPECT_TRUE(store.finish_session(first, std::nullopt));
    EXPECT_TRUE(store.open_session("sec\"ond\n", header, "{}"));
    const StoreId tournament = store.tournament_of("{}")->id;
    const TournamentGame game{small_game(),
                              {0, 0, {Effort{3, 100, 0.1}, Effort{2, 50, 1e-7}}, 1.0 / 3}};
    EXPECT_TRUE(store.append_tournament_game(tournament, game));
    EXPECT_TRUE(store.end_tournament(tournament, "{}"));
    EXPECT_TRUE(store.append_result(store.experiment_of("x", "{}")->id, {"k", "1"}));
    EXPECT_TRUE(store.add_weights({"", "brick", "[1]", "so", 0}));
    EXPECT_TRUE(store.append_step(store.training_of({"who", "plan"})->id, {"p", "c", kAnyBytes}));
  }

  inline static const std::string kAnyBytes{"\0\xff\n", 3};

  static std::string exported(Store& store) {
    std::string all;
    EXPECT_TRUE(export_store(store, [&](const std::string& line) -> Result<void> {
      all += line + '\n';
      return {};
    }));
    return all;
  }

  static Result<int> imported(Store& store, const std::string& text) {
    std::istringstream lines(text);
    return import_store(store, lines);
  }
};

TEST_F(ExchangeTest, ImportGivesAnEqualStore) {
  Store store = open();
  fill(store);
  const std::string lines = exported(store);
  Store copy = std::move(*Store::open(scratch_.file("copy.db")));
  const auto rows = imported(copy, lines);
  ASSERT_TRUE(rows) << rows.error().message;
  EXPECT_EQ(*rows, std::count(lines.begin(), lines.end(), '\n') - 1);
  EXPECT_EQ(exported(copy), lines);
  EXPECT_EQ(*copy.pieces(1), std::vector{kAnyBytes});
  for (const char* table :
       {"game", "session", "session_ply", "session_end", "tournament_game", "tournament_end",
        "experiment_result", "weights", "training_progress"}) {
    EXPECT_NE(lines.find("{\"" + std::string(table) + "\":"), std::string::npos) << table;
  }
}

TEST_F(ExchangeTest, ImportRefusesAStoreThatHoldsSomething) {
  Store store = open();
  fill(store);
  const auto again = imported(store, exported(store));
  ASSERT_FALSE(again);
  EXPECT_NE(again.error().message.find("import needs an empty store"), std::string::npos);
}

TEST_F(ExchangeTest, ABadLineIsNamedAndNothingIsKept) {
  const std::string version = "{\"papan_store\":1}\n";
  const std::string good =
      R"({"weights":{"hash":"1","game":"g","content":"c","made":"m","stored_at":1}})"
      "\n";
  const std::vector<std::pair<std::string, std::string>> cases = {
      {"", "nothing to import"},
      {good, "line 1: expected {\"papan_store\": version}"},
      {"{\"papan_store\":99}\n", "line 1: written by a newer Papan"},
      {version + good + "{", "line 3: not JSON"},
      {version + good + good, "line 3: "},
      {version + good + R"({"recipe":{}})", "line 3: unknown table 'recipe'"},
      {version + good + R"({"weights":{"x);DROP":1}})", "line 3: unknown column 'x);DROP'"},
      {version + good + R"({"weights":{"hash":[1]}})", "line 3: a column must be"},
      {version + good + R"({"weights":[1]})", "line 3: a row must be"},
      {version + good + R"({"game":{},"weights":{}})", "line 3: expected"},
      {version + good + R"({"session_ply":{"session":5,"number":0,"played_at":1}})", "line 3: "}};
  for (const auto& [lines, expected] : cases) {
    Store store = open();
    const auto result = imported(store, lines);
    ASSERT_FALSE(result) << lines;
    EXPECT_NE(result.error().message.find(expected), std::string::npos) << result.error().message;
    EXPECT_TRUE(store.all_weights()->empty()) << lines;
  }
}

TEST_F(ExchangeTest, CheckPassesAGoodStore) {
  Store store = open();
  fill(store);
  const auto report = check_store(store);
  ASSERT_TRUE(report);
  EXPECT_EQ(report->problems, std::vector<std::string>{});
  EXPECT_EQ(report->games, 2);
  EXPECT_EQ(report->sessions, 1);
}

TEST_F(ExchangeTest, CheckNamesWhatIsWrong) {
  Store store = open();
  Record wrong = small_game();
  wrong.plies[1] = "d4";
  ASSERT_TRUE(store.add_game(wrong, "test"));
  Record unfinished = small_game();
  unfinished.result = 3;
  ASSERT_TRUE(store.add_game(unfinished, "test"));
  SQLite::Database raw(file().string(), SQLite::OPEN_READWRITE);
  raw.exec("INSERT INTO weights VALUES ('0', 'g', 'c', 'm', 1)");
  raw.exec("PRAGMA foreign_keys = OFF");
  raw.exec("INSERT INTO session_end VALUES (9, NULL, 1, NULL)");
  const auto report = check_store(store);
  ASSERT_TRUE(report);
  ASSERT_EQ(report->problems.size(), 4U);
  EXPECT_NE(report->problems[0].find("session_end"), std::string::npos);
  EXPECT_NE(report->problems[1].find("game 1: move 2: 'd4'"), std::string::npos);
  EXPECT_NE(report->problems[2].find("game 2: says the result was 3"), std::string::npos);
  EXPECT_NE(report->problems[3].find("weights 0"), std::string::npos);
}

}  // namespace
}  // namespace papan
