#include "lab/games.hpp"

#include <fmt/format.h>

#include <cassert>

#include "agents/catalogue.hpp"

namespace papan::lab {
namespace {

// Purposes of forks.
constexpr std::uint64_t kOpening = 0;
constexpr std::uint64_t kPlay = 1;

Result<std::array<Score, 2>> play_pair(const Position& start, const PairsOfGames& pair,
                                       const Rng& rng, const std::stop_token& stop) {
  const auto opened = start.clone();
  Rng opening_rng = rng.fork(kOpening);
  const auto opening = play_random_plies(*opened, pair.random_plies, opening_rng);
  const auto& [one, other] = pair.agents;
  const auto first = play_one(start, {{one, other}, opening}, rng.fork(kPlay), stop);
  if (!first) return first.error();
  const auto second = play_one(start, {{other, one}, opening}, rng.fork(kPlay + 1), stop);
  if (!second) return second.error();
  return std::array<Score, 2>{first->score, -second->score};
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

Result<Json> play_pairs(const Position& start, const PairsOfGames& pairs, const Rng& rng,
                        const std::stop_token& stop) {
  Json margins = Json::array();
  for (int i = 0; i < pairs.pairs; ++i) {
    const auto pair = play_pair(start, pairs, rng.fork(static_cast<std::uint64_t>(i)), stop);
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

Estimate PairsOutcome::margin() const {
  return mean_of(margins_);
}

Estimate PairsOutcome::elo() const {
  const EloEstimate found = estimate_elo(points_);
  return {found.elo, found.low, found.high, static_cast<int>(points_.size())};
}

}  // namespace papan::lab
