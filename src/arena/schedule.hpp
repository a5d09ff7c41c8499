// The schedule: game number i of a tournament, as a value that depends on the spec
// and i alone.
//
// A round gives one opening and one deal to every pairing; each pairing plays it
// twice with the seats swapped. In a game for one, a round is one deal that every
// agent plays, with the same chance. Rounds come one after the other, so that a
// tournament cut short is still even. Tested in tests/arena/schedule_test.cpp.
#pragma once

#include <array>
#include <memory>
#include <stop_token>
#include <vector>

#include "arena/referee.hpp"
#include "arena/tournament_spec.hpp"

namespace papan {

inline constexpr int kNobody = -1;

struct Pairing {
  int first = 0;  // agents, by their place in the spec
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

class Schedule {
 public:
  // The spec must be complete and outlive the schedule.
  explicit Schedule(const TournamentSpec& spec);

  [[nodiscard]] const TournamentSpec& spec() const { return spec_; }
  [[nodiscard]] bool is_solo() const { return solo_; }
  [[nodiscard]] const std::vector<Pairing>& pairings() const { return pairings_; }
  [[nodiscard]] int games() const;
  [[nodiscard]] ScheduledGame game(int number) const;

  // Plays it, deal and opening included.
  [[nodiscard]] Result<PlayedGame> play(int number, const std::stop_token& stop) const;

 private:
  const TournamentSpec& spec_;
  bool solo_;
  std::vector<Pairing> pairings_;
};

// What the games of a round share, and what each has of its own.
Rng round_rng(std::uint64_t seed, int round);
std::vector<std::string> opening_of(const Position& start, const Rng& round, int plies);
std::uint64_t play_seed(const Rng& round, int half);

}  // namespace papan
