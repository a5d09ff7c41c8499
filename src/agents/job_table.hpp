// JobTable: a transposition table as large as its job needs: no larger than the nodes of a budget
// can fill, whatever is allowed. A large one that is hardly used costs memory and time all the
// same, as it comes in huge pages (core/zeroed_pages.hpp).
// Tested in tests/cli/memory_test.cpp.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>

#include "game/budget.hpp"
#include "search/transposition.hpp"

namespace papan {

class JobTable {
 public:
  explicit JobTable(int most_megabytes) : most_(static_cast<std::size_t>(most_megabytes)) {}

  // For a search of this budget; a larger one than any before begins with an empty table.
  TranspositionTable& table_for(const Budget& budget) {
    const std::size_t wanted = megabytes_for(budget.nodes);
    if (wanted > megabytes_) table_.emplace(megabytes_ = wanted);
    return *table_;
  }

 private:
  static constexpr std::uint64_t kBytesOfANode = 64;  // its entry, and room that keeps others away

  [[nodiscard]] std::size_t megabytes_for(std::uint64_t nodes) const {
    if (nodes == 0) return most_;
    const std::uint64_t filled = 1 + std::min(nodes, kMaxNodes) * kBytesOfANode / (1U << 20);
    return std::min(most_, static_cast<std::size_t>(std::bit_ceil(filled)));
  }

  std::size_t most_;
  std::size_t megabytes_ = 0;
  std::optional<TranspositionTable> table_;
};

}  // namespace papan
