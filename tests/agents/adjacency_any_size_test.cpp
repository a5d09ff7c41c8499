// The board that holds any size against boards made for one size: the same game, and
// the same decisions of every agent.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/position_of.hpp"
#include "games/adjacency/play/own_agents.hpp"

namespace papan::adjacency {
namespace {

template <class Size>
class AdjacencyAnySize : public ::testing::Test {
 public:
  static constexpr int kSize = Size::value;
  using Own = Adjacency<kSize>;
  using Any = Adjacency<kLargestSize>;

  // A position of each after the same random plies.
  static std::pair<PositionOf<Own>, PositionOf<Any>> both(int rounds, int plies, Rng& rng) {
    const Parameters parameters{.size = kSize, .rounds = rounds};
    const auto own = std::make_shared<const Own>(parameters);
    const auto any = std::make_shared<const Any>(parameters);
    std::pair<PositionOf<Own>, PositionOf<Any>> made{{own, own->start(rng)},
                                                     {any, any->start(rng)}};
    for (int i = 0; i < plies && made.first.turn() != Turn::kOver; ++i) {
      const auto moves = made.first.legal_moves();
      const std::string move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text;
      EXPECT_TRUE(made.first.play(move));
      EXPECT_TRUE(made.second.play(move));
    }
    return made;
  }

  // The decision of agent A on a position of type G, in words.
  template <class A, class G>
  static std::string decision(const PositionOf<G>& position, std::uint64_t seed) {
    PlayerOf<A, G> player(position.rules(), {}, {});
    Rng rng(seed);
    const auto decided = player.choose(position, {{.depth = 3, .nodes = 20'000}, rng, {}});
    EXPECT_TRUE(decided);
    return decided->move + " " + papan::to_text(decided->value);
  }

  template <class A>
  static void expect_same_decisions() {
    Rng rng(17);
    for (int i = 0; i < 6; ++i) {
      const auto [own, any] = both(std::min(1 + i, most_rounds(kSize)), i, rng);
      if (own.turn() == Turn::kOver) continue;
      EXPECT_EQ((decision<A, Own>(own, 5)), (decision<A, Any>(any, 5))) << own.text();
    }
  }
};

using Sizes = ::testing::Types<std::integral_constant<int, 4>, std::integral_constant<int, 5>,
                               std::integral_constant<int, 7>, std::integral_constant<int, 9>>;
TYPED_TEST_SUITE(AdjacencyAnySize, Sizes);

std::vector<std::string> texts(const std::vector<LegalMove>& moves) {
  std::vector<std::string> all;
  for (const LegalMove& move : moves) {
    all.push_back(move.text);
    for (const int cell : move.cells) all.back() += " " + std::to_string(cell);
  }
  return all;
}

TYPED_TEST(AdjacencyAnySize, IsTheSameGame) {
  Rng rng(3);
  for (int game = 0; game < 30; ++game) {
    auto [own, any] = TestFixture::both(0, 0, rng);
    while (own.turn() != Turn::kOver) {
      ASSERT_EQ(own.text(), any.text());
      ASSERT_EQ(own.score(), any.score());
      const auto moves = own.legal_moves();
      ASSERT_EQ(texts(moves), texts(any.legal_moves()));
      const std::string move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text;
      const auto steps = own.play(move);
      const auto other = any.play(move);
      ASSERT_TRUE(steps && other);
      ASSERT_EQ(steps->size(), other->size());
      for (std::size_t i = 0; i < steps->size(); ++i) ASSERT_EQ((*steps)[i].to, (*other)[i].to);
      const View view = own.view();
      const View twin = any.view();
      ASSERT_EQ(view.cells.size(), twin.cells.size());
      for (std::size_t i = 0; i < view.cells.size(); ++i) {
        ASSERT_EQ(view.cells[i].name, twin.cells[i].name);
        ASSERT_EQ(view.cells[i].piece, twin.cells[i].piece);
      }
    }
    ASSERT_EQ(any.turn(), Turn::kOver);
    ASSERT_EQ(own.score(), any.score());
  }
}

TYPED_TEST(AdjacencyAnySize, AllSubsetsGiveTheSameValues) {
  TestFixture::template expect_same_decisions<Exact>();
}

TYPED_TEST(AdjacencyAnySize, ThePapersMinimaxDecidesAlike) {
  TestFixture::template expect_same_decisions<Minimax>();
}

TYPED_TEST(AdjacencyAnySize, ThePapersLocalSearchDecidesAlike) {
  TestFixture::template expect_same_decisions<Sideways>();
  TestFixture::template expect_same_decisions<Annealing>();
}

TYPED_TEST(AdjacencyAnySize, ThePapersGeneticAlgorithmDecidesAlike) {
  TestFixture::template expect_same_decisions<Genetic>();
}

}  // namespace
}  // namespace papan::adjacency
