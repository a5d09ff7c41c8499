// The table of the midgame search: bounds on the value of positions at some depth.
//
// Whole positions are compared. A bucket has a few places; what is shallow gives way
// first, and anything of an earlier decision before that. Threads share it without
// locks: an entry is three words, each read and written whole, and the discs are kept
// mixed with the third word, so that an entry put together from two writers is not
// recognised (Hyatt and Mann, "A lockless transposition table", 2002).
// Tested in tests/agents/othello_midgame_test.cpp.
#pragma once

#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>

#include "agents/othello/board_hash.hpp"
#include "core/zeroed_pages.hpp"

namespace papan::othello {

// What is known of a position, for the side to move.
struct MidgameKnown {
  std::int16_t lower = 0;  // parts of a disc
  std::int16_t upper = 0;
  std::uint8_t depth = 0;
  std::uint8_t move = 64;  // 64: none
  std::uint8_t age = 0;
  std::uint8_t filled = 1;  // tells an entry from nothing
};
static_assert(sizeof(MidgameKnown) == 8);

class MidgameTable {
 public:
  // `megabytes` is rounded down to a power of two of buckets.
  explicit MidgameTable(std::size_t megabytes)
      : count_(std::bit_floor((megabytes << 20) / sizeof(Bucket))), buckets_(count_) {}

  [[nodiscard]] std::optional<MidgameKnown> find(std::uint64_t own, std::uint64_t enemy) {
    for (Words& words : buckets_[index(own, enemy)].entries) {
      const std::uint64_t data = load(words.data);
      if (data == 0 || (load(words.own) ^ data) != own || (load(words.enemy) ^ data) != enemy) {
        continue;
      }
      return std::bit_cast<MidgameKnown>(data);
    }
    return std::nullopt;
  }

  // Takes the place of what is known of the same position, else of the least.
  void store(std::uint64_t own, std::uint64_t enemy, MidgameKnown fresh) {
    fresh.age = age_;
    Bucket& bucket = buckets_[index(own, enemy)];
    Words* place = nullptr;
    int least = 1 << 16;
    for (Words& words : bucket.entries) {
      const std::uint64_t data = load(words.data);
      const bool same = (load(words.own) ^ data) == own && (load(words.enemy) ^ data) == enemy;
      const int worth = same ? -1 : worth_of(data);
      if (worth >= least) continue;
      least = worth;
      place = &words;
    }
    const auto data = std::bit_cast<std::uint64_t>(fresh);
    save(place->own, own ^ data);
    save(place->enemy, enemy ^ data);
    save(place->data, data);
  }

  // A new decision: what is here now gives way first.
  void grow_older() { ++age_; }

 private:
  struct Words {
    std::uint64_t own;
    std::uint64_t enemy;
    std::uint64_t data;  // zero: nothing is here
  };
  struct Bucket {
    Words entries[4];
  };

  static std::uint64_t load(std::uint64_t& word) {
    return std::atomic_ref(word).load(std::memory_order_relaxed);
  }
  static void save(std::uint64_t& word, std::uint64_t value) {
    std::atomic_ref(word).store(value, std::memory_order_relaxed);
  }

  [[nodiscard]] int worth_of(std::uint64_t data) const {
    if (data == 0) return 0;
    const auto known = std::bit_cast<MidgameKnown>(data);
    return 1 + known.depth + (known.age == age_ ? 256 : 0);
  }

  [[nodiscard]] std::size_t index(std::uint64_t own, std::uint64_t enemy) const {
    return hash_board(own, enemy) & (count_ - 1);
  }

  std::size_t count_;
  ZeroedPages<Bucket> buckets_;
  std::uint8_t age_ = 1;
};

}  // namespace papan::othello
