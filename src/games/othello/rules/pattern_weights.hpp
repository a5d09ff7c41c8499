// PatternWeights: a table of 16-bit weights for every pattern and phase of the game.
//
// A filling and its mirror image on the shape itself are worth the same, so only one of
// both, the canonical one, is learnt and stored. A file is a line of text (what it is, the
// hash of the rest) and the canonical weights of all phases, low bytes first and then high
// bytes, compressed by zlib. Tested in tests/games/othello_patterns_test.cpp.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"
#include "games/othello/rules/patterns.hpp"

namespace papan::othello {

inline constexpr int kPatternPhases = 12;
inline constexpr int kPatternUnit = 32;  // of a weight: parts of a disc

// By the discs on the board, from 4 to 64: five moves each.
constexpr int pattern_phase(int discs) {
  return std::clamp((discs - 4) / 5, 0, kPatternPhases - 1);
}

class PatternWeights {
 public:
  // For each filling, the number of its canonical one among `canonical_count()`.
  static const std::vector<std::int32_t>& canonical();
  static int canonical_count();

  // All zero.
  PatternWeights();
  static Result<PatternWeights> parse(std::string_view file);
  // The weights that the program carries.
  static const PatternWeights& shipped();

  [[nodiscard]] std::string file() const;

  // `weights` has one number for each canonical filling.
  void set_phase(int phase, std::span<const std::int16_t> weights);

  // The final margin that the side to move can expect, in parts of a disc.
  [[nodiscard]] int value(std::uint64_t own, std::uint64_t enemy) const {
    const std::int16_t* table = phase_table(pattern_phase(count(own | enemy)));
    int sum = 0;
    for_each_filling(own, enemy, [&](int filling) { sum += table[filling]; });
    return sum;
  }

 private:
  [[nodiscard]] const std::int16_t* phase_table(int phase) const {
    return weights_.data() + static_cast<std::size_t>(phase) * kFillings;
  }

  std::vector<std::int16_t> weights_;  // of all fillings, phase by phase
};

}  // namespace papan::othello
