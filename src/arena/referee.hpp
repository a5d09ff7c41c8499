// The referee: plays one game between players and writes its record.
//
// Every random choice comes from the game's own generator, forked by purpose
// (each seat, chance), so a game is the same bytes whatever else is running.
#pragma once

#include <array>
#include <memory>
#include <stop_token>
#include <string>

#include "agents/external.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "game/player.hpp"
#include "game/record.hpp"

namespace papan {

// What one seat spent.
struct Effort {
  std::uint64_t moves = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;

  Effort& operator+=(const Effort& other);
};

struct PlayedGame {
  Record record;
  Score score = 0;
  std::array<Effort, 2> efforts;  // by seat
  bool finished = false;          // false: stopped on the way
  // How the decision that a stop cut short would have gone on, as far as it knew.
  std::vector<std::string> cut_short;
};

struct GameSetup {
  std::array<std::string, 2> specs;  // by seat
  Budget budget;                     // for both seats; limits of the specs apply without it
  std::uint64_t seed = 0;
  std::stop_token stop;
  Programs programs = Programs::kRefused;  // may a seat run a program?
};

// A record of a game about to begin from `position`.
Record begin_record(const Position& position, const std::array<std::string, 2>& seats,
                    std::uint64_t seed);

// Plays random plies, but never the last one of the game; returns them.
std::vector<std::string> play_random_plies(Position& position, int plies, Rng& rng);

// Plays `position` to the end. `opening` is what was played already since the
// record's start.
Result<PlayedGame> play_game(const Position& start, const std::vector<std::string>& opening,
                             const GameSetup& setup);

}  // namespace papan
