#include "games/othello/study/midgames.hpp"

#include <cassert>

#include "lab/games.hpp"

namespace papan::lab {

std::unique_ptr<Position> othello_midgame(const Rng& rng) {
  constexpr int kRandomPlies = 10;
  constexpr std::size_t kPlies = 26;
  const auto start = start_of("othello", {});
  auto position = start->clone();
  Rng random = rng;
  const auto opening = play_random_plies(*position, kRandomPlies, random);
  const auto game = play_one(*start, {{"best:level=5", "best:level=5"}, opening}, random, {});
  assert(game && game->record.plies.size() > kPlies);
  position = start->clone();
  for (std::size_t i = 0; i < kPlies; ++i) {
    [[maybe_unused]] const auto played = position->play(game->record.plies[i]);
    assert(played);
  }
  return position;
}

}  // namespace papan::lab
