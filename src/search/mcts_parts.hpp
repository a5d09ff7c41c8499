// The parts of Monte-Carlo tree search: selection, playout, backup, final choice.
//
// Each is one small idea; search/mcts.hpp puts them together. Rewards are in
// [-1, 1] for First; a part that needs the mover's view multiplies by its sign.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "game/game.hpp"

namespace papan {

// What the tree knows of one move: how often it was tried and what came of it.
struct Tally {
  std::uint32_t visits = 0;
  double reward = 0;  // sum, for First
  double score = 0;   // sum of final scores, for First

  [[nodiscard]] double mean_reward() const { return visits > 0 ? reward / visits : 0; }
  [[nodiscard]] double mean_score() const { return visits > 0 ? score / visits : 0; }
};

// --- Selection: which move to try next -----------------------------------------

// UCB1 (Kocsis and Szepesvari 2006): the mean, plus a bonus for what was tried
// seldom; what was never tried comes first.
struct Ucb1 {
  double exploration;

  [[nodiscard]] double urgency(const Tally& move, const Tally& parent, Turn mover) const {
    if (move.visits == 0) return kUntried;
    const double bonus = std::sqrt(std::log(static_cast<double>(parent.visits)) / move.visits);
    return sign(mover) * move.mean_reward() + exploration * bonus;
  }

 private:
  static constexpr double kUntried = 1e9;
};

// --- Playout: how a game goes on beyond the tree ---------------------------------

template <Game G>
MoveOf<G> random_move(const G& rules, const StateOf<G>& state, Rng& rng) {
  if constexpr (Sampling<G>) {
    return rules.random_move(state, rng);
  } else {
    MovesOf<G> moves;
    rules.legal_moves(state, moves);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
  }
}

// Uniformly random to the end; returns the number of plies.
template <Game G>
int random_playout(const G& rules, StateOf<G>& state, Rng& rng) {
  int plies = 0;
  for (Turn turn = rules.turn(state); turn != Turn::kOver; turn = rules.turn(state), ++plies) {
    if constexpr (Stochastic<G>) {
      if (turn == Turn::kChance) {
        rules.resolve(state, rules.draw(state, rng));
        continue;
      }
    }
    rules.play(state, random_move(rules, state, rng));
  }
  return plies;
}

// --- Backup: what a final score is worth ------------------------------------------

enum class Backup : std::uint8_t {
  kOutcome,  // win, draw, loss
  kMargin    // mostly the outcome, a little for the margin
};

constexpr double reward_of(Backup backup, Score score) {
  const double outcome = score > 0 ? 1 : score < 0 ? -1 : 0;
  if (backup == Backup::kOutcome) return outcome;
  constexpr double kMarginShare = 0.2;
  constexpr double kHalfMargin = 16;  // the margin that earns half of the share
  const double magnitude = std::abs(static_cast<double>(score));
  return outcome * (1 - kMarginShare + kMarginShare * magnitude / (magnitude + kHalfMargin));
}

// --- Final choice: which move to play ---------------------------------------------

enum class FinalChoice : std::uint8_t {
  kVisits,  // the move tried most often: robust
  kMean     // the move with the best mean
};

inline double merit(FinalChoice choice, const Tally& move, Turn mover) {
  if (move.visits == 0) return -2;
  return choice == FinalChoice::kVisits ? move.visits : sign(mover) * move.mean_reward();
}

}  // namespace papan
