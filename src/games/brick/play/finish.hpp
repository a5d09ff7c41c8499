// Finish: the last bricks of a game, or all of a short one, by games played to the end.
//
// Values of boards are learnt in games without an end: they promise what a hundred bricks more
// would make. With few bricks left the only honest value is the score at the end. So each
// placement is followed by games to the end on equal bricks, played in a quick way (ways.hpp),
// and the better half of the placements goes on to more games until one is left (Karnin, Koren
// and Somekh 2013, sequential halving). Which way is played is tried too: the thesis's, or that
// of long games; where the latter makes more and the end is not near, the look ahead of long
// games chooses as ever. With two bricks left or one all that can happen is counted.
//
// A value here is the mean score at the end of the game, the score so far included.
// What is drawn depends on the position alone. Tested in tests/agents/brick_finish_test.cpp;
// docs/algorithms/brick.md has the figures.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "game/task.hpp"
#include "games/brick/play/ways.hpp"
#include "search/meter.hpp"

namespace papan::brick {

class Finish {
 public:
  // With more bricks left nothing is tried: the game is a long one.
  static constexpr int kFrom = 100;

  using Chosen = Choice<ColourBrick>;
  using LongGame = std::function<Chosen()>;

  // `values` must outlive it.
  Finish(const Valuation& values, const Survival& survival, const Parameters& parameters);

  // `long_game` chooses where the end is far, or the budget does not pay for games to the end.
  [[nodiscard]] Chosen choose(const Task<ColourBrick>& task, const LongGame& long_game) const;

  // Two placements by games to the end on equal bricks, at most kFrom of them left: always the same
  // few hundred, whatever the budget, unless it is stopped. Means of the score at the end.
  struct Comparison {
    double one = 0;
    double other = 0;
    double error = 0;  // of the difference, one standard error
    int games = 0;
  };
  [[nodiscard]] Comparison compare(const Task<ColourBrick>& task, Move one, Move other) const;

 private:
  struct Candidate;
  using Candidates = std::vector<Candidate>;
  struct Trial;

  [[nodiscard]] Candidates candidates_of(const ColourBrick::State& state, const Way& way) const;
  // What a long game would choose, worth no less than what is in hand and no more than a game
  // makes.
  [[nodiscard]] Chosen within_reach(const Task<ColourBrick>& task, Chosen choice) const;
  [[nodiscard]] Chosen count_all(const Task<ColourBrick>& task) const;
  [[nodiscard]] std::optional<Score> play(const Way& way, SwiftBoard board, int left, Rng rng,
                                          Meter& meter) const;
  [[nodiscard]] std::optional<Trial> try_ways(const Task<ColourBrick>& task, Meter& meter) const;
  void compare_on_deal(const Way& way, std::span<Candidate> some, int left, const Rng& rng,
                       Meter& meter) const;
  void halve(const Task<ColourBrick>& task, const Way& way, Candidates& all, Meter& meter) const;
  void value_rest(const Task<ColourBrick>& task, const Way& way, std::span<Candidate> rest,
                  Meter& meter) const;

  ThesisWay thesis_;
  LongGameWay long_game_;
  int colours_;
  ColourBrick::Outcomes bricks_;  // rotations being one
};

}  // namespace papan::brick
