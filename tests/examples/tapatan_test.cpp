// Tapatan, the example of CONTRIBUTING.md: it keeps every promise of a game before it is in the
// catalogue, its counts and values are those of the oracle, and its agent plays.
#include <gtest/gtest.h>

#include "agents/make_entry.hpp"
#include "games/tapatan/rules/family.hpp"
#include "search/perft.hpp"
#include "tests/conformance/promises.hpp"
#include "tests/examples/tapatan_oracle.hpp"

namespace papan::tapatan {
namespace {

using Example = conformance::Case<Family, Tapatan>;

const CatalogueEntry& entry() {
  static const CatalogueEntry made = make_entry<Family>();
  return made;
}

std::unique_ptr<Position> first_position() {
  Rng rng;
  return *entry().game.start({}, rng);
}

std::unique_ptr<Player> player(std::string_view name, const Settings& options = {}) {
  for (const AgentEntry& agent : entry().agents) {
    if (agent.name == name) return *agent.make(*first_position(), {std::string(name), {}, options});
  }
  return nullptr;
}

// The score of a game.
Score play(Player& first, Player& second, std::uint64_t seed) {
  Rng rng(seed);
  const auto position = first_position();
  while (position->turn() != Turn::kOver) {
    Player& mover = position->turn() == Turn::kFirst ? first : second;
    EXPECT_TRUE(position->play(mover.choose(*position, {{}, rng, {}})->move));
  }
  return position->score();
}

TEST(Tapatan, RandomGamesKeepEveryPromise) {
  conformance::random_games_keep_every_promise<Example>(8000);
}

TEST(Tapatan, SameSeedGivesTheSameStart) {
  conformance::same_seed_gives_the_same_start<Example>();
}

TEST(Tapatan, NonsenseIsRefusedInOneLine) {
  conformance::nonsense_is_refused_in_one_line<Example>();
}

TEST(Tapatan, APositionThatCannotBeIsRefused) {
  for (const char* wrong : {"bw------- 3", "bb------- 2", "bw-?----- 2", "bw------- 2 ",
                            "bbbwwwb-- 9", "bw------- 101", "bw------- -1", "bw-------"}) {
    EXPECT_FALSE(Tapatan().parse_state(wrong)) << wrong;
  }
}

TEST(Tapatan, CountsAsItsOracleDoes) {
  Rng rng;
  const Tapatan rules;
  for (int depth = 1; depth <= 6; ++depth) {
    EXPECT_EQ(perft(rules, rules.start(rng), depth), oracle::perft({}, depth)) << depth;
  }
}

TEST(Tapatan, NobodyIsEverWithoutAMove) {
  for (const auto& [board, value] : oracle::solution()) {
    EXPECT_TRUE(oracle::is_over(board) || !oracle::next_boards(board).empty());
  }
}

// The oracle's values are those of the game without end: neither side needs a hundred plies.
TEST(Tapatan, BlackWinsByTheCentreDrawsByACornerAndLosesByAMiddle) {
  const std::map<std::string, int> known = {{"b2", 1},  {"a1", 0},  {"c1", 0},
                                            {"a3", 0},  {"c3", 0},  {"b1", -1},
                                            {"a2", -1}, {"c2", -1}, {"b3", -1}};
  const auto values = oracle::solution();
  Rng rng;
  for (const auto& [move, next] : oracle::next_boards({})) {
    EXPECT_EQ(values.at(next), known.at(move)) << move;
    if (known.at(move) == 0) continue;  // only a search of all hundred plies would tell
    const auto position = first_position();
    ASSERT_TRUE(position->advance(move));
    const Decision decision = entry().solve(*position, {{}, rng, {}});
    EXPECT_TRUE(decision.exact) << move;
    EXPECT_EQ(decision.value, known.at(move)) << move;
  }
}

TEST(Tapatan, BestPlaysAndHighLevelsPlayBetter) {
  ASSERT_EQ(entry().agents.front().name, "best");
  const auto best = player("best");
  const auto low = player("best", {{"level", "1"}});
  const auto random = player("random");
  Score high = 0;
  Score both = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_EQ(play(*best, *random, seed), 1);
    EXPECT_LE(play(*random, *best, seed), 0);
    high += play(*best, *low, seed) - play(*low, *best, seed);
    both += play(*low, *random, seed) - play(*random, *low, seed);
  }
  EXPECT_GT(high, 20);
  EXPECT_GT(both, 10);
}

}  // namespace
}  // namespace papan::tapatan
