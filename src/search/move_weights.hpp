// MoveWeights: a playout policy that learns: a number for each code of a move.
//
// Open addressing in a block taken once; what was never written weighs 0. Copies are
// made all the time (a level of NRPA begins with its parent's weights), so the used
// slots are listed and a copy costs only those. All tables have one size, so a code
// that was copied stands in the same slot. When three quarters are taken, new codes
// are no longer learnt.
// Tested in tests/search/nrpa_test.cpp.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/hash.hpp"

namespace papan {

class MoveWeights {
 public:
  static constexpr std::size_t kSlots = std::size_t{1} << 16;
  static constexpr std::size_t kMostUsed = kSlots / 4 * 3;

  MoveWeights() : slots_(kSlots) { used_.reserve(kMostUsed); }

  [[nodiscard]] std::size_t size() const { return used_.size(); }

  [[nodiscard]] double weight(std::uint64_t code) const { return slots_[slot_of(code)].weight; }

  void add(std::uint64_t code, double amount) {
    const std::size_t at = slot_of(code);
    Slot& slot = slots_[at];
    if (!slot.taken) {
      if (used_.size() == kMostUsed) return;
      slot = {code, 0, true};
      used_.push_back(static_cast<std::uint32_t>(at));
    }
    slot.weight += amount;
  }

  void clear() {
    for (const std::uint32_t at : used_) slots_[at] = {};
    used_.clear();
  }

  void copy_from(const MoveWeights& other) {
    assert(this != &other);
    clear();
    used_ = other.used_;  // has the room already
    for (const std::uint32_t at : used_) slots_[at] = other.slots_[at];
  }

 private:
  struct Slot {
    std::uint64_t code = 0;
    double weight = 0;
    bool taken = false;
  };

  // Where the code is, or the empty slot where it would be; some are always empty.
  [[nodiscard]] std::size_t slot_of(std::uint64_t code) const {
    std::size_t at = mix(code) & (kSlots - 1);
    while (slots_[at].taken && slots_[at].code != code) at = (at + 1) & (kSlots - 1);
    return at;
  }

  std::vector<Slot> slots_;
  std::vector<std::uint32_t> used_;  // in the order of their taking
};

}  // namespace papan
