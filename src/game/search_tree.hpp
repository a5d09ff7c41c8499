// SearchTree: the tree that a search grew, in words, for people to look at.
//
// Nodes stand in the order in which the search met them, the root first. A search
// writes points for First; players show them as the side to move sees them, which is
// MAX then, as in papers and textbooks. Tested in tests/agents/explain_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "game/task.hpp"

namespace papan {

// What of a tree is kept; all of it is searched and counted.
struct TreeLimits {
  int plies = 64;            // below the root
  std::size_t nodes = 2000;  // in all
};

// What both sides were sure of when the search came here; nothing: all is open.
struct TreeWindow {
  std::optional<double> low;
  std::optional<double> high;
};

struct SearchTreeNode {
  int parent = -1;   // before it in the list; -1 at the root
  std::string move;  // that led here; empty at the root
  Turn turn = Turn::kOver;
  double value = 0;
  Bound bound = Bound::kExact;
  TreeWindow window;
  int skipped = 0;          // moves that were not looked at, since the value left the window
  std::uint64_t below = 0;  // nodes searched under it, kept or not
};

struct SearchTree {
  std::vector<SearchTreeNode> nodes;
  std::string move;
  std::uint64_t searched = 0;  // nodes, as a decision counts them: without the root
  bool whole = true;           // every node is kept, and no budget ended the search
};

// Values, bounds and windows in points for who has the turn at the root.
SearchTree seen_by_mover(SearchTree tree);

}  // namespace papan
