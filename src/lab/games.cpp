#include "lab/games.hpp"

#include <fmt/format.h>

#include <cassert>

#include "agents/catalogue.hpp"

namespace papan::lab {
namespace {

// Purposes of forks.
constexpr std::uint64_t kOpening = 0;
constexpr std::uint64_t kPlay = 1;

// The margins of the first agent, which sits first and then second.
Result<std::array<Score, 2>> play_pair(const Position& start,
                                       const std::array<std::string, 2>& agents,
                                       const Opening& opening, const Rng& rng,
                                       const std::stop_token& stop) {
  const auto& [one, other] = agents;
  const auto first = play_one(start, {{one, other}, opening}, rng.fork(kPlay), stop);
  if (!first) return first.error();
  const auto second = play_one(start, {{other, one}, opening}, rng.fork(kPlay + 1), stop);
  if (!second) return second.error();
  return std::array<Score, 2>{first->score, -second->score};
}

void add_openings(const Position& position, int plies, Opening& line, std::vector<Opening>& all) {
  if (plies == 0) return all.push_back(line);
  for (const LegalMove& move : position.legal_moves()) {
    const auto next = position.clone();
    (void)next->advance(move.text);
    line.push_back(move.text);
    add_openings(*next, plies - 1, line, all);
    line.pop_back();
  }
}

}  // namespace

std::unique_ptr<Position> start_of(const std::string& game, const Settings& parameters) {
  const auto entry = find_game(game);
  assert(entry);
  Rng rng;
  auto start = (*entry)->game.start(parameters, rng);
  assert(start);
  return std::move(*start);
}

Result<PlayedGame> play_one(const Position& start, const Seating& seating, const Rng& rng,
                            const std::stop_token& stop) {
  Rng seeds = rng;
  return play_game(start, seating.opening, {seating.specs, {}, seeds.next(), stop});
}

std::vector<Opening> all_openings(const Position& start, int plies) {
  std::vector<Opening> all;
  Opening line;
  add_openings(start, plies, line, all);
  return all;
}

Result<Json> play_openings(const Position& start, const std::array<std::string, 2>& agents,
                           std::span<const Opening> openings, const Rng& rng,
                           const std::stop_token& stop) {
  Json margins = Json::array();
  for (std::size_t i = 0; i < openings.size(); ++i) {
    const auto pair = play_pair(start, agents, openings[i], rng.fork(i), stop);
    if (!pair) return pair.error();
    margins.push_back(*pair);
  }
  return margins;
}

Result<Json> play_pairs(const Position& start, const PairsOfGames& pairs, const Rng& rng,
                        const std::stop_token& stop) {
  Json margins = Json::array();
  for (int i = 0; i < pairs.pairs; ++i) {
    const Rng own = rng.fork(static_cast<std::uint64_t>(i));
    Rng opening_rng = own.fork(kOpening);
    const auto opening = play_random_plies(*start.clone(), pairs.random_plies, opening_rng);
    const auto pair = play_pair(start, pairs.agents, opening, own, stop);
    if (!pair) return pair.error();
    margins.push_back(*pair);
  }
  return margins;
}

void PairsOutcome::add(const Json& margins) {
  for (const Json& pair : margins) {
    WinDrawLoss both;
    for (const int game : pair.get<std::vector<int>>()) {
      tally_.add(game);
      both.add(game);
    }
    points_.push_back(both.points());
    margins_.push_back((pair[0].get<double>() + pair[1].get<double>()) / 2);
  }
}

std::string PairsOutcome::words() const {
  return fmt::format("{}-{}-{}", tally_.wins, tally_.draws, tally_.losses);
}

Estimate PairsOutcome::wins() const {
  return percentage_of(tally_.wins, tally_.games());
}

Estimate PairsOutcome::draws() const {
  return percentage_of(tally_.draws, tally_.games());
}

Estimate PairsOutcome::losses() const {
  return percentage_of(tally_.losses, tally_.games());
}

Estimate PairsOutcome::margin() const {
  return mean_of(margins_);
}

Estimate PairsOutcome::elo() const {
  const EloEstimate found = estimate_elo(points_);
  return {found.elo, found.low, found.high, static_cast<int>(points_.size())};
}

}  // namespace papan::lab
