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

const GameEntry& entry_of(const TournamentSpec& spec) {
  const auto entry = find_game(spec.game);
  assert(entry);
  return (*entry)->game;
}

}  // namespace

Rng round_rng(std::uint64_t seed, int round) {
  return Rng(seed).fork(static_cast<std::uint64_t>(round));
}

std::vector<std::string> opening_of(const Position& start, const Rng& round, int plies) {
  Rng rng = round.fork(kOpening);
  return play_random_plies(*start.clone(), plies, rng);
}

std::uint64_t play_seed(const Rng& round, int half) {
  return round.fork(kPlay + static_cast<std::uint64_t>(half)).next();
}

Schedule::Schedule(const TournamentSpec& spec)
    : spec_(spec),
      solo_(entry_of(spec).seats == 1),
      pairings_(pair_up(static_cast<int>(spec.agents.size()), spec.format)) {}

int Schedule::games() const {
  return spec_.games * static_cast<int>(solo_ ? spec_.agents.size() : pairings_.size());
}

ScheduledGame Schedule::game(int number) const {
  assert(number >= 0 && number < games());
  ScheduledGame game{.number = number};
  if (solo_) {
    const int agents = static_cast<int>(spec_.agents.size());
    game.round = number / agents;
    game.seats[0] = number % agents;
    game.seed = play_seed(round_rng(spec_.seed, game.round), 0);
    return game;
  }
  const int half = number % 2;
  const int pair = number / 2;
  const int width = static_cast<int>(pairings_.size());
  game.round = pair / width;
  game.pairing = pair % width;
  const auto [first, second] = pairings_[static_cast<std::size_t>(game.pairing)];
  game.seats = half == 0 ? std::array{first, second} : std::array{second, first};
  game.seed = play_seed(round_rng(spec_.seed, game.round), half);
  return game;
}

Result<PlayedGame> Schedule::play(int number, const std::stop_token& stop) const {
  const ScheduledGame planned = game(number);
  const Rng round = round_rng(spec_.seed, planned.round);
  Rng deal = round.fork(kDeal);
  const auto start = spec_.position.empty()
                         ? entry_of(spec_).start(spec_.parameters, deal)
                         : entry_of(spec_).parse(spec_.parameters, spec_.position);
  if (!start) return start.error();
  GameSetup setup{{}, spec_.budget, planned.seed, stop, spec_.programs};
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const int agent = planned.seats[seat];
    if (agent != kNobody) setup.specs[seat] = spec_.agents[static_cast<std::size_t>(agent)];
  }
  return play_game(**start, opening_of(**start, round, spec_.random_plies), setup);
}

}  // namespace papan
