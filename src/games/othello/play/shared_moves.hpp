// SharedMoves: the moves of a node that several threads search, and the best of them so far;
// Standing: a thread's part in such a search.
// Used by the midgame search and by the solver; tested with them.
#pragma once

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <utility>

#include "games/othello/play/endgame_order.hpp"
#include "search/team.hpp"

namespace papan::othello {

struct BestMove {
  int value;
  int cell;
};

struct SearchWindow {
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

  SharedMoves(const SplitPoint* around, const Node& of_node, SearchWindow window,
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

  [[nodiscard]] const SearchWindow& window() const { return window_; }

  // When nobody is in it any more.
  [[nodiscard]] const BestMove& best() const { return so_far_.best; }

  const Node node;

 private:
  SearchWindow window_;
  OrderedMoves& moves_;
  std::mutex mutex_;  // guards the moves and what follows
  SoFar so_far_{};
};

// Where a thread is in the tree, and whether its values still mean anything.
struct Standing {
  Team* team = nullptr;               // null: one thread
  std::atomic<bool>* over = nullptr;  // one of the team has met a limit
  int member = 0;                     // its number in the team
  const SplitPoint* split = nullptr;  // the innermost that it is in
  bool stopped = false;               // by a limit
  bool ended = false;                 // that, or what it searches is in vain

  // To be called now and then with what the limits say.
  void look(bool limit_met) {
    stopped = limit_met || (over != nullptr && over->load(std::memory_order_relaxed));
    if (stopped && over != nullptr) *over = true;
    look_around();
  }

  // Searches moves of the node until none is left; `value(task)` is that of a move.
  template <class Node, class Value>
  void help(SharedMoves<Node>& moves, Value&& value) {
    const SplitPoint* outside = std::exchange(split, &moves);
    while (const auto task = moves.take()) {
      const int found = value(*task);
      if (ended) break;
      moves.tell({found, task->move.cell});
    }
    split = outside;
    look_around();
  }

  // Shares the moves with at most so many who wait; `help(split)` is called here and, while
  // others are not done, for what they share inside.
  template <class Node, class Help>
  BestMove share(SharedMoves<Node>& moves, int most, Help&& help) {
    team->invite(moves, most);
    help(moves);
    team->gather(member, moves, help);
    // Whoever helped may have seen an end that this thread has not looked for yet.
    stopped = stopped || *over;
    look_around();
    return moves.best();
  }

 private:
  void look_around() { ended = stopped || (split != nullptr && split->in_vain()); }
};

}  // namespace papan::othello
