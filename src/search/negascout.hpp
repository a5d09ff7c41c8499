// Negascout: principal variation search, the base of the strong agents.
//
// Iterative deepening with aspiration windows at the root; inside, the first
// move gets the full window and the others must only be shown to be no better,
// by a null window (Reinefeld 1983). A transposition table, killers, history and
// the evaluation's own promise order the moves. Where no line met the horizon
// the values are those of perfect play, which `exact` reports and the table
// remembers, so the same code solves endgames and small boards.
// Equal to minimax in value: tests/search/laws_test.cpp; the selective style is not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "core/sort_few.hpp"
#include "game/evaluation.hpp"
#include "game/task.hpp"
#include "search/killer_history.hpp"
#include "search/lines.hpp"
#include "search/meter.hpp"
#include "search/path.hpp"
#include "search/ranking.hpp"
#include "search/transposition.hpp"
#include "search/win_distance.hpp"

namespace papan {

enum class RootValues {
  kBest,  // the best move exactly, the others as bounds
  kAll    // every move exactly, at the price of the windows
};

enum class Style {
  kThorough,  // every line to the same depth
  kSelective  // quiescence where something hangs, late move reductions
};

template <ZeroSum G, class Eval, Style kStyle = Style::kThorough>
requires Hashable<G>
class Negascout {
  static_assert(std::int64_t{G::kMaxScore} * Eval::kUnit < kInfinity);

 public:
  using State = StateOf<G>;
  using Move = MoveOf<G>;
  using Distance = WinDistance<Eval>;

  Negascout(const Task<G>& task, TranspositionTable& table, RootValues values = RootValues::kBest)
      : task_(task),
        rules_(task.rules),
        table_(table),
        values_(values),
        meter_(task.request),
        deepest_(task.request.budget.depth != 0 ? task.request.budget.depth : kMaxDepth),
        seat_(rules_.turn(task.state)),
        lines_(deepest_),
        history_(deepest_),
        path_(task.history) {
    MovesOf<G> moves;
    rules_.legal_moves(task.state, moves);
    for (const Move& move : moves) roots_.push_back({move, 0, Bound::kExact, {move}});
  }

  Choice<G> run() {
    table_.grow_older();
    Choice<G> best = report(0);
    best.candidates.clear();  // nothing is known of them yet
    for (int depth = 1; depth <= deepest_ && !meter_.stopped(); ++depth) {
      const std::uint64_t horizon_before = horizon_;
      if (!deepen(depth)) break;
      best = report(depth);
      best.exact = is_decided(roots_[0], depth);
      if (horizon_ == horizon_before) set_exact(best);
      if (best.exact) break;
    }
    best.nodes = meter_.nodes();
    if (meter_.stopped()) best.note = "the budget ended the search";
    return best;
  }

 private:
  struct Root {
    Move move;
    Score value;  // for the mover
    Bound bound;
    std::vector<Move> line;
  };

  static constexpr int kAspirationDepth = 4;
  static constexpr bool kGoesOn = kStyle == Style::kSelective && TellingQuiet<Eval, G>;
  static constexpr int kAspiration = Decisive<Eval> ? Eval::kUnit / 64 : 3 * Eval::kUnit;
  static constexpr int kTableDepth = 2;  // nearer to the leaves a probe costs more than it saves
  static constexpr int kPromiseDepth = 2;
  static constexpr int kFirstGuess = 1 << 28;
  static constexpr int kReducedDepth = 3;       // reductions begin at this depth
  static constexpr std::size_t kUnreduced = 3;  // and behind so many moves

  // --- The root ---------------------------------------------------------------

  // One iteration; false when the budget ended it.
  bool deepen(int depth) {
    Score alpha = -kInfinity;
    Score beta = kInfinity;
    int margin = kAspiration;
    if (depth >= kAspirationDepth && values_ == RootValues::kBest) {
      alpha = std::max(-kInfinity, roots_[0].value - margin);
      beta = std::min(kInfinity, roots_[0].value + margin);
    }
    for (;;) {
      const Score best = search_root(depth, alpha, beta);
      if (meter_.stopped()) return false;
      margin *= 4;
      if (best <= alpha && alpha > -kInfinity) {
        alpha = std::max(-kInfinity, best - margin);
      } else if (best >= beta && beta < kInfinity) {
        beta = std::min(kInfinity, best + margin);
      } else {
        return true;
      }
    }
  }

  Score search_root(int depth, Score alpha, Score beta) {
    std::vector<Root> roots = roots_;
    Score best = -kInfinity;
    for (Root& root : roots) {
      State child = task_.state;
      rules_.play(child, root.move);
      if (meter_.tick()) return best;
      const Score floor = values_ == RootValues::kAll ? alpha : std::max(alpha, best);
      root.value = scout(child, seat_, depth - 1, {floor, beta, 1, best > -kInfinity});
      if (meter_.stopped()) return best;
      const bool raised = root.value > floor;
      root.bound = raised ? (root.value >= beta ? Bound::kAtLeast : Bound::kExact) : Bound::kAtMost;
      if (raised || root.line.size() < 2) keep_line(root);
      best = std::max(best, root.value);
      if (values_ == RootValues::kBest && best >= beta) break;
    }
    sort_few(roots, before);
    roots_ = std::move(roots);
    return best;
  }

  void keep_line(Root& root) const {
    root.line = lines_.line(1);
    root.line.insert(root.line.begin(), root.move);
  }

  static bool before(const Root& a, const Root& b) {
    if (a.value != b.value) return a.value > b.value;
    return a.bound != Bound::kAtMost && b.bound == Bound::kAtMost;
  }

  Choice<G> report(int depth) const {
    Choice<G> choice;
    choice.depth = depth;
    for (const Root& root : roots_) {
      choice.candidates.push_back(
          {root.move, points(root.value), for_first(root.bound), is_decided(root, depth)});
    }
    choice.move = roots_[0].move;
    choice.value = points(roots_[0].value);
    choice.line = roots_[0].line;
    return choice;
  }

  // A sure win is told as a win, however far it is.
  [[nodiscard]] double points(Score value) const {
    if (Distance::is_decisive(value)) value = value > 0 ? Eval::kUnit : -Eval::kUnit;
    return static_cast<double>(sign(seat_) * value) / Eval::kUnit;
  }

  // A win or loss within the depth is proven, and no line is shorter.
  // Behind a win the other moves may still be estimates.
  static bool is_decided(const Root& root, int depth) {
    return Distance::is_decisive(root.value) && Distance::plies(root.value) <= depth;
  }

  [[nodiscard]] Bound for_first(Bound bound) const {
    if (bound == Bound::kExact || seat_ == Turn::kFirst) return bound;
    return bound == Bound::kAtMost ? Bound::kAtLeast : Bound::kAtMost;
  }

  // --- The tree ---------------------------------------------------------------

  struct Window {
    Score alpha;
    Score beta;
    int ply;
    bool has_best;  // a better move is known: a null window comes first
  };

  // The value of a child for the mover: by a null window when it need only be
  // shown to be no better, by the full one when it is.
  Score scout(const State& child, Turn mover, int depth, const Window& window) {
    if (window.has_best && window.alpha > -kInfinity && window.alpha + 1 < window.beta) {
      const Score found = probe(child, mover, depth, window);
      if (meter_.stopped() || found <= window.alpha || found >= window.beta) return found;
    }
    const Score alpha = Distance::sooner(window.alpha);
    const Score beta = Distance::sooner(window.beta - 1) + 1;
    return Distance::later(value(child, mover, depth, alpha, beta, window.ply));
  }

  // Is the child better than alpha? Told by a null window.
  Score probe(const State& child, Turn mover, int depth, const Window& window) {
    const Score alpha = Distance::sooner(window.alpha);
    return Distance::later(value(child, mover, depth, alpha, alpha + 1, window.ply));
  }

  // The value of `state` for `seat`.
  Score value(const State& state, Turn seat, int depth, Score alpha, Score beta, int ply) {
    lines_.clear(ply);
    const Turn turn = rules_.turn(state);
    if (turn == Turn::kOver) {
      if (expired(state)) ++horizon_;  // by the path, not by the position
      return sign(seat) * eval_.final(rules_, state);
    }
    if (depth == 0) {
      if (!goes_on(state)) {
        ++horizon_;
        return sign(seat) * eval_(rules_, state);
      }
      depth = 1;
    }
    return turn == seat ? search(state, turn, depth, alpha, beta, ply)
                        : -search(state, turn, depth, -beta, -alpha, ply);
  }

  Score search(const State& state, Turn turn, int depth, Score alpha, Score beta, int ply) {
    // 1. A position that comes back is a draw; that depends on the path, so it
    //    counts as a horizon.
    const bool needs_key = depth >= kTableDepth || Repeating<G>;
    const std::uint64_t key = needs_key ? rules_.key(state) : 0;
    if (path_.repeats(key)) return ++horizon_, 0;

    // 2. What the table knows. A line of play is wanted where the window is open.
    const Entry* entry = depth >= kTableDepth ? table_.find(key) : nullptr;
    if (entry != nullptr && alpha + 1 == beta && entry->settles(depth, alpha, beta)) {
      if (entry->depth != TranspositionTable::kComplete) ++horizon_;
      return entry->value;
    }

    // 3. The moves, most promising first. One that is known to be good is tried
    //    before the others are ranked, which its cut-off often saves.
    MovesOf<G> moves;
    rules_.legal_moves(state, moves);
    Ranking<MovesOf<G>> ranking(moves);
    const Node node{state, turn, depth, ply, entry};
    const std::size_t guess = first_guess(moves, node);
    const bool guessed = guess < moves.size();
    if (!guessed) order(ranking, moves, node, guess);

    // 4. Each move, until one is too good.
    const bool reduces = can_reduce(state, depth);
    const std::uint64_t horizon_before = horizon_;
    Score best = -kInfinity;
    std::uint16_t best_index = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (i == 1 && guessed) {
        order(ranking, moves, node, guess);
        ranking.pick(0);
      }
      const auto index = i == 0 && guessed ? static_cast<std::uint16_t>(guess) : ranking.pick(i);
      const Move& move = moves[index];
      State child = state;
      rules_.play(child, move);
      if (meter_.tick()) return best;
      const std::size_t path_before = path_.enter(key, irreversible(state, move));
      const Window window{std::max(alpha, best), beta, ply + 1, best > -kInfinity};
      const Score found = reduces && i >= kUnreduced ? reduced(child, turn, depth, window)
                                                     : scout(child, turn, depth - 1, window);
      path_.leave(path_before);
      if (meter_.stopped()) return best;
      if (found <= best) continue;
      best = found;
      best_index = index;
      if (best > alpha) lines_.raise(ply, move);
      if (best >= beta) {
        history_.reward(rules_, turn, move, ply, depth);
        break;
      }
    }

    // 5. Remember. Without a horizon below, the bound holds for perfect play.
    if (depth >= kTableDepth) {
      const int proven = horizon_ == horizon_before ? TranspositionTable::kComplete : depth;
      remember({key, best, best_index, static_cast<std::uint8_t>(proven)}, alpha, beta);
    }
    return best;
  }

  void remember(const Entry& entry, Score alpha, Score beta) {
    const EntryBound bound = entry.value >= beta    ? EntryBound::kAtLeast
                             : entry.value <= alpha ? EntryBound::kAtMost
                                                    : EntryBound::kExact;
    table_.store(entry, bound);
  }

  // --- Quiescence and reductions ----------------------------------------------

  [[nodiscard]] bool goes_on([[maybe_unused]] const State& state) const {
    if constexpr (kGoesOn) {
      return !eval_.is_quiet(rules_, state);
    } else {
      return false;
    }
  }

  [[nodiscard]] bool can_reduce(const State& state, int depth) const {
    if constexpr (kStyle == Style::kThorough) return false;
    return depth >= kReducedDepth && !goes_on(state);
  }

  // A late move: a shallow look first, and a full one only if it is good.
  Score reduced(const State& child, Turn mover, int depth, const Window& window) {
    const Score found = probe(child, mover, depth - 2, window);
    if (meter_.stopped() || found <= window.alpha) return found;
    return scout(child, mover, depth - 1, window);
  }

  [[nodiscard]] bool expired([[maybe_unused]] const State& state) const {
    if constexpr (Clocked<G>) {
      return rules_.expired(state);
    } else {
      return false;
    }
  }

  [[nodiscard]] bool irreversible([[maybe_unused]] const State& state,
                                  [[maybe_unused]] const Move& move) const {
    if constexpr (Repeating<G>) {
      return rules_.irreversible(state, move);
    } else {
      return true;
    }
  }

  struct Node {
    const State& state;
    Turn turn;
    int depth;
    int ply;
    const Entry* entry;
  };

  // The table's move; where the evaluation does not guide, the killer; the number
  // of moves when there is neither.
  [[nodiscard]] std::size_t first_guess(const MovesOf<G>& moves, const Node& node) const {
    if (node.entry != nullptr) return node.entry->move;
    const Move* killer = guided(node) ? nullptr : history_.killer(node.ply);
    if (killer == nullptr) return moves.size();
    const auto found = std::lower_bound(moves.begin(), moves.end(), *killer);
    if (found == moves.end() || *found != *killer) return moves.size();
    return static_cast<std::size_t>(found - moves.begin());
  }

  void order(Ranking<MovesOf<G>>& ranking, const MovesOf<G>& moves, const Node& node,
             std::size_t guess) const {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (i == guess) {
        ranking.rank(i, kFirstGuess);
      } else {
        ranking.rank(
            i, history_.promise(rules_, node.turn, moves[i], node.ply) + guidance(moves[i], node));
      }
    }
  }

  static bool guided(const Node& node) { return Guiding<Eval, G> && node.depth >= kPromiseDepth; }

  [[nodiscard]] int guidance(const Move& move, const Node& node) const {
    if constexpr (Guiding<Eval, G>) {
      if (guided(node)) {
        State after = node.state;
        rules_.play(after, move);
        return eval_.promise(rules_, node.state, move, after);
      }
    }
    return 0;
  }

  const Task<G>& task_;
  const G& rules_;
  TranspositionTable& table_;
  RootValues values_;
  Meter meter_;
  int deepest_;
  Turn seat_;
  std::vector<Root> roots_;
  Lines<Move> lines_;
  KillerHistory<G> history_;
  [[no_unique_address]] Eval eval_;
  Path<G> path_;
  std::uint64_t horizon_ = 0;  // leaves and draws that were not the end of the game
};

}  // namespace papan
