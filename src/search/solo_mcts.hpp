// Monte-Carlo tree search for one player (SP-MCTS, Schadd et al. 2008).
//
// The rounds are those of search/mcts.hpp: down the tree, one new leaf, a random game
// to the end, and its score to every move on the way. With nobody to play against,
// one great game is worth more than a good average. So a third term favours moves
// whose games differ much, and what counts in the end is the best line seen. Scores
// have no scale of their own: they are measured by the range seen so far. The tree
// may be thrown away now and then, to begin in another corner.
// Laws: tests/search/solo_mcts_test.cpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "game/playout.hpp"
#include "game/task.hpp"
#include "search/meter.hpp"

namespace papan {

struct SoloMctsParts {
  double exploration = 0.02;  // what was tried seldom; in shares of the range of scores
  double deviation = 0.1;     // the doubt about the spread of what was tried seldom, likewise
  std::uint64_t games = 0;    // 0: as many as the budget allows
  std::uint64_t restart = 0;  // games a tree; 0: all in one
  std::size_t max_tree_nodes = 1'000'000;
};

// The scores of the games that went through a move.
struct SoloTally {
  std::uint32_t visits = 0;
  double sum = 0;
  double squares = 0;

  void add(Score score) {
    ++visits;
    sum += score;
    squares += static_cast<double>(score) * score;
  }
  [[nodiscard]] double mean() const { return sum / visits; }
  [[nodiscard]] double squared_deviations() const {
    return std::max(0.0, squares - sum * sum / visits);
  }
};

// The least and the greatest score seen.
struct ScoreRange {
  Score least = kInfinity;
  Score most = -kInfinity;

  void add(Score score) {
    least = std::min(least, score);
    most = std::max(most, score);
  }
  [[nodiscard]] double width() const { return most > least ? most - least : 1.0; }
};

// UCB with the third term, in points.
inline double solo_urgency(const SoloMctsParts& parts, const SoloTally& move, double log_visits,
                           double range) {
  const double bonus = parts.exploration * range * std::sqrt(log_visits / move.visits);
  const double doubt = parts.deviation * range;
  return move.mean() + bonus + std::sqrt((move.squared_deviations() + doubt * doubt) / move.visits);
}

template <Solo G, class P>
requires(!Stochastic<G>) class SoloMcts {
  struct Node {
    MoveOf<G> move{};
    SoloTally tally{};
    std::uint32_t first_child = 0;
    std::uint32_t children = 0;
  };

 public:
  static constexpr std::size_t kNodeBytes = sizeof(Node);

  SoloMcts(const Task<G>& task, const SoloMctsParts& parts)
      : task_(task), rules_(task.rules), parts_(parts), meter_(task.request) {
    policy_.begin(rules_, task.state);
    tree_.reserve(parts.max_tree_nodes);
    path_.reserve(G::kMaxPlies + 1);
    line_.reserve(G::kMaxPlies);
    best_.reserve(G::kMaxPlies);
  }

  Choice<G> run() {
    while (games_ == 0 || (!meter_.poll() && (parts_.games == 0 || games_ < parts_.games))) {
      if (games_ == 0 || (parts_.restart != 0 && games_ % parts_.restart == 0)) plant();
      play_round();
      ++games_;
    }
    return report();
  }

 private:
  void plant() {
    tree_.clear();
    tree_.push_back({});
    expand(0, task_.state);
    ++trees_;
  }

  void play_round() {
    StateOf<G> state = task_.state;
    path_.assign(1, 0);
    line_.clear();
    while (rules_.turn(state) != Turn::kOver) {
      const std::uint32_t at = path_.back();
      if (tree_[at].children == 0 && (tree_[at].tally.visits == 0 || !expand(at, state))) break;
      path_.push_back(select(at));
      play(state, tree_[path_.back()].move);
    }
    play_out(state);
    const Score score = rules_.score(state);
    if (best_.empty() || score > range_.most) best_ = line_;
    range_.add(score);
    for (const std::uint32_t at : path_) tree_[at].tally.add(score);
  }

  void play(StateOf<G>& state, const MoveOf<G>& move) {
    rules_.play(state, move);
    meter_.tick();
    line_.push_back(move);
  }

  void play_out(StateOf<G>& state) {
    while (rules_.turn(state) != Turn::kOver) {
      policy_.list(rules_, state, moves_);
      play(state, moves_[task_.request.rng.below(static_cast<std::uint32_t>(moves_.size()))]);
    }
  }

  // Adds the children of a node; false when there is no room.
  bool expand(std::uint32_t at, const StateOf<G>& state) {
    policy_.list(rules_, state, moves_);
    if (tree_.size() + moves_.size() > parts_.max_tree_nodes) return false;
    tree_[at].first_child = static_cast<std::uint32_t>(tree_.size());
    tree_[at].children = static_cast<std::uint32_t>(moves_.size());
    for (const auto& move : moves_) tree_.push_back({.move = move});
    return true;
  }

  // What was never tried comes first, in a random order.
  [[nodiscard]] std::uint32_t select(std::uint32_t at) {
    const Node& parent = tree_[at];
    const double log_visits = std::log(static_cast<double>(parent.tally.visits));
    const double range = range_.width();
    std::uint32_t best = parent.first_child;
    double most_urgent = -std::numeric_limits<double>::infinity();
    std::uint32_t untried = 0;
    for (std::uint32_t i = 0; i < parent.children; ++i) {
      const SoloTally& tally = tree_[parent.first_child + i].tally;
      if (tally.visits == 0) {
        if (task_.request.rng.below(++untried) == 0) best = parent.first_child + i;
      } else if (untried == 0) {
        const double urgency = solo_urgency(parts_, tally, log_visits, range);
        if (urgency <= most_urgent) continue;
        most_urgent = urgency;
        best = parent.first_child + i;
      }
    }
    return best;
  }

  Choice<G> report() const {
    Choice<G> choice;
    choice.move = best_[0];
    choice.value = range_.most;
    choice.nodes = meter_.nodes();
    choice.depth = static_cast<int>(best_.size());
    choice.line = best_;
    choice.candidates = {{choice.move, choice.value, Bound::kAtLeast, true}};  // its line scores it
    choice.note = fmt::format("{} games in {} trees", games_, trees_);
    return choice;
  }

  const Task<G>& task_;
  const G& rules_;
  SoloMctsParts parts_;
  Meter meter_;
  P policy_;
  std::vector<Node> tree_;
  std::vector<std::uint32_t> path_;  // nodes of the round, from the root
  std::vector<MoveOf<G>> line_;      // moves of the round
  std::vector<MoveOf<G>> best_;
  MovesOf<G> moves_;
  ScoreRange range_;
  std::uint64_t games_ = 0;
  std::uint64_t trees_ = 0;
};

}  // namespace papan
