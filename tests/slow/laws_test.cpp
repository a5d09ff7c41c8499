// Alpha-beta is minimax on a thousand positions at every depth from 1 to 5.
#include <gtest/gtest.h>

#include "agents/catalogue.hpp"
#include "arena/referee.hpp"

namespace papan {
namespace {

TEST(Laws, AlphaBetaIsMinimaxOnAThousandOthelloPositions) {
  const CatalogueEntry& othello = **find_game("othello");
  Rng rng(1000);
  for (int i = 0; i < 1000; ++i) {
    const auto position = std::move(*othello.game.start({}, rng));
    play_random_plies(*position, static_cast<int>(rng.below(58)), rng);
    const auto minimax = std::move(*make_player(*position, "minimax"));
    const auto alphabeta = std::move(*make_player(*position, "alphabeta"));
    for (int depth = 1; depth <= 5; ++depth) {
      const Request request{{.depth = depth}, rng, {}};
      const Decision full = *minimax->choose(*position, request);
      const Decision pruned = *alphabeta->choose(*position, request);
      ASSERT_EQ(full.move, pruned.move) << position->text() << " depth " << depth;
      ASSERT_EQ(full.value, pruned.value) << position->text() << " depth " << depth;
      ASSERT_LE(pruned.nodes, full.nodes);
    }
  }
}

}  // namespace
}  // namespace papan
