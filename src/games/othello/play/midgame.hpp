// Midgame: principal variation search with the learnt evaluation on 8x8, for `best`.
//
// Iterative deepening; a table of whole positions; moves by the table, then by a shallow
// value and the answers they leave; Multi-ProbCut on null windows; several threads on one
// table, which share the moves of nodes behind the first (search/team.hpp). With one
// thread and a budget of nodes or depth it is reproducible. Values are parts of a disc
// (kPatternUnit) for the side to move.
// Without ProbCut its values are minimax: tests/agents/othello_midgame_test.cpp;
// docs/algorithms/othello-midgame.md measures.
#pragma once

#include <atomic>
#include <compare>
#include <cstdint>
#include <map>
#include <span>
#include <stop_token>
#include <vector>

#include "core/clock.hpp"
#include "game/task.hpp"
#include "games/othello/play/board_table.hpp"
#include "games/othello/play/last_empties.hpp"
#include "games/othello/play/shared_moves.hpp"
#include "games/othello/play/technique.hpp"
#include "games/othello/rules/pattern_weights.hpp"

namespace papan::othello {

struct MidgamePlan {
  Empties empties = Empties::kNobodys;
  int threads = 1;
  double probcut = 1.2;  // spreads beyond the window at which a shallow value cuts; 0: never
  Technique without = Technique::kNothing;
};

struct MidgameRoot {
  int cell = 64;  // 64: a pass
  int value = 0;
  Bound bound = Bound::kExact;
};

struct MidgameFound {
  int depth = 0;                   // of the last iteration that was finished
  std::uint64_t nodes = 0;         // moves played, by all threads
  bool stopped = false;            // by a limit
  std::vector<MidgameRoot> moves;  // best first
  std::vector<int> by_depth;       // the best value of each iteration
  double told = 0;                 // the value for people: steady from depth to depth
  std::vector<int> line;           // cells, as long as the table remembers
};

// The value that a search tells, from the values of its depths 1, 2, ... in parts of a disc.
// Whoever moves last before the horizon picks the best of uncertain values, which is too good
// for them: values of odd and even depths lie some three discs apart, the truth between. The
// last three depths as 1:2:1 cancel that (docs/algorithms/othello-midgame.md measures).
double told_value(std::span<const int> by_depth);

// What the threads of one search have in common.
struct MidgameShared {
  MidgameTable& table;
  Team* team;  // null: one thread
  Budget budget;
  std::stop_token stop;
  std::atomic<bool> over = false;  // a limit was met
};

// One thread's search.
class MidgameSearch {
 public:
  // `member` is its number in the team; 0 has the root.
  MidgameSearch(MidgameShared& shared, const MidgamePlan& plan, int member = 0);

  // The side to move can move. `earlier` has the values of the first depths, where the
  // position was searched before: by now the table would tell deeper ones for them.
  MidgameFound deepen(std::uint64_t own, std::uint64_t enemy, std::vector<int> earlier = {});

  // The value at a depth, if it is in (alpha, beta); else a bound on its side.
  int value(std::uint64_t own, std::uint64_t enemy, int depth, Score alpha, Score beta);

  // Searches some of the moves of a node that another thread shares.
  void help(SplitPoint& split);

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  struct Node {
    std::uint64_t own;
    std::uint64_t enemy;
    int depth;
    int alpha;
    int beta;
  };
  using Split = SharedMoves<Node>;

  int search(const Node& node);
  int frontier(const Node& node, std::uint64_t cells);
  int inner(const Node& node, std::uint64_t cells);
  int leaf(std::uint64_t own, std::uint64_t enemy) const;
  bool probable_cut(const Node& node, int& bound);
  void rank(OrderedMoves& moves, int depth, int known);
  BestMove each(const Node& node, OrderedMoves& moves);
  [[nodiscard]] bool worth_sharing(const Node& node, int moves) const;
  BestMove share(const Node& node, OrderedMoves& moves, const Split::SoFar& so_far);
  int child(const Node& node, const OrderedMove& move, int floor, int number);
  void remember(const Node& node, const BestMove& best);
  bool search_roots(int depth, int guess);
  int search_roots(const Node& node);
  void keep(MidgameFound& found, int depth) const;
  std::vector<int> line() const;
  bool over_limit();

  MidgameShared& shared_;
  MidgamePlan plan_;
  const PatternWeights& weights_;
  LastEmpties<8> last_;
  Stopwatch watch_;
  std::uint64_t own_ = 0;  // at the root
  std::uint64_t enemy_ = 0;
  std::vector<MidgameRoot> roots_;
  std::uint64_t nodes_ = 0;
  std::uint64_t next_look_ = 0;
  Standing standing_;
};

class Midgame {
 public:
  explicit Midgame(std::size_t megabytes) : table_(megabytes) {}

  // Somebody can move. A budget of depth or nodes with one thread is reproducible.
  MidgameFound run(std::uint64_t own, std::uint64_t enemy, const MidgamePlan& plan,
                   const Request& request);

 private:
  // The side to move can move.
  MidgameFound search(std::uint64_t own, std::uint64_t enemy, const MidgamePlan& plan,
                      const Request& request);

  // The values by depth of a position that a plan searched, as they were found first.
  struct Searched {
    std::uint64_t own;
    std::uint64_t enemy;
    double probcut;
    auto operator<=>(const Searched&) const = default;
  };
  static constexpr std::size_t kMostSearched = 1024;  // positions

  MidgameTable table_;
  std::map<Searched, std::vector<int>> by_depth_;
};

}  // namespace papan::othello
