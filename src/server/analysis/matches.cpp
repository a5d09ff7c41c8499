#include "server/analysis/matches.hpp"

#include <utility>

#include "server/analysis/answers.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

constexpr std::uint64_t kSeed = 1;

Schedule schedule_of(const MatchWish& wish) {
  return {{.agents = {wish.agents[0], wish.agents[1]},
           .games = wish.games,
           .random_plies = wish.random_plies},
          *wish.position,
          Rng(kSeed)};
}

// The points of the first agent in a game for two, or of each in a game for one; none when it
// was stopped.
Result<std::optional<Score>> play(const Schedule& schedule, int number,
                                  const std::stop_token& stop) {
  const auto game = schedule.play(number, stop);
  if (!game) return game.error();
  if (!game->finished) return std::optional<Score>();
  return std::optional(schedule.is_solo() ? game->score : margin_of(number, game->score));
}

// The points of the first agent in a game, in a game for one over the other on the same deal.
Result<std::optional<Score>> meet(const Schedule& schedule, int number,
                                  const std::stop_token& stop) {
  if (!schedule.is_solo()) return play(schedule, number, stop);
  const auto first = play(schedule, 2 * number, stop);
  if (!first || !*first) return first;
  const auto second = play(schedule, 2 * number + 1, stop);
  if (!second || !*second) return second;
  return std::optional(**first - **second);
}

}  // namespace

bool Matches::start(ClientId client, const MatchWish& wish) {
  stop(client);
  if (runs_.size() >= kMaxAnalyses) return false;
  const auto run = std::make_shared<Run>(Run{client, wish, schedule_of(wish), {}, {}});
  runs_[client] = run;
  submit(run);
  return true;
}

void Matches::stop(ClientId client) {
  const auto found = runs_.find(client);
  if (found == runs_.end()) return;
  found->second->called_off = true;
  found->second->step.request_stop();
  runs_.erase(found);
}

void Matches::stop_all() {
  while (!runs_.empty()) stop(runs_.begin()->first);
}

void Matches::submit(const Running& run) {
  const int number = run->news.tally.games();
  auto step = pool_.submit(Lane::kAnalysis, [this, run, number](std::stop_token stop) {
    loop_.post([this, run, margin = meet(run->schedule, number, stop)] { heard(run, margin); });
  });
  if (!step) return loop_.post([this, run] { heard(run, Error{"too many searches wait"}); });
  run->step = std::move(*step);
}

void Matches::heard(const Running& run, const Result<std::optional<Score>>& margin) {
  if (run->called_off) return;
  MatchNews& news = run->news;
  if (!margin) {
    news.problem = margin.error().message;
  } else if (!*margin) {
    news.problem = "a game took too long";
  } else {
    news.tally.add(**margin);
    news.margins += **margin;
  }
  news.finished = !news.problem.empty() || news.tally.games() >= run->wish.games;
  tell_(run->client, match_message(run->wish, news));
  if (!news.finished) return submit(run);
  runs_.erase(run->client);
}

}  // namespace papan::server
