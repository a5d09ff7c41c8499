#include "games/ntil/study/example.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "games/ntil/rules/family.hpp"
#include "search/traced_tree.hpp"

namespace papan::lab {
namespace {

using Rules = ntil::SmallNtil;
using State = Rules::State;
using Moves = Rules::Moves;

constexpr int kDepth = 2;

Rules paper_rules() {
  return Rules({.board = ntil::BoardId::k5x9}).without_quiet_draw();
}

State example_state(const Rules& rules) {
  const auto state = rules.parse_state(kNtilExample);
  assert(state);
  return *state;
}

// --- The tree of one position ---------------------------------------------------------------

// Values of the tree are points for First, those of the example the agent's.
ExampleTree example_of(const SearchTree& tree, Turn agent) {
  const auto seen = [&](double value) { return sign(agent) * static_cast<Score>(value); };
  ExampleTree example{tree.move, seen(tree.nodes[0].value), {}};
  for (std::size_t i = 1; i < tree.nodes.size(); ++i) {
    const SearchTreeNode& node = tree.nodes[i];
    if (node.parent == 0) {
      example.branches.push_back({node.move, seen(node.value), {}, node.skipped});
    } else {
      example.branches.back().leaves.push_back({node.move, seen(node.value)});
    }
  }
  return example;
}

ExampleTree grow(Pruning pruning) {
  const Rules rules = paper_rules();
  const State state = example_state(rules);
  Rng rng;
  const Task<Rules> task{rules, state, {}, {{.depth = kDepth}, rng, {}}};
  const SearchTree tree =
      TracedTree<Rules, ntil::PaperEvaluation, ntil::PaperOrder>(task, {}, pruning).grow(kDepth);
  return example_of(tree, rules.turn(state));
}

// --- All positions ----------------------------------------------------------------------------

// What the text tells of a branch: A1 to A4.
struct Told {
  std::size_t replies;
  Score least;  // of its leaves
  Score first;  // leaf
};
constexpr std::array<Told, 4> kTold = {{{6, 13, 22}, {1, -8, -8}, {1, -8, -8}, {3, -30, -1}}};

void list_in_order(const Rules& rules, const State& state, Moves& moves) {
  rules.legal_moves(state, moves);
  ntil::PaperOrder{}(rules, state, moves);
}

State after(const Rules& rules, const State& state, const MoveOf<Rules>& move) {
  State next = state;
  rules.play(next, move);
  return next;
}

bool fits(const Rules& rules, const State& node, Turn agent, const Told& told) {
  if (rules.turn(node) == Turn::kOver) return false;
  Moves replies;
  list_in_order(rules, node, replies);
  if (replies.size() != told.replies) return false;
  Score least = kInfinity;
  for (const auto& reply : replies) {
    const Score value = sign(agent) * ntil::PaperEvaluation{}(rules, after(rules, node, reply));
    if (least == kInfinity && value != told.first) return false;
    least = std::min(least, value);
  }
  return least == told.least;
}

// Every move is one of the four of the figure, in whatever order.
bool fits(const Rules& rules, const State& state) {
  const Turn agent = rules.turn(state);
  if (agent == Turn::kOver) return false;
  Moves moves;
  list_in_order(rules, state, moves);
  if (moves.size() != kTold.size()) return false;
  std::array<bool, kTold.size()> found{};
  for (const auto& move : moves) {
    const State node = after(rules, state, move);
    std::size_t i = 0;
    while (i < kTold.size() && (found[i] || !fits(rules, node, agent, kTold[i]))) ++i;
    if (i == kTold.size()) return false;
    found[i] = true;
  }
  return true;
}

// Calls `visit(i, j)` for every two of `points`.
template <class Visit>
void for_each_pair(std::size_t points, Visit&& visit) {
  for (std::size_t i = 0; i < points; ++i) {
    for (std::size_t j = i + 1; j < points; ++j) visit(i, j);
  }
}

// Both sides to move with these men; a text that the rules refuse is no position.
void examine(const Rules& rules, const std::string& men, ExampleSearch& search) {
  for (const char* side : {" w", " b"}) {
    const std::string text = men + side;
    const auto state = rules.parse_state(text);
    if (!state) continue;
    ++search.positions;
    if (fits(rules, *state)) search.fitting.push_back(text);
  }
}

}  // namespace

ExampleTree ntil_example_by_minimax() {
  ExampleTree tree = grow(Pruning::kNone);
  std::stable_sort(tree.branches.begin(), tree.branches.end(),
                   [](const auto& a, const auto& b) { return a.value > b.value; });
  return tree;
}

ExampleTree ntil_example_by_alphabeta() {
  const ExampleTree grown = grow(Pruning::kAlphaBeta);
  const ExampleTree full = ntil_example_by_minimax();
  ExampleTree tree{grown.move, grown.value, {}};
  for (const ExampleBranch& named : full.branches) {
    for (const ExampleBranch& branch : grown.branches) {
      if (branch.move == named.move) tree.branches.push_back(branch);
    }
  }
  return tree;
}

ExampleSides ntil_example_first_leaf() {
  const Rules rules = paper_rules();
  const ExampleBranch best = ntil_example_by_minimax().branches.front();
  State state = example_state(rules);
  for (const std::string& move : {best.move, best.leaves.front().move}) {
    rules.play(state, *rules.parse_move(move));
  }
  // Alone on the board, each side is worth its own sum.
  State agent = state;
  agent.pieces[0] = {};
  State opponent = state;
  opponent.pieces[1] = {};
  constexpr ntil::PaperEvaluation kEvaluate;
  return {-kEvaluate(rules, agent), kEvaluate(rules, opponent)};
}

ExampleSearch find_ntil_examples(const std::stop_token& stop) {
  const Rules rules = paper_rules();
  const auto points = static_cast<std::size_t>(rules.board().points);
  ExampleSearch search;
  for_each_pair(points, [&](std::size_t a, std::size_t b) {
    if (stop.stop_requested()) return;
    for_each_pair(points, [&](std::size_t c, std::size_t d) {
      if (c == a || c == b || d == a || d == b) return;
      std::string men(points, '.');
      men[a] = men[b] = 'b';
      men[c] = men[d] = 'w';
      examine(rules, men, search);
    });
  });
  return search;
}

}  // namespace papan::lab
