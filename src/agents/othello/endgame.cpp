#include "agents/othello/endgame.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "games/othello/patterns.hpp"
#include "games/othello/stability.hpp"

namespace papan::othello {
namespace {

constexpr int kPass = 64;
constexpr unsigned kAllQuadrants = 15;
constexpr std::uint64_t kLookEvery = 1 << 16;

// The least alpha at which stable discs are worth counting: below, hardly ever so many
// are stable.
constexpr int stability_matters(int empties) {
  return 2 * empties - 4;
}

std::uint32_t capped(std::uint64_t nodes) {
  return static_cast<std::uint32_t>(
      std::min<std::uint64_t>(nodes, std::numeric_limits<std::uint32_t>::max()));
}

// Discs of `own` that never turn, at least.
template <int N>
std::uint64_t stable_on(std::uint64_t own, std::uint64_t enemy) {
  if constexpr (N == 8) {
    return stable<8>(own, enemy);
  } else {
    return stable<N>(Area<N>::own_board(own), Area<N>::own_board(enemy));
  }
}

}  // namespace

template <int N>
EndgameOn<N>::EndgameOn(EndgameTable& table, Empties empties, EndgameLimits limits,
                        Technique without)
    : table_(table),
      last_{empties, without != Technique::kParity},
      limits_(std::move(limits)),
      without_(without),
      quadrants_(without == Technique::kParity ? 0 : kAllQuadrants) {}

template <int N>
typename EndgameOn<N>::Node EndgameOn<N>::node_of(std::uint64_t own, std::uint64_t enemy) const {
  const std::uint64_t empty = Area<N>::empty(own, enemy);
  return {own, enemy, count(empty), odd_quadrants(empty) & quadrants_};
}

template <int N>
typename EndgameOn<N>::Node EndgameOn<N>::after(const Node& node, int cell,
                                                std::uint64_t flips) const {
  return {node.enemy ^ flips, node.own | flips | bit<std::uint64_t>(cell), node.empties - 1,
          node.odd ^ (kQuadrant[static_cast<std::size_t>(cell)] & quadrants_)};
}

template <int N>
EndgameSolution EndgameOn<N>::solve(std::uint64_t own, std::uint64_t enemy) {
  EndgameSolution solution = solve(node_of(own, enemy), -Area<N>::kSize, Area<N>::kSize);
  if (solution.solved) solution.lower = solution.upper = solution.value;
  return solution;
}

template <int N>
EndgameSolution EndgameOn<N>::solve_outcome(std::uint64_t own, std::uint64_t enemy) {
  return solve(node_of(own, enemy), -1, 1);
}

template <int N>
EndgameSolution EndgameOn<N>::solve(const Node& node, int alpha, int beta) {
  table_.grow_older();
  EndgameSolution solution;
  solution.value = principal(node, alpha, beta);
  solution.solved = !stopped_;
  solution.nodes = last_.nodes;
  solution.line = line(node);
  return solution;
}

template <int N>
EndgameSolution EndgameOn<N>::prove(std::uint64_t own, std::uint64_t enemy, int guess) {
  const Node node = node_of(own, enemy);
  table_.grow_older();
  EndgameSolution solution;
  solution.lower = -Area<N>::kSize;
  solution.upper = Area<N>::kSize;
  while (solution.lower < solution.upper && !stopped_) {
    const int alpha = std::clamp(guess, solution.lower + 1, solution.upper) - 1;
    const int found = examine(node, alpha);
    if (stopped_) break;
    (found > alpha ? solution.lower : solution.upper) = found;
    guess = found > alpha ? found + 1 : found;
  }
  solution.value = solution.lower;
  solution.solved = solution.lower == solution.upper;
  solution.nodes = last_.nodes;
  solution.line = line(node);
  return solution;
}

template <int N>
int EndgameOn<N>::value(std::uint64_t own, std::uint64_t enemy, int alpha, int beta) {
  return open(node_of(own, enemy), alpha, beta);
}

template <int N>
bool EndgameOn<N>::over_limit() {
  if (last_.nodes < next_look_ || stopped_) return stopped_;
  next_look_ = last_.nodes + kLookEvery;
  if (limits_.nodes != 0) {
    stopped_ = last_.nodes >= limits_.nodes;
    next_look_ = std::min(next_look_, limits_.nodes);
  }
  stopped_ = stopped_ || limits_.stop.stop_requested() ||
             (limits_.seconds > 0 && watch_.seconds() >= limits_.seconds);
  return stopped_;
}

// An open window: the first move gets all of it, the others must be shown to be better.
template <int N>
int EndgameOn<N>::principal(const Node& node, int alpha, int beta) {
  if (over_limit()) return alpha;
  const std::uint64_t cells = Area<N>::moves(node.own, node.enemy);
  if (cells == 0) {
    if (Area<N>::moves(node.enemy, node.own) == 0) return last_.final(node.own, node.enemy);
    return -principal(passed(node), -beta, -alpha);
  }
  const EndgameEntry* known = table_.find(node.own, node.enemy);
  OrderedMoves moves(node.own, node.enemy, cells);
  const int known_move = known != nullptr ? known->move : EndgameTable::kNoMove;
  moves.rank<N>({node.empties, node.odd, known_move, without_}, last_.nodes);
  const std::uint64_t nodes_before = last_.nodes;
  EndgameEntry found{};
  int best = LastEmpties<N>::kNone;
  for (int i = 0; i < moves.size() && best < beta; ++i) {
    const OrderedMove& move = moves.pick(i);
    const Node child = after(node, move.cell, move.flips);
    ++last_.nodes;
    const int floor = std::max(alpha, best);
    int value = i == 0 ? -open(child, -beta, -floor) : -scout(child, ~floor);
    if (i > 0 && value > floor && value < beta) value = -open(child, -beta, -value + 1);
    if (stopped_) return floor;
    if (value <= best) continue;
    best = value;
    found.move = static_cast<std::uint8_t>(move.cell);
  }
  found.nodes = capped(last_.nodes - nodes_before);
  found.lower = static_cast<std::int8_t>(best);
  remember(node, alpha, beta, found);
  return best;
}

template <int N>
int EndgameOn<N>::open(const Node& node, int alpha, int beta) {
  return node.empties <= kTabled ? climb(node, alpha, beta) : principal(node, alpha, beta);
}

// Few empty cells: ever higher null windows are cheap.
template <int N>
int EndgameOn<N>::climb(const Node& node, int alpha, int beta) {
  for (;;) {
    const int found = scout(node, alpha);
    if (found <= alpha || found >= beta) return found;
    alpha = found;
  }
}

// Is the value of `node` above alpha?
template <int N>
int EndgameOn<N>::scout(const Node& node, int alpha) {
  return examine(node.empties < kTurned ? node : first_turn(node), alpha);
}

// Of the eight turns of the board, the one whose discs come first as numbers.
template <int N>
typename EndgameOn<N>::Node EndgameOn<N>::first_turn(const Node& node) const {
  const auto own = turned(node.own);
  const auto enemy = turned(node.enemy);
  std::size_t least = 0;
  for (std::size_t i = 1; i < kTurns; ++i) {
    if (std::pair(own[i], enemy[i]) < std::pair(own[least], enemy[least])) least = i;
  }
  return node_of(own[least], enemy[least]);
}

template <int N>
int EndgameOn<N>::examine(const Node& node, int alpha) {
  if (node.empties <= kShallow) return few(node, alpha);
  if (over_limit()) return alpha;

  // 1. Discs of the enemy that never turn.
  if (alpha >= stability_matters(node.empties) && without_ != Technique::kStability) {
    const int bound = Area<N>::kSize - 2 * count(stable_on<N>(node.enemy, node.own));
    if (bound <= alpha) return bound;
  }

  // 2. What the table knows.
  const bool tabled = node.empties >= kTabled;
  int known_move = EndgameTable::kNoMove;
  if (tabled) {
    if (const EndgameEntry* known = table_.find(node.own, node.enemy); known != nullptr) {
      if (without_ != Technique::kTableCuts) {
        if (known->lower > alpha) return known->lower;
        if (known->upper <= alpha) return known->upper;
      }
      known_move = known->move;
    }
  }

  // 3. The moves.
  const std::uint64_t cells = Area<N>::moves(node.own, node.enemy);
  if (cells == 0) {
    if (Area<N>::moves(node.enemy, node.own) == 0) return last_.final(node.own, node.enemy);
    return -scout(passed(node), ~alpha);
  }
  OrderedMoves moves(node.own, node.enemy, cells);
  int bound = 0;
  if (node.empties >= kEnhanced && enhanced_cut(moves, alpha, bound)) return bound;
  moves.rank<N>({node.empties, node.odd, known_move, without_}, last_.nodes);

  // 4. Each, until one is good enough.
  const std::uint64_t nodes_before = last_.nodes;
  EndgameEntry found{};
  int best = LastEmpties<N>::kNone;
  for (int i = 0; i < moves.size() && best <= alpha; ++i) {
    const OrderedMove& move = moves.pick(i);
    ++last_.nodes;
    const int value = -scout(after(node, move.cell, move.flips), ~alpha);
    if (stopped_) return alpha;
    if (value <= best) continue;
    best = value;
    found.move = static_cast<std::uint8_t>(move.cell);
  }
  if (tabled) {
    found.nodes = capped(last_.nodes - nodes_before);
    found.lower = static_cast<std::int8_t>(best);
    remember(node, alpha, alpha + 1, found);
  }
  return best;
}

// Does the table know a child that is good enough?
template <int N>
bool EndgameOn<N>::enhanced_cut(const OrderedMoves& moves, int alpha, int& bound) const {
  if (without_ == Technique::kEnhancedCuts || without_ == Technique::kTableCuts) return false;
  for (const OrderedMove& move : moves) {
    const EndgameEntry* known = table_.find(move.own, move.enemy);
    if (known == nullptr || -known->upper <= alpha) continue;
    bound = -known->upper;
    return true;
  }
  return false;
}

// The value found stands in `found.lower`; the window tells which bounds it gives.
template <int N>
void EndgameOn<N>::remember(const Node& node, int alpha, int beta, const EndgameEntry& found) {
  EndgameEntry entry = found;
  entry.own = node.own;
  entry.enemy = node.enemy;
  entry.upper = found.lower < beta ? found.lower : static_cast<std::int8_t>(Area<N>::kSize);
  if (found.lower <= alpha) entry.lower = -Area<N>::kSize;
  table_.store(entry);
}

template <int N>
int EndgameOn<N>::few(const Node& node, int alpha) {
  const std::uint64_t empty = Area<N>::empty(node.own, node.enemy);
  switch (node.empties) {
    case 0: return last_.final(node.own, node.enemy);
    case 1: return last_.one(node.own, lowest(empty));
    case 2:
      return last_.two(node.own, node.enemy, alpha,
                       LastEmpties<N>::template in_order<2>(empty, node.odd));
    case 3:
      return last_.three(node.own, node.enemy, alpha,
                         LastEmpties<N>::template in_order<3>(empty, node.odd));
    case 4:
      return last_.four(node.own, node.enemy, alpha,
                        LastEmpties<N>::template in_order<4>(empty, node.odd));
    default: return shallow(node, alpha);
  }
}

// Moves in odd quadrants first: whoever fills one moves last in it.
template <int N>
int EndgameOn<N>::shallow(const Node& node, int alpha) {
  const std::uint64_t cells = Area<N>::moves(node.own, node.enemy);
  if (cells == 0) {
    if (Area<N>::moves(node.enemy, node.own) == 0) return last_.final(node.own, node.enemy);
    return -shallow(passed(node), ~alpha);
  }
  const std::uint64_t odd = kQuadrantCells[node.odd];
  int best = LastEmpties<N>::kNone;
  for (std::uint64_t rest : {cells & odd, cells & ~odd}) {
    for (; rest != 0; rest &= rest - 1) {
      const int cell = lowest(rest);
      ++last_.nodes;
      const Node child = after(node, cell, Board<8>::flips(node.own, node.enemy, cell));
      best = std::max(best, -few(child, ~alpha));
      if (best > alpha) return best;
    }
  }
  return best;
}

// By the table's best moves, as far as they are known.
template <int N>
std::vector<int> EndgameOn<N>::line(Node node) const {
  std::vector<int> cells;
  for (;;) {
    const std::uint64_t moves = Area<N>::moves(node.own, node.enemy);
    if (moves == 0) {
      if (Area<N>::moves(node.enemy, node.own) == 0) return cells;
      cells.push_back(kPass);
      node = passed(node);
      continue;
    }
    const EndgameEntry* known = table_.find(node.own, node.enemy);
    if (known == nullptr || known->move == EndgameTable::kNoMove) return cells;
    const int cell = known->move;
    cells.push_back(cell);
    node = after(node, cell, Board<8>::flips(node.own, node.enemy, cell));
  }
}

template class EndgameOn<6>;
template class EndgameOn<8>;

}  // namespace papan::othello
