// Filling: exact play when every empty cell will be filled, for all subsets of
// the empty cells at once.
//
// A filled cell belongs to whoever moved last in its closed neighbourhood. So
// when the plies left equal the empty cells, what is still to be won depends only
// on the set S of empty cells: V(S) = max over s in S of gain(s, S) - V(S \ s),
// where gain(s, S) counts the cells whose closed neighbourhood has no empty cell
// but s (theorem 1 in docs/games/adjacency.md). A set is a number, one bit for
// each empty cell; its value is one byte. The lowest five bits are the lanes of
// a vector, so that 32 sets are valued at once: a cell among the higher bits
// takes the vector of the set without it, a cell among the lanes shuffles them.
// Equal to alpha-beta: tests/agents/adjacency_exact_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "core/inline_list.hpp"
#include "games/adjacency/rules/board.hpp"

namespace papan::adjacency {

namespace filling_detail {

inline constexpr int kLaneBits = 5;
inline constexpr int kLanes = 1 << kLaneBits;
using Lanes = std::int8_t __attribute__((vector_size(kLanes)));

// Each lane gets the value of the lane whose number differs in one bit.
template <int Bit, std::size_t... I>
inline Lanes flipped(Lanes lanes, std::index_sequence<I...>) {
  return __builtin_shufflevector(lanes, lanes, (static_cast<int>(I) ^ (1 << Bit))...);
}

// All ones in the lanes whose number has the bit.
template <int Bit, std::size_t... I>
constexpr Lanes lanes_with(std::index_sequence<I...>) {
  return Lanes{static_cast<std::int8_t>((I >> Bit & 1) != 0 ? -1 : 0)...};
}

inline Lanes greater(Lanes a, Lanes b) {
  return a > b ? a : b;
}

}  // namespace filling_detail

inline constexpr int kMostFillingCells = 28;  // 256 MB, about a second

template <int N>
class Filling {
 public:
  using B = Board<N>;
  using Bits = typename B::Bits;

  explicit Filling(Bits board = B::kAll) : board_(board) {}

  // Values every subset of `empty`, which has at most kMostFillingCells cells. `poll` is
  // asked now and then; when it says true the work ends and the table is empty.
  template <class Poll>
  void solve(Bits empty, Poll&& poll) {
    assert(count(empty) <= kMostFillingCells);
    place(empty);
    const int high_bits = std::max(0, static_cast<int>(cells_.size()) - kLaneBits);
    values_.resize(std::size_t{kLanes} << high_bits);
    for (std::uint32_t high = 0; high < (std::uint32_t{1} << high_bits); ++high) {
      if (high % kPollStride == kPollStride - 1 && poll()) return forget();
      store(high, among_lanes(high, among_high(high)));
    }
  }

  void forget() {
    cells_.clear();
    empty_ = 0;
    values_.clear();
  }

  // Is every subset of `empty` valued?
  [[nodiscard]] bool covers(Bits empty) const { return !values_.empty() && !(empty & ~empty_); }

  // What the side to move wins of the rest, margin of all cells not yet settled.
  [[nodiscard]] int value(Bits empty) const {
    assert(covers(empty));
    std::size_t index = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (contains(empty, cells_[i])) index |= std::size_t{1} << i;
    }
    return values_[index];
  }

  // The cells settled by a move to `cell`, whose only empty cell it is.
  [[nodiscard]] int gain(Bits empty, int cell) const {
    const Tally<N> tally(empty);
    return count(tally.one() & B::closed(cell) & board_);
  }

 private:
  using Lanes = filling_detail::Lanes;
  static constexpr int kLaneBits = filling_detail::kLaneBits;
  static constexpr int kLanes = filling_detail::kLanes;
  static constexpr int kClosed = 5;  // most cells of a closed neighbourhood
  static constexpr int kPatterns = 1 << kClosed;
  // Below every value, which is at least -100, and a gain above its opposite fits.
  static constexpr std::int8_t kNone = -120;
  static constexpr std::uint32_t kPollStride = 1 << 14;

  // An empty cell s: for each cell x of its closed neighbourhood the high bits of
  // the empty cells around x; and for each choice among those x what s gains in
  // each lane if exactly they have no empty high cell but s.
  struct Spot {
    std::array<std::uint32_t, kClosed> around{};
    alignas(kLanes) std::array<std::array<std::int8_t, kLanes>, kPatterns> gains{};
  };

  void place(Bits empty) {
    empty_ = empty;
    cells_.clear();
    for_each_bit(empty, [&](int cell) { cells_.push(static_cast<std::uint8_t>(cell)); });
    spots_.assign(cells_.size(), Spot{});
    for (std::size_t i = 0; i < cells_.size(); ++i) fill(spots_[i], i);
  }

  void fill(Spot& spot, std::size_t at) const {
    std::array<std::uint32_t, kClosed> lanes{};
    std::size_t found = 0;
    for_each_bit(B::closed(cells_[at]) & board_, [&](int cell) {
      const std::uint32_t around = numbers(B::closed(cell) & empty_);
      spot.around[found] = around >> kLaneBits;
      lanes[found++] = around & (kLanes - 1);
    });
    const std::uint32_t self = (std::uint32_t{1} << at) & (kLanes - 1);
    for (std::size_t pattern = 0; pattern < kPatterns; ++pattern) {
      for (std::uint32_t lane = 0; lane < kLanes; ++lane) {
        for (std::size_t i = 0; i < found; ++i) {
          const bool last = (lane & lanes[i]) == self;
          if (last && (pattern >> i & 1) != 0) ++spot.gains[pattern][lane];
        }
      }
    }
    // A neighbourhood that is not there never matches.
    for (; found < kClosed; ++found) spot.around[found] = kNowhere;
  }

  [[nodiscard]] std::uint32_t numbers(Bits empty) const {
    std::uint32_t set = 0;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (contains(empty, cells_[i])) set |= std::uint32_t{1} << i;
    }
    return set;
  }

  // The gains of `spot` when its neighbourhoods hold just `expected` of `high`.
  static Lanes gains(const Spot& spot, std::uint32_t high, std::uint32_t expected) {
    std::size_t pattern = 0;
    for (std::size_t i = 0; i < kClosed; ++i) {
      pattern |= static_cast<std::size_t>((spot.around[i] & high) == expected) << i;
    }
    Lanes lanes;
    std::memcpy(&lanes, spot.gains[pattern].data(), kLanes);
    return lanes;
  }

  // The best that moves to cells of the high bits give, lane by lane.
  [[nodiscard]] Lanes among_high(std::uint32_t high) const {
    Lanes best = Lanes{} + kNone;
    if (high == 0) best[0] = 0;
    for (std::uint32_t rest = high; rest != 0; rest &= rest - 1) {
      const std::uint32_t self = rest & -rest;
      const Spot& spot = spots_[static_cast<std::size_t>(lowest(std::uint64_t{self}) + kLaneBits)];
      best = filling_detail::greater(best, gains(spot, high, self) - load(high ^ self));
    }
    return best;
  }

  // Moves to cells of the lanes lead to other lanes of the same vector. A round
  // makes one more cell right: after the k-th the lanes of k cells are.
  [[nodiscard]] Lanes among_lanes(std::uint32_t high, Lanes best) const {
    const int bits = std::min(kLaneBits, static_cast<int>(cells_.size()));
    std::array<Lanes, kLaneBits> gain{};
    for (int i = 0; i < bits; ++i) {
      gain[static_cast<std::size_t>(i)] = gains(spots_[static_cast<std::size_t>(i)], high, 0);
    }
    Lanes values = best;
    for (int round = 0; round < bits; ++round) {
      Lanes next = best;
      next = with_lane_move<0>(next, values, gain[0]);
      if (bits > 1) next = with_lane_move<1>(next, values, gain[1]);
      if (bits > 2) next = with_lane_move<2>(next, values, gain[2]);
      if (bits > 3) next = with_lane_move<3>(next, values, gain[3]);
      if (bits > 4) next = with_lane_move<4>(next, values, gain[4]);
      values = next;
    }
    return values;
  }

  template <int Bit>
  static Lanes with_lane_move(Lanes best, Lanes values, Lanes gain) {
    constexpr auto kIndices = std::make_index_sequence<kLanes>{};
    constexpr Lanes kHas = filling_detail::lanes_with<Bit>(kIndices);
    const Lanes moved = gain - filling_detail::flipped<Bit>(values, kIndices);
    return filling_detail::greater(best, (moved & kHas) | (kNone & ~kHas));
  }

  [[nodiscard]] Lanes load(std::uint32_t high) const {
    Lanes lanes;
    std::memcpy(&lanes, &values_[std::size_t{high} * kLanes], kLanes);
    return lanes;
  }
  void store(std::uint32_t high, Lanes lanes) {
    std::memcpy(&values_[std::size_t{high} * kLanes], &lanes, kLanes);
  }

  static constexpr std::uint32_t kNowhere = ~std::uint32_t{0};

  Bits board_;
  Bits empty_ = 0;
  InlineList<std::uint8_t, kMostFillingCells> cells_;
  std::vector<Spot> spots_;
  std::vector<std::int8_t> values_;
};

}  // namespace papan::adjacency
