// SharedMoves: the moves of a node that several threads search, and the best of them so far.
// Used by the midgame search and by the solver; tested with them.
#pragma once

#include <algorithm>
#include <mutex>
#include <optional>

#include "agents/othello/endgame_order.hpp"
#include "search/team.hpp"

namespace papan::othello {

struct BestMove {
  int value;
  int cell;
};

struct SharedWindow {
  int alpha;
  int beta;
};

template <class Node>
class SharedMoves : public SplitPoint {
 public:
  struct Task {
    OrderedMove move;
    int number;
    int floor;  // what it must be better than
  };

  // `next` is the first move that nobody has searched, `best` what came before.
  struct SoFar {
    int next;
    BestMove best;
  };

  SharedMoves(const SplitPoint* around, const Node& of_node, SharedWindow window,
              OrderedMoves& moves)
      : SplitPoint(around), node(of_node), window_(window), moves_(moves) {}

  void begin(const SoFar& so_far) { so_far_ = so_far; }

  // The next move to search; none when all are taken or one is good enough.
  std::optional<Task> take() {
    const std::lock_guard lock(mutex_);
    auto& [next, best] = so_far_;
    if (next >= moves_.size() || best.value >= window_.beta) return std::nullopt;
    const int number = next++;
    return Task{moves_.pick(number), number, std::max(window_.alpha, best.value)};
  }

  void tell(const BestMove& found) {
    const std::lock_guard lock(mutex_);
    if (found.value > so_far_.best.value) so_far_.best = found;
    if (so_far_.best.value >= window_.beta) cut.store(true, std::memory_order_release);
  }

  [[nodiscard]] const SharedWindow& window() const { return window_; }

  // When nobody is in it any more.
  [[nodiscard]] const BestMove& best() const { return so_far_.best; }

  const Node node;

 private:
  SharedWindow window_;
  OrderedMoves& moves_;
  std::mutex mutex_;  // guards the moves and what follows
  SoFar so_far_{};
};

}  // namespace papan::othello
