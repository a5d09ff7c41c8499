// Sets of cells as bits of one machine word (64) or two (128): the few
// operations that bitboards need, alike for both widths.
//
// Plain C++ where the compiler finds the instruction by itself; the one
// exception, picking the n-th set bit, has a fallback for machines without BMI2. The
// compiler's own names for those instructions: the header of intrinsics takes a third of a
// second to read, and nearly every file would.
// Naive twins in tests/core/bits_test.cpp.
#pragma once

#include <bit>
#include <cassert>
#include <cstdint>
#include <type_traits>

namespace papan {

__extension__ using Bits128 = unsigned __int128;

template <class Bits>
concept BitSet = std::is_same_v<Bits, std::uint64_t> || std::is_same_v<Bits, Bits128>;

constexpr int count(std::uint64_t bits) {
  return std::popcount(bits);
}
constexpr int count(Bits128 bits) {
  return std::popcount(static_cast<std::uint64_t>(bits)) +
         std::popcount(static_cast<std::uint64_t>(bits >> 64));
}

// Index of the lowest set bit; `bits` must not be empty.
constexpr int lowest(std::uint64_t bits) {
  return std::countr_zero(bits);
}
constexpr int lowest(Bits128 bits) {
  const auto low = static_cast<std::uint64_t>(bits);
  return low != 0 ? std::countr_zero(low)
                  : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}

// Index of the highest set bit; `bits` must not be empty.
constexpr int highest(std::uint64_t bits) {
  return 63 - std::countl_zero(bits);
}
constexpr int highest(Bits128 bits) {
  const auto high = static_cast<std::uint64_t>(bits >> 64);
  return high != 0 ? 64 + highest(high) : highest(static_cast<std::uint64_t>(bits));
}

template <BitSet Bits>
constexpr Bits bit(int index) {
  return Bits{1} << index;
}

template <BitSet Bits>
constexpr bool contains(Bits bits, int index) {
  return ((bits >> index) & 1) != 0;
}

// Calls `visit(index)` for each set bit, lowest first.
template <BitSet Bits, class Visit>
constexpr void for_each_bit(Bits bits, Visit&& visit) {
  for (; bits != 0; bits &= bits - 1) visit(lowest(bits));
}

// Index of the n-th set bit, counted from 0.
inline int nth_bit(std::uint64_t bits, int n) {
  assert(n < count(bits));
#ifdef __BMI2__
  return std::countr_zero(__builtin_ia32_pdep_di(std::uint64_t{1} << n, bits));
#else
  for (; n > 0; --n) bits &= bits - 1;
  return lowest(bits);
#endif
}
inline int nth_bit(Bits128 bits, int n) {
  const auto low = static_cast<std::uint64_t>(bits);
  const int in_low = count(low);
  return n < in_low ? nth_bit(low, n)
                    : 64 + nth_bit(static_cast<std::uint64_t>(bits >> 64), n - in_low);
}

// The bits of `bits` where `mask` is set, pushed together at the low end.
inline std::uint64_t extract_bits(std::uint64_t bits, std::uint64_t mask) {
#ifdef __BMI2__
  return __builtin_ia32_pext_di(bits, mask);
#else
  std::uint64_t extracted = 0;
  int place = 0;
  for_each_bit(mask,
               [&](int index) { extracted |= std::uint64_t{contains(bits, index)} << place++; });
  return extracted;
#endif
}

// The inverse: the low bits of `bits` put where `mask` is set.
inline std::uint64_t deposit_bits(std::uint64_t bits, std::uint64_t mask) {
#ifdef __BMI2__
  return __builtin_ia32_pdep_di(bits, mask);
#else
  std::uint64_t deposited = 0;
  int place = 0;
  for_each_bit(mask,
               [&](int index) { deposited |= std::uint64_t{contains(bits, place++)} << index; });
  return deposited;
#endif
}

}  // namespace papan
