#include "games/brick/play/solution.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

#include "core/carried_file.hpp"
#include "core/range_coder.hpp"
#include "games/brick/rules/values_file.hpp"
#include "games/brick/rules/values_once.hpp"

// What stands before the tables.
PAPAN_CARRY_FILE(papan_brick_solution, PAPAN_SOLUTION_FILE)

namespace papan::brick {
namespace {

// How much is kept: windows, and the unit of points to which numbers are rounded.
struct Room {
  std::size_t windows;
  int unit;
};
// By colours, from 3: most where most points are. With six and more the thesis's rule needs less
// room and makes more.
constexpr std::array<Room, 3> kRooms = {{{8'500, 256}, {4'700, 160}, {2'600, 96}}};

// How often each window is met by the best placements of a game, and which fuses.
struct Uses {
  std::vector<std::uint32_t> windows = std::vector<std::uint32_t>(ValueTables::kWindows);
  std::array<std::array<bool, kFuseBuckets>, kSumBands> fuses{};
};

Uses uses_of(const Values& values) {
  constexpr int kBricks = 3'000;
  constexpr std::size_t kBestOnes = 6;
  constexpr std::int64_t kDeal = 2'000'001;
  const ColourBrick rules({values.colours(), kBricks, kDeal});
  Rng rng;
  auto state = rules.start(rng);
  Uses uses;
  SwiftBoard board(values.colours());
  Afterstates all;
  Values::Places places;
  for (; state.left > 0; --state.left) {
    const Brick brick = *rules.dealt(state);
    values.weigh(board, brick, all);
    if (all.empty()) {
      board = SwiftBoard(values.colours());
      continue;
    }
    std::stable_sort(all.begin(), all.end(), [](const Afterstate& a, const Afterstate& b) {
      return a.total() > b.total();
    });
    const SwiftBoard before = board;
    for (std::size_t i = std::min(kBestOnes, all.size()); i > 0; --i) {
      board = before;
      board.drop(all[i - 1].move.column, rotated(brick, all[i - 1].move.rotation));
      values.window_places(board, places);
      for (const std::uint32_t place : places) ++uses.windows[place];
      uses.fuses[static_cast<std::size_t>(board.cells() / 8)][all[i - 1].fuse] = true;
    }
  }
  return uses;
}

std::vector<float> most_used(const std::vector<float>& windows,
                             const std::vector<std::uint32_t>& uses, const Room& room) {
  const auto weight = [&](std::uint32_t i) {
    return static_cast<double>(uses[i]) * std::abs(windows[i]);
  };
  std::vector<std::uint32_t> places;
  for (std::uint32_t i = 0; i < windows.size(); ++i) {
    if (uses[i] != 0 && std::abs(windows[i]) * 2 >= static_cast<float>(room.unit)) {
      places.push_back(i);
    }
  }
  std::stable_sort(places.begin(), places.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return weight(a) > weight(b); });
  places.resize(std::min(places.size(), room.windows));
  std::vector<float> kept(windows.size());
  for (const std::uint32_t place : places) kept[place] = windows[place];
  return kept;
}

// Every table of whole units, in the order of the solution's reader, with its kind.
template <class Tables, class Visit>
void for_each_small(Tables& tables, Visit&& visit) {
  for (auto& stage : tables.heights) {
    for (auto& column : stage) {
      for (auto& one : column) visit(one, 1);
    }
  }
  for (auto& stage : tables.steps) {
    for (auto& column : stage) {
      for (auto& one : column) visit(one, 2);
    }
  }
  for (auto& one : tables.counts) visit(one, 3);
  for (auto& band : tables.sums) {
    for (auto& one : band) visit(one, 4);
  }
}

// Fuses that were not met are worth what the next smaller one is.
void forget_unused(const Uses& uses, ValueTables& tables) {
  for (std::size_t band = 0; band < tables.fuses.size(); ++band) {
    float last = 0;
    for (std::size_t bucket = 0; bucket < kFuseBuckets; ++bucket) {
      float& one = tables.fuses[band][bucket];
      if (!uses.fuses[band][bucket]) one = last;
      last = one;
    }
  }
}

float to_unit(float number, int unit) {
  return std::round(number / static_cast<float>(unit)) * static_cast<float>(unit);
}

Values kept_of(const Values& values, const Room& room) {
  ValueTables tables = values.tables();
  const Uses uses = uses_of(values);
  tables.windows = most_used(tables.windows, uses.windows, room);
  for (float& one : tables.windows) one = to_unit(one, room.unit);
  forget_unused(uses, tables);
  for (auto& band : tables.fuses) {
    for (float& one : band) one = to_unit(one, room.unit);
  }
  for_each_small(tables, [&](float& one, int) { one = to_unit(one, room.unit); });
  tables.offset = std::round(tables.offset);
  tables.lowest_sum = std::round(tables.lowest_sum);
  tables.bucket = std::max(1.0F, std::round(tables.bucket));
  return {std::move(tables), values.colours()};
}

std::string packed(const Values& values, int unit) {
  const ValueTables& tables = values.tables();
  RangeEncoder out;
  const auto put = [&](double number, int kind) { out.number(static_cast<int>(number), kind); };
  put(tables.crystal[kBlocks], 0);
  put(tables.crystal[kPileHeight], 0);
  for (std::size_t i = kCrystal; i < kDetonator; ++i) put(tables.crystal[i], 0);
  for (const float one : {tables.offset, tables.lowest_sum, tables.bucket}) put(one, 0);
  put(unit, 0);
  for_each_small(tables, [&](float one, int kind) { put(one / static_cast<float>(unit), kind); });
  put(tables.wait, 0);
  for (const auto& band : tables.fuses) {
    float last = 0;
    for (const float one : band)
      put((one - std::exchange(last, one)) / static_cast<float>(unit), 7);
  }
  const auto& windows = tables.windows;
  put(static_cast<double>(windows.size()) -
          static_cast<double>(std::count(windows.begin(), windows.end(), 0.0F)),
      0);
  std::size_t last = 0;
  for (std::size_t i = 0; i < windows.size(); ++i) {
    if (windows[i] == 0) continue;
    put(static_cast<double>(i - last), 5);
    put(windows[i] / static_cast<float>(unit), 6);
    last = i;
  }
  return out.text();
}

}  // namespace

const Values* solution_values(int colours) {
  static ValuesOnce all;
  return all.of(colours, [&]() -> std::unique_ptr<const Values> {
    const Values* values = shipped_values(colours);
    const auto room = static_cast<std::size_t>(colours - 3);
    if (values == nullptr || room >= kRooms.size()) return nullptr;
    return std::make_unique<const Values>(kept_of(*values, kRooms[room]));
  });
}

std::string solution_source(const std::vector<int>& colours) {
  std::string source(PAPAN_CARRIED(papan_brick_solution));
  source += "const std::vector<Packed> kPacked = {\n";
  for (const int one : colours) {
    const Values* values = solution_values(one);
    if (values == nullptr) continue;
    const int unit = kRooms[static_cast<std::size_t>(one - 3)].unit;
    source += fmt::format("    {{{}, R\"({})\"}},\n", one, packed(*values, unit));
  }
  return source + "};\n}  // namespace\n";
}

}  // namespace papan::brick
