#include "games/othello/play/endgame.hpp"

#include <algorithm>
#include <atomic>
#include <limits>
#include <memory>
#include <thread>
#include <utility>

#include "games/othello/rules/patterns.hpp"
#include "games/othello/rules/stability.hpp"

namespace papan::othello {
namespace {

constexpr int kPass = 64;
constexpr unsigned kAllQuadrants = 15;
constexpr std::uint64_t kLookEvery = 1 << 16;
constexpr std::uint64_t kLookSooner = 1 << 10;  // where another thread may cut

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
  EndgameSolution solution;
  with_helpers([&] { solution.value = principal(node, alpha, beta); });
  solution.solved = !standing_.stopped;
  solution.nodes = last_.nodes;
  solution.line = line(node);
  return solution;
}

template <int N>
EndgameSolution EndgameOn<N>::prove(std::uint64_t own, std::uint64_t enemy, int guess) {
  const Node node = node_of(own, enemy);
  EndgameSolution solution;
  solution.lower = -Area<N>::kSize;
  solution.upper = Area<N>::kSize;
  with_helpers([&] {
    while (solution.lower < solution.upper && !standing_.stopped) {
      const int alpha = std::clamp(guess, solution.lower + 1, solution.upper) - 1;
      const int found = examine(node, alpha);
      if (standing_.stopped) break;
      (found > alpha ? solution.lower : solution.upper) = found;
      guess = found > alpha ? found + 1 : found;
    }
  });
  solution.value = solution.lower;
  solution.solved = solution.lower == solution.upper;
  solution.nodes = last_.nodes;
  solution.line = line(node);
  return solution;
}

// Runs `search` in this thread while as many others as the limits allow help it.
template <int N>
template <class Search>
void EndgameOn<N>::with_helpers(Search&& search) {
  table_.grow_older();
  if (limits_.threads == 1) return search();
  Team team(limits_.threads);
  std::atomic<bool> over = false;
  standing_ = {&team, &over};
  std::vector<std::unique_ptr<EndgameOn>> helpers;
  {
    std::vector<std::jthread> threads;
    for (int i = 1; i < limits_.threads; ++i) {
      auto& helper = *helpers.emplace_back(
          std::make_unique<EndgameOn>(table_, last_.empties, limits_, without_));
      helper.standing_ = {&team, &over, i};
      threads.emplace_back(
          [&team, &helper, i] { team.serve(i, [&](SplitPoint& split) { helper.help(split); }); });
    }
    search();
    team.dismiss();
  }
  for (const auto& helper : helpers) last_.nodes += helper->last_.nodes;
  standing_.team = nullptr;
  standing_.over = nullptr;
}

template <int N>
int EndgameOn<N>::value(std::uint64_t own, std::uint64_t enemy, int alpha, int beta) {
  return open(node_of(own, enemy), alpha, beta);
}

template <int N>
bool EndgameOn<N>::over_limit() {
  if (last_.nodes < next_look_ || standing_.ended) return standing_.ended;
  const std::uint64_t limit = limits_.nodes / static_cast<std::uint64_t>(limits_.threads);
  next_look_ = last_.nodes + (standing_.split == nullptr ? kLookEvery : kLookSooner);
  if (limit != 0) next_look_ = std::min(next_look_, std::max(limit, last_.nodes + 1));
  standing_.look((limit != 0 && last_.nodes >= limit) || limits_.stop.stop_requested() ||
                 (limits_.seconds > 0 && watch_.seconds() >= limits_.seconds));
  return standing_.ended;
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
  const auto known = table_.find(node.own, node.enemy);
  OrderedMoves moves(node.own, node.enemy, cells);
  moves.rank<N>({node.empties, node.odd, known ? known->move : kNoMove, without_}, last_.nodes);
  const std::uint64_t nodes_before = last_.nodes;
  BestMove best{LastEmpties<N>::kNone, kNoMove};
  for (int i = 0; i < moves.size() && best.value < beta; ++i) {
    const OrderedMove& move = moves.pick(i);
    const Node child = after(node, move.cell, move.flips);
    ++last_.nodes;
    const int floor = std::max(alpha, best.value);
    int value = i == 0 ? -open(child, -beta, -floor) : -scout(child, ~floor);
    if (i > 0 && value > floor && value < beta) value = -open(child, -beta, -value + 1);
    if (standing_.ended) return floor;
    if (value > best.value) best = {value, move.cell};
  }
  remember(node, {alpha, beta}, best, last_.nodes - nodes_before);
  return best.value;
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
  int known_move = kNoMove;
  if (tabled) {
    if (const auto known = table_.find(node.own, node.enemy)) {
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
  const BestMove best = each(node, alpha, moves);
  if (standing_.ended) return alpha;
  if (tabled) remember(node, {alpha, alpha + 1}, best, last_.nodes - nodes_before);
  return best.value;
}

template <int N>
BestMove EndgameOn<N>::each(const Node& node, int alpha, OrderedMoves& moves) {
  BestMove best{LastEmpties<N>::kNone, kNoMove};
  for (int i = 0; i < moves.size() && best.value <= alpha; ++i) {
    if (i > 0 && worth_sharing(node, moves.size() - i)) return share(node, alpha, moves, {i, best});
    const OrderedMove& move = moves.pick(i);
    ++last_.nodes;
    const int value = -scout(after(node, move.cell, move.flips), ~alpha);
    if (standing_.ended) return best;
    if (value > best.value) best = {value, move.cell};
  }
  return best;
}

template <int N>
bool EndgameOn<N>::worth_sharing(const Node& node, int moves) const {
  return standing_.team != nullptr && node.empties >= kShared && moves > 1 &&
         standing_.team->somebody_waits();
}

template <int N>
BestMove EndgameOn<N>::share(const Node& node, int alpha, OrderedMoves& moves,
                             const typename Split::SoFar& so_far) {
  Split split(standing_.split, node, {alpha, alpha + 1}, moves);
  split.begin(so_far);
  return standing_.share(split, moves.size() - so_far.next - 1,
                         [this](SplitPoint& point) { help(point); });
}

template <int N>
void EndgameOn<N>::help(SplitPoint& point) {
  auto& split = static_cast<Split&>(point);
  next_look_ = std::min(next_look_, last_.nodes + kLookSooner);
  standing_.help(split, [&](const typename Split::Task& task) {
    ++last_.nodes;
    return -scout(after(split.node, task.move.cell, task.move.flips), ~split.window().alpha);
  });
}

// Does the table know a child that is good enough?
template <int N>
bool EndgameOn<N>::enhanced_cut(const OrderedMoves& moves, int alpha, int& bound) const {
  if (without_ == Technique::kEnhancedCuts || without_ == Technique::kTableCuts) return false;
  for (const OrderedMove& move : moves) {
    const auto known = table_.find(move.own, move.enemy);
    if (!known || -known->upper <= alpha) continue;
    bound = -known->upper;
    return true;
  }
  return false;
}

template <int N>
void EndgameOn<N>::remember(const Node& node, SearchWindow window, const BestMove& best,
                            std::uint64_t nodes) {
  EndgameKnown known{-Area<N>::kSize, Area<N>::kSize};
  if (best.value > window.alpha) known.lower = static_cast<std::int8_t>(best.value);
  if (best.value < window.beta) known.upper = static_cast<std::int8_t>(best.value);
  known.move = static_cast<std::uint8_t>(best.cell);
  known.nodes = capped(nodes);
  table_.store(node.own, node.enemy, known);
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
    const auto known = table_.find(node.own, node.enemy);
    if (!known || known->move == kNoMove) return cells;
    const int cell = known->move;
    cells.push_back(cell);
    node = after(node, cell, Board<8>::flips(node.own, node.enemy, cell));
  }
}

template class EndgameOn<6>;
template class EndgameOn<8>;

}  // namespace papan::othello
