#include "arena/match.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <thread>

namespace papan {
namespace {

// Purposes of a pair's forks.
constexpr std::uint64_t kOpening = 0;
constexpr std::uint64_t kPlay = 1;

// The score of a game for the first agent, wherever it sat.
Score margin_of(const PlayedGame& game, int number) {
  return seats_as_named(number) ? game.score : -game.score;
}

double points_of(Score margin) {
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

void count_game(WinDrawLoss& tally, Score margin) {
  ++(margin > 0 ? tally.wins : margin < 0 ? tally.losses : tally.draws);
}

// One run of a plan: workers take the next number until none is left.
class MatchRun {
 public:
  MatchRun(const Position& start, const MatchPlan& plan, const MatchProgress& progress,
           std::stop_token stop)
      : start_(start), plan_(plan), progress_(progress), stop_(std::move(stop)) {
    games_.resize(static_cast<std::size_t>(plan.games));
  }

  Result<MatchResult> run() {
    {
      std::vector<std::jthread> workers;
      for (int i = 1; i < plan_.threads; ++i) workers.emplace_back([this] { work(); });
      work();
    }
    if (problem_) return *problem_;
    return summary();
  }

 private:
  void work() {
    for (;;) {
      const int number = next_++;
      if (number >= plan_.games || stop_.stop_requested() || failed_) return;
      auto game = play(number);
      const std::scoped_lock lock(mutex_);
      if (!game) {
        problem_ = game.error();
        failed_ = true;
      } else if (game->finished) {
        keep(number, std::move(*game));
      }
    }
  }

  Result<PlayedGame> play(int number) const {
    const Rng pair = Rng(plan_.seed).fork(static_cast<std::uint64_t>(number / 2));
    Rng opening_rng = pair.fork(kOpening);
    const auto position = start_.clone();
    const auto opening = play_random_plies(*position, plan_.random_plies, opening_rng);
    GameSetup setup{plan_.agents, plan_.budget, pair.fork(kPlay + number % 2).next(), stop_};
    if (!seats_as_named(number)) std::swap(setup.specs[0], setup.specs[1]);
    return play_game(start_, opening, setup);
  }

  void keep(int number, PlayedGame game) {
    count_game(tally_, margin_of(game, number));
    games_[static_cast<std::size_t>(number)] = std::move(game);
    if (progress_) progress_(++done_, tally_);
  }

  MatchResult summary() {
    MatchResult result;
    std::vector<double> pair_points;
    double margins = 0;
    for (int number = 0; number < plan_.games; ++number) {
      auto& game = games_[static_cast<std::size_t>(number)];
      if (!game) continue;
      const Score margin = margin_of(*game, number);
      margins += margin;
      count_game(result.tally, margin);
      const auto seat = static_cast<std::size_t>(seats_as_named(number) ? 0 : 1);
      result.efforts[0] += game->efforts[seat];
      result.efforts[1] += game->efforts[1 - seat];
      const bool pair_done = number % 2 == 1 && games_[static_cast<std::size_t>(number - 1)];
      if (pair_done) pair_points.push_back(last_points_ + points_of(margin));
      last_points_ = points_of(margin);
    }
    result.finished = result.tally.games() == plan_.games;
    result.mean_margin = result.tally.games() > 0 ? margins / result.tally.games() : 0;
    result.elo = estimate_elo(pair_points);
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
  std::atomic<int> next_ = 0;
  std::atomic<bool> failed_ = false;
  std::mutex mutex_;
  std::optional<Error> problem_;
  WinDrawLoss tally_;
  int done_ = 0;
  double last_points_ = 0;
};

}  // namespace

Result<MatchResult> run_match(const Position& start, const MatchPlan& plan,
                              const MatchProgress& progress, const std::stop_token& stop) {
  return MatchRun(start, plan, progress, stop).run();
}

}  // namespace papan
