#include "games/brick/rules/windows.hpp"

#include <cassert>
#include <memory>
#include <mutex>

namespace papan::brick {
namespace {

using Cells = std::array<int, kWindowRows>;  // colours from 1, 0 for none, lowest first

// The colours that have names so far, in their order.
struct Names {
  Cells colours{};
  int count = 0;

  int name_of(int colour) {
    for (int i = 0; i < count; ++i) {
      if (colours[static_cast<std::size_t>(i)] == colour) return i;
    }
    if (count == kWindowRows) return kWindowRows;  // "other"
    colours[static_cast<std::size_t>(count)] = colour;
    return count++;
  }
};

int filled(const Cells& cells) {
  int count = 0;
  while (count < kWindowRows && cells[static_cast<std::size_t>(count)] != 0) ++count;
  return count;
}

// No cell hangs in the air.
bool stands(const Cells& cells) {
  for (int i = filled(cells); i < kWindowRows; ++i) {
    if (cells[static_cast<std::size_t>(i)] != 0) return false;
  }
  return true;
}

Cells cells_of(int number, int base) {
  return {number % base, number / base % base, number / base / base};
}

// Of a column beside the middle one, 0 to 84; gives names to new colours.
int side_pattern(const Cells& cells, Names& names) {
  constexpr std::array<int, kWindowRows + 1> kFirst = {0, 1, 5, 21};
  const int count = filled(cells);
  int number = 0;
  int unit = 1;
  for (int i = 0; i < count; ++i) {
    number += names.name_of(cells[static_cast<std::size_t>(i)]) * unit;
    unit *= kWindowRows + 1;
  }
  return kFirst[static_cast<std::size_t>(count)] + number;
}

// Of the middle column, 0 to 8: empty, a, aa, ab, aaa, aab, aba, abb, abc.
int middle_pattern(const Cells& cells) {
  switch (filled(cells)) {
    case 0: return 0;
    case 1: return 1;
    case 2: return cells[0] == cells[1] ? 2 : 3;
    default: break;
  }
  if (cells[0] == cells[1]) return cells[1] == cells[2] ? 4 : 5;
  if (cells[0] == cells[2]) return 6;
  return cells[1] == cells[2] ? 7 : 8;
}

Names names_of(const Cells& colours) {
  return {colours, filled(colours)};
}

}  // namespace

Windows::Windows(int colours)
    : base_(colours + 1),
      slices_(static_cast<std::size_t>(base_ * base_ * base_)),
      pairs_(slices_ * slices_),
      rights_(slices_ * slices_) {
  const int all = static_cast<int>(slices_);
  for (int first = 0; first < all; ++first) {
    const Cells cells = cells_of(first, base_);
    if (!stands(cells)) continue;
    for (int second = 0; second < all; ++second) {
      const Cells side = cells_of(second, base_);
      if (!stands(side)) continue;
      const std::size_t at = index(static_cast<Slice>(first), static_cast<Slice>(second));
      Names names;
      side_pattern(cells, names);
      const int pattern = middle_pattern(cells) * kSidePatterns + side_pattern(side, names);
      pairs_[at] = {static_cast<std::uint16_t>(pattern),
                    slice(names.colours[0], names.colours[1], names.colours[2])};
      Names known = names_of(cells);
      rights_[at] = static_cast<std::uint8_t>(side_pattern(side, known));
    }
  }
}

const Windows& Windows::of(int colours) {
  static std::array<std::once_flag, kMaxColours + 1> once;
  static std::array<std::unique_ptr<const Windows>, kMaxColours + 1> made;
  const auto at = static_cast<std::size_t>(colours);
  assert(colours >= 3 && colours <= kMaxColours);
  std::call_once(once[at], [&] { made[at].reset(new Windows(colours)); });
  return *made[at];
}

}  // namespace papan::brick
