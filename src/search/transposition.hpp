// Transposition table: what earlier searches learnt of a state, by its key.
//
// Two entries a bucket: one kept for depth, one always replaced; entries of an
// earlier decision give way first. A move is remembered by its index in the
// game's own list, which is the same whenever the state is, so that a move of
// any size costs two bytes. Memory is taken once, before the search.
#pragma once

#include <bit>
#include <cstdint>

#include "core/score.hpp"
#include "core/zeroed_pages.hpp"

namespace papan {

enum class EntryBound : std::uint8_t { kNone, kExact, kAtMost, kAtLeast };

struct Entry {
  std::uint64_t key = 0;
  Score value = 0;
  std::uint16_t move = 0;
  std::uint8_t depth = 0;
  std::uint8_t age_and_bound = 0;

  [[nodiscard]] EntryBound bound() const { return static_cast<EntryBound>(age_and_bound & 3); }
  [[nodiscard]] int age() const { return age_and_bound >> 2; }

  // Does it answer a search of this depth and window?
  [[nodiscard]] bool settles(int wanted_depth, Score alpha, Score beta) const {
    if (depth < wanted_depth) return false;
    switch (bound()) {
      case EntryBound::kExact: return true;
      case EntryBound::kAtLeast: return value >= beta;
      case EntryBound::kAtMost: return value <= alpha;
      case EntryBound::kNone: return false;
    }
    return false;
  }
};
static_assert(sizeof(Entry) == 16);

class TranspositionTable {
 public:
  // A depth that means: to the end of the game.
  static constexpr int kComplete = 255;

  // `megabytes` is rounded down to a power of two.
  explicit TranspositionTable(std::size_t megabytes)
      : count_(std::bit_floor((megabytes << 20) / sizeof(Bucket))), buckets_(count_) {}

  [[nodiscard]] const Entry* find(std::uint64_t key) const {
    const Bucket& bucket = buckets_[index(key)];
    if (holds(bucket.deep, key)) return &bucket.deep;
    if (holds(bucket.recent, key)) return &bucket.recent;
    return nullptr;
  }

  void store(Entry entry, EntryBound bound) {
    entry.age_and_bound = static_cast<std::uint8_t>(age_ << 2 | static_cast<int>(bound));
    Bucket& bucket = buckets_[index(entry.key)];
    const bool keep_deep = bucket.deep.age() == age_ && bucket.deep.depth > entry.depth &&
                           bucket.deep.key != entry.key;
    (keep_deep ? bucket.recent : bucket.deep) = entry;
  }

  // A new decision: what is here now may be replaced by anything new.
  void grow_older() { age_ = (age_ + 1) & 63; }

 private:
  struct Bucket {
    Entry deep;
    Entry recent;
  };

  static bool holds(const Entry& entry, std::uint64_t key) {
    return entry.key == key && entry.bound() != EntryBound::kNone;
  }

  [[nodiscard]] std::size_t index(std::uint64_t key) const { return key & (count_ - 1); }

  std::size_t count_;
  ZeroedPages<Bucket> buckets_;  // zeroes are empty entries
  int age_ = 0;
};

}  // namespace papan
