// Adjacency's four agents against their twins: minimax and sideways move by move, annealing
// and genetic by how often they choose each move.
#include "tests/papers/adjacency_genetic_twin.hpp"
#include "tests/papers/adjacency_local_twin.hpp"
#include "tests/papers/adjacency_minimax_twin.hpp"
#include "tests/papers/asked.hpp"
#include "tests/papers/frequencies.hpp"

namespace papan::papers {
namespace {

using adjacency::Board;

// Lengths of the paper's games on its own board; smaller boards, which fill sooner.
const std::vector<std::string> kGames = {"size=8,rounds=28",       "size=8,rounds=18,first=O",
                                         "size=8,rounds=8",        "size=6,rounds=14,first=O",
                                         "size=6,rounds=6",        "size=5,rounds=8",
                                         "size=4,rounds=4,first=O"};

// On the way of a random game, any ply of it.
std::unique_ptr<Position> somewhere(const std::string& game, Rng& rng) {
  auto start = started("adjacency", game);
  const int plies = adjacency::parse(start->text()).plies_left;
  return wandered(std::move(start), static_cast<int>(rng.below(static_cast<std::uint32_t>(plies))),
                  rng);
}

void compare_minimax(Differences& differences, const std::string& spec, const Position& position,
                     int max_depth) {
  const adjacency::Minimax twin(adjacency::parse(position.text()), max_depth);
  const Decision ours = asked(spec, position);
  differences.compare(
      spec + " on " + position.text(),
      adjacency::name(twin.next()) + " value " + std::to_string(twin.value()),
      ours.move + " value " + std::to_string(std::lround(own_value(position, ours))));
}

TEST(AdjacencyTwins, MinimaxAFewPliesDeep) {
  Differences differences;
  Rng rng(2023);
  for (int i = 0; i < 1400; ++i) {
    const int plies = 1 + i / 7 % 4;
    compare_minimax(differences, "minimax:depth=" + std::to_string(plies),
                    *somewhere(kGames[static_cast<std::size_t>(i % 7)], rng), plies - 1);
  }
  EXPECT_EQ(differences.words(), "");
}

// Listing 6 sets maxDepth = 8, and `depth <= maxDepth` searches nine plies: our agent does so
// when nobody tells it how deep.
TEST(AdjacencyTwins, MinimaxToTheFullDepth) {
  constexpr int kMaxDepth = 8;
  Differences differences;
  Rng rng(2024);
  for (int i = 0; i < 100; ++i) {
    const auto& game = kGames[static_cast<std::size_t>(3 + i % 4)];
    compare_minimax(differences, "minimax", *somewhere(game, rng), kMaxDepth);
  }
  for (int plies = 0; plies < 8; ++plies) {
    const auto position = wandered(started("adjacency", kGames[plies % 2]), plies, rng);
    compare_minimax(differences, "minimax", *position, kMaxDepth);
  }
  EXPECT_EQ(differences.words(), "");
}

TEST(AdjacencyTwins, Sideways) {
  Differences differences;
  Rng rng(2025);
  for (int i = 0; i < 1400; ++i) {
    const auto position = somewhere(kGames[static_cast<std::size_t>(i % 7)], rng);
    const auto twin = adjacency::sideways(adjacency::parse(position->text()));
    if (!twin) continue;  // the listing has no move: any is right
    differences.compare(position->text(), adjacency::name(*twin),
                        asked("sideways", *position).move);
  }
  EXPECT_GT(differences.compared(), 1000);
  EXPECT_EQ(differences.words(), "");
}

// Where the walk may end without a move the listing returns null; we keep to positions
// where that is as good as impossible.
TEST(AdjacencyTwins, Annealing) {
  ChiSquare chi_square;
  Rng rng(2026);
  int positions = 0;
  while (positions < 500) {
    const auto position = somewhere(kGames[rng.below(7)], rng);
    Probabilities expected;
    double none = 0;
    for (const auto& end : adjacency::annealing(adjacency::parse(position->text()))) {
      if (end.cell) expected[adjacency::name(*end.cell)] = end.probability;
      if (!end.cell) none = end.probability;
    }
    if (none > 1e-4) continue;
    const Counts drawn = counted(asked_often("annealing", *position, 200));
    for (const auto& [move, count] : drawn) EXPECT_GT(expected[move], 0) << position->text();
    chi_square.add(drawn, expected);
    ++positions;
  }
  EXPECT_LT(chi_square.deviation(), 5) << "of " << chi_square.freedom() << " degrees of freedom";
}

void compare_genetic(ChiSquare& chi_square, const Position& position, int seeds, Rng& rng) {
  const Board board = adjacency::parse(position.text());
  Counts twin;
  for (int i = 0; i < seeds; ++i) ++twin[adjacency::name(adjacency::Genetic(board, rng).move())];
  chi_square.add(counted(asked_often("genetic", position, seeds)), twin);
}

TEST(AdjacencyTwins, Genetic) {
  Rng rng(2027);
  for (const std::string& game : kGames) {
    ChiSquare chi_square;
    for (int i = 0; i < 75; ++i) compare_genetic(chi_square, *somewhere(game, rng), 200, rng);
    EXPECT_LT(chi_square.deviation(), 5)
        << game << ", of " << chi_square.freedom() << " degrees of freedom";
  }
}

}  // namespace
}  // namespace papan::papers
