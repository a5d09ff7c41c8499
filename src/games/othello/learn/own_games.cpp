#include "games/othello/learn/own_games.hpp"

#include "core/rng.hpp"
#include "games/othello/play/look_ahead.hpp"
#include "games/othello/rules/evaluation.hpp"

namespace papan::train {
namespace {

using othello::Board;
using othello::Othello;

constexpr int kToLearnFrom = 900;
constexpr int kToMeasure = 100;
constexpr std::uint32_t kRandomMoveIn = 6;  // one move in so many is random
constexpr std::uint64_t kPurpose = 2;       // of the fork

othello::WthorGame own_game(Rng rng) {
  const Othello<8> rules;
  const auto evaluate = [&](std::uint64_t own, std::uint64_t enemy) {
    return othello::Positional<8>{}(rules, {own, enemy, Turn::kFirst});
  };
  std::uint64_t nodes = 0;
  othello::LookAhead look_ahead(evaluate, 1, nodes);
  othello::WthorGame game;
  auto state = rules.start(rng);
  while (rules.turn(state) != Turn::kOver) {
    const bool chance =
        Board<8>::moves(state.own, state.enemy) == 0 || rng.below(kRandomMoveIn) == 0;
    const auto cell = [&] { return look_ahead.best_cell(state.own, state.enemy, 1); };
    game.moves.push_back(chance ? rules.random_move(state, rng)
                                : othello::Move{static_cast<std::uint8_t>(cell())});
    rules.play(state, game.moves.back());
  }
  return game;
}

}  // namespace

std::vector<othello::WthorFile> own_games(std::uint64_t seed, int held_out_from) {
  const Rng rng = Rng(seed).fork(kPurpose);
  std::vector<othello::WthorFile> files(2);
  files[0].year = held_out_from - 1;
  files[1].year = held_out_from;
  for (int i = 0; i < kToLearnFrom + kToMeasure; ++i) {
    files[i < kToLearnFrom ? 0 : 1].games.push_back(
        own_game(rng.fork(static_cast<std::uint64_t>(i))));
  }
  return files;
}

}  // namespace papan::train
