#include "arena/schedule.hpp"

#include <cassert>

namespace papan {
namespace {

// Purposes of a round's forks.
constexpr std::uint64_t kOpening = 0;
constexpr std::uint64_t kPlay = 1;  // and 2, for the second game of a pair
constexpr std::uint64_t kDeal = 3;

std::vector<Pairing> pair_up(int agents, Format format) {
  std::vector<Pairing> pairings;
  const int firsts = format == Format::kGauntlet ? 1 : agents;
  for (int first = 0; first < firsts; ++first) {
    for (int second = first + 1; second < agents; ++second) pairings.push_back({first, second});
  }
  return pairings;
}

int seats_of(const Position& position) {
  const auto entry = find_game(position.game());
  assert(entry);
  return (*entry)->game.seats;
}

std::uint64_t play_seed(const Rng& round, int half) {
  return round.fork(kPlay + static_cast<std::uint64_t>(half)).next();
}

}  // namespace

Schedule::Schedule(SeriesPlan plan, int seats, Start start, const Rng& rng)
    : plan_(std::move(plan)),
      seats_(seats),
      start_(std::move(start)),
      rng_(rng),
      pairings_(pair_up(static_cast<int>(plan_.agents.size()), plan_.format)) {}

Schedule::Schedule(SeriesPlan plan, const Position& start, const Rng& rng)
    : Schedule(
          std::move(plan), seats_of(start),
          [position = std::shared_ptr<const Position>(start.clone())](Rng) {
            return Result(position->clone());
          },
          rng) {}

int Schedule::games() const {
  return plan_.games * static_cast<int>(is_solo() ? plan_.agents.size() : pairings_.size());
}

Rng Schedule::round_rng(int round) const {
  return rng_.fork(static_cast<std::uint64_t>(round));
}

ScheduledGame Schedule::game(int number) const {
  assert(number >= 0 && number < games());
  ScheduledGame game{.number = number};
  if (is_solo()) {
    const int agents = static_cast<int>(plan_.agents.size());
    game.round = number / agents;
    game.seats[0] = number % agents;
    game.seed = play_seed(round_rng(game.round), 0);
    return game;
  }
  const int pair = number / 2;
  const int width = static_cast<int>(pairings_.size());
  game.round = pair / width;
  game.pairing = pair % width;
  const auto [first, second] = pairings_[static_cast<std::size_t>(game.pairing)];
  game.seats = seats_as_named(number) ? std::array{first, second} : std::array{second, first};
  game.seed = play_seed(round_rng(game.round), number % 2);
  return game;
}

Opening Schedule::opening(int round, const Position& start) const {
  if (!plan_.openings.empty()) return plan_.openings.at(static_cast<std::size_t>(round));
  Rng rng = round_rng(round).fork(kOpening);
  return play_random_plies(*start.clone(), plan_.random_plies, rng);
}

Result<PlayedGame> Schedule::play(int number, const std::stop_token& stop) const {
  const ScheduledGame planned = game(number);
  const auto start = start_(round_rng(planned.round).fork(kDeal));
  if (!start) return start.error();
  GameSetup setup{{}, plan_.budget, planned.seed, stop, plan_.programs};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const int agent = planned.seats[seat];
    if (agent != kNobody) setup.specs[seat] = plan_.agents[static_cast<std::size_t>(agent)];
  }
  return play_game(**start, opening(planned.round, **start), setup);
}

}  // namespace papan
