// A whole game between two agents as a Record, from a seed: each seat, the deal
// and chance draw from a fork of their own.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "agents/catalogue.hpp"
#include "game/record.hpp"

namespace papan::testing_support {

inline Result<Record> play_record(const Record& header) {
  const auto entry = find_game(header.game);
  if (!entry) return entry.error();
  const Rng seed(header.seed);
  Rng deal = seed.fork(0);
  auto made = (*entry)->game.start(header.parameters, deal);
  if (!made) return made.error();
  Position& position = **made;
  Record record = header;
  record.parameters = position.parameters();
  record.start = position.text();
  record.plies.clear();
  std::vector<std::unique_ptr<Player>> players;
  for (int seat = 0; seat < (*entry)->game.seats; ++seat) {
    auto player = make_player(position, header.seats[static_cast<std::size_t>(seat)]);
    if (!player) return player.error();
    record.seats[static_cast<std::size_t>(seat)] = (*player)->spec();
    players.push_back(*std::move(player));
  }
  Rng chance = seed.fork(1);
  Rng rngs[2] = {seed.fork(2), seed.fork(3)};
  while (position.turn() != Turn::kOver) {
    std::string ply;
    if (position.turn() == Turn::kChance) {
      ply = position.draw(chance);
    } else {
      const auto seat = static_cast<std::size_t>(position.turn() == Turn::kSecond);
      const auto decision = players[seat]->choose(position, {{}, rngs[seat], {}});
      if (!decision) return decision.error();
      ply = decision->move;
    }
    if (auto played = position.play(ply); !played) return played.error();
    record.plies.push_back(ply);
  }
  record.result = position.score();
  return record;
}

}  // namespace papan::testing_support
