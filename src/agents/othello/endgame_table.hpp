// The table of the endgame solver: bounds on the exact value of positions met before.
//
// Whole positions are compared, so that an answer is never another position's. A
// bucket has a few places; what cost fewest nodes gives way, that of earlier problems first.
// Memory is taken once. Tested with the solver in
// tests/agents/othello_endgame_test.cpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "agents/othello/board_hash.hpp"
#include "core/zeroed_pages.hpp"

namespace papan::othello {

struct EndgameEntry {
  std::uint64_t own;
  std::uint64_t enemy;  // both zero: nothing is here
  std::int8_t lower;    // the value is between these, for the side to move
  std::int8_t upper;
  std::uint8_t move;  // the best known; kNoMove: none
  std::uint8_t age;
  std::uint32_t nodes;  // that it cost
};
static_assert(sizeof(EndgameEntry) == 24);

class EndgameTable {
 public:
  static constexpr std::uint8_t kNoMove = 64;

  // `megabytes` is rounded down to a power of two of buckets.
  explicit EndgameTable(std::size_t megabytes)
      : count_(std::bit_floor((megabytes << 20) / sizeof(Bucket))), buckets_(count_) {}

  [[nodiscard]] const EndgameEntry* find(std::uint64_t own, std::uint64_t enemy) const {
    for (const EndgameEntry& entry : buckets_[index(own, enemy)].entries) {
      if (entry.own == own && entry.enemy == enemy) return &entry;
    }
    return nullptr;
  }

  // Bounds of the same position are joined.
  void store(EndgameEntry fresh) {
    fresh.age = age_;
    Bucket& bucket = buckets_[index(fresh.own, fresh.enemy)];
    EndgameEntry* place = bucket.entries;
    for (EndgameEntry& entry : bucket.entries) {
      if (entry.own == fresh.own && entry.enemy == fresh.enemy) {
        fresh.lower = std::max(fresh.lower, entry.lower);
        fresh.upper = std::min(fresh.upper, entry.upper);
        if (fresh.move == kNoMove) fresh.move = entry.move;
        entry = fresh;
        return;
      }
      if (worth(entry) < worth(*place)) place = &entry;
    }
    *place = fresh;
  }

  // A new problem: what is here now gives way first.
  void grow_older() { ++age_; }

 private:
  struct Bucket {
    EndgameEntry entries[4];
  };

  [[nodiscard]] std::uint64_t worth(const EndgameEntry& entry) const {
    return entry.age == age_ ? std::uint64_t{1} + entry.nodes : 0;
  }

  [[nodiscard]] std::size_t index(std::uint64_t own, std::uint64_t enemy) const {
    return hash_board(own, enemy) & (count_ - 1);
  }

  std::size_t count_;
  ZeroedPages<Bucket> buckets_;
  std::uint8_t age_ = 1;
};

}  // namespace papan::othello
