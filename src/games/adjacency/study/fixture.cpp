#include "games/adjacency/study/fixture.hpp"

#include <string>
#include <utility>

#include "lab/games.hpp"

namespace papan::lab {

Result<Score> play_fixture(const Fixture& fixture, const Rng& rng, const std::stop_token& stop) {
  const auto start = start_of("adjacency", {{"rounds", std::to_string(fixture.rounds)},
                                            {"first", std::string(1, fixture.begins)}});
  Seating seating{{fixture.x, fixture.o}, {}};
  const bool x_first = fixture.begins == 'X';
  if (!x_first) std::swap(seating.specs[0], seating.specs[1]);
  const auto game = play_one(*start, seating, rng, stop);
  if (!game) return game.error();
  return x_first ? game->score : -game->score;
}

}  // namespace papan::lab
