// The trees that people look at are those that the searches grow: same values, same
// move, same node counts, same cuts; what is left out of the picture is counted.
#include "search/traced_tree.hpp"

#include <gtest/gtest.h>

#include "games/ntil/rules/family.hpp"
#include "games/ntil/rules/paper.hpp"
#include "games/othello/rules/family.hpp"
#include "search/alphabeta.hpp"
#include "search/fixed_depth.hpp"
#include "search/minimax.hpp"
#include "tests/support/games.hpp"

namespace papan {
namespace {

using testing_support::random_state;

template <ZeroSum G, class Eval, class Order>
struct Grown {
  SearchTree full;
  SearchTree pruned;
  Choice<G> minimax;
  Choice<G> alphabeta;
};

template <ZeroSum G, class Eval, class Order>
Grown<G, Eval, Order> grow(const G& rules, const StateOf<G>& state, int depth, TreeLimits limits) {
  Rng rng;
  const Task<G> task{rules, state, {}, {{.depth = depth}, rng, {}}};
  return {TracedTree<G, Eval, Order>(task, limits, Pruning::kNone).grow(depth),
          TracedTree<G, Eval, Order>(task, limits, Pruning::kAlphaBeta).grow(depth),
          FixedDepth<G, Minimax<G, Eval, Order>, Eval, Order>(task).run(),
          FixedDepth<G, AlphaBeta<G, Eval, Order>, Eval, Order>(task).run()};
}

template <ZeroSum G>
void expect_same(const G& rules, const SearchTree& tree, const Choice<G>& choice) {
  EXPECT_EQ(tree.searched, choice.nodes);
  EXPECT_EQ(tree.move, rules.to_text(choice.move));
  EXPECT_DOUBLE_EQ(tree.nodes.front().value, choice.value);
}

// In a whole tree a node's count is that of its children and their own; its value
// is the best of theirs.
void expect_backed_up(const SearchTree& tree) {
  std::vector<std::uint64_t> below(tree.nodes.size(), 0);
  std::vector<std::optional<double>> best(tree.nodes.size());
  for (std::size_t i = tree.nodes.size(); i-- > 1;) {
    const SearchTreeNode& node = tree.nodes[i];
    const auto parent = static_cast<std::size_t>(node.parent);
    ASSERT_LT(parent, i);
    below[parent] += 1 + below[i];
    const bool max = tree.nodes[parent].turn == Turn::kFirst;
    const double known = best[parent].value_or(node.value);
    best[parent] = max ? std::max(known, node.value) : std::min(known, node.value);
  }
  for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
    ASSERT_EQ(tree.nodes[i].below, below[i]) << i;
    ASSERT_DOUBLE_EQ(tree.nodes[i].value, best[i].value_or(tree.nodes[i].value)) << i;
  }
}

// A cut is there if and only if the value has left the window on the mover's side.
void expect_cuts(const SearchTree& tree) {
  for (const SearchTreeNode& node : tree.nodes) {
    if (node.skipped == 0) continue;
    const bool max = node.turn == Turn::kFirst;
    ASSERT_TRUE(max ? node.window.high.has_value() : node.window.low.has_value());
    ASSERT_TRUE(max ? node.value >= *node.window.high : node.value <= *node.window.low);
  }
}

template <ZeroSum G, class Eval, class Order>
void expect_trees(const G& rules, int games, int depth) {
  Rng rng(7);
  constexpr TreeLimits kAll{.plies = 64, .nodes = 1'000'000};
  for (int i = 0; i < games; ++i) {
    const auto state = random_state(rules, 3 * i, rng);
    if (!is_seat(rules.turn(state))) continue;
    const auto grown = grow<G, Eval, Order>(rules, state, depth, kAll);
    expect_same(rules, grown.full, grown.minimax);
    expect_same(rules, grown.pruned, grown.alphabeta);
    EXPECT_EQ(grown.full.nodes.front().value, grown.pruned.nodes.front().value);
    for (const SearchTree* tree : {&grown.full, &grown.pruned}) {
      EXPECT_TRUE(tree->whole);
      EXPECT_EQ(tree->nodes.size(), tree->searched + 1);
      expect_backed_up(*tree);
      expect_cuts(*tree);
    }
  }
}

TEST(TracedTree, IsTheTreeOfTheSearchesInOthello) {
  expect_trees<othello::Othello<8>, othello::Positional<8>, NaturalOrder>(othello::Othello<8>{}, 12,
                                                                          3);
}

TEST(TracedTree, IsTheTreeOfTheSearchesInNtil) {
  expect_trees<ntil::SmallNtil, ntil::PaperEvaluation, ntil::PaperOrder>(
      ntil::SmallNtil({.board = ntil::BoardId::k5x5}), 8, 4);
}

TEST(TracedTree, CountsWhatItDoesNotKeep) {
  const othello::Othello<8> rules;
  Rng rng;
  using Eval = othello::Positional<8>;
  const auto state = rules.start(rng);
  const auto grown = grow<othello::Othello<8>, Eval, NaturalOrder>(rules, state, 4, {1, 1000});
  EXPECT_EQ(grown.full.nodes.size(), 5U);  // the root and its four moves
  EXPECT_FALSE(grown.full.whole);
  EXPECT_EQ(grown.full.searched, grown.minimax.nodes);
  const auto few = grow<othello::Othello<8>, Eval, NaturalOrder>(rules, state, 4, {64, 10});
  EXPECT_EQ(few.pruned.nodes.size(), 10U);
  EXPECT_EQ(few.pruned.nodes.front().below, few.alphabeta.nodes);
}

}  // namespace
}  // namespace papan
