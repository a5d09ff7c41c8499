// Ranking: the moves of a node with a number each, handed out best first.
//
// A cut-off usually comes early, so the best of the rest is picked only when
// asked for. Equal numbers come in the game's own order: same moves, same search.
// A list that has spilled to the heap (core/spill_list.hpp) is ranked there too.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace papan {

template <class Moves>
class Ranking {
 public:
  explicit Ranking(const Moves& moves) : moves_(moves) {
    if (moves.size() <= kInline) return;
    spilled_.resize(moves.size());
    ranked_ = spilled_.data();
  }

  Ranking(const Ranking&) = delete;
  Ranking& operator=(const Ranking&) = delete;

  // Every move must be given its rank before the first is picked.
  void rank(std::size_t i, int promise) { ranked_[i] = {promise, static_cast<std::uint16_t>(i)}; }

  // Moves the i-th best to place i and returns its index in the list; to be
  // asked for i = 0, 1, 2, ...
  std::uint16_t pick(std::size_t i) {
    if (!spilled_.empty()) return pick_sorted(i);
    std::size_t best = i;
    for (std::size_t j = i + 1; j < moves_.size(); ++j) {
      if (before(ranked_[j], ranked_[best])) best = j;
    }
    std::swap(ranked_[i], ranked_[best]);
    return ranked_[i].index;
  }

 private:
  // Of very many, all are sorted at once.
  std::uint16_t pick_sorted(std::size_t i) {
    if (i == 0) std::sort(spilled_.begin(), spilled_.end(), before);
    return ranked_[i].index;
  }

  struct Ranked {
    int promise;
    std::uint16_t index;
  };

  static constexpr std::size_t kInline = [] {
    if constexpr (requires { Moves::kInline; }) {
      return Moves::kInline;
    } else {
      return Moves::kCapacity;
    }
  }();

  static bool before(const Ranked& a, const Ranked& b) {
    return a.promise != b.promise ? a.promise > b.promise : a.index < b.index;
  }

  const Moves& moves_;
  std::array<Ranked, kInline> inside_;
  std::vector<Ranked> spilled_;
  Ranked* ranked_ = inside_.data();
};

}  // namespace papan
