#include "games/ntil/rules/paper.hpp"

#include <algorithm>

namespace papan::ntil {

namespace {

constexpr int kKingValue = 12;
constexpr std::array<int, 3> kManValue = {3, 5, 7};  // own half, middle row, enemy's half

// By the number of ways from which a piece can be captured, 0 to 8.
constexpr std::array<int, 9> kWeight = {4, 4, 3, 3, 2, 2, 1, 1, 1};

template <BitSet Bits>
int man_value(const Geometry<Bits>& board, Turn side, int row) {
  const int beyond_middle = sign(side) * (board.rows / 2 - row);
  return kManValue[beyond_middle < 0 ? 0 : beyond_middle == 0 ? 1 : 2];
}

struct PieceWorth {
  int value = 0;
  int weight = 0;

  [[nodiscard]] Score product() const { return value * weight; }
};

template <BitSet Bits>
PieceWorth piece_worth(const Geometry<Bits>& board, const State<Bits>& state, Turn side,
                       int point) {
  const auto at = static_cast<std::size_t>(point);
  return {contains(state.kings, point) ? kKingValue : man_value(board, side, board.cells[at].row),
          kWeight[static_cast<std::size_t>(board.exposure[at])]};
}

template <BitSet Bits>
Score worth(const Geometry<Bits>& board, const State<Bits>& state, Turn side) {
  Score sum = 0;
  for_each_bit(state.pieces[index_of(side)],
               [&](int point) { sum += piece_worth(board, state, side, point).product(); });
  return sum;
}

// Place of each direction in the paper's order.
constexpr std::array<int, kDirections> direction_ranks() {
  constexpr std::array<int, kDirections> kOrder = {kSouthWest, kSouthEast, kSouth, kNorthWest,
                                                   kNorthEast, kNorth,     kWest,  kEast};
  std::array<int, kDirections> ranks{};
  for (int i = 0; i < kDirections; ++i) ranks[static_cast<std::size_t>(kOrder[i])] = i;
  return ranks;
}

// Sorts two ways to go on from one point; equal when they are the same.
template <BitSet Bits>
int leap_rank(const Geometry<Bits>& board, std::uint8_t from, std::uint8_t to) {
  constexpr auto kRanks = direction_ranks();
  const int way = board.direction[from][to];
  return kRanks[static_cast<std::size_t>(way)] * Geometry<Bits>::kMostPoints +
         count(board.between[from][to]);
}

template <BitSet Bits>
bool comes_before(const Geometry<Bits>& board, const Move<Bits>& a, const Move<Bits>& b) {
  const Cell from_a = board.cells[a.points[0]];
  const Cell from_b = board.cells[b.points[0]];
  if (from_a.row != from_b.row) return from_a.row > from_b.row;
  if (from_a.column != from_b.column) return from_a.column < from_b.column;
  for (std::size_t i = 1; i < a.size && i < b.size; ++i) {
    const int rank_a = leap_rank(board, a.points[i - 1], a.points[i]);
    const int rank_b = leap_rank(board, b.points[i - 1], b.points[i]);
    if (rank_a != rank_b) return rank_a < rank_b;
  }
  return a.size < b.size;
}

}  // namespace

template <BitSet Bits>
Score PaperEvaluation::operator()(const Ntil<Bits>& rules, const State<Bits>& state) const {
  return worth(rules.board(), state, Turn::kFirst) - worth(rules.board(), state, Turn::kSecond);
}

template <BitSet Bits>
void PaperEvaluation::explain(const Ntil<Bits>& rules, const State<Bits>& state,
                              Explanation& explanation) const {
  const Geometry<Bits>& board = rules.board();
  const Turn mover = rules.turn(state);
  BoardMap values{"piece value", {}};
  BoardMap weights{"point weight", {}};
  BoardMap products{"value x weight", {}};
  for (const Turn side : {Turn::kFirst, Turn::kSecond}) {
    for_each_bit(state.pieces[index_of(side)], [&](int point) {
      const std::string cell = papan::to_text(board.cells[static_cast<std::size_t>(point)]);
      const PieceWorth piece = piece_worth(board, state, side, point);
      values.values.push_back({cell, static_cast<double>(piece.value)});
      weights.values.push_back({cell, static_cast<double>(piece.weight)});
      products.values.push_back(
          {cell, static_cast<double>(sign(mover) * sign(side) * piece.product())});
    });
  }
  explanation.maps = {std::move(values), std::move(weights), std::move(products)};
  const Score first = worth(board, state, Turn::kFirst);
  const Score second = worth(board, state, Turn::kSecond);
  explanation.facts.push_back({"white", std::to_string(first)});
  explanation.facts.push_back({"black", std::to_string(second)});
  explanation.facts.push_back({"evaluation", std::to_string(sign(mover) * (first - second))});
}

template <BitSet Bits>
void PaperOrder::operator()(const Ntil<Bits>& rules, const State<Bits>& state,
                            typename Ntil<Bits>::Moves& moves) const {
  if (state.removal_due) return;  // the paper's agents never get there
  std::sort(moves.begin(), moves.end(),
            [&](const auto& a, const auto& b) { return comes_before(rules.board(), a, b); });
}

template Score PaperEvaluation::operator()(const Ntil<std::uint64_t>&,
                                           const State<std::uint64_t>&) const;
template Score PaperEvaluation::operator()(const Ntil<Bits128>&, const State<Bits128>&) const;
template void PaperEvaluation::explain(const Ntil<std::uint64_t>&, const State<std::uint64_t>&,
                                       Explanation&) const;
template void PaperEvaluation::explain(const Ntil<Bits128>&, const State<Bits128>&,
                                       Explanation&) const;
template void PaperOrder::operator()(const Ntil<std::uint64_t>&, const State<std::uint64_t>&,
                                     Ntil<std::uint64_t>::Moves&) const;
template void PaperOrder::operator()(const Ntil<Bits128>&, const State<Bits128>&,
                                     Ntil<Bits128>::Moves&) const;

}  // namespace papan::ntil
