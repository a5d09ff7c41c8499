// Ntil's agents: none ever leaves a capture out, the paper's end as its listings do,
// `negamax` is `minimax`, `best` obeys level and budget, and the table of a solved game survives
// its file but no damage to it.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "agents/catalogue.hpp"
#include "agents/solved_table.hpp"
#include "games/ntil/play/best.hpp"
#include "tests/support/scratch.hpp"

namespace papan::ntil {
namespace {

std::unique_ptr<Position> position_of(const Settings& parameters, std::string_view text) {
  const auto entry = find_game("ntil");
  auto made = (*entry)->game.parse(parameters, text);
  EXPECT_TRUE(made) << made.error().message;
  return std::move(*made);
}

Decision decide(const Position& position, std::string_view spec, const Budget& budget = {}) {
  auto player = make_player(position, spec);
  EXPECT_TRUE(player) << player.error().message;
  Rng rng(3);
  auto decision = (*player)->choose(position, {budget, rng, {}});
  EXPECT_TRUE(decision);
  return *decision;
}

// Every agent of the catalogue plays a game with ntil against itself: a side that
// can capture does.
TEST(NtilAgents, NeverLeaveACaptureOut) {
  for (const auto& agent : (*find_game("ntil"))->agents) {
    if (agent.name == "exact") continue;  // solves the whole game first: tests/slow
    auto position = position_of({{"board", "5x5"}, {"ntil", "on"}}, "bbbbbb.wwwwww w");
    for (int ply = 0; ply < 30 && position->turn() != Turn::kOver; ++ply) {
      const Budget small{.depth = 2, .nodes = 500};
      const Decision decision = decide(*position, agent.name, small);
      ASSERT_TRUE(position->play(decision.move)) << agent.name << ' ' << decision.move;
      ASSERT_EQ(position->text().find("ntil"), std::string::npos) << agent.name;
    }
  }
}

TEST(NtilAgents, RemoveWhenTheyMay) {
  const auto position = position_of({{"board", "5x5"}, {"ntil", "on"}}, "bbb...b.w.www b ntil");
  const Decision decision = decide(*position, "best:level=8");
  EXPECT_EQ(decision.move.substr(0, 5), "ntil:");
  EXPECT_TRUE(position->clone()->play(decision.move));
}

TEST(NtilAgents, TakeTheShortestWin) {
  const auto position = position_of({{"board", "5x5"}}, "......b.w..w. w");
  const Decision decision = decide(*position, "best:level=9");
  EXPECT_EQ(decision.move, "c4xc2");
  EXPECT_EQ(decision.value, 1);
}

// Listings 4.5 and 4.6, lines 3 to 6: at the greatest depth the board is evaluated, also
// where the side to move is blocked; only above it does a blocked side get the least value.
TEST(NtilAgents, ThePapersSearchEvaluatesABlockedSideAtTheHorizon) {
  const auto position = position_of({{"board", "5x5"}}, ".Ww.bw.wb.bwb b");
  for (const char* search : {"minimax", "alphabeta", "negamax"}) {
    const Decision decision =
        decide(*position, fmt::format("{}:depth=2,eval=paper,order=paper", search));
    EXPECT_EQ(decision.move, "c4-d4") << search;
    EXPECT_EQ(decision.value, 26) << search;
    EXPECT_FALSE(decision.exact) << search;
  }
}

// The same positions of random games on every board, by both names.
TEST(NtilAgents, NegamaxIsMinimax) {
  Rng rng(5);
  for (const char* board : {"5x5", "5x9", "7x9", "9x9", "7x11", "9x11"}) {
    for (int game = 0; game < 10; ++game) {
      auto position = std::move(*(*find_game("ntil"))->game.start({{"board", board}}, rng));
      for (int ply = 0; ply < 12 && position->turn() != Turn::kOver; ++ply) {
        const std::string options = fmt::format("depth={},eval=paper,order=paper", 1 + ply % 3);
        const Decision full = decide(*position, "minimax:" + options);
        const Decision one = decide(*position, "negamax:" + options);
        ASSERT_EQ(one.move, full.move) << position->text();
        ASSERT_EQ(one.value, full.value) << position->text();
        ASSERT_EQ(one.nodes, full.nodes) << position->text();
        ASSERT_EQ(one.line, full.line) << position->text();
        const auto moves = position->legal_moves();
        const auto any = rng.below(static_cast<std::uint32_t>(moves.size()));
        ASSERT_TRUE(position->play(moves[any].text));
      }
    }
  }
}

TEST(NtilAgents, SameSeedSameDecision) {
  const auto position = position_of({}, "bbbbbbbbbbbbbbbb.....wwwwwwwwwwwwwwww w");
  for (const char* spec : {"best:level=1", "best:level=7", "mcts:playouts=50"}) {
    const Decision one = decide(*position, spec);
    const Decision two = decide(*position, spec);
    EXPECT_EQ(one.move, two.move) << spec;
    EXPECT_EQ(one.nodes, two.nodes) << spec;
  }
}

TEST(SolvedTable, SurvivesItsFile) {
  const testing_support::Scratch scratch;
  const auto file = scratch.file("table");
  const SolvedTable table({30, 10, 20}, {kDrawn, 0, 1});
  ASSERT_TRUE(table.save(file, 7));
  const auto loaded = SolvedTable::load(file, 7);
  ASSERT_TRUE(loaded) << loaded.error().message;
  EXPECT_EQ(loaded->find(10), 0);
  EXPECT_EQ(loaded->find(20), 1);
  EXPECT_EQ(loaded->find(30), kDrawn);
  EXPECT_EQ(loaded->find(40), std::nullopt);
  EXPECT_FALSE(SolvedTable::load(file, 8)) << "the table of other rules";
  {
    std::fstream damage(file, std::ios::in | std::ios::out | std::ios::binary);
    damage.seekp(-1, std::ios::end);
    damage.put(99);
  }
  EXPECT_FALSE(SolvedTable::load(file, 7)) << "a damaged table";
  std::filesystem::resize_file(file, 20);
  EXPECT_FALSE(SolvedTable::load(file, 7)) << "a table cut short";
  std::filesystem::remove(file);
  EXPECT_FALSE(SolvedTable::load(file, 7)) << "no table";
}

TEST(NtilCodec, DecodesToTheSameCode) {
  const SmallNtil rules({.board = BoardId::k5x5});
  Rng rng(4);
  for (int game = 0; game < 50; ++game) {
    auto state = rules.start(rng);
    while (rules.turn(state) != Turn::kOver) {
      const auto code = Codec::encode(rules, state);
      const auto decoded = Codec::decode(rules, code);
      ASSERT_EQ(Codec::encode(rules, decoded), code);
      ASSERT_EQ(decoded.side, Turn::kFirst);
      ASSERT_EQ(rules.turn(decoded) == Turn::kOver, false);
      SmallNtil::Moves moves;
      rules.legal_moves(state, moves);
      rules.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
}

}  // namespace
}  // namespace papan::ntil
