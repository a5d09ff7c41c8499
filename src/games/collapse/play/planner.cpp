#include "games/collapse/play/planner.hpp"

#include <algorithm>
#include <array>

#include "games/collapse/play/brute_force.hpp"
#include "games/collapse/play/walk.hpp"

namespace papan::collapse {
namespace {

template <class Click>
PlannedGame game_of(const Collapse& rules, Collapse::State state, Click&& click) {
  PlannedGame game;
  while (rules.turn(state) != Turn::kOver) {
    game.moves.push_back(rules.named(state, rules.move_at(click(state.board))));
    rules.play(state, game.moves.back());
  }
  game.score = rules.score(state);
  return game;
}

PlannedGame brute_force_game(const Collapse& rules, const Collapse::State& state, Scanning scan) {
  BruteForceGame game(rules, {.scan = scan});
  return game_of(rules, state, [&](const Board& board) { return game.click(board); });
}

// The best of the paper's games that are worth a look.
PlannedGame paper_game(const Collapse& rules, const Collapse::State& state) {
  std::array<PlannedGame, 3> games = {
      brute_force_game(rules, state, Scanning::kContinue),
      brute_force_game(rules, state, Scanning::kRestart),
      game_of(rules, state, [](const Board& board) { return greedy_click(board); })};
  return std::move(*std::max_element(
      games.begin(), games.end(),
      [](const PlannedGame& a, const PlannedGame& b) { return a.score < b.score; }));
}

}  // namespace

PlannedGame plan_game(const Collapse& rules, const Collapse::State& state,
                      const PlannerOptions& options, const Request& request) {
  PlannedGame game = paper_game(rules, state);
  if (request.budget.nodes == 0 && request.budget.seconds == 0) return game;
  const PlanTask task{rules, state, options, request};
  game.way = is_worth_tempering(task) ? Way::kTempering : Way::kAnnealing;
  const Found found = game.way == Way::kTempering ? temper(task) : anneal(task);
  game.nodes = found.nodes;
  game.walks = found.walks;
  if (found.score <= game.score || found.plan.empty()) return game;
  game.moves =
      moves_along(rules, state, Decoder(rules, state, found.spared), {kNoCell, found.plan});
  game.score = found.score;
  game.spared = found.spared;
  return game;
}

}  // namespace papan::collapse
