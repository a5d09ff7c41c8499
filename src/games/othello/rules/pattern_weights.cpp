#include "games/othello/rules/pattern_weights.hpp"

#include <fmt/format.h>

#include <cassert>

#include "core/carried_file.hpp"
#include "core/packed_file.hpp"

PAPAN_CARRY_FILE(papan_othello_patterns, PAPAN_PATTERNS_FILE)

namespace papan::othello {
namespace {

constexpr std::string_view kTitle = "papan othello patterns 1";

// The cells of a shape in the order of its digits.
std::vector<int> cells_of(const Shape& shape) {
  std::vector<int> cells;
  for_each_bit(shape.cells, [&](int cell) { cells.push_back(cell); });
  return cells;
}

// Which digit takes the place of each when the shape is mirrored onto itself by one of
// the board's turns; empty when none does.
std::vector<std::size_t> mirror_of(const Shape& shape) {
  const std::vector<int> cells = cells_of(shape);
  for (std::size_t turn = 1; turn < kTurns; ++turn) {
    if (turned(shape.cells)[turn] != shape.cells) continue;
    std::vector<std::size_t> places;
    bool changes = false;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const int image = lowest(turned(bit<std::uint64_t>(cells[i]))[turn]);
      places.push_back(
          static_cast<std::size_t>(std::find(cells.begin(), cells.end(), image) - cells.begin()));
      changes = changes || image != cells[i];
    }
    if (changes) return places;
  }
  return {};
}

int mirrored_filling(int filling, const std::vector<std::size_t>& places) {
  int image = 0;
  for (const std::size_t place : places) {
    image += filling % 3 * power_of_three(static_cast<int>(place));
    filling /= 3;
  }
  return image;
}

std::vector<std::int32_t> make_canonical() {
  std::vector<std::int32_t> numbers(kFillings, -1);
  std::int32_t next = 0;
  for (std::size_t i = 0; i < kShapes.size(); ++i) {
    const auto places = mirror_of(kShapes[i]);
    for (int filling = 0; filling < power_of_three(kShapes[i].size); ++filling) {
      const int image = places.empty() ? filling : mirrored_filling(filling, places);
      const int number = image < filling ? numbers[kOffsets[i] + image] : next++;
      numbers[kOffsets[i] + filling] = number;
    }
  }
  for (int filling = kOffsets[kShapes.size()]; filling < kFillings; ++filling) {
    numbers[filling] = next++;
  }
  return numbers;
}

}  // namespace

const std::vector<std::int32_t>& PatternWeights::canonical() {
  static const std::vector<std::int32_t> numbers = make_canonical();
  return numbers;
}

int PatternWeights::canonical_count() {
  static const int all = *std::max_element(canonical().begin(), canonical().end()) + 1;
  return all;
}

PatternWeights::PatternWeights()
    : weights_(static_cast<std::size_t>(kPatternPhases) * kFillings, std::int16_t{0}) {}

void PatternWeights::set_phase(int phase, std::span<const std::int16_t> weights) {
  assert(weights.size() == static_cast<std::size_t>(canonical_count()));
  std::int16_t* table = weights_.data() + static_cast<std::size_t>(phase) * kFillings;
  for (std::size_t i = 0; i < kFillings; ++i) {
    table[i] = weights[static_cast<std::size_t>(canonical()[i])];
  }
}

Result<PatternWeights> PatternWeights::parse(std::string_view file) {
  const auto body = unsealed(kTitle, file);
  if (!body) return Error{fmt::format("weights: {}", body.error().message)};
  const auto each = static_cast<std::size_t>(canonical_count());
  const std::size_t all = each * kPatternPhases;
  const std::string bytes = expanded(*body, 2 * all);
  if (bytes.empty()) return Error{fmt::format("weights: expected {} weights, compressed", all)};
  PatternWeights weights;
  std::vector<std::int16_t> table(each);
  for (int phase = 0; phase < kPatternPhases; ++phase) {
    for (std::size_t i = 0; i < each; ++i) {
      const std::size_t at = static_cast<std::size_t>(phase) * each + i;
      table[i] = static_cast<std::int16_t>(static_cast<unsigned char>(bytes[at]) |
                                           static_cast<unsigned char>(bytes[all + at]) << 8);
    }
    weights.set_phase(phase, table);
  }
  return weights;
}

std::string PatternWeights::file() const {
  const auto each = static_cast<std::size_t>(canonical_count());
  const std::size_t all = each * kPatternPhases;
  std::string bytes(2 * all, '\0');
  for (int phase = 0; phase < kPatternPhases; ++phase) {
    for (std::size_t i = 0; i < kFillings; ++i) {
      const std::size_t at =
          static_cast<std::size_t>(phase) * each + static_cast<std::size_t>(canonical()[i]);
      const auto weight = static_cast<std::uint16_t>(phase_table(phase)[i]);
      bytes[at] = static_cast<char>(weight & 255);
      bytes[all + at] = static_cast<char>(weight >> 8);
    }
  }
  return sealed(kTitle, compressed(bytes));
}

const PatternWeights& PatternWeights::shipped() {
  static const PatternWeights weights = [] {
    auto read = parse(PAPAN_CARRIED(papan_othello_patterns));
    return std::move(*read);
  }();
  return weights;
}

}  // namespace papan::othello
