#include "arena/match.hpp"

#include <mutex>
#include <numeric>
#include <optional>

#include "arena/standings.hpp"
#include "arena/workers.hpp"

namespace papan {
namespace {

// The score of a game for the first agent, wherever it sat.
Score margin_of(const PlayedGame& game, int number) {
  return seats_as_named(number) ? game.score : -game.score;
}

// One run of a plan, on many threads.
class MatchRun {
 public:
  MatchRun(const Position& start, const MatchPlan& plan, const MatchProgress& progress,
           std::stop_token stop)
      : start_(start),
        plan_(plan),
        progress_(progress),
        stop_(std::move(stop)),
        games_(static_cast<std::size_t>(plan.games)) {}

  Result<MatchResult> run() {
    std::vector<int> numbers(games_.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    const auto done =
        work_through(numbers, {plan_.threads, stop_}, [&](int number) -> Result<void> {
          auto game = play(number);
          if (!game) return game.error();
          if (game->finished) keep(number, std::move(*game));
          return {};
        });
    if (!done) return done.error();
    return summary();
  }

 private:
  [[nodiscard]] Result<PlayedGame> play(int number) const {
    const Rng round = round_rng(plan_.seed, number / 2);
    GameSetup setup{plan_.agents, plan_.budget, play_seed(round, number % 2), stop_,
                    plan_.programs};
    if (!seats_as_named(number)) std::swap(setup.specs[0], setup.specs[1]);
    return play_game(start_, opening_of(start_, round, plan_.random_plies), setup);
  }

  void keep(int number, PlayedGame game) {
    const std::scoped_lock lock(mutex_);
    tally_.add(margin_of(game, number));
    games_[static_cast<std::size_t>(number)] = std::move(game);
    if (progress_) progress_(tally_.games(), tally_);
  }

  MatchResult summary() {
    TournamentSpec spec;
    spec.game = std::string(start_.game());
    spec.agents = {plan_.agents[0], plan_.agents[1]};
    spec.games = plan_.games;
    std::vector<FinishedGame> finished;
    double margins = 0;
    for (int number = 0; number < plan_.games; ++number) {
      const auto& game = games_[static_cast<std::size_t>(number)];
      if (!game) continue;
      finished.push_back({number, game->score, game->efforts, 0});
      margins += margin_of(*game, number);
    }
    const Standings all = standings(Schedule(spec), std::move(finished));
    MatchResult result;
    result.tally = all.pairings[0].tally;
    result.elo = all.pairings[0].elo;
    result.efforts = {all.agents[0].effort, all.agents[1].effort};
    result.finished = all.finished;
    result.mean_margin = all.games > 0 ? margins / all.games : 0;
    for (auto& game : games_) {
      if (game) result.games.push_back(std::move(*game));
    }
    return result;
  }

  const Position& start_;
  const MatchPlan& plan_;
  const MatchProgress& progress_;
  std::stop_token stop_;
  std::vector<std::optional<PlayedGame>> games_;
  std::mutex mutex_;
  WinDrawLoss tally_;
};

}  // namespace

Result<MatchResult> run_match(const Position& start, const MatchPlan& plan,
                              const MatchProgress& progress, const std::stop_token& stop) {
  return MatchRun(start, plan, progress, stop).run();
}

}  // namespace papan
