#include "games/othello/play/endgame_order.hpp"

#include <algorithm>
#include <utility>

#include "games/othello/play/last_empties.hpp"
#include "games/othello/play/look_ahead.hpp"
#include "games/othello/rules/evaluation.hpp"
#include "games/othello/rules/pattern_weights.hpp"

namespace papan::othello {
namespace {

constexpr int kKnown = 1 << 28;

// What the parts of a promise weigh. An answer is a move that the enemy then has.
constexpr int kAnswer = 64;
constexpr int kCornerAnswer = 64;
constexpr int kOpenAnswer = 16;  // an empty cell next to our discs: an answer to come
constexpr int kCorner = 96;
constexpr int kOddQuadrant = 48;
constexpr int kExpected = 3;  // a part of a disc in the margin expected

// How free the move leaves the enemy.
template <int N>
int mobility_left(const OrderedMove& move) {
  const std::uint64_t cells = Area<N>::moves(move.own, move.enemy);
  const std::uint64_t open = Masks<8>::around(move.enemy) & Area<N>::empty(move.own, move.enemy);
  return count(cells) * kAnswer + count(cells & Area<N>::kCorners) * kCornerAnswer +
         count(open) * kOpenAnswer;
}

// The margin that the side to move can expect, in parts of a disc.
template <int N>
int expected(std::uint64_t own, std::uint64_t enemy) {
  if constexpr (N == 8) {
    static const PatternWeights& weights = PatternWeights::shipped();
    return weights.value(own, enemy);
  } else {
    static const Othello<N> rules;
    const Positional<N> positional;
    const Score value =
        positional(rules, {Area<N>::own_board(own), Area<N>::own_board(enemy), Turn::kFirst});
    return static_cast<int>(value) * kPatternUnit / Positional<N>::kUnit;
  }
}

// The depth that pays at so many empty cells; -1: none.
int depth_of_order(int empties) {
  if (empties < 11) return -1;
  return std::min(5, (empties - 11) / 3);
}

}  // namespace

OrderedMoves::OrderedMoves(std::uint64_t own, std::uint64_t enemy, std::uint64_t cells) {
  for (; cells != 0; cells &= cells - 1) {
    const int cell = lowest(cells);
    const std::uint64_t flips = Board<8>::flips(own, enemy, cell);
    moves_[size_++] = {cell, 0, flips, enemy ^ flips, own | flips | bit<std::uint64_t>(cell)};
  }
}

template <int N>
void OrderedMoves::rank(const Ranking& by, std::uint64_t& nodes) {
  const int depth = by.without == Technique::kValueOrder ? -1 : depth_of_order(by.empties);
  const bool by_mobility = by.without != Technique::kMobilityOrder;
  const auto evaluate = [](std::uint64_t own, std::uint64_t enemy) {
    return expected<N>(own, enemy);
  };
  LookAhead<decltype(evaluate), N> look_ahead(evaluate, kPatternUnit, nodes);
  for (int i = 0; i < size_; ++i) {
    OrderedMove& move = moves_[i];
    const std::uint64_t place = bit<std::uint64_t>(move.cell);
    if (move.cell == by.known || move.own == 0) {
      move.promise = kKnown;
      continue;
    }
    move.promise = by_mobility ? -mobility_left<N>(move) : 0;
    if ((place & Area<N>::kCorners) != 0) move.promise += kCorner;
    if ((place & kQuadrantCells[by.odd]) != 0) move.promise += kOddQuadrant;
    if (depth >= 0) move.promise -= kExpected * look_ahead.value(move.own, move.enemy, depth);
  }
}

template void OrderedMoves::rank<6>(const Ranking&, std::uint64_t&);
template void OrderedMoves::rank<8>(const Ranking&, std::uint64_t&);

const OrderedMove& OrderedMoves::pick(int i) {
  int best = i;
  for (int j = i + 1; j < size_; ++j) {
    if (moves_[j].promise > moves_[best].promise) best = j;
  }
  std::swap(moves_[i], moves_[best]);
  return moves_[i];
}

}  // namespace papan::othello
