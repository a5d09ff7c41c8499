// Games for experiments: a start by name and parameters, one game between specs,
// and what is left to look at when it is over.
#pragma once

#include <array>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "arena/estimate.hpp"
#include "arena/schedule.hpp"
#include "arena/statistics.hpp"
#include "core/json.hpp"
#include "core/options.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "game/position.hpp"

namespace papan::lab {

// The name and parameters are ours, so that they are right.
std::unique_ptr<Position> start_of(const std::string& game, const Settings& parameters);

struct Seating {
  std::array<std::string, 2> specs;  // by seat; the second is empty in a game for one
  Opening opening;
};

// Every random choice comes from `rng`. Asked to stop, the score means nothing.
Result<PlayedGame> play_one(const Position& start, const Seating& seating, const Rng& rng,
                            const std::stop_token& stop);

// Every line of play of so many plies, in the order of the rules' moves; of a game without
// chance.
std::vector<Opening> all_openings(const Position& start, int plies);

// Plays a series of two agents in a game for two: the margins of the first agent, two games a
// pair, as a result for the store. Where neither agent leaves anything to chance, all openings
// together are exact: there is no other game. Asked to stop, the margins mean nothing.
Result<Json> play_pairs(const Schedule& schedule, const std::stop_token& stop);

// What many such results come to, for the first agent.
class PairsOutcome {
 public:
  void add(const Json& margins);

  [[nodiscard]] std::string words() const;  // wins-draws-losses
  [[nodiscard]] int games() const { return tally_.games(); }
  [[nodiscard]] Estimate wins() const;  // per cent of games
  [[nodiscard]] Estimate draws() const;
  [[nodiscard]] Estimate losses() const;
  [[nodiscard]] Estimate margin() const;  // of pairs, whose games are not independent
  [[nodiscard]] Estimate elo() const;     // by the points of pairs

 private:
  WinDrawLoss tally_;
  std::vector<double> margins_;
  std::vector<double> points_;  // of pairs, 0 to 2
};

}  // namespace papan::lab
