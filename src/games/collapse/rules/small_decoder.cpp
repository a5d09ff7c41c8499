// The parts of the small decoder that are not in its hot path.
#include "games/collapse/rules/small_decoder.hpp"

#include <algorithm>
#include <cassert>

namespace papan::collapse {

SmallDecoder::SmallDecoder(const Collapse& rules, const Collapse::State& position, int spared)
    : scoring_(rules.scoring()), spared_(spared) {
  assert(serves(rules));
  Counts& counts = start_.counts;
  counts.lane_of.fill(kNoLane);
  counts.points = position.points;
  for (int column = 0; column < rules.width() && position.board.height(column) > 0; ++column) {
    counts.lane_of[index(column)] = counts.column_at[index(column)] =
        static_cast<std::uint8_t>(column);
    ++counts.columns;
    for (int row = 0; row < position.board.height(column); ++row) {
      const int colour = position.board.at(column, row);
      const auto bit = static_cast<Lane>(1U << row);
      colours_[index(column * kNameStride + row)] = static_cast<std::uint8_t>(colour);
      plane(start_, colour)[column] |= bit;
      for (int i = 0; i < kDigits; ++i) {
        if ((row >> i & 1) != 0) start_.planes[index(kColours + i)][column] |= bit;
      }
      ++counts.left_of[index(colour)];
      ++counts.blocks;
    }
  }
  for (int row = 0; row < kLaneCount; ++row) {
    for (int i = 0; i < kDigits; ++i) {
      unlike_[index(row)][index(i)] = lanes::all((row >> i & 1) != 0 ? 0 : 0xffff);
    }
  }
}

// The lanes to the right of an empty one move up.
void SmallDecoder::close(State& state, int lane) {
  const Lanes stay = lanes::left_of(lane);
  for (Lanes& each : state.planes) each = (each & stay) | (lanes::from_right(each) & ~stay);
  Counts& counts = state.counts;
  counts.lane_of[counts.column_at[index(lane)]] = kNoLane;
  auto* const from = counts.column_at.begin() + lane;
  std::copy(from + 1, counts.column_at.end(), from);
  --counts.columns;
  for (int i = lane; i < counts.columns; ++i) --counts.lane_of[counts.column_at[index(i)]];
}

}  // namespace papan::collapse
