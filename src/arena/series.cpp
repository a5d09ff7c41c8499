#include "arena/series.hpp"

#include "core/clock.hpp"

namespace papan {

std::vector<int> games_left(const Schedule& schedule, const std::vector<FinishedGame>& games) {
  std::vector<bool> played(static_cast<std::size_t>(schedule.games()));
  for (const FinishedGame& game : games) played[static_cast<std::size_t>(game.number)] = true;
  std::vector<int> left;
  for (int number = 0; number < schedule.games(); ++number) {
    if (!played[static_cast<std::size_t>(number)]) left.push_back(number);
  }
  return left;
}

Result<void> play_series(const Schedule& schedule, const std::vector<int>& numbers,
                         const WorkLimits& limits, const HearGame& hear) {
  return try_each_index(numbers.size(), limits, [&](std::size_t i) -> Result<void> {
    const Stopwatch watch;
    auto game = schedule.play(numbers[i], limits.stop);
    if (!game) return game.error();
    if (!game->finished) return {};
    hear({numbers[i], game->score, game->efforts, watch.seconds()}, std::move(game->record));
    return {};
  });
}

}  // namespace papan
