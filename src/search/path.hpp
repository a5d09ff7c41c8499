// Path: the positions that led to the one being searched, for repetitions.
//
// Starts from the keys that the game's history holds; behind a move that nothing
// takes back it begins anew. Empty and free for games in which nothing repeats.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "game/game.hpp"

namespace papan {

template <Game G>
class Path {
 public:
  explicit Path(std::span<const std::uint64_t> history) {
    if constexpr (Repeating<G>) keys_.assign(history.begin(), history.end());
  }

  [[nodiscard]] bool repeats([[maybe_unused]] std::uint64_t key) const {
    if constexpr (Repeating<G>) {
      const auto first = keys_.begin() + static_cast<std::ptrdiff_t>(start_);
      return std::find(first, keys_.end(), key) != keys_.end();
    } else {
      return false;
    }
  }

  // Adds the position with `key`, left by a move that can or cannot be taken
  // back. Returns where the path began before, for `leave`.
  std::size_t enter([[maybe_unused]] std::uint64_t key, [[maybe_unused]] bool irreversible) {
    const std::size_t before = start_;
    if constexpr (Repeating<G>) {
      keys_.push_back(key);
      if (irreversible) start_ = keys_.size();
    }
    return before;
  }

  void leave(std::size_t before) {
    if constexpr (Repeating<G>) keys_.pop_back();
    start_ = before;
  }

 private:
  std::vector<std::uint64_t> keys_;
  std::size_t start_ = 0;  // those before can no longer come back
};

}  // namespace papan
