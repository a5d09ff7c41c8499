// TracedTree: plain minimax or alpha-beta to a fixed depth that keeps the tree it
// grows, for people to look at.
//
// It is written apart from the searches that play, so that those stay bare; it
// visits the same nodes in the same order with the same windows. That root values
// and node counts are equal: tests/search/traced_tree_test.cpp.
#pragma once

#include <algorithm>
#include <vector>

#include "game/search_tree.hpp"
#include "game/task.hpp"
#include "search/leaf.hpp"
#include "search/meter.hpp"

namespace papan {

enum class Pruning { kNone, kAlphaBeta };

template <ZeroSum G, class Eval, class Order>
class TracedTree {
 public:
  using Parts = SearchParts<Eval, Order>;

  TracedTree(const Task<G>& task, const TreeLimits& limits, Pruning pruning,
             const Parts& parts = {})
      : rules_(task.rules),
        root_(task.state),
        limits_(limits),
        meter_(task.request),
        pruning_(pruning),
        parts_(parts) {}

  // The budget's depth is how deep; its nodes and time may end the search early.
  SearchTree grow(int depth) {
    const Turn turn = rules_.turn(root_);
    SearchTreeNode root;
    root.turn = turn;
    tree_.nodes.push_back(root);
    const Score value = best_move(root_, turn, depth, {-kInfinity, kInfinity, 0, 0});
    close(0, turn, value, {-kInfinity, kInfinity, 0, 0}, 0);
    tree_.searched = meter_.nodes();
    tree_.whole = tree_.whole && !meter_.stopped();
    return std::move(tree_);
  }

 private:
  static constexpr int kNotKept = -1;

  // Where the search stands: the window for the side to move, the node, the ply.
  struct Place {
    Score alpha;
    Score beta;
    int node;
    int ply;
  };

  Score best_move(const StateOf<G>& state, Turn turn, int depth, const Place& here) {
    MovesOf<G> moves;
    rules_.legal_moves(state, moves);
    parts_.order(rules_, state, moves);
    Score best = -kInfinity;
    int left = static_cast<int>(moves.size());
    for (const auto& move : moves) {
      StateOf<G> child = state;
      rules_.play(child, move);
      if (meter_.tick()) return best;
      const Score found = value(child, turn, depth - 1, next(here, move, best));
      if (meter_.stopped()) return best;
      --left;
      if (found <= best) continue;
      best = found;
      if (here.ply == 0) tree_.move = rules_.to_text(move);
      if (pruning_ == Pruning::kAlphaBeta && best >= here.beta) break;
    }
    if (here.node != kNotKept) node(here.node).skipped = left;
    return best;
  }

  // The value of `state` for `seat`, who moved there.
  Score value(const StateOf<G>& state, Turn seat, int depth, const Place& here) {
    const std::uint64_t before = meter_.nodes();
    const Turn turn = rules_.turn(state);
    Score found = 0;
    if (turn == Turn::kOver || depth == 0) {
      found =
          sign(seat) * leaf_value(parts_.eval, rules_, state, is_horizon(parts_.eval, turn, depth));
    } else if (turn == seat) {
      found = best_move(state, turn, depth, here);
    } else {
      found = -best_move(state, turn, depth, {-here.beta, -here.alpha, here.node, here.ply});
    }
    if (here.node != kNotKept) {
      node(here.node).turn = turn;
      close(here.node, seat, found, here, before);
    }
    return found;
  }

  // Writes down what became of a node, seen from `seat` until now.
  void close(int at, Turn seat, Score found, const Place& here, std::uint64_t before) {
    SearchTreeNode& closed = node(at);
    closed.value = points(seat, found);
    closed.below = meter_.nodes() - before;
    if (pruning_ == Pruning::kNone) return;
    if (found <= here.alpha) closed.bound = bound(seat, Bound::kAtMost);
    if (found >= here.beta) closed.bound = bound(seat, Bound::kAtLeast);
    const auto low = side(seat, here.alpha);
    const auto high = side(seat, here.beta);
    closed.window = seat == Turn::kFirst ? TreeWindow{low, high} : TreeWindow{high, low};
  }

  Place next(const Place& here, const MoveOf<G>& move, Score best) {
    const bool prunes = pruning_ == Pruning::kAlphaBeta;
    Place there{prunes ? std::max(here.alpha, best) : -kInfinity, prunes ? here.beta : kInfinity,
                kNotKept, here.ply + 1};
    if (here.node == kNotKept || there.ply > limits_.plies || tree_.nodes.size() >= limits_.nodes) {
      tree_.whole = false;
      return there;
    }
    there.node = static_cast<int>(tree_.nodes.size());
    SearchTreeNode child;
    child.parent = here.node;
    child.move = rules_.to_text(move);
    tree_.nodes.push_back(std::move(child));
    return there;
  }

  [[nodiscard]] double points(Turn seat, Score value) const {
    return static_cast<double>(sign(seat) * value) / unit_of(parts_.eval);
  }
  [[nodiscard]] std::optional<double> side(Turn seat, Score limit) const {
    if (limit <= -kInfinity || limit >= kInfinity) return {};
    return points(seat, limit);
  }
  static Bound bound(Turn seat, Bound seen) {
    if (seat == Turn::kFirst) return seen;
    return seen == Bound::kAtMost ? Bound::kAtLeast : Bound::kAtMost;
  }

  SearchTreeNode& node(int at) { return tree_.nodes[static_cast<std::size_t>(at)]; }

  const G& rules_;
  const StateOf<G>& root_;
  TreeLimits limits_;
  Meter meter_;
  Pruning pruning_;
  [[no_unique_address]] Parts parts_;
  SearchTree tree_;
};

}  // namespace papan
