// The worked example of the Ntil paper, section 3.2.3: the tree of figures 3.15 to 3.18,
// two plies deep, values seen from the agent, who is MAX there.
//
// The scan has lost the board, but the text tells enough of the tree to find it again:
// among all positions of two men each on 5x9 one and its mirror image grow such a tree.
// Tested in tests/lab/ntil_example_test.cpp.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/score.hpp"

namespace papan::lab {

// A0 of figure 3.15: black, the paper's agent B, is to move.
inline constexpr const char* kNtilExample = "................bb.....w...w......... b";

struct ExampleLeaf {
  std::string move;  // of the opponent
  Score value = 0;
};

struct ExampleBranch {
  std::string move;  // of the agent
  Score value = 0;   // of the MIN node; cut: at most this
  std::vector<ExampleLeaf> leaves;
  int cut = 0;  // leaves that were not looked at
};

// Branches stand as in the figures, A1 to A4: from the best to the worst, which is not the
// order in which the paper's program, by its node counts, tries moves.
struct ExampleTree {
  std::string move;
  Score value = 0;
  std::vector<ExampleBranch> branches;
};

ExampleTree ntil_example_by_minimax();
ExampleTree ntil_example_by_alphabeta();

// Figure 3.17: what the first leaf is made of.
struct ExampleSides {
  Score agent = 0;
  Score opponent = 0;
};
ExampleSides ntil_example_first_leaf();

// The positions of two men each on 5x9, either side to move, whose trees have all that
// the text tells; incomplete when asked to stop.
struct ExampleSearch {
  int positions = 0;
  std::vector<std::string> fitting;
};
ExampleSearch find_ntil_examples(const std::stop_token& stop = {});

}  // namespace papan::lab
