#include "games/othello/learn/examples.hpp"

#include <algorithm>
#include <cmath>

#include "games/othello/play/look_ahead.hpp"

namespace papan::train {
namespace {

using othello::Board;
using othello::Othello;

constexpr std::size_t kTableMegabytes = 16;
constexpr int kPlayDepth = 2;
constexpr std::uint32_t kMostRandomMoves = 4;
constexpr int kLastDeviation = 48;  // plies

int empties(const Othello<8>::State& state) {
  return 64 - count(state.own | state.enemy);
}

Example example_of(const Othello<8>::State& state, int black_margin) {
  return {state.own, state.enemy, sign(state.side) * black_margin};
}

// The states along the moves in which a side can move.
std::vector<Othello<8>::State> states_of(const std::vector<othello::Move>& moves) {
  const Othello<8> rules;
  Rng unused;
  Othello<8>::State state = rules.start(unused);
  std::vector<Othello<8>::State> states = {state};
  for (const othello::Move move : moves) {
    rules.play(state, move);
    if (Board<8>::moves(state.own, state.enemy) != 0) states.push_back(state);
  }
  return states;
}

// By the search; at random where every position is scored exactly anyway.
template <class Search>
othello::Move next_move(const Othello<8>::State& state, Search& search, Rng& rng) {
  const Othello<8> rules;
  const bool passes = Board<8>::moves(state.own, state.enemy) == 0;
  if (passes || empties(state) <= ExampleMaker::kExact) return rules.random_move(state, rng);
  return {static_cast<std::uint8_t>(search.best_cell(state.own, state.enemy, kPlayDepth))};
}

}  // namespace

ExampleMaker::ExampleMaker() : table_(kTableMegabytes) {}

int ExampleMaker::exact(const State& state) {
  othello::Endgame endgame(table_, othello::Empties::kWinners);
  return sign(state.side) * endgame.value(state.own, state.enemy, -64, 64);
}

void ExampleMaker::add_states(const std::vector<State>& states, std::vector<Example>& examples) {
  const auto first = std::find_if(states.begin(), states.end(),
                                  [](const State& state) { return empties(state) <= kExact; });
  if (first == states.end()) return;
  table_.grow_older();
  const int margin = exact(*first);
  for (auto at = states.begin(); at != first; ++at) examples.push_back(example_of(*at, margin));
  for (auto at = first; at != states.end(); ++at) examples.push_back(example_of(*at, exact(*at)));
}

void ExampleMaker::add_game(const othello::WthorGame& game, int perfect_from,
                            std::vector<Example>& examples) {
  const std::size_t before = examples.size();
  const std::vector<State> states = states_of(game.moves);
  add_states(states, examples);
  if (perfect_from <= kExact) return;
  const double perfect = 2 * game.perfect_discs - 64;
  for (std::size_t i = before; i < examples.size(); ++i) {
    const State& state = states[i - before];
    if (empties(state) <= kExact) break;
    const double share =
        std::min(1.0, (empties(state) - kExact) / static_cast<double>(perfect_from - kExact));
    const double later = (1 - share) * examples[i].margin;
    examples[i].margin =
        static_cast<std::int32_t>(std::lround(share * sign(state.side) * perfect + later));
  }
}

void ExampleMaker::add_deviation(const othello::WthorGame& game, const QuickEvaluation& evaluate,
                                 Rng& rng, std::vector<Example>& examples) {
  const Othello<8> rules;
  Rng unused;
  State state = rules.start(unused);
  const std::uint32_t leave = rng.below(kLastDeviation);
  for (std::size_t i = 0; i < std::min<std::size_t>(leave, game.moves.size()); ++i) {
    rules.play(state, game.moves[i]);
  }
  for (std::uint32_t left = 1 + rng.below(kMostRandomMoves); left > 0; --left) {
    if (rules.turn(state) != Turn::kOver) rules.play(state, rules.random_move(state, rng));
  }
  std::uint64_t nodes = 0;
  othello::LookAhead look_ahead(evaluate, 1, nodes);
  std::vector<State> states;
  while (rules.turn(state) != Turn::kOver) {
    if (Board<8>::moves(state.own, state.enemy) != 0) states.push_back(state);
    rules.play(state, next_move(state, look_ahead, rng));
  }
  add_states(states, examples);
}

}  // namespace papan::train
