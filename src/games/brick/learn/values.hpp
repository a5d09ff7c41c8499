// Learns the values of Colour Brick's boards by playing: temporal differences of boards
// after a drop, with an average reward.
//
// A board's value is moved towards what came next: points less the average a brick, and the
// discounted value of the next board, also of those a few bricks later (a trace of forty
// bricks stands for the whole). The average follows the errors themselves, not the points:
// whatever all errors have in common goes into it and not into the tables. With an
// average of the points instead, a run of bad luck lowers all boards that are met, those that
// are not look better, and play collapses. Placements are those with most points and value.
//
// Learning goes in pieces of bricks with a generator and an empty board of their own, so that
// a checkpoint between two of them is all there is to know: the same seed ends with the same
// bytes however often it was stopped.
// Method: Szubert and Jaskowski 2014 (n-tuples and afterstates in 2048), Schwartz 1993
// (average reward). Where it begins: games/brick/learn/beginning.hpp. Tested in
// tests/train/brick_values_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"
#include "games/brick/learn/beginning.hpp"
#include "games/brick/rules/values.hpp"

namespace papan::train {

struct ValuesPlan {
  int colours = 3;
  int pieces = 320;  // of kPieceBricks bricks
  double rate = 0.015;
  double last_rate = 0.002;  // the rate falls to this in the second half
  double loss = 200;         // bricks whose points a full board costs
  double fuse = 0.8;         // what it promises at first where the template begins
  int beginning = 60'000;    // bricks that are played to know where to begin
  std::uint64_t seed = 1;

  friend bool operator==(const ValuesPlan&, const ValuesPlan&) = default;
};

inline constexpr int kPieceBricks = 100'000;

Json to_json(const ValuesPlan& plan);

class ValuesLearner {
 public:
  // Begins at the template, or at values of fewer colours.
  explicit ValuesLearner(const ValuesPlan& plan);
  ValuesLearner(const ValuesPlan& plan, const brick::Values& fewer);
  // Goes on from a checkpoint; an error when it is damaged or of another plan.
  static Result<ValuesLearner> resume(const ValuesPlan& plan, std::string_view checkpoint);

  [[nodiscard]] bool finished() const { return done_ >= plan_.pieces; }
  [[nodiscard]] int pieces_done() const { return done_; }
  // Points a brick in the last piece.
  [[nodiscard]] double points_a_brick() const { return points_a_brick_; }
  [[nodiscard]] const brick::Values& values() const { return values_; }

  // One piece of so many bricks.
  void learn(int bricks = kPieceBricks);

  [[nodiscard]] std::string checkpoint() const;

 private:
  class Trace;

  ValuesLearner(const ValuesPlan& plan, Beginning beginning);
  [[nodiscard]] double rate() const;

  ValuesPlan plan_;
  brick::Values values_;
  double average_ = 0;  // points a brick, as the errors have it
  double points_a_brick_ = 0;
  int done_ = 0;
};

// Points a brick on deals that are neither learnt from nor used for published figures,
// by points and value alone; bricks that are not placed count as nothing.
double held_out_points(const brick::Values& values, int deals, int bricks);

}  // namespace papan::train
