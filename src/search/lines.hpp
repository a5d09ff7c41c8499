// Lines: the principal variation, kept in a triangle of moves: row p holds the
// best line found from ply p on. Allocated once a decision, never in the search.
#pragma once

#include <algorithm>
#include <vector>

namespace papan {

template <class Move>
class Lines {
 public:
  explicit Lines(int depth)
      : width_(depth + 1),
        moves_(static_cast<std::size_t>(width_ * (width_ + 1))),
        lengths_(static_cast<std::size_t>(width_ + 1)) {}

  // Beyond the depth, where a search goes on for a while, nothing is kept.
  void clear(int ply) {
    if (ply <= width_) lengths_[at(ply)] = 0;
  }

  // The best line from `ply` is now `move`, then the best line from the next ply.
  void raise(int ply, const Move& move) {
    if (ply >= width_) return;
    const int tail = std::min(lengths_[at(ply + 1)], width_ - ply - 1);
    moves_[at(ply * width_)] = move;
    std::copy_n(&moves_[at((ply + 1) * width_)], tail, &moves_[at(ply * width_ + 1)]);
    lengths_[at(ply)] = tail + 1;
  }

  [[nodiscard]] std::vector<Move> line(int ply) const {
    const auto first = moves_.begin() + ply * width_;
    return {first, first + lengths_[at(ply)]};
  }

 private:
  static std::size_t at(int index) { return static_cast<std::size_t>(index); }

  int width_;
  std::vector<Move> moves_;
  std::vector<int> lengths_;
};

}  // namespace papan
