#include "game/search_tree.hpp"

#include <utility>

namespace papan {
namespace {

std::optional<double> turned(const std::optional<double>& limit) {
  return limit ? std::optional(0 - *limit) : limit;  // no "-0"
}

Bound turned(Bound bound) {
  switch (bound) {
    case Bound::kAtMost: return Bound::kAtLeast;
    case Bound::kAtLeast: return Bound::kAtMost;
    default: return bound;
  }
}

}  // namespace

SearchTree seen_by_mover(SearchTree tree) {
  if (tree.nodes.empty() || tree.nodes.front().turn != Turn::kSecond) return tree;
  for (SearchTreeNode& node : tree.nodes) {
    node.value = 0 - node.value;
    node.bound = turned(node.bound);
    node.window = {turned(node.window.high), turned(node.window.low)};
  }
  return tree;
}

}  // namespace papan
