// Perft of Ntil on the six boards, capture compulsory and with ntil; the counts
// and the rules are those of docs/games/ntil.md.
#include <gtest/gtest.h>

#include <vector>

#include "games/ntil/rules/family.hpp"
#include "search/perft.hpp"

namespace papan::ntil {
namespace {

struct Table {
  const char* name;
  Parameters parameters;
  std::vector<std::uint64_t> counts;  // from depth 1 on
};

const std::vector<Table> kTables = {
    {"5x5", {.board = BoardId::k5x5}, {3, 3, 3, 7, 19, 32, 72, 196, 644}},
    {"5x9", {.board = BoardId::k5x9}, {9, 21, 61, 265, 1343, 6323, 32765, 176706}},
    {"7x9", {.board = BoardId::k7x9}, {13, 13, 25, 161, 773, 3887, 20883}},
    {"9x9", {.board = BoardId::k9x9}, {17, 45, 129, 771, 4587, 26713}},
    {"7x11", {.board = BoardId::k7x11}, {13, 33, 95, 525, 3097, 17785}},
    {"9x11", {.board = BoardId::k9x11}, {17, 17, 35, 281, 1425, 7271}},
    {"5x5 ntil", {.board = BoardId::k5x5, .ntil = true}, {3, 3, 9, 67, 389, 3472, 15944}},
    {"5x9 ntil", {.board = BoardId::k5x9, .ntil = true}, {9, 69, 27087, 398545}},
};

TEST(NtilPerft, MatchesTheTables) {
  for (const Table& table : kTables) {
    Family::with_rules(table.parameters, [&]<Game G>(const G& rules) {
      Rng rng;
      const auto start = rules.start(rng);
      for (std::size_t depth = 1; depth <= table.counts.size(); ++depth) {
        EXPECT_EQ(perft(rules, start, static_cast<int>(depth)), table.counts[depth - 1])
            << table.name << " depth " << depth;
      }
    });
  }
}

}  // namespace
}  // namespace papan::ntil
