#include "lab/games.hpp"

#include <fmt/format.h>

#include <cassert>

#include "agents/catalogue.hpp"
#include "arena/series.hpp"

namespace papan::lab {
namespace {

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

Result<Json> play_pairs(const Schedule& schedule, const std::stop_token& stop) {
  std::vector<std::array<Score, 2>> margins(static_cast<std::size_t>(schedule.games()) / 2);
  const auto keep = [&](const FinishedGame& game, const Record&) {
    const auto number = static_cast<std::size_t>(game.number);
    margins[number / 2][number % 2] = margin_of(game.number, game.score);
  };
  const auto played = play_series(schedule, games_left(schedule, {}), {1, stop}, keep);
  if (!played) return played.error();
  return Json(margins);
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
  return estimate_elo(points_);
}

}  // namespace papan::lab
