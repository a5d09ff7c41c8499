#include "games/ntil/rules/positional.hpp"

#include <algorithm>

namespace papan::ntil {

namespace {

constexpr Score kMan = 300;
constexpr Score kKing = 900;
constexpr Score kRow = 12;   // a man's step forward
constexpr Score kSafe = 15;  // a point that fewer lines run through
constexpr Score kTempo = 10;
constexpr Score kMost = 8'500;

// The worth of one side, before it is compared with the other's.
template <BitSet Bits>
Score worth_of_side(const Geometry<Bits>& board, const State<Bits>& state, Turn side) {
  const Bits own = state.pieces[index_of(side)];
  const Bits men = own & ~state.kings;
  Score sum = kMan * count(men) + kKing * count(own & state.kings);
  for_each_bit(men, [&](int point) {
    const auto at = static_cast<std::size_t>(point);
    const int row = board.cells[at].row;
    const int advanced = side == Turn::kFirst ? board.rows - 1 - row : row;
    sum += kRow * advanced;
    sum += kSafe * (8 - board.exposure[at]) / 4;
  });
  return sum;
}

}  // namespace

template <BitSet Bits>
Score Positional::operator()(const Ntil<Bits>& rules, const State<Bits>& state) const {
  const auto& board = rules.board();
  const Score margin =
      worth_of_side(board, state, Turn::kFirst) - worth_of_side(board, state, Turn::kSecond);
  return std::clamp(margin + sign(state.side) * kTempo, -kMost, kMost);
}

template Score Positional::operator()(const Ntil<std::uint64_t>&,
                                      const State<std::uint64_t>&) const;
template Score Positional::operator()(const Ntil<Bits128>&, const State<Bits128>&) const;

}  // namespace papan::ntil
