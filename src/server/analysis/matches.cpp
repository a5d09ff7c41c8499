#include "server/analysis/matches.hpp"

#include <utility>

#include "arena/match.hpp"
#include "arena/schedule.hpp"
#include "server/analysis/answers.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

constexpr std::uint64_t kSeed = 1;

Result<std::optional<double>> score_of(const MatchWish& wish, int round, GameSetup setup) {
  const Rng rng = round_rng(kSeed, round);
  const auto game =
      play_game(*wish.position, opening_of(*wish.position, rng, wish.random_plies), setup);
  if (!game) return game.error();
  if (!game->finished) return std::optional<double>();
  return std::optional<double>(game->score);
}

}  // namespace

bool Matches::start(ClientId client, MatchWish wish) {
  stop(client);
  if (runs_.size() >= kMaxAnalyses) return false;
  const auto run = std::make_shared<Run>();
  run->client = client;
  run->wish = std::move(wish);
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
    auto margin = play(run->wish, number, stop);
    loop_.post([this, run, margin = std::move(margin)] { heard(run, margin); });
  });
  if (!step) return loop_.post([this, run] { heard(run, Error{"too many searches wait"}); });
  run->step = std::move(*step);
}

Result<std::optional<double>> Matches::play(const MatchWish& wish, int number,
                                            const std::stop_token& stop) {
  const auto entry = find_game(wish.position->game());
  const bool solo = (*entry)->game.seats == 1;
  const int round = solo ? number : number / 2;
  GameSetup setup{wish.agents, {}, play_seed(round_rng(kSeed, round), solo ? 0 : number % 2), stop};
  const bool swapped = !solo && !seats_as_named(number);
  if (swapped) std::swap(setup.specs[0], setup.specs[1]);
  const auto first = score_of(wish, round, setup);
  if (!first || !*first || !solo) {
    if (first && *first && swapped) return std::optional<double>(-**first);
    return first;
  }
  std::swap(setup.specs[0], setup.specs[1]);
  const auto second = score_of(wish, round, setup);
  if (!second || !*second) return second;
  return std::optional<double>(**first - **second);
}

void Matches::heard(const Running& run, const Result<std::optional<double>>& margin) {
  if (run->called_off) return;
  MatchNews& news = run->news;
  if (!margin) {
    news.problem = margin.error().message;
  } else if (!*margin) {
    news.problem = "a game took too long";
  } else {
    news.tally.add(**margin > 0 ? 1 : **margin < 0 ? -1 : 0);
    news.margins += **margin;
  }
  news.finished = !news.problem.empty() || news.tally.games() >= run->wish.games;
  tell_(run->client, match_message(run->wish, news));
  if (!news.finished) return submit(run);
  runs_.erase(run->client);
}

}  // namespace papan::server
