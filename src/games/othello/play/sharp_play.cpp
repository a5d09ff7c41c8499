#include "games/othello/play/sharp_play.hpp"

#include <optional>
#include <utility>

#include "games/othello/play/book.hpp"
#include "games/othello/play/midgame.hpp"
#include "games/othello/play/perfect_finish.hpp"

namespace papan::othello {
namespace {

// For `first`, in points.
double points(const Othello<8>::State& state, double value, double unit) {
  return sign(state.side) * value / unit;
}

Bound for_first(Turn side, Bound bound) {
  if (bound == Bound::kExact || side == Turn::kFirst) return bound;
  return bound == Bound::kAtMost ? Bound::kAtLeast : Bound::kAtMost;
}

std::optional<Choice<Othello<8>>> from_book(const Task<Othello<8>>& task) {
  const auto best = Book::shipped().find(task.state.own, task.state.enemy);
  if (!best) return std::nullopt;
  Choice<Othello<8>> choice;
  choice.move = best->move;
  choice.value = points(task.state, best->value, 100);
  choice.line = {best->move};
  choice.candidates = {{choice.move, choice.value}};
  choice.note = "from the opening book";
  return choice;
}

Choice<Othello<8>> search(Midgame& midgame, const Task<Othello<8>>& task, const MidgamePlan& plan) {
  const auto& state = task.state;
  const MidgameFound found = midgame.run(state.own, state.enemy, plan, task.request);
  Choice<Othello<8>> choice;
  // The other moves stand as far below the best as the last depth has them.
  const double shift = found.told - found.moves[0].value;
  for (const MidgameRoot& root : found.moves) {
    choice.candidates.push_back({{static_cast<std::uint8_t>(root.cell)},
                                 points(state, root.value + shift, kPatternUnit),
                                 for_first(state.side, root.bound)});
  }
  for (const int cell : found.line) choice.line.push_back({static_cast<std::uint8_t>(cell)});
  choice.move = choice.candidates[0].move;
  choice.value = choice.candidates[0].value;
  choice.nodes = found.nodes;
  choice.depth = found.depth;
  if (found.depth == 0) choice.candidates.clear();  // nothing is known of them yet
  if (found.stopped) choice.note = "the budget ended the search";
  return choice;
}

}  // namespace

struct SharpPlay::Parts {
  Midgame midgame;
  PerfectFinish finish;
};

SharpPlay::SharpPlay(std::size_t megabytes)
    : parts_(std::make_unique<Parts>(Parts{Midgame(megabytes), PerfectFinish(megabytes)})) {}
SharpPlay::~SharpPlay() = default;

// The end of the game, where it is near enough.
std::optional<Choice<Othello<8>>> SharpPlay::finish(Task<Rules>& task, const Level& level,
                                                    const BestOptions& options) {
  if (options.without == Technique::kSolver) return std::nullopt;
  const Budget& budget = task.request.budget;
  const int empties = 64 - count(task.state.own | task.state.enemy);
  PerfectFinish& finish = parts_->finish;
  const PerfectFinish::Means means{options.threads, options.without};
  if (budget.unlimited()) {
    return empties <= level.exact_empties ? finish.choose(task, means) : std::nullopt;
  }
  if (PerfectFinish::within(budget, empties)) return finish.choose(task, means);
  if (options.without == Technique::kOutcome) return std::nullopt;
  return PerfectFinish::outcome_within(budget, empties) ? finish.choose_outcome(task, means)
                                                        : std::nullopt;
}

Choice<Othello<8>> SharpPlay::choose(Task<Rules>& task, const Level& level,
                                     const BestOptions& options) {
  Budget& budget = task.request.budget;
  const bool by_level = budget.unlimited();
  if (options.book && (!by_level || options.level == static_cast<int>(kLevels.size()))) {
    if (auto choice = from_book(task)) return std::move(*choice);
  }
  if (auto choice = finish(task, level, options)) return std::move(*choice);
  MidgamePlan plan;
  plan.threads = options.threads;
  plan.without = options.without;
  plan.empties = task.rules.parameters().empties_to_winner ? Empties::kWinners : Empties::kNobodys;
  if (by_level) {
    budget.depth = level.depth;
    plan.probcut = 0;  // a level looks at every line of its depth
  }
  return search(parts_->midgame, task, plan);
}

}  // namespace papan::othello
