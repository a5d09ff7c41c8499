// Slow twins of the Ntil thesis's agents: minimax (table 4.5), alpha-beta (table 4.6), their
// evaluation (4.7, 4.8) and bestMove (4.9), with the count of expanded nodes.
//
// Two slips of the listings are mended by their flow charts (figures 3.11, 3.12): minimax's
// MIN begins at plus infinity, and alphabeta's MIN returns beta.
#pragma once

#include <algorithm>
#include <climits>
#include <cstdint>
#include <optional>

#include "tests/papers/ntil_twin.hpp"

namespace papan::papers::ntil {

inline constexpr int kMinValue = INT_MIN;
inline constexpr int kMaxValue = INT_MAX;

// Table 4.8, calculateValue: 3, 5, 7 in its own half, the middle row, the enemy's; a king 12.
inline int calculate_value(const Geometry& geometry, int piece, int pos) {
  const int middle = (geometry.length() - geometry.width) / 2;
  const bool in_middle = pos >= middle && pos < middle + geometry.width;
  const bool white_half = pos < middle;
  int value = 12;
  if (std::abs(piece) == 1) {
    value = in_middle ? 5 : white_half == (piece == kWhitePawn) ? 3 : 7;
  }
  return value * geometry.weight[static_cast<std::size_t>(pos)];
}

// Table 4.7, evaluate: the agent's pieces minus the other's.
inline int evaluate(const Board& board, int agent) {
  int value = 0;
  for (int pos = 0; pos < board.geometry->length(); ++pos) {
    const int piece = board.points[static_cast<std::size_t>(pos)];
    if (piece == kEmpty) continue;
    const int worth = calculate_value(*board.geometry, piece, pos);
    value += piece * agent > 0 ? worth : -worth;
  }
  return value;
}

// 2.2: a side has lost all its pieces, or both have one. (A side that cannot move is no case
// of it: there minimax simply finds no successor.)
inline bool is_game_over(const Board& board) {
  const auto count = [&](int sign) {
    return std::count_if(board.points.begin(), board.points.end(),
                         [=](int piece) { return piece * sign > 0; });
  };
  const auto white = count(1);
  const auto black = count(-1);
  return white == 0 || black == 0 || (white == 1 && black == 1);
}

struct Found {
  std::optional<Move> move;  // none: every move has the least value, the listing returns none
  int value = kMinValue;
  std::uint64_t nodes = 0;  // expanded: every generated one but the root
  bool blocked = false;     // a side had no successor before the horizon
};

class Agent {
 public:
  Agent(const Board& board, int max_depth) : board_(board), max_depth_(max_depth) {}

  // Table 4.9, bestMove, with state 1: minimax.
  Found by_minimax() {
    return best_move([&](const Board& next, int) { return minimax(next, 1, false); });
  }

  // And with any other state: alpha is the best value so far.
  Found by_alphabeta() {
    return best_move([&](const Board& next, int best) {
      return alphabeta(next, 1, {best, kMaxValue}, false);
    });
  }

 private:
  struct Window {
    int alpha;
    int beta;
  };

  template <class Search>
  Found best_move(Search search) {
    Found best;
    nodes_ = 0;
    blocked_ = false;
    for (const Move& move : find_all_move(board_)) {
      ++nodes_;
      const int value = search(after(board_, move), best.value);
      if (value <= best.value) continue;
      best.value = value;
      best.move = move;
    }
    best.nodes = nodes_;
    best.blocked = blocked_;
    return best;
  }

  std::vector<Move> successors(const Board& board) {
    auto moves = find_all_move(board);
    blocked_ = blocked_ || moves.empty();
    return moves;
  }

  // Table 4.5.
  int minimax(const Board& board, int depth, bool maximizing) {
    if (depth == max_depth_ || is_game_over(board)) return evaluate(board, board_.player);
    int best = maximizing ? kMinValue : kMaxValue;
    for (const Move& move : successors(board)) {
      ++nodes_;
      const int value = minimax(after(board, move), depth + 1, !maximizing);
      best = maximizing ? std::max(best, value) : std::min(best, value);
    }
    return best;
  }

  // Table 4.6.
  int alphabeta(const Board& board, int depth, Window window, bool maximizing) {
    if (depth == max_depth_ || is_game_over(board)) return evaluate(board, board_.player);
    for (const Move& move : successors(board)) {
      ++nodes_;
      const int value = alphabeta(after(board, move), depth + 1, window, !maximizing);
      if (maximizing) window.alpha = std::max(window.alpha, value);
      if (!maximizing) window.beta = std::min(window.beta, value);
      if (window.beta <= window.alpha) break;
    }
    return maximizing ? window.alpha : window.beta;
  }

  Board board_;
  int max_depth_;
  std::uint64_t nodes_ = 0;
  bool blocked_ = false;
};

}  // namespace papan::papers::ntil
