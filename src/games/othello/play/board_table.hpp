// BoardTable<Known>: what is known of boards met before, for the midgame search and for
// the solver.
//
// Whole boards are compared, so that an answer is never another board's. A bucket has a
// few places; what is worth least gives way. Threads share it without locks: an entry is
// three words, each read and written whole, and the discs are kept mixed with the third
// word, so that an entry put together from two writers is not recognised (Hyatt and Mann,
// "A lockless transposition table", 2002). Memory is taken once.
// Tested in tests/agents/othello_midgame_test.cpp and othello_endgame_test.cpp.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/zeroed_pages.hpp"
#include "games/othello/play/board_hash.hpp"

namespace papan::othello {

inline constexpr std::uint8_t kNoMove = 64;

// What the midgame search knows, for the side to move: bounds at some depth.
struct MidgameKnown {
  std::int16_t lower = 0;  // parts of a disc
  std::int16_t upper = 0;
  std::uint8_t depth = 0;
  std::uint8_t move = kNoMove;
  std::uint8_t age = 0;
  std::uint8_t filled = 1;  // tells an entry from nothing

  // What is shallow gives way first, and anything of an earlier decision before that.
  [[nodiscard]] std::uint64_t worth(std::uint8_t now) const {
    return 1U + depth + (age == now ? 256U : 0U);
  }
  void join(const MidgameKnown&) {}  // bounds of other depths mean something else
};

// What the solver knows, for the side to move: bounds on the exact value.
struct EndgameKnown {
  std::int8_t lower;
  std::int8_t upper;
  std::uint8_t move = kNoMove;
  std::uint8_t age = 0;
  std::uint32_t nodes = 0;  // that it cost

  // What cost fewest nodes gives way first, and anything of earlier problems before that.
  [[nodiscard]] std::uint64_t worth(std::uint8_t now) const {
    return age == now ? std::uint64_t{1} + nodes : 0;
  }
  void join(const EndgameKnown& old) {
    lower = std::max(lower, old.lower);
    upper = std::min(upper, old.upper);
    if (move == kNoMove) move = old.move;
  }
};

template <class Known>
class BoardTable {
  static_assert(sizeof(Known) == 8);

 public:
  // `megabytes` is rounded down to a power of two of buckets.
  explicit BoardTable(std::size_t megabytes)
      : count_(std::bit_floor((megabytes << 20) / sizeof(Bucket))), buckets_(count_) {}

  [[nodiscard]] std::optional<Known> find(std::uint64_t own, std::uint64_t enemy) {
    for (Words& words : buckets_[index(own, enemy)].entries) {
      const std::uint64_t data = load(words.data);
      if (data != 0 && is_of(words, data, own, enemy)) return std::bit_cast<Known>(data);
    }
    return std::nullopt;
  }

  // Takes the place of what is known of the same board, else of what is worth least.
  void store(std::uint64_t own, std::uint64_t enemy, Known fresh) {
    fresh.age = age_;
    Words* place = nullptr;
    std::uint64_t least = ~std::uint64_t{0};
    for (Words& words : buckets_[index(own, enemy)].entries) {
      const std::uint64_t data = load(words.data);
      if (data != 0 && is_of(words, data, own, enemy)) {
        fresh.join(std::bit_cast<Known>(data));
        place = &words;
        break;
      }
      const std::uint64_t worth = data == 0 ? 0 : std::bit_cast<Known>(data).worth(age_);
      if (worth >= least) continue;
      least = worth;
      place = &words;
    }
    const auto data = std::bit_cast<std::uint64_t>(fresh);
    save(place->own, own ^ data);
    save(place->enemy, enemy ^ data);
    save(place->data, data);
  }

  // A new decision or problem: what is here now gives way first.
  void grow_older() { ++age_; }

 private:
  struct Words {
    std::uint64_t own;  // mixed with `data`, as the next
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
  static bool is_of(Words& words, std::uint64_t data, std::uint64_t own, std::uint64_t enemy) {
    return (load(words.own) ^ data) == own && (load(words.enemy) ^ data) == enemy;
  }

  [[nodiscard]] std::size_t index(std::uint64_t own, std::uint64_t enemy) const {
    return hash_board(own, enemy) & (count_ - 1);
  }

  std::size_t count_;
  ZeroedPages<Bucket> buckets_;
  std::uint8_t age_ = 1;
};

using MidgameTable = BoardTable<MidgameKnown>;
using EndgameTable = BoardTable<EndgameKnown>;

}  // namespace papan::othello
