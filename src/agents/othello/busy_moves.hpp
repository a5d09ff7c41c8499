// BusyMoves: which moves other threads are searching now, so that they can wait.
//
// Threads search the same tree and share what they find through the table; a move that
// another thread is in is put off, and mostly known when its turn comes. A small array of
// hashes, without locks: a lost mark costs a little double work and nothing else.
// After Weill, "The ABDADA distributed minimax search algorithm" (1996), as simplified by
// Kerrigan. Tested in tests/agents/othello_midgame_test.cpp.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace papan::othello {

class BusyMoves {
 public:
  [[nodiscard]] bool contains(std::uint64_t hash) const {
    for (const auto& place : row(hash)) {
      if (place.load(std::memory_order_relaxed) == hash) return true;
    }
    return false;
  }

  void add(std::uint64_t hash) {
    for (auto& place : row(hash)) {
      if (place.load(std::memory_order_relaxed) != 0) continue;
      place.store(hash, std::memory_order_relaxed);
      return;
    }
    row(hash)[0].store(hash, std::memory_order_relaxed);
  }

  void remove(std::uint64_t hash) {
    for (auto& place : row(hash)) {
      if (place.load(std::memory_order_relaxed) == hash) place.store(0, std::memory_order_relaxed);
    }
  }

 private:
  static constexpr std::size_t kRows = 1 << 12;
  using Row = std::array<std::atomic<std::uint64_t>, 4>;

  [[nodiscard]] Row& row(std::uint64_t hash) { return rows_[hash % kRows]; }
  [[nodiscard]] const Row& row(std::uint64_t hash) const { return rows_[hash % kRows]; }

  std::array<Row, kRows> rows_{};
};

}  // namespace papan::othello
