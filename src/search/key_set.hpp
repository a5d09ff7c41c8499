// KeySet: which 64-bit keys were seen already. A search fills it, clears it and
// fills it again: the room stays, so that it soon allocates nothing.
//
// Open addressing with linear steps in a table that is at most half full. Key 0
// means an empty slot; a key that is 0 is kept aside.
// Tested in tests/search/beam_test.cpp against std::set.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/hash.hpp"

namespace papan {

class KeySet {
 public:
  KeySet() : slots_(kLeastSlots) {}

  // True when the key is new.
  bool insert(std::uint64_t key) {
    if (key == 0) return !std::exchange(has_zero_, true);
    if (2 * (size_ + 1) > slots_.size()) grow();
    return place(key);
  }

  void clear() {
    std::fill(slots_.begin(), slots_.end(), 0);
    size_ = 0;
    has_zero_ = false;
  }

 private:
  static constexpr std::size_t kLeastSlots = 1024;  // a power of two, as after growing

  bool place(std::uint64_t key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = mix(key) & mask;
    for (; slots_[at] != 0; at = (at + 1) & mask) {
      if (slots_[at] == key) return false;
    }
    slots_[at] = key;
    ++size_;
    return true;
  }

  void grow() {
    std::vector<std::uint64_t> old(2 * slots_.size());
    old.swap(slots_);
    size_ = 0;
    for (const std::uint64_t key : old) {
      if (key != 0) place(key);
    }
  }

  std::vector<std::uint64_t> slots_;
  std::size_t size_ = 0;
  bool has_zero_ = false;
};

}  // namespace papan
