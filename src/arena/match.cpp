#include "arena/match.hpp"

#include <map>
#include <mutex>

namespace papan {
namespace {

// What is heard of a match.
struct Heard {
  std::vector<FinishedGame> games;
  std::map<int, Record> records;
  WinDrawLoss tally;
  double margins = 0;
};

MatchResult summary(const Schedule& schedule, Heard heard) {
  const Standings all = standings(schedule, std::move(heard.games));
  MatchResult result{all.pairings[0].tally,
                     all.pairings[0].elo,
                     all.games > 0 ? heard.margins / all.games : 0,
                     {all.agents[0].effort, all.agents[1].effort},
                     {},
                     all.finished};
  for (auto& [number, record] : heard.records) result.records.push_back(std::move(record));
  return result;
}

}  // namespace

Result<MatchResult> run_match(const Schedule& schedule, const WorkLimits& limits,
                              const MatchProgress& progress) {
  Heard heard;
  std::mutex mutex;
  const auto hear = [&](const FinishedGame& game, Record record) {
    const std::scoped_lock lock(mutex);
    const Score margin = margin_of(game.number, game.score);
    heard.tally.add(margin);
    heard.margins += margin;
    heard.games.push_back(game);
    heard.records.emplace(game.number, std::move(record));
    if (progress) progress(heard.tally.games(), heard.tally);
  };
  const auto played = play_series(schedule, games_left(schedule, {}), limits, hear);
  if (!played) return played.error();
  return summary(schedule, std::move(heard));
}

}  // namespace papan
