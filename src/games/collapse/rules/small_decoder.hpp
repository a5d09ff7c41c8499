// SmallDecoder: the simulator of Collapse for boards of at most 16x16 cells and five
// colours, about one and a half times as fast as Decoder.
//
// Plays as Decoder does (games/collapse/rules/decoder.hpp), under the same names of cells, where
// single cells cannot be removed. A colour is one vector of the columns that are left (lanes.hpp).
// The row that a cell had at first is kept in four vectors, one a binary digit, which fall as
// the colours do: where a name stands now is a comparison of all cells at once. A group
// is flooded in all its columns at once, and what is above it falls in all of them at once.
// Held against Decoder in tests/games/collapse_small_decoder_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "games/collapse/rules/decoder.hpp"
#include "games/collapse/rules/lanes.hpp"

namespace papan::collapse {

class SmallDecoder {
 public:
  using Entry = CellName;
  static constexpr int kColours = 5;
  static constexpr int kDigits = 4;  // of a row
  static constexpr std::size_t kMarkSpacing = 2;

  // What is not about rows.
  struct Counts {
    std::array<std::uint8_t, kLaneCount> lane_of{};    // by column of the first board
    std::array<std::uint8_t, kLaneCount> column_at{};  // by lane
    std::array<std::int16_t, kColours + 1> left_of{};  // cells, by colour
    std::int16_t blocks = 0;
    std::int16_t columns = 0;  // not empty
    Score points = 0;
  };
  struct State {
    std::array<Lanes, kColours + kDigits> planes{};  // by colour; then the digits of first rows
    Counts counts;
  };

  static bool serves(const Collapse& rules) {
    return rules.width() <= kLaneCount && rules.height() <= kLaneCount &&
           rules.parameters().colours <= kColours && rules.single() != Single::kRemoves;
  }

  // As those of Decoder; `rules` must be served.
  SmallDecoder(const Collapse& rules, const Collapse::State& position, int spared);

  [[nodiscard]] const State& start() const { return start_; }
  [[nodiscard]] int spared() const { return spared_; }
  [[nodiscard]] static Entry none() { return kNoCell; }
  [[nodiscard]] static bool same(const State& one, const State& other);
  static Score& points(State& state) { return state.counts.points; }
  [[nodiscard]] static bool keeps(Entry) { return true; }
  static void copy(State& to, const State& from);

  bool click(State& state, Entry name) const;

  // A random cell that could be clicked now and is not of the spared colour, large groups
  // about as often as small ones; or none.
  [[nodiscard]] Entry pick(const State& state, Rng& rng) const;

  template <class Hear>
  Score finish(State& state, Hear&& heard) const;

 private:
  static constexpr std::uint8_t kNoLane = 0xff;
  static constexpr int kNameStride = Decoder::kRows;  // from a column's names to the next one's

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  static Lanes& plane(State& state, int colour) { return state.planes[index(colour - 1)]; }
  static const Lanes& plane(const State& state, int colour) {
    return state.planes[index(colour - 1)];
  }
  static Entry name_at(const State& state, const lanes::Place& place);

  [[nodiscard]] int colour_of(Entry name) const { return colours_[name]; }
  [[nodiscard]] Lanes cell_of(const State& state, Entry name) const;

  // Cells of a colour, or of all but the spared, with an equal one above, below or right.
  static Lanes pairs(const State& state, int colour);
  [[nodiscard]] Lanes pairs_to_clear(const State& state) const;

  template <class Hear>
  bool click_leftmost(State& state, Lanes found, Hear& heard) const;
  void remove(State& state, Lanes group, int colour) const;
  static void fall(State& state, Lanes gone);
  static void close(State& state, int lane);

  Scoring scoring_;
  int spared_;
  State start_;
  std::array<std::uint8_t, kLaneCount * kNameStride> colours_{};  // by name
  // By row: what a digit's plane has to differ from where the digit is that of the row.
  std::array<std::array<Lanes, kDigits>, kLaneCount> unlike_{};
};

inline bool SmallDecoder::same(const State& one, const State& other) {
  if (one.counts.blocks != other.counts.blocks) return false;
  if (one.counts.column_at != other.counts.column_at) return false;
  Lanes differ = lanes::kNone;
  for (std::size_t i = 0; i < one.planes.size(); ++i) differ |= one.planes[i] ^ other.planes[i];
  return lanes::is_empty(differ);
}

// Vector by vector: the compiler's own way to copy so many bytes starts slowly.
inline void SmallDecoder::copy(State& to, const State& from) {
  for (std::size_t i = 0; i < to.planes.size(); ++i) to.planes[i] = from.planes[i];
  to.counts = from.counts;
}

// Nothing where the cell is gone.
inline Lanes SmallDecoder::cell_of(const State& state, Entry name) const {
  const auto& unlike = unlike_[name % kNameStride];
  const Lanes* digits = &state.planes[kColours];
  Lanes found =
      plane(state, colour_of(name)) & lanes::only(state.counts.lane_of[name / kNameStride]);
  for (std::size_t i = 0; i < kDigits; ++i) found &= digits[i] ^ unlike[i];
  return found;
}

inline CellName SmallDecoder::name_at(const State& state, const lanes::Place& place) {
  int name = state.counts.column_at[index(place.lane)] * kNameStride;
  for (int i = 0; i < kDigits; ++i) {
    name += (state.planes[index(kColours + i)][place.lane] >> place.row & 1) << i;
  }
  return static_cast<Entry>(name);
}

// The lowest row of each lane first, so that what is still to go falls with the rest.
inline void SmallDecoder::fall(State& state, Lanes gone) {
  auto planes = state.planes;
  do {
    const Lanes lowest = gone & -gone;
    const Lanes below = lowest - 1;  // every row of a lane where nothing goes
    for (Lanes& each : planes) each = (each & below) | (each >> 1 & ~below);
    gone = (gone ^ lowest) >> 1;
  } while (!lanes::is_empty(gone));
  state.planes = planes;
  Lanes left = planes[0];
  for (std::size_t i = 1; i < kColours; ++i) left |= planes[i];
  std::uint32_t empty = lanes::empty_ones(left) & ((1U << state.counts.columns) - 1);
  for (; empty != 0; empty ^= std::bit_floor(empty)) close(state, std::bit_width(empty) - 1);
}

inline void SmallDecoder::remove(State& state, Lanes group, int colour) const {
  Counts& counts = state.counts;
  const int size = lanes::count(group);
  counts.points += group_points(scoring_, size);
  counts.blocks = static_cast<std::int16_t>(counts.blocks - size);
  counts.left_of[index(colour)] = static_cast<std::int16_t>(counts.left_of[index(colour)] - size);
  fall(state, group);
}

inline bool SmallDecoder::click(State& state, Entry name) const {
  const Lanes own = plane(state, colour_of(name));
  const Lanes cell = cell_of(state, name);
  const Lanes near = lanes::around(cell) & own;
  if (lanes::is_empty(near)) return false;  // gone, or alone
  remove(state, lanes::flood(cell | near, own), colour_of(name));
  return true;
}

inline CellName SmallDecoder::pick(const State& state, Rng& rng) const {
  constexpr int kTries = 4;
  Lanes cells = lanes::kNone;
  for (int colour = 1; colour <= kColours; ++colour) {
    const Lanes own = plane(state, colour);
    if (colour != spared_) cells |= own & lanes::around(own);
  }
  const auto count = static_cast<std::uint32_t>(lanes::count(cells));
  if (count == 0) return kNoCell;
  for (int tries = 1;; ++tries) {
    const lanes::Place place = lanes::nth(cells, static_cast<int>(rng.below(count)));
    const Entry name = name_at(state, place);
    if (tries == kTries) return name;
    const int size = lanes::count(lanes::flood(place.cell(), plane(state, colour_of(name))));
    if (rng.below(static_cast<std::uint32_t>(size)) < 2) return name;
  }
}

inline Lanes SmallDecoder::pairs(const State& state, int colour) {
  const Lanes own = plane(state, colour);
  return own & (own << 1 | own >> 1 | lanes::from_right(own));
}

inline Lanes SmallDecoder::pairs_to_clear(const State& state) const {
  Lanes found = lanes::kNone;
  for (int colour = 1; colour <= kColours; ++colour) {
    if (colour != spared_) found |= pairs(state, colour);
  }
  return found;
}

// The highest of the cells found in the first column that has any; false where none has.
template <class Hear>
bool SmallDecoder::click_leftmost(State& state, Lanes found, Hear& heard) const {
  if (lanes::is_empty(found)) return false;
  const int lane = std::countr_one(lanes::empty_ones(found));
  const lanes::Place place = {lane, std::bit_width(found[lane]) - 1};
  const Entry name = name_at(state, place);
  heard(name);
  const int colour = colour_of(name);
  remove(state, lanes::flood(place.cell(), plane(state, colour)), colour);
  return true;
}

template <class Hear>
Score SmallDecoder::finish(State& state, Hear&& heard) const {
  do {
    while (click_leftmost(state, pairs_to_clear(state), heard)) {
    }
  } while (spared_ != 0 && click_leftmost(state, pairs(state, spared_), heard));
  ColourCounts left{};
  for (std::size_t i = 0; i < state.counts.left_of.size(); ++i) left[i] = state.counts.left_of[i];
  return state.counts.points + end_points(scoring_, left);
}

}  // namespace papan::collapse
