#include "games/brick/rules/fuse.hpp"

#include <algorithm>
#include <functional>

#include "core/inline_list.hpp"
#include "games/brick/rules/crystal.hpp"

namespace papan::brick {
namespace {

constexpr int kMostBricks = kMaxColours * kMaxColours * kMaxColours;

// The points of every brick as it stands, the lowest cell changing slowest.
class ShaftPoints {
 public:
  explicit ShaftPoints(SwiftBoard board) : colours_(board.colours()) {
    for (int low = 0; low < colours_; ++low) {
      board.add(kShaft, low);
      for (int middle = 0; middle < colours_; ++middle) {
        board.add(kShaft, middle);
        for (int high = 0; high < colours_; ++high) {
          board.add(kShaft, high);
          points_[at(low, middle, high)] = points_of(board, low, middle, high);
          board.remove(kShaft, high);
        }
        board.remove(kShaft, middle);
      }
      board.remove(kShaft, low);
    }
  }

  // However the brick is turned.
  [[nodiscard]] float best(int low, int middle, int high) const {
    return std::max({points_[at(low, middle, high)], points_[at(middle, high, low)],
                     points_[at(high, low, middle)]});
  }
  [[nodiscard]] bool any() const { return any_; }

 private:
  [[nodiscard]] std::size_t at(int low, int middle, int high) const {
    return static_cast<std::size_t>((low * colours_ + middle) * colours_ + high);
  }

  float points_of(const SwiftBoard& board, int low, int middle, int high) {
    const auto cell = [](int colour) { return static_cast<std::uint8_t>(colour); };
    if (!board.run_through(kShaft, Brick{cell(high), cell(middle), cell(low)})) return 0;
    SwiftBoard settled = board;
    any_ = true;
    return static_cast<float>(settled.settle());
  }

  int colours_;
  bool any_ = false;
  std::array<float, kMostBricks> points_;
};

struct Offer {
  float points;
  float bricks;  // that make them

  friend bool operator>(const Offer& a, const Offer& b) { return a.points > b.points; }
};
using Offers = InlineList<Offer, kMostBricks>;

// The offers of all bricks, rotations being one, the highest first.
Offers offers_of(const ShaftPoints& points, int colours) {
  Offers offers;
  for (int a = 0; a < colours; ++a) {
    offers.push({points.best(a, a, a), 1});
    for (int b = a; b < colours; ++b) {
      for (int c = a + 1; c < colours; ++c) offers.push({points.best(a, b, c), 3});
    }
  }
  std::sort(offers.begin(), offers.end(), std::greater<>());
  return offers;
}

}  // namespace

float fuse_worth(const SwiftBoard& board, float wait) {
  if (!board.fits(kShaft)) return 0;
  const ShaftPoints points(board);
  if (!points.any()) return 0;
  const Offers offers = offers_of(points, board.colours());
  const int colours = board.colours();
  float sum = -wait * static_cast<float>(colours * colours * colours);
  float bricks = 0;
  for (std::size_t i = 0; i < offers.size(); ++i) {
    sum += offers[i].points * offers[i].bricks;
    bricks += offers[i].bricks;
    const float worth = sum / bricks;
    if (i + 1 == offers.size() || worth >= offers[i + 1].points) return std::max(0.0F, worth);
  }
  return 0;
}

}  // namespace papan::brick
