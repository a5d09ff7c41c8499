// Decoder: the fast simulator of Collapse, by the names that cells had at first.
//
// Cells never leave their column, and columns never change their order, so a cell
// keeps its name (column and row on the first board) for the whole game. A column
// is a word of the names that are still there and, for each colour, a word of the
// rows that have it now. A name's row is the number of names left below it; what
// falls is squeezed out of each word at once; a column that empties is unlinked.
// Only the clicked group is flooded, a column at a time, and a whole game in
// progress is a few hundred bytes to copy.
// Held against the rules in tests/games/collapse_decoder_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/bits.hpp"
#include "core/rng.hpp"
#include "games/collapse/rules/collapse.hpp"

namespace papan::collapse {

// A cell's name: column * 32 + row from the bottom of the first board.
using CellName = std::uint16_t;
inline constexpr CellName kNoCell = 0xffff;

class Decoder {
 public:
  using Entry = CellName;
  using Column = std::uint32_t;  // a bit a row
  static constexpr int kRows = 32;
  static constexpr std::size_t kMarkSpacing = 8;

  // Only the first part of the planes is in use: copy with `copy`.
  struct State {
    Score points = 0;
    int blocks = 0;
    std::array<std::int16_t, kMaxColours + 1> left_of{};  // cells, by colour
    std::array<Column, kMaxSide + 1> names{};             // those left; the last column is the wall
    std::array<std::uint8_t, kMaxSide + 1> left{};        // neighbours among columns not empty
    std::array<std::uint8_t, kMaxSide + 1> right{};
    std::array<Column, (kMaxSide + 1) * kMaxColours> planes{};  // by column, then colour
  };

  // Neighbouring columns, and a row: a cell less in each of them, at about that row,
  // lowers what is above it without tearing it apart.
  struct Band {
    int first;
    int last;
    int row;

    [[nodiscard]] int parts() const { return last - first + 1; }
    [[nodiscard]] int part_of(Entry name) const {
      const int column = name / kRows;
      return column < first || column > last ? -1 : column - first;
    }
  };

  // `spared` is the colour that `finish` leaves for last; 0: none. The position is
  // one where no single clicks were paid for.
  Decoder(const Collapse& rules, const Collapse::State& position, int spared);

  [[nodiscard]] const State& start() const { return start_; }
  [[nodiscard]] int spared() const { return spared_; }
  [[nodiscard]] static Entry none() { return kNoCell; }
  [[nodiscard]] bool same(const State& one, const State& other) const {
    return one.names == other.names;  // all else follows
  }
  static Score& points(State& state) { return state.points; }
  // Where single cells can be removed, the spared colour comes last in one group. Else
  // single cells keep it apart, and the plan must say in which order its groups go.
  [[nodiscard]] bool keeps(Entry name) const { return !singles_ || colour_of(name) != spared_; }
  void copy(State& to, const State& from) const { std::memcpy(&to, &from, used_bytes_); }

  // Removes the group that now holds the cell; false when the cell is gone, or alone
  // and not to be clicked: then nothing changes.
  bool click(State& state, Entry name) const;

  // Also a single cell, for its price. The cell must be there.
  void click_any(State& state, Entry name) const;

  // A random cell that could be clicked now, seldom one of the spared colour, or none
  // when chance finds none soon.
  [[nodiscard]] Entry pick(const State& state, Rng& rng) const;

  [[nodiscard]] Band band(Rng& rng) const;

  // The highest cell not above the band's row in its i-th column, or else the lowest above,
  // of those whose colours are not the two that are worth most together.
  [[nodiscard]] Entry pick_in(const State& state, const Band& band, int i) const;

  // Plays on to the end: groups of other colours, then, where that is allowed,
  // their single cells, then the spared colour. Returns the final score.
  Score finish(State& state) const {
    return finish(state, [](Entry) {});
  }
  // `heard(name)` is told each cell before it is clicked.
  template <class Hear>
  Score finish(State& state, Hear&& heard) const;

  [[nodiscard]] int colour_of(Entry name) const { return colours_[name]; }

  // The move on the rules' board that a click on this cell makes.
  [[nodiscard]] Move move_of(const State& state, Entry name) const;

  [[nodiscard]] bool is_alive(const State& state, Entry name) const {
    return (state.names[index(name / kRows)] >> (name % kRows) & 1) != 0;
  }

 private:
  // A flooded group: its rows in each column, and which columns have any.
  struct Group {
    std::array<Column, kMaxSide + 1> rows{};
    Column columns = 0;
    int size = 0;
  };

  static std::size_t index(int column) { return static_cast<std::size_t>(column); }

  [[nodiscard]] Column plane(const State& state, int column, int colour) const {
    return state.planes[index(column * colour_count_ + colour - 1)];
  }
  // Rows of a column whose cells of the colour have an equal one above, below or right.
  [[nodiscard]] Column pairs(const State& state, int column, int colour) const {
    const Column own = plane(state, column, colour);
    return own & (own << 1 | own >> 1 | plane(state, state.right[index(column)], colour));
  }
  [[nodiscard]] Column in_groups(const State& state, int column, int colour) const {
    const Column beside = plane(state, state.left[index(column)], colour);
    return pairs(state, column, colour) | (plane(state, column, colour) & beside);
  }
  static Entry name_at(const State& state, int column, int row) {
    return static_cast<Entry>(column * kRows +
                              nth_bit(std::uint64_t{state.names[index(column)]}, row));
  }
  [[nodiscard]] int first_column(const State& state) const { return state.right[index(wall_)]; }

  void flood(const State& state, int column, Column row, int colour, Group& group) const;
  void squeeze(State& state, int column, Column gone) const;
  void remove(State& state, const Group& group, int colour) const;
  void clear(State& state) const;
  [[nodiscard]] bool has_group(const State& state, int colour) const;
  [[nodiscard]] bool has_any_group(const State& state) const;
  [[nodiscard]] bool may_click_single(const State& state) const {
    return singles_ && (has_group(state, spared_) || has_any_group(state));
  }
  [[nodiscard]] Score final_score(const State& state) const;

  template <class Hear>
  void clear_groups(State& state, Hear& heard) const;
  template <class Hear>
  bool click_single(State& state, Hear& heard) const;
  template <class Hear>
  bool click_spared(State& state, Hear& heard) const;

  const Collapse& rules_;
  int spared_;
  int wall_;
  int colour_count_;
  std::size_t used_bytes_;
  bool singles_;  // a click removes them
  State start_;
  std::array<std::uint8_t, kMaxSide * kRows> colours_{};
  int runner_up_ = 0;    // the most frequent colour but the spared
  double spared_share_;  // of the picks of the spared colour that are kept
  std::array<Entry, kMaxCells> cells_{};
  std::uint32_t cell_count_ = 0;
};

inline void Decoder::flood(const State& state, int column, Column row, int colour,
                           Group& group) const {
  group.rows[index(column)] = row;
  group.columns = Column{1} << column;
  for (Column open = group.columns; open != 0;) {
    const int here = std::countr_zero(open);
    open &= open - 1;
    const Column own = plane(state, here, colour);
    Column grown = group.rows[index(here)];
    for (Column next = grown;; grown = next) {
      next |= (grown << 1 | grown >> 1) & own;
      if (next == grown) break;
    }
    group.rows[index(here)] = grown;
    for (const int beside : {state.left[index(here)], state.right[index(here)]}) {
      const Column fresh = grown & plane(state, beside, colour) & ~group.rows[index(beside)];
      if (fresh == 0) continue;
      group.rows[index(beside)] |= fresh;
      open |= Column{1} << beside;
      group.columns |= Column{1} << beside;
    }
  }
  for_each_bit(std::uint64_t{group.columns},
               [&](int each) { group.size += std::popcount(group.rows[index(each)]); });
}

inline void Decoder::squeeze(State& state, int column, Column gone) const {
  const Column kept = ~gone;
  Column* planes = &state.planes[index(column * colour_count_)];
  for (int i = 0; i < colour_count_; ++i) {
    planes[i] = static_cast<Column>(extract_bits(planes[i], kept));
  }
  Column& names = state.names[index(column)];
  names &= ~static_cast<Column>(deposit_bits(gone, names));
  if (names != 0) return;
  const auto left = state.left[index(column)];
  const auto right = state.right[index(column)];
  state.right[left] = right;
  state.left[right] = left;
}

inline void Decoder::remove(State& state, const Group& group, int colour) const {
  state.points += group.size > 1 ? group_points(rules_.scoring(), group.size) : -kSingleCost;
  state.blocks -= group.size;
  state.left_of[index(colour)] =
      static_cast<std::int16_t>(state.left_of[index(colour)] - group.size);
  for_each_bit(std::uint64_t{group.columns},
               [&](int column) { squeeze(state, column, group.rows[index(column)]); });
}

// Only the spared colour is left: one group, as no column is empty.
inline void Decoder::clear(State& state) const {
  state.points += group_points(rules_.scoring(), state.blocks);
  state.blocks = 0;
  state.left_of[index(spared_)] = 0;
  state.names.fill(0);
  std::memset(state.planes.data(), 0, used_bytes_ - offsetof(State, planes));
  state.left[index(wall_)] = state.right[index(wall_)] = static_cast<std::uint8_t>(wall_);
}

inline bool Decoder::click(State& state, Entry name) const {
  const int column = name / kRows;
  const Column bit = Column{1} << (name % kRows);
  const Column names = state.names[index(column)];
  if ((names & bit) == 0) return false;
  const Column row = Column{1} << std::popcount(names & (bit - 1));
  const int colour = colour_of(name);
  if ((in_groups(state, column, colour) & row) == 0 && !may_click_single(state)) return false;
  Group group;
  flood(state, column, row, colour, group);
  remove(state, group, colour);
  return true;
}

inline CellName Decoder::pick(const State& state, Rng& rng) const {
  constexpr int kTries = 30;
  for (int i = 0; i < kTries && cell_count_ > 0; ++i) {
    const Entry name = cells_[rng.below(cell_count_)];
    if (!is_alive(state, name)) continue;
    if (colour_of(name) == spared_ && rng.uniform() >= spared_share_) continue;
    const int column = name / kRows;
    const Column below = (Column{1} << (name % kRows)) - 1;
    const int row = std::popcount(state.names[index(column)] & below);
    if (singles_ || (in_groups(state, column, colour_of(name)) >> row & 1) != 0) return name;
  }
  return kNoCell;
}

// Columns from the left; a click can make new groups only there and one to the left.
template <class Hear>
void Decoder::clear_groups(State& state, Hear& heard) const {
  for (int column = first_column(state); column != wall_;) {
    Column found = 0;
    int colour = 0;
    for (int each = 1; each <= colour_count_; ++each) {
      if (each == spared_) continue;
      const Column rows = pairs(state, column, each);
      if (rows <= found) continue;  // colours share no row: greater is higher up
      found = rows;
      colour = each;
    }
    if (found == 0) {
      column = state.right[index(column)];
      continue;
    }
    const int row = std::bit_width(found) - 1;
    heard(name_at(state, column, row));
    const int back = state.left[index(column)];
    Group group;
    flood(state, column, Column{1} << row, colour, group);
    remove(state, group, colour);
    column = back == wall_ ? first_column(state) : back;
  }
}

// No other colour has a group: only one of the spared colour makes it legal.
template <class Hear>
bool Decoder::click_single(State& state, Hear& heard) const {
  if (state.blocks == state.left_of[index(spared_)] || !has_group(state, spared_)) return false;
  for (int column = first_column(state);; column = state.right[index(column)]) {
    const Column all = (Column{1} << std::popcount(state.names[index(column)])) - 1;
    const Column rows = all & ~plane(state, column, spared_);
    if (rows == 0) continue;
    const int row = std::bit_width(rows) - 1;
    const Entry name = name_at(state, column, row);
    heard(name);
    Group group;
    flood(state, column, Column{1} << row, colour_of(name), group);
    remove(state, group, colour_of(name));
    return true;
  }
}

template <class Hear>
bool Decoder::click_spared(State& state, Hear& heard) const {
  if (spared_ == 0) return false;
  if (state.blocks > 1 && state.blocks == state.left_of[index(spared_)]) {
    heard(name_at(state, first_column(state), 0));
    clear(state);
    return true;
  }
  for (int column = first_column(state); column != wall_; column = state.right[index(column)]) {
    const Column rows = pairs(state, column, spared_);
    if (rows == 0) continue;
    const int row = std::bit_width(rows) - 1;
    heard(name_at(state, column, row));
    Group group;
    flood(state, column, Column{1} << row, spared_, group);
    remove(state, group, spared_);
    return true;
  }
  return false;
}

template <class Hear>
Score Decoder::finish(State& state, Hear&& heard) const {
  do {
    do {
      clear_groups(state, heard);
    } while (singles_ && click_single(state, heard));
  } while (click_spared(state, heard));
  return final_score(state);
}

}  // namespace papan::collapse
