#include "arena/referee.hpp"

#include <fmt/format.h>

#include "core/version.hpp"
#include "game/seat_index.hpp"

namespace papan {
namespace {

// Purposes of a game's forks.
constexpr std::uint64_t kChance = 2;  // seats are 0 and 1

// A player for each seat that the game has.
Result<std::array<std::unique_ptr<Player>, 2>> seat_players(const Position& position,
                                                            const GameSetup& setup) {
  std::array<std::unique_ptr<Player>, 2> players;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if (setup.specs[seat].empty()) continue;
    auto made = make_player(position, setup.specs[seat], setup.programs);
    if (!made) return made.error();
    players[seat] = std::move(*made);
  }
  return players;
}

// A random move, or what chance draws.
std::string random_ply(const Position& position, Rng& rng) {
  if (position.turn() == Turn::kChance) return position.draw(rng);
  const auto moves = position.legal_moves();
  return moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text;
}

}  // namespace

Effort& Effort::operator+=(const Effort& other) {
  moves += other.moves;
  nodes += other.nodes;
  seconds += other.seconds;
  return *this;
}

Record begin_record(const Position& position, const std::array<std::string, 2>& seats,
                    std::uint64_t seed) {
  Record record;
  record.game = std::string(position.game());
  record.parameters = position.parameters();
  record.seats = seats;
  record.seed = seed;
  record.version = std::string(kVersion);
  record.start = position.text();
  return record;
}

std::vector<std::string> play_random_plies(Position& position, int plies, Rng& rng) {
  std::vector<std::string> played;
  for (int i = 0; i < plies && position.turn() != Turn::kOver; ++i) {
    const std::string ply = random_ply(position, rng);
    const auto next = position.clone();
    (void)next->advance(ply);
    if (next->turn() == Turn::kOver) break;
    (void)position.advance(ply);
    played.push_back(ply);
  }
  return played;
}

Result<PlayedGame> play_game(const Position& start, const std::vector<std::string>& opening,
                             const GameSetup& setup) {
  auto players = seat_players(start, setup);
  if (!players) return players.error();
  const Rng root(setup.seed);
  std::array<Rng, 3> rngs = {root.fork(0), root.fork(1), root.fork(kChance)};
  std::array<std::string, 2> seats;
  for (std::size_t seat = 0; seat < 2; ++seat) {
    if ((*players)[seat]) seats[seat] = (*players)[seat]->spec();
  }
  PlayedGame game{begin_record(start, seats, setup.seed), 0, {}, false, {}};
  const auto position = start.clone();
  for (const std::string& ply : opening) {
    const std::string name = position->named(ply);
    if (auto done = position->advance(ply); !done) return done.error();
    game.record.plies.push_back(name);
  }
  for (Turn turn = position->turn(); turn != Turn::kOver; turn = position->turn()) {
    if (setup.stop.stop_requested()) return game;
    std::string ply;
    if (turn == Turn::kChance) {
      ply = position->draw(rngs[kChance]);
    } else {
      const auto seat = seat_index(turn);
      const auto decision =
          (*players)[seat]->choose(*position, {setup.budget, rngs[seat], setup.stop});
      if (!decision) return decision.error();
      if (setup.stop.stop_requested()) {  // a decision cut short is not the agent's
        game.cut_short = decision->line;
        game.efforts[seat] += {0, decision->nodes, decision->seconds};
        return game;
      }
      ply = decision->move;
      game.efforts[seat] += {1, decision->nodes, decision->seconds};
    }
    if (auto done = position->advance(ply); !done) {
      return Error{fmt::format("{} played {}", to_text(turn), done.error().message)};
    }
    game.record.plies.push_back(ply);
  }
  game.score = position->score();
  game.record.result = game.score;
  game.finished = true;
  return game;
}

}  // namespace papan
