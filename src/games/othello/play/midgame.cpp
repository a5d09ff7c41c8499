#include "games/othello/play/midgame.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <thread>

#include "games/othello/play/look_ahead.hpp"
#include "games/othello/play/probcut.hpp"

namespace papan::othello {
namespace {

constexpr int kPass = 64;
constexpr int kInfinite = 1 << 14;
constexpr int kGreatest = 64 * kPatternUnit;
constexpr int kKnownFirst = 1 << 28;
constexpr int kAnswer = 12;        // parts of a disc that an answer of the enemy weighs
constexpr int kProbableDepth = 3;  // shallower searches cost less than they would save
constexpr int kSharedDepth = 4;    // shallower nodes are not worth a second thread
constexpr int kAspiration = 3 * kPatternUnit;
constexpr int kAspirationDepth = 4;
constexpr std::uint64_t kLookEvery = 512;
constexpr std::uint64_t kLookSooner = 64;  // where another thread may cut

// The depth of the search that orders the moves of a node.
int depth_of_order(int depth) {
  return depth < 7 ? 0 : depth < 10 ? 1 : 2;
}

bool before(const MidgameRoot& a, const MidgameRoot& b) {
  if (a.value != b.value) return a.value > b.value;
  return a.bound != Bound::kAtMost && b.bound == Bound::kAtMost;
}

}  // namespace

double ProbCutModel::spread(int discs, int deep, int shallow) const {
  const auto terms = ProbCutModel::terms(discs, deep, shallow);
  double sum = 0;
  for (std::size_t i = 0; i < terms.size(); ++i) sum += coefficients[i] * terms[i];
  return std::exp(sum);
}

double told_value(std::span<const int> by_depth) {
  const std::size_t n = by_depth.size();
  if (n == 0) return 0;
  if (n == 1) return by_depth[0];
  if (n == 2) return (by_depth[0] + by_depth[1]) / 2.0;
  return (by_depth[n - 1] + 2 * by_depth[n - 2] + by_depth[n - 3]) / 4.0;
}

MidgameSearch::MidgameSearch(MidgameShared& shared, const MidgamePlan& plan, int member)
    : shared_(shared),
      plan_(plan),
      weights_(PatternWeights::shipped()),
      last_{plan.empties},
      next_look_(kLookEvery),
      standing_{shared.team, &shared.over, member} {
  if (shared.budget.nodes != 0) next_look_ = std::min(next_look_, shared.budget.nodes);
}

bool MidgameSearch::over_limit() {
  if (nodes_ < next_look_ || standing_.ended) return standing_.ended;
  const Budget& budget = shared_.budget;
  const std::uint64_t limit = budget.nodes / static_cast<std::uint64_t>(plan_.threads);
  next_look_ = nodes_ + (standing_.split == nullptr ? kLookEvery : kLookSooner);
  if (limit != 0) next_look_ = std::min(next_look_, std::max(limit, nodes_ + 1));
  standing_.look((limit != 0 && nodes_ >= limit) || shared_.stop.stop_requested() ||
                 (budget.seconds > 0 && watch_.seconds() >= budget.seconds));
  return standing_.ended;
}

// --- The root --------------------------------------------------------------------------

MidgameFound MidgameSearch::deepen(std::uint64_t own, std::uint64_t enemy,
                                   std::vector<int> earlier) {
  own_ = own;
  enemy_ = enemy;
  roots_.clear();
  for_each_bit(Board<8>::moves(own, enemy), [&](int cell) { roots_.push_back({.cell = cell}); });
  MidgameFound found;
  found.by_depth = std::move(earlier);
  keep(found, 0);
  const int empties = 64 - count(own | enemy);
  const int limit = shared_.budget.depth;
  const int deepest = limit != 0 ? std::min(limit, empties) : empties;
  for (int depth = 1; depth <= deepest; ++depth) {
    if (!search_roots(depth, roots_[0].value)) break;
    keep(found, depth);
  }
  found.nodes = nodes_;
  found.stopped = standing_.stopped;
  return found;
}

void MidgameSearch::keep(MidgameFound& found, int depth) const {
  found.depth = depth;
  const auto depths = static_cast<std::size_t>(depth);
  if (depths > found.by_depth.size()) found.by_depth.push_back(roots_[0].value);
  const bool at_the_end = depth == 64 - count(own_ | enemy_);  // no horizon, no swing
  found.told = at_the_end ? roots_[0].value : told_value(std::span(found.by_depth).first(depths));
  found.moves = roots_;
  found.line = depth > 0 ? line() : std::vector<int>{roots_[0].cell};
}

// One iteration, around the value of the one before; false when a limit ended it.
bool MidgameSearch::search_roots(int depth, int guess) {
  int alpha = -kInfinite;
  int beta = kInfinite;
  int margin = kAspiration;
  if (depth >= kAspirationDepth && plan_.without != Technique::kAspiration) {
    alpha = guess - margin;
    beta = guess + margin;
  }
  for (;;) {
    const int best = search_roots({own_, enemy_, depth, alpha, beta});
    if (standing_.ended) return false;
    margin *= 4;
    if (best <= alpha) {
      alpha = std::max(-kInfinite, best - margin);
    } else if (best >= beta) {
      beta = std::min(kInfinite, best + margin);
    } else {
      return true;
    }
  }
}

int MidgameSearch::search_roots(const Node& node) {
  std::vector<MidgameRoot> roots = roots_;
  int best = -kInfinite;
  int number = 0;
  for (MidgameRoot& root : roots) {
    const std::uint64_t flips = Board<8>::flips(own_, enemy_, root.cell);
    const OrderedMove move{root.cell, 0, flips, enemy_ ^ flips,
                           own_ | flips | bit<std::uint64_t>(root.cell)};
    const int floor = std::max(node.alpha, best);
    root.value = child(node, move, floor, number++);
    if (standing_.ended) return best;
    root.bound = root.value <= floor       ? Bound::kAtMost
                 : root.value >= node.beta ? Bound::kAtLeast
                                           : Bound::kExact;
    best = std::max(best, root.value);
    if (best >= node.beta) break;
  }
  std::stable_sort(roots.begin(), roots.end(), before);
  roots_ = std::move(roots);
  return best;
}

// By the table's moves behind the best one.
std::vector<int> MidgameSearch::line() const {
  std::vector<int> cells;
  std::uint64_t own = own_;
  std::uint64_t enemy = enemy_;
  for (int cell = roots_[0].cell; cells.size() < 60;) {
    const std::uint64_t flips = cell == kPass ? 0 : Board<8>::flips(own, enemy, cell);
    cells.push_back(cell);
    own =
        std::exchange(enemy, cell == kPass ? own : own | flips | bit<std::uint64_t>(cell)) ^ flips;
    const std::uint64_t moves = Board<8>::moves(own, enemy);
    cell = kPass;
    if (moves != 0) {
      const auto known = shared_.table.find(own, enemy);
      if (!known || known->move == kPass) break;
      cell = known->move;
    } else if (Board<8>::moves(enemy, own) == 0) {
      break;
    }
  }
  return cells;
}

// --- The tree --------------------------------------------------------------------------

int MidgameSearch::value(std::uint64_t own, std::uint64_t enemy, int depth, Score alpha,
                         Score beta) {
  return search({own, enemy, depth, static_cast<int>(alpha), static_cast<int>(beta)});
}

int MidgameSearch::leaf(std::uint64_t own, std::uint64_t enemy) const {
  if (Board<8>::moves(own, enemy) == 0 && Board<8>::moves(enemy, own) == 0) {
    return kPatternUnit * last_.final(own, enemy);
  }
  return std::clamp(weights_.value(own, enemy), -kGreatest, kGreatest);
}

int MidgameSearch::search(const Node& node) {
  if (node.depth == 0) return leaf(node.own, node.enemy);
  if (over_limit()) return node.alpha;
  const std::uint64_t cells = Board<8>::moves(node.own, node.enemy);
  if (cells == 0) {
    if (Board<8>::moves(node.enemy, node.own) == 0) {
      return kPatternUnit * last_.final(node.own, node.enemy);
    }
    return -search({node.enemy, node.own, node.depth, -node.beta, -node.alpha});
  }
  return node.depth == 1 ? frontier(node, cells) : inner(node, cells);
}

int MidgameSearch::frontier(const Node& node, std::uint64_t cells) {
  int best = -kInfinite;
  for (; cells != 0 && best < node.beta; cells &= cells - 1) {
    const int cell = lowest(cells);
    const std::uint64_t flips = Board<8>::flips(node.own, node.enemy, cell);
    ++nodes_;
    best = std::max(best, -leaf(node.enemy ^ flips, node.own | flips | bit<std::uint64_t>(cell)));
  }
  return best;
}

int MidgameSearch::inner(const Node& node, std::uint64_t cells) {
  // 1. What the table knows. A line of play is wanted where the window is open.
  const auto known = shared_.table.find(node.own, node.enemy);
  const bool null_window = node.alpha + 1 == node.beta;
  if (known && null_window && known->depth >= node.depth &&
      plan_.without != Technique::kTableCuts) {
    if (known->lower >= node.beta) return known->lower;
    if (known->upper <= node.alpha) return known->upper;
  }

  // 2. What a shallow search foretells.
  int bound = 0;
  if (null_window && probable_cut(node, bound)) return bound;
  if (standing_.ended) return node.alpha;

  // 3. The moves, best first.
  OrderedMoves moves(node.own, node.enemy, cells);
  rank(moves, node.depth, known ? known->move : kPass);
  const BestMove best = each(node, moves);
  if (!standing_.ended) remember(node, best);
  return best.value;
}

bool MidgameSearch::probable_cut(const Node& node, int& bound) {
  if (plan_.probcut == 0 || node.depth < kProbableDepth) return false;
  if (plan_.without == Technique::kProbCut) return false;
  const int shallow = shallow_depth(node.depth);
  const double spread = kFittedProbCut.spread(count(node.own | node.enemy), node.depth, shallow);
  const int margin = static_cast<int>(std::lround(kPatternUnit * plan_.probcut * spread));
  const int now = leaf(node.own, node.enemy);
  if (now >= node.beta && node.beta + margin <= kGreatest) {
    const int high = node.beta + margin;
    bound = node.beta;
    return search({node.own, node.enemy, shallow, high - 1, high}) >= high && !standing_.ended;
  }
  if (now <= node.alpha && node.alpha - margin >= -kGreatest) {
    const int low = node.alpha - margin;
    bound = node.alpha;
    return search({node.own, node.enemy, shallow, low, low + 1}) <= low && !standing_.ended;
  }
  return false;
}

void MidgameSearch::rank(OrderedMoves& moves, int depth, int known) {
  const auto evaluate = [&](std::uint64_t own, std::uint64_t enemy) {
    return weights_.value(own, enemy);
  };
  LookAhead look_ahead(evaluate, kPatternUnit, nodes_);
  const bool by_value = depth > 2 && plan_.without != Technique::kValueOrder;
  const int answer = plan_.without == Technique::kMobilityOrder ? 0 : kAnswer;
  moves.rank_by([&](const OrderedMove& move) {
    if (move.cell == known) return kKnownFirst;
    const int answers = answer * count(Board<8>::moves(move.own, move.enemy));
    if (!by_value) return -answers;
    return -answers - look_ahead.value(move.own, move.enemy, depth_of_order(depth));
  });
}

// The best of the moves, up to the first that is too good.
BestMove MidgameSearch::each(const Node& node, OrderedMoves& moves) {
  BestMove best{-kInfinite, kPass};
  for (int i = 0; i < moves.size() && best.value < node.beta; ++i) {
    if (i > 0 && worth_sharing(node, moves.size() - i)) return share(node, moves, {i, best});
    const OrderedMove& move = moves.pick(i);
    const int found = child(node, move, std::max(node.alpha, best.value), i);
    if (standing_.ended) return best;
    if (found > best.value) best = {found, move.cell};
  }
  return best;
}

// The value of a move for the mover: by a null window unless it is the first.
int MidgameSearch::child(const Node& node, const OrderedMove& move, int floor, int number) {
  ++nodes_;
  const int depth = node.depth - 1;
  if (number > 0 && floor + 1 < node.beta && floor > -kInfinite) {
    const int found = -search({move.own, move.enemy, depth, -floor - 1, -floor});
    if (standing_.ended || found <= floor || found >= node.beta) return found;
  }
  return -search({move.own, move.enemy, depth, -node.beta, -floor});
}

void MidgameSearch::remember(const Node& node, const BestMove& best) {
  MidgameKnown known;
  known.lower = static_cast<std::int16_t>(best.value > node.alpha ? best.value : -kInfinite);
  known.upper = static_cast<std::int16_t>(best.value < node.beta ? best.value : kInfinite);
  known.depth = static_cast<std::uint8_t>(node.depth);
  known.move = static_cast<std::uint8_t>(best.cell);
  shared_.table.store(node.own, node.enemy, known);
}

// --- Threads ---------------------------------------------------------------------------

bool MidgameSearch::worth_sharing(const Node& node, int moves) const {
  return standing_.team != nullptr && node.depth >= kSharedDepth && moves > 1 &&
         standing_.team->somebody_waits();
}

BestMove MidgameSearch::share(const Node& node, OrderedMoves& moves, const Split::SoFar& so_far) {
  Split split(standing_.split, node, {node.alpha, node.beta}, moves);
  split.begin(so_far);
  return standing_.share(split, moves.size() - so_far.next - 1,
                         [this](SplitPoint& point) { help(point); });
}

void MidgameSearch::help(SplitPoint& point) {
  auto& split = static_cast<Split&>(point);
  next_look_ = std::min(next_look_, nodes_ + kLookSooner);
  standing_.help(split, [&](const Split::Task& task) {
    return child(split.node, task.move, task.floor, task.number);
  });
}

MidgameFound Midgame::run(std::uint64_t own, std::uint64_t enemy, const MidgamePlan& plan,
                          const Request& request) {
  if (Board<8>::moves(own, enemy) != 0) return search(own, enemy, plan, request);
  MidgameFound found = search(enemy, own, plan, request);
  found.moves = {{.cell = kPass, .value = -found.moves[0].value}};
  found.told = -found.told;
  found.line.insert(found.line.begin(), kPass);
  return found;
}

MidgameFound Midgame::search(std::uint64_t own, std::uint64_t enemy, const MidgamePlan& plan,
                             const Request& request) {
  table_.grow_older();
  Team team(plan.threads);
  MidgameShared shared{table_, plan.threads > 1 ? &team : nullptr, request.budget, request.stop};
  std::atomic<std::uint64_t> helped = 0;
  MidgameFound found;
  {
    std::vector<std::jthread> helpers;
    for (int i = 1; i < plan.threads; ++i) {
      helpers.emplace_back([&, i] {
        MidgameSearch search(shared, plan, i);
        team.serve(i, [&](SplitPoint& split) { search.help(split); });
        helped += search.nodes();
      });
    }
    if (by_depth_.size() >= kMostSearched) by_depth_.clear();
    std::vector<int>& by_depth = by_depth_[{own, enemy, plan.probcut}];
    found = MidgameSearch(shared, plan).deepen(own, enemy, by_depth);
    by_depth = found.by_depth;
    team.dismiss();
  }
  found.nodes += helped;
  return found;
}

}  // namespace papan::othello
