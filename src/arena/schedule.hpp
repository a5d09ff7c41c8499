// The schedule of a series: game number i as a value that depends on the plan and i alone,
// so that any number of threads, now or after a stop, plays the same games.
//
// A round gives one opening and one deal to every pairing; each pairing plays it
// twice with the seats swapped. In a game for one, a round is one deal that every
// agent plays, with the same chance. Rounds come one after the other, so that a
// series cut short is still even. Matches, tournaments, quick matches of the page and
// the papers' experiments are all series. Tested in tests/arena/schedule_test.cpp.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "arena/referee.hpp"

namespace papan {

inline constexpr int kNobody = -1;

enum class Format { kRoundRobin, kGauntlet };  // all pairs; the first against each other

using Opening = std::vector<std::string>;  // plies before anybody chooses

struct SeriesPlan {
  std::vector<std::string> agents;  // specs
  Format format = Format::kRoundRobin;
  int games = 20;                 // of each pairing; in a game for one: deals, the same for all
  int random_plies = 4;           // that open each pair of games
  std::vector<Opening> openings;  // of the rounds, where they are given; none: random plies
  Budget budget;                  // for every seat; without it the limits of the specs apply
  Programs programs = Programs::kRefused;  // may a seat run a program?
};

struct Pairing {
  int first = 0;  // agents, by their place in the plan
  int second = 0;

  friend bool operator==(const Pairing&, const Pairing&) = default;
};

struct ScheduledGame {
  int number = 0;
  int round = 0;
  int pairing = kNobody;                       // into pairings(); none in a game for one
  std::array<int, 2> seats{kNobody, kNobody};  // agents
  std::uint64_t seed = 0;                      // of the play after the opening
};

// Does the first agent of the pairing sit in the first seat in this game for two?
constexpr bool seats_as_named(int number) {
  return number % 2 == 0;
}

// Its points, where First scored so much.
constexpr Score margin_of(int number, Score score) {
  return seats_as_named(number) ? score : -score;
}

class Schedule {
 public:
  // Where the games of a round begin, whose deal may be random.
  using Start = std::function<Result<std::unique_ptr<Position>>(Rng deal)>;

  Schedule(SeriesPlan plan, int seats, Start start, const Rng& rng);
  // Every game begins at this position.
  Schedule(SeriesPlan plan, const Position& start, const Rng& rng);

  [[nodiscard]] const SeriesPlan& plan() const { return plan_; }
  [[nodiscard]] bool is_solo() const { return seats_ == 1; }
  [[nodiscard]] const std::vector<Pairing>& pairings() const { return pairings_; }
  [[nodiscard]] int games() const;
  [[nodiscard]] ScheduledGame game(int number) const;

  // Plays it, deal and opening included.
  [[nodiscard]] Result<PlayedGame> play(int number, const std::stop_token& stop) const;

 private:
  [[nodiscard]] Rng round_rng(int round) const;
  [[nodiscard]] Opening opening(int round, const Position& start) const;

  SeriesPlan plan_;
  int seats_;
  Start start_;
  Rng rng_;
  std::vector<Pairing> pairings_;
};

}  // namespace papan
