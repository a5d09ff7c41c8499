#include "games/brick/play/finish.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "games/brick/rules/placements.hpp"

namespace papan::brick {
namespace {

// So near the end games to the end always choose.
constexpr int kNear = 12;

// Bricks placed in games to the end: to choose the way, and the placement.
constexpr int kTrialBricks = 600;
constexpr int kSearchBricks = 3000;
constexpr int kFewestGames = 4;  // of a trial
constexpr int kMostGames = 16;

// Two placements beside each other.
constexpr int kComparedBricks = 20'000;
constexpr int kFewestPairs = 20;
constexpr int kMostPairs = 400;

enum Purpose : std::uint64_t { kTrialDeals, kSearchDeals, kComparedDeals };

bool any_fits(const SwiftBoard& board) {
  for (int column = 0; column < kColumns; ++column) {
    if (board.fits(column)) return true;
  }
  return false;
}

Brick draw(int colours, Rng& rng) {
  Brick brick{};
  for (auto& cell : brick) {
    cell = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(colours)));
  }
  return brick;
}

// How many placements go on after so many.
std::size_t half_of(std::size_t count) {
  return (count + 1) / 2;
}

int rounds_of(std::size_t count) {
  int rounds = 1;
  for (; count > 2; count = half_of(count)) ++rounds;
  return rounds;
}

// How many placements are searched: all where games are short; few have a chance to be best,
// and many short searches would tell luck from skill no better than none.
std::size_t searched(std::size_t count, int left) {
  constexpr int kGamesTimesBricks = 500;
  constexpr int kFewest = 8;
  const int most = std::max(kFewest, kGamesTimesBricks / left);
  return std::min(count, static_cast<std::size_t>(most));
}

// How much more the thesis's way must make in the trial: the look ahead of long games is not in
// the trial, and games to the end tell less the longer they are.
double margin_of(int left) {
  return 1 + left / 100.0;
}

int trial_games(int left) {
  return std::clamp(kTrialBricks / left, kFewestGames, kMostGames);
}

// Bricks of the search that a budget of nodes leaves after the trial; less than a
// game for each placement is not worth to begin.
int bricks_of(const Budget& budget, int left) {
  if (budget.nodes == 0) return kSearchBricks;
  const auto all = static_cast<int>(std::min<std::uint64_t>(budget.nodes / kPlacements, 1 << 30));
  return all - 2 * left * trial_games(left);
}

bool pays(const Budget& budget, int left) {
  if (budget.depth == 1) return false;
  return budget.nodes == 0 || left <= 2 || bricks_of(budget, left) >= kPlacements * left;
}

}  // namespace

struct Finish::Candidate {
  Move move;
  double looks = 0;  // in the way's eyes
  Score points = 0;
  SwiftBoard after;
  double sum = 0;  // of games from there
  int games = 0;

  [[nodiscard]] double value() const {
    return static_cast<double>(points) + (games == 0 ? 0 : sum / games);
  }
};

// What the two ways make of the position, in the mean.
struct Finish::Trial {
  double thesis = 0;
  double long_game = 0;
};

namespace {

template <class Candidates>
Choice<ColourBrick> choice_among(const Candidates& all, Score score) {
  Choice<ColourBrick> choice;
  for (const auto& one : all) {
    choice.candidates.push_back({one.move, static_cast<double>(score) + one.value()});
  }
  choice.move = all.front().move;
  choice.value = choice.candidates.front().value;
  choice.line = {choice.move};
  return choice;
}

template <class Iterator>
void best_first(Iterator begin, Iterator end) {
  std::stable_sort(begin, end, [](const auto& a, const auto& b) { return a.value() > b.value(); });
}

// The choice of a long game has values that are right among each other; the best is worth
// what the game is, and none less than the points that there are.
Choice<ColourBrick> at_level(Choice<ColourBrick> choice, double value, Score score) {
  const double shift = value - choice.value;
  choice.value = value;
  for (auto& candidate : choice.candidates) {
    candidate.value = std::max(static_cast<double>(score), candidate.value + shift);
  }
  return choice;
}

}  // namespace

Finish::Finish(const Valuation& values, const Survival& survival, const Parameters& parameters)
    : thesis_(thesis_policy(parameters)),
      long_game_(values, survival),
      colours_(parameters.colours) {
  ColourBrick({colours_, 1, 0}).outcomes({}, bricks_);
}

// In the order in which they look best to the way, but for the two that make most points at
// once: these come among those that are searched.
Finish::Candidates Finish::candidates_of(const ColourBrick::State& state, const Way& way) const {
  const SwiftBoard board(state.board, colours_);
  Way::Worths worths;
  way.weigh(board, *state.hand, state.left, worths);
  Candidates all;
  for (const auto& [move, looks] : worths) {
    SwiftBoard after = board;
    const Score points = after.drop(move.column, rotated(*state.hand, move.rotation));
    all.push_back({move, looks, points, after});
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const Candidate& a, const Candidate& b) { return a.looks > b.looks; });
  constexpr std::ptrdiff_t kByPoints = 2;
  const auto kept = static_cast<std::ptrdiff_t>(searched(all.size(), state.left));
  if (kept > kByPoints) {
    std::stable_sort(all.begin() + kept - kByPoints, all.end(),
                     [](const Candidate& a, const Candidate& b) { return a.points > b.points; });
  }
  return all;
}

// Two bricks, or one: every next brick is answered in its best way.
Finish::Chosen Finish::count_all(const Task<ColourBrick>& task) const {
  Candidates all = candidates_of(task.state, thesis_);
  std::uint64_t nodes = all.size();
  for (Candidate& one : all) {
    if (task.state.left == 1) break;
    one.games = 1;
    for (const auto& [brick, probability] : bricks_) {
      one.sum += probability * static_cast<double>(most_points(one.after, brick));
    }
    nodes += kPlacements * bricks_.size();
  }
  best_first(all.begin(), all.end());
  Chosen choice = choice_among(all, task.state.score);
  choice.nodes = nodes;
  choice.depth = task.state.left;
  set_exact(choice);
  choice.note = "by all that can still happen";
  return choice;
}

// The points of a game; nothing when it was stopped.
std::optional<Score> Finish::play(const Way& way, SwiftBoard board, int left, Rng rng,
                                  Meter& meter) const {
  Score points = 0;
  for (; left > 0 && any_fits(board); --left) {
    const Brick brick = draw(colours_, rng);
    const Move move = way.place(board, brick, left);
    points += board.drop(move.column, rotated(brick, move.rotation));
    for (int i = 0; i < kPlacements; ++i) meter.tick();
    if (meter.stopped()) return {};
  }
  return points;
}

std::optional<Finish::Trial> Finish::try_ways(const Task<ColourBrick>& task, Meter& meter) const {
  const SwiftBoard board(task.state.board, colours_);
  const int left = task.state.left;
  const Rng rng = Rng(task.rules.key(task.state)).fork(kTrialDeals);
  const auto from_here = [&](const Way& way, const Rng& deal) -> std::optional<double> {
    SwiftBoard after = board;
    const Move move = way.place(board, *task.state.hand, left);
    const Score points = after.drop(move.column, rotated(*task.state.hand, move.rotation));
    const auto rest = play(way, after, left - 1, deal, meter);
    if (!rest) return {};
    return static_cast<double>(points + *rest);
  };
  Trial trial;
  const int games = trial_games(left);
  for (int i = 0; i < games; ++i) {
    const Rng deal = rng.fork(static_cast<std::uint64_t>(i));
    const auto thesis = from_here(thesis_, deal);
    const auto long_game = from_here(long_game_, deal);
    if (!thesis || !long_game) return {};
    trial.thesis += *thesis / games;
    trial.long_game += *long_game / games;
  }
  return trial;
}

// A game more of each, on the same bricks; no change when stopped.
void Finish::compare_on_deal(const Way& way, std::span<Candidate> some, int left, const Rng& rng,
                             Meter& meter) const {
  InlineList<Score, kPlacements> points;
  for (const Candidate& one : some) {
    const auto rest = play(way, one.after, left, rng, meter);
    if (!rest) return;
    points.push(*rest);
  }
  for (std::size_t i = 0; i < some.size(); ++i) {
    some[i].sum += static_cast<double>(points[i]);
    ++some[i].games;
  }
}

void Finish::halve(const Task<ColourBrick>& task, const Way& way, Candidates& all,
                   Meter& meter) const {
  const int left = task.state.left - 1;
  const std::size_t most = searched(all.size(), task.state.left);
  const int bricks = bricks_of(task.request.budget, task.state.left) / rounds_of(most);
  Rng deals = Rng(task.rules.key(task.state)).fork(kSearchDeals);
  const bool by_time = task.request.budget.nodes == 0 && task.request.budget.seconds != 0;
  do {
    for (std::size_t kept = most; kept > 1 && !meter.stopped(); kept = half_of(kept)) {
      const std::span<Candidate> some(all.data(), kept);
      const int games = std::max(1, bricks / (left * static_cast<int>(kept)));
      for (int i = 0; i < games && !meter.stopped(); ++i) {
        compare_on_deal(way, some, left, Rng(deals.next()), meter);
      }
      best_first(some.begin(), some.end());
      if (kept == 2) break;
    }
  } while (by_time && !meter.stopped());
  best_first(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(most));
  value_rest(task, way, std::span(all).subspan(most), meter);
}

// What was not searched has a game each, to tell how bad it is; it is not taken to be better
// than what was.
void Finish::value_rest(const Task<ColourBrick>& task, const Way& way, std::span<Candidate> rest,
                        Meter& meter) const {
  if (rest.empty()) return;
  const Rng rng = Rng(task.rules.key(task.state)).fork(kSearchDeals);
  compare_on_deal(way, rest, task.state.left - 1, rng, meter);
  best_first(rest.begin(), rest.end());
}

Finish::Chosen Finish::within_reach(const Task<ColourBrick>& task, Chosen choice) const {
  const Score score = task.state.score;
  SwiftBoard board(task.state.board, colours_);
  const Score points =
      board.drop(choice.move.column, rotated(*task.state.hand, choice.move.rotation));
  const Request unlimited{{}, task.request.rng, {}};
  Meter meter(unlimited);  // one game costs less than a millisecond
  const Rng deal = Rng(task.rules.key(task.state)).fork(kTrialDeals);
  const auto rest = play(long_game_, board, task.state.left - 1, deal, meter);
  return at_level(std::move(choice), static_cast<double>(score + points + rest.value_or(0)), score);
}

Finish::Comparison Finish::compare(const Task<ColourBrick>& task, Move one, Move other) const {
  const int pairs = std::clamp(kComparedBricks / (2 * task.state.left), kFewestPairs, kMostPairs);
  const Request unhurried{{}, task.request.rng, task.request.stop};
  Meter meter(unhurried);
  const auto trial = try_ways(task, meter);
  const bool thesis = trial && trial->thesis > trial->long_game;
  const Way& way = thesis ? static_cast<const Way&>(thesis_) : long_game_;
  const auto after = [&](Move move, SwiftBoard& board) {
    return task.state.score + board.drop(move.column, rotated(*task.state.hand, move.rotation));
  };
  const SwiftBoard now(task.state.board, colours_);
  std::array<SwiftBoard, 2> boards = {now, now};
  const std::array<Score, 2> points = {after(one, boards[0]), after(other, boards[1])};
  std::array<double, 2> sums{};
  double differences = 0;  // squared
  Comparison found;
  Rng deals = Rng(task.rules.key(task.state)).fork(kComparedDeals);
  for (; found.games < pairs; ++found.games) {
    const Rng deal(deals.next());
    const auto first = play(way, boards[0], task.state.left - 1, deal, meter);
    const auto second = first ? play(way, boards[1], task.state.left - 1, deal, meter) : first;
    if (!first || !second) break;
    const auto a = static_cast<double>(points[0] + *first);
    const auto b = static_cast<double>(points[1] + *second);
    sums = {sums[0] + a, sums[1] + b};
    differences += (a - b) * (a - b);
  }
  if (found.games == 0) return found;
  found.one = sums[0] / found.games;
  found.other = sums[1] / found.games;
  const double mean = found.one - found.other;
  const double variance = std::max(0.0, differences / found.games - mean * mean);
  found.error = std::sqrt(variance / std::max(1, found.games - 1));
  return found;
}

Finish::Chosen Finish::choose(const Task<ColourBrick>& task, const LongGame& long_game) const {
  const int left = task.state.left;
  if (left > kFrom) return long_game();
  if (!pays(task.request.budget, left)) return within_reach(task, long_game());
  if (left <= 2) return count_all(task);
  Meter meter(task.request);
  const auto trial = try_ways(task, meter);
  if (!trial) return within_reach(task, long_game());
  const double score = static_cast<double>(task.state.score);
  const bool near = left <= kNear;
  const bool thesis = trial->thesis > (near ? 1 : margin_of(left)) * trial->long_game;
  if (!thesis && !near) return at_level(long_game(), score + trial->long_game, task.state.score);
  const Way& way = thesis ? static_cast<const Way&>(thesis_) : long_game_;
  Candidates all = candidates_of(task.state, way);
  halve(task, way, all, meter);
  if (all.front().games == 0) return within_reach(task, long_game());
  Chosen choice = choice_among(all, task.state.score);
  for (std::size_t i = 1; i < choice.candidates.size(); ++i) {
    auto& value = choice.candidates[i].value;
    // What had no game is not known to be worse.
    const double before = choice.candidates[i - 1].value;
    value = all[i].games == 0 ? before : std::min(value, before);
  }
  choice.nodes = meter.nodes();
  choice.depth = left;
  choice.note = fmt::format("by {} games to the end", all.front().games);
  return choice;
}

}  // namespace papan::brick
