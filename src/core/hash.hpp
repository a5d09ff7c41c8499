// Mixing of 64-bit words: the keys of states, the forks of generators.
//
// The constants and shifts are those of the splitmix64 finaliser (Steele, Lea,
// Flood 2014): every input bit reaches every output bit.
#pragma once

#include <cstdint>
#include <string_view>

namespace papan {

constexpr std::uint64_t mix(std::uint64_t word) {
  word += 0x9e3779b97f4a7c15ULL;
  word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ULL;
  word = (word ^ (word >> 27)) * 0x94d049bb133111ebULL;
  return word ^ (word >> 31);
}

constexpr std::uint64_t combine(std::uint64_t seed, std::uint64_t word) {
  return mix(seed ^ mix(word));
}

// Of text: FNV-1a, mixed, for names and checksums that must not change with
// the standard library.
constexpr std::uint64_t hash_text(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325ULL;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3ULL;
  return mix(hash);
}

}  // namespace papan
