// Monte-Carlo tree search (UCT): a tree grown by playing games to the end.
//
// One round: walk down the tree by the selection rule, add the children of the
// leaf once it has been seen before, play out, and add the result to every move
// on the way. The parts are in search/mcts_parts.hpp. Nodes live in one block
// taken before the search; when it is full the tree stops growing and the
// playouts go on. Finds the minimax move of small trees: tests/search/mcts_test.cpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <vector>

#include "core/sort_few.hpp"
#include "game/task.hpp"
#include "search/mcts_parts.hpp"
#include "search/meter.hpp"

namespace papan {

struct MctsParts {
  Ucb1 selection{1.0};
  Backup backup = Backup::kMargin;
  FinalChoice final_choice = FinalChoice::kVisits;
  std::uint64_t playouts = 0;  // 0: as many as the budget allows
  std::size_t max_tree_nodes = 1'000'000;
};

template <ZeroSum G>
requires(!Stochastic<G>) class Mcts {
  struct Node {
    MoveOf<G> move{};
    Tally tally;
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
  };

 public:
  static constexpr std::size_t kNodeBytes = sizeof(Node);

  Mcts(const Task<G>& task, const MctsParts& parts)
      : task_(task), rules_(task.rules), parts_(parts), meter_(task.request) {
    tree_.reserve(parts.max_tree_nodes);
    path_.reserve(G::kMaxPlies + 1);
    tree_.push_back({});
    expand(0, task.state);
  }

  Choice<G> run() {
    std::uint64_t playouts = 0;
    while (playouts == 0 ||
           (!meter_.poll() && (parts_.playouts == 0 || playouts < parts_.playouts))) {
      play_round();
      ++playouts;
    }
    return report(playouts);
  }

 private:
  void play_round() {
    StateOf<G> state = task_.state;
    path_.clear();
    path_.push_back(0);
    Turn turn = rules_.turn(state);
    while (turn != Turn::kOver) {
      const std::uint32_t at = path_.back();
      if (tree_[at].children == 0 && (tree_[at].tally.visits == 0 || !expand(at, state))) break;
      const std::uint32_t next = select(at, turn);
      path_.push_back(next);
      rules_.play(state, tree_[next].move);
      meter_.tick();
      turn = rules_.turn(state);
    }
    const int plies = random_playout(rules_, state, task_.request.rng);
    for (int i = 0; i < plies; ++i) meter_.tick();
    back_up(rules_.score(state));
  }

  // Adds the children of a node; false when there is no room.
  bool expand(std::uint32_t at, const StateOf<G>& state) {
    MovesOf<G> moves;
    rules_.legal_moves(state, moves);
    if (tree_.size() + moves.size() > parts_.max_tree_nodes) return false;
    tree_[at].first_child = static_cast<std::uint32_t>(tree_.size());
    tree_[at].children = static_cast<std::uint32_t>(moves.size());
    for (const auto& move : moves) tree_.push_back({.move = move});
    return true;
  }

  [[nodiscard]] std::uint32_t select(std::uint32_t at, Turn mover) const {
    const Node& parent = tree_[at];
    std::uint32_t best = parent.first_child;
    double most_urgent = -std::numeric_limits<double>::infinity();
    for (std::uint32_t i = 0; i < parent.children; ++i) {
      const Node& child = tree_[parent.first_child + i];
      const double urgency = parts_.selection.urgency(child.tally, parent.tally, mover);
      if (urgency > most_urgent) {
        most_urgent = urgency;
        best = parent.first_child + i;
      }
    }
    return best;
  }

  void back_up(Score score) {
    const double reward = reward_of(parts_.backup, score);
    for (const std::uint32_t at : path_) {
      Tally& tally = tree_[at].tally;
      ++tally.visits;
      tally.reward += reward;
      tally.score += score;
    }
  }

  Choice<G> report(std::uint64_t playouts) const {
    const Turn seat = rules_.turn(task_.state);
    std::vector<const Node*> moves;
    const Node& root = tree_[0];
    for (std::uint32_t i = 0; i < root.children; ++i) moves.push_back(&tree_[root.first_child + i]);
    sort_few(moves, [&](const Node* a, const Node* b) {
      return merit(parts_.final_choice, a->tally, seat) >
             merit(parts_.final_choice, b->tally, seat);
    });
    Choice<G> choice;
    choice.move = moves[0]->move;
    choice.value = moves[0]->tally.mean_score();
    choice.nodes = meter_.nodes();
    for (const Node* node : moves)
      choice.candidates.push_back({node->move, node->tally.mean_score()});
    choice.line = main_line(*moves[0]);
    choice.depth = static_cast<int>(choice.line.size());
    choice.note = fmt::format("{} playouts, mean reward {:+.3f} for the mover", playouts,
                              sign(seat) * moves[0]->tally.mean_reward());
    return choice;
  }

  // The most visited way down.
  std::vector<MoveOf<G>> main_line(const Node& from) const {
    std::vector<MoveOf<G>> line;
    for (const Node* node = &from; node->tally.visits > 0;) {
      line.push_back(node->move);
      if (node->children == 0) break;
      const auto first = tree_.begin() + node->first_child;
      node = &*std::max_element(first, first + node->children, [](const Node& a, const Node& b) {
        return a.tally.visits < b.tally.visits;
      });
    }
    return line;
  }

  const Task<G>& task_;
  const G& rules_;
  MctsParts parts_;
  Meter meter_;
  std::vector<Node> tree_;
  std::vector<std::uint32_t> path_;
};

}  // namespace papan
