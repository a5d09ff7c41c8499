// What the store keeps comes back as it was, in order, and only ever grows.
#include <SQLiteCpp/SQLiteCpp.h>

#include "tests/store/store_fixture.hpp"

namespace papan {
namespace {

using testing_support::small_game;
using testing_support::small_header;
using testing_support::StoreTest;

std::vector<std::string> plies_of(Store& store, const std::string& key) {
  const auto found = store.find_session(key);
  EXPECT_TRUE(found && *found);
  return (*found)->record.plies;
}

TEST_F(StoreTest, FindsGamesByNameSourceAndId) {
  Store store = open();
  Record other = small_game();
  other.game = "ntil";
  ASSERT_TRUE(store.add_game(small_game(), "page"));
  ASSERT_TRUE(store.add_game(other, "page"));
  ASSERT_TRUE(store.add_game(small_game(), "match"));
  EXPECT_EQ(store.games({})->size(), 3U);
  EXPECT_EQ(store.games({.game = "othello"})->size(), 2U);
  EXPECT_EQ(store.games({.game = "othello", .source = "page"})->size(), 1U);
  EXPECT_EQ(store.games({.after = 2})->front().id, 3);
  EXPECT_EQ(store.games({.limit = 2})->size(), 2U);
  EXPECT_EQ(store.game(2)->record.game, "ntil");
  EXPECT_EQ(store.game(9).error().message, "there is no game 9 in the store");
}

TEST_F(StoreTest, GamesAreOnlyAppended) {
  ASSERT_TRUE(open().add_game(small_game(), "page"));
  SQLite::Database raw(file().string(), SQLite::OPEN_READWRITE);
  EXPECT_THROW(raw.exec("DELETE FROM game"), SQLite::Exception);
  EXPECT_THROW(raw.exec("UPDATE game SET result = 9"), SQLite::Exception);
}

TEST_F(StoreTest, SessionsComeBackPlyByPly) {
  {
    Store store = open();
    const auto id = store.open_session("k1", small_header(), R"({"level":3})");
    ASSERT_TRUE(id);
    ASSERT_TRUE(store.append_ply({*id, 0, "b1"}));
    ASSERT_TRUE(store.append_ply({*id, 1, "a1"}));
  }
  Store store = open();
  const auto sessions = store.sessions({.ended = false});
  ASSERT_TRUE(sessions);
  ASSERT_EQ(sessions->size(), 1U);
  EXPECT_EQ(sessions->front().record, small_game());
  EXPECT_EQ(sessions->front().settings, R"({"level":3})");
  EXPECT_FALSE(sessions->front().ended);
  EXPECT_FALSE(*store.find_session("k2"));
}

TEST_F(StoreTest, UndoTakesBackAndOtherMovesReplace) {
  Store store = open();
  const StoreId id = *store.open_session("k", small_header(), "");
  for (int i = 0; i < 3; ++i) ASSERT_TRUE(store.append_ply({id, i, "m" + std::to_string(i)}));
  ASSERT_TRUE(store.append_ply({id, 1, std::nullopt}));
  EXPECT_EQ(plies_of(store, "k"), (std::vector<std::string>{"m0"}));
  EXPECT_FALSE(store.append_ply({id, 2, "gap"}));
  ASSERT_TRUE(store.append_ply({id, 1, "n1"}));
  ASSERT_TRUE(store.append_ply({id, 0, "n0"}));
  EXPECT_EQ(plies_of(store, "k"), (std::vector<std::string>{"n0"}));
  EXPECT_FALSE(store.append_ply({id, 2, "gap"}));
  EXPECT_FALSE(store.append_ply({id, 1, "n1", {}, 2})) << "somebody has stored less meanwhile";
  EXPECT_FALSE(store.append_ply({id, 0, {}, {}, 0})) << "somebody has stored more meanwhile";
  EXPECT_TRUE(store.append_ply({id, 1, "n1", {}, 1}));
  EXPECT_FALSE(store.append_ply({77, 0, "nowhere"}));
}

TEST_F(StoreTest, AFinishedSessionIsAGame) {
  Store store = open();
  const StoreId id = *store.open_session("k", small_header(), "");
  ASSERT_TRUE(store.append_ply({id, 0, "b1"}));
  const auto game = store.finish_session(id, 5);
  ASSERT_TRUE(game);
  EXPECT_EQ(store.game(*game)->record.result, 5);
  EXPECT_EQ(store.game(*game)->record.plies.size(), 1U);
  EXPECT_EQ((*store.find_session("k"))->game, *game);
  EXPECT_TRUE(store.sessions({.ended = false})->empty());
  EXPECT_FALSE(store.append_ply({id, 1, "a1"}));
  EXPECT_FALSE(store.finish_session(id, 5));
  EXPECT_EQ(store.games({})->size(), 1U) << "the second end left half of itself";
}

TEST_F(StoreTest, AbandonedSessionsAreNoGames) {
  Store store = open();
  const StoreId id = *store.open_session("k", small_header(), "");
  ASSERT_TRUE(store.abandon_session(id));
  EXPECT_TRUE(store.sessions({.ended = false})->empty());
  EXPECT_TRUE(store.games({})->empty());
  EXPECT_TRUE((*store.find_session("k"))->ended);
}

TEST_F(StoreTest, TogetherKeepsAllOrNothing) {
  Store store = open();
  const StoreId id = *store.open_session("k", small_header(), "");
  const auto append = [&](int number) { return store.append_ply({id, number, "m"}); };
  ASSERT_TRUE(store.together([&] {
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(append(i));
    return append(2);
  }));
  EXPECT_EQ(plies_of(store, "k").size(), 3U);
  EXPECT_FALSE(store.together([&] {
    EXPECT_TRUE(append(3));
    return append(9);
  }));
  EXPECT_EQ(plies_of(store, "k").size(), 3U);
}

TEST_F(StoreTest, TournamentsAreFoundBySpec) {
  Store store = open();
  const auto made = store.tournament_of("{a}");
  ASSERT_TRUE(made);
  EXPECT_EQ(store.tournament_of("{a}")->id, made->id);
  EXPECT_NE(store.tournament_of("{b}")->id, made->id);
  const TournamentGame game{small_game(), {4, 0, {Effort{3, 100, 0.25}, Effort{2, 50, 0.5}}, 0.8}};
  ASSERT_TRUE(store.append_tournament_game(made->id, game));
  const auto twice = store.append_tournament_game(made->id, game);
  ASSERT_FALSE(twice) << "twice the same number";
  EXPECT_NE(twice.error().message.find("another program"), std::string::npos)
      << twice.error().message;
  const auto games = store.tournament_games(made->id);
  ASSERT_TRUE(games);
  ASSERT_EQ(games->size(), 1U);
  EXPECT_EQ(games->front().played.number, 4);
  EXPECT_EQ(games->front().played.efforts[1].nodes, 50U);
  EXPECT_DOUBLE_EQ(games->front().played.seconds, 0.8);
  EXPECT_EQ(store.games({})->size(), 1U) << "the second append left half of itself";
  EXPECT_FALSE(store.tournament(made->id)->summary);
  ASSERT_TRUE(store.end_tournament(made->id, "{}"));
  EXPECT_EQ(store.tournament(made->id)->summary, "{}");
  EXPECT_EQ(store.tournaments()->size(), 2U);
}

TEST_F(StoreTest, ExperimentsKeepEachResultOnce) {
  Store store = open();
  const auto experiment = store.experiment_of("ntil-2", "{}");
  ASSERT_TRUE(experiment);
  EXPECT_EQ(store.experiment_of("ntil-2", "{}")->id, experiment->id);
  ASSERT_TRUE(store.append_result(experiment->id, {"b", "1"}));
  ASSERT_TRUE(store.append_result(experiment->id, {"a", "2"}));
  EXPECT_FALSE(store.append_result(experiment->id, {"a", "3"}));
  const auto results = store.results(experiment->id);
  ASSERT_TRUE(results);
  ASSERT_EQ(results->size(), 2U);
  EXPECT_EQ((*results)[0].key, "b");
  EXPECT_EQ((*results)[1].result, "2");
}

TEST_F(StoreTest, WeightsAreKeptByTheirContent) {
  Store store = open();
  const auto hash = store.add_weights({"", "brick", "[1,2]", "by hand", 0});
  ASSERT_TRUE(hash);
  EXPECT_EQ(*hash, weights_hash("[1,2]"));
  EXPECT_EQ(*store.add_weights({"", "brick", "[1,2]", "again", 0}), *hash);
  EXPECT_EQ(store.weights(*hash)->made, "by hand");
  EXPECT_EQ(store.all_weights()->size(), 1U);
  EXPECT_FALSE(store.weights("0"));
}

TEST_F(StoreTest, TrainingGoesOnFromItsCheckpointAndPieces) {
  const std::string bytes("\0\xff piece", 8);
  StoreId id = 0;
  {
    Store store = open();
    id = store.training_of({"who", "plan"})->id;
    EXPECT_EQ(*store.checkpoint(id), "");
    ASSERT_TRUE(store.append_step(id, {"step 1", "state 1", bytes}));
    ASSERT_TRUE(store.append_step(id, {"step 2", bytes}));
  }
  Store store = open();
  EXPECT_EQ(store.training_of({"who", "plan"})->id, id);
  EXPECT_EQ(*store.checkpoint(id), bytes);
  EXPECT_EQ(*store.pieces(id), std::vector{bytes});
  EXPECT_EQ(*store.progress(id), (std::vector<std::string>{"step 1", "step 2"}));
  EXPECT_FALSE(*store.find_training({"another", "plan"}));
  ASSERT_TRUE(store.name_training({id, {"another", "plan"}}));
  EXPECT_TRUE(*store.find_training({"another", "plan"}));
}

}  // namespace
}  // namespace papan
