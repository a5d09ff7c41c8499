// The root of the plain searches: every move valued to a depth, the first best
// kept, as the papers do it.
//
// With only a depth in the budget the tree is searched once. With nodes or time
// it is searched to depth 1, 2, 3, ... and the last full iteration counts, so
// that a budget that ends never leaves half-searched values to choose from.
#pragma once

#include <utility>

#include "game/task.hpp"
#include "search/candidates.hpp"
#include "search/meter.hpp"
#include "search/search_parts.hpp"

namespace papan {

// Tree is Minimax, Negamax or AlphaBeta.
template <ZeroSum G, class Tree, class Eval, class Order>
class FixedDepth {
 public:
  using Parts = SearchParts<Eval, Order>;

  explicit FixedDepth(const Task<G>& task, const Parts& parts = {})
      : task_(task), parts_(parts), meter_(task.request), seat_(task.rules.turn(task.state)) {
    task_.rules.legal_moves(task_.state, moves_);
    parts_.order(task_.rules, task_.state, moves_);
  }

  Choice<G> run() {
    const Budget& budget = task_.request.budget;
    const int deepest = budget.depth != 0 ? budget.depth : kMaxDepth;
    const bool once = budget.nodes == 0 && budget.seconds == 0;
    Choice<G> best;
    best.move = moves_[0];
    best.line = {moves_[0]};
    for (int depth = once ? deepest : 1; depth <= deepest && !meter_.stopped(); ++depth) {
      Choice<G> found = iterate(depth);
      if (meter_.stopped() && best.depth > 0) break;
      if (!found.line.empty()) best = std::move(found);
      if (best.exact) break;
    }
    best.nodes = meter_.nodes();
    if (meter_.stopped()) best.note = "the budget ended the search";
    return best;
  }

 private:
  Choice<G> iterate(int depth) {
    Tree tree(task_.rules, meter_, depth, parts_);
    Choice<G> choice;
    Score best = -kInfinity;
    for (const auto& move : moves_) {
      StateOf<G> child = task_.state;
      task_.rules.play(child, move);
      if (meter_.tick()) break;
      const Score found = tree.value(child, seat_, depth - 1, best, kInfinity, 1);
      if (meter_.stopped()) break;
      // A window whose floor was not passed proves only that the move is no better.
      const bool raised = found > best;
      const Bound bound = raised || !Tree::kPrunes ? Bound::kExact : first_bound(seat_);
      choice.candidates.push_back({move, points(found), bound});
      if (!raised) continue;
      best = found;
      choice.move = move;
      choice.line = tree.lines().line(1);
      choice.line.insert(choice.line.begin(), move);
    }
    choice.value = points(best);
    choice.depth = meter_.stopped() ? 0 : depth;
    if (!tree.saw_horizon() && !meter_.stopped()) set_exact(choice);
    rank_for(seat_, choice.candidates);
    return choice;
  }

  // At most `value` for the mover is at least that for the other side.
  static Bound first_bound(Turn seat) {
    return seat == Turn::kFirst ? Bound::kAtMost : Bound::kAtLeast;
  }

  [[nodiscard]] double points(Score value) const {
    return static_cast<double>(sign(seat_) * value) / unit_of(parts_.eval);
  }

  const Task<G>& task_;
  [[no_unique_address]] Parts parts_;
  Meter meter_;
  Turn seat_;
  MovesOf<G> moves_;
};

}  // namespace papan
