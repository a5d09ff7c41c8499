// Rng: our own generator and our own distributions, so that the same seed gives
// the same bytes with every compiler and library.
//
// xoshiro256** (Blackman and Vigna 2018) seeded by splitmix64. `fork` derives an
// independent stream from a purpose, not from how much was drawn before: one
// fork per game, seat and purpose makes results independent of thread order.
// Tested in tests/core/rng_test.cpp.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <utility>

#include "core/hash.hpp"

namespace papan {

class Rng {
 public:
  explicit Rng(std::uint64_t seed = 0) : seed_(seed) {
    for (std::uint64_t i = 0; i < 4; ++i) words_[i] = combine(seed, i);
  }

  // An independent stream for a purpose; does not advance this one.
  [[nodiscard]] Rng fork(std::uint64_t purpose) const { return Rng(combine(seed_, ~purpose)); }

  // Makes this generator anew, as it was before anything was drawn.
  [[nodiscard]] std::uint64_t seed() const { return seed_; }

  std::uint64_t next() {
    const std::uint64_t result = std::rotl(words_[1] * 5, 7) * 9;
    const std::uint64_t shifted = words_[1] << 17;
    words_[2] ^= words_[0];
    words_[3] ^= words_[1];
    words_[1] ^= words_[2];
    words_[0] ^= words_[3];
    words_[2] ^= shifted;
    words_[3] = std::rotl(words_[3], 45);
    return result;
  }

  // Uniform in [0, bound), without bias (Lemire 2019).
  std::uint32_t below(std::uint32_t bound) {
    assert(bound > 0);
    std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t floor = -bound % bound;
      while (static_cast<std::uint32_t>(product) < floor) product = (next() >> 32) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // Uniform in [0, 1), 53 random bits.
  double uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  // Standard normal by Box and Muller; the twin value is dropped so that a draw
  // never depends on the ones before it.
  double normal() {
    const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
    return radius * std::cos(2.0 * std::numbers::pi * uniform());
  }

  template <class List>
  void shuffle(List& list) {
    for (auto i = static_cast<std::uint32_t>(list.size()); i > 1; --i) {
      std::swap(list[i - 1], list[below(i)]);
    }
  }

 private:
  std::uint64_t seed_;
  std::array<std::uint64_t, 4> words_{};
};

}  // namespace papan
