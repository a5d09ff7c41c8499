#include "games/othello/learn/probcut.hpp"

#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

#include "games/othello/play/look_ahead.hpp"
#include "games/othello/play/midgame.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::train {
namespace {

using othello::Board;
using othello::Othello;
using othello::ProbCutModel;

constexpr int kTerms = ProbCutModel::kTerms;
constexpr int kGroup = 8;                   // discs
constexpr int kFewestDiscs = 12;            // of a position
constexpr std::uint32_t kDiscsApart = 44;   // up to so many more
constexpr std::uint32_t kRandomMoveIn = 5;  // one move in so many is random
constexpr int kFewestPositions = 20;        // of a spread that counts
constexpr int kInfinite = 1 << 14;

// A position of a quick game with a random number of discs, in which the side can move.
Othello<8>::State position_of(Rng& rng) {
  const Othello<8> rules;
  const auto& weights = othello::PatternWeights::shipped();
  const auto evaluate = [&](std::uint64_t own, std::uint64_t enemy) {
    return weights.value(own, enemy);
  };
  std::uint64_t nodes = 0;
  othello::LookAhead look_ahead(evaluate, othello::kPatternUnit, nodes);
  for (;;) {
    Othello<8>::State state = rules.start(rng);
    const int discs = kFewestDiscs + static_cast<int>(rng.below(kDiscsApart));
    while (count(state.own | state.enemy) < discs && rules.turn(state) != Turn::kOver) {
      const bool chance =
          Board<8>::moves(state.own, state.enemy) == 0 || rng.below(kRandomMoveIn) == 0;
      const auto cell = [&] { return look_ahead.best_cell(state.own, state.enemy, 1); };
      rules.play(state, chance ? rules.random_move(state, rng)
                               : othello::Move{static_cast<std::uint8_t>(cell())});
    }
    if (Board<8>::moves(state.own, state.enemy) != 0) return state;
  }
}

struct Tally {
  int positions = 0;
  double squares = 0;  // of differences, in discs
};
using Tallies = std::map<std::tuple<int, int, int>, Tally>;  // group of discs, deep, shallow

void add_position(const Othello<8>::State& state, int depth, Tallies& tallies) {
  othello::MidgameTable table(1);
  othello::MidgameShared shared{table, nullptr, {}, {}};
  othello::MidgamePlan plan;
  plan.probcut = 0;
  othello::MidgameSearch search(shared, plan);
  std::vector<double> values;
  for (int d = 0; d <= depth; ++d) {
    const int value = search.value(state.own, state.enemy, d, -kInfinite, kInfinite);
    values.push_back(static_cast<double>(value) / othello::kPatternUnit);
  }
  const int group = count(state.own | state.enemy) / kGroup;
  for (int deep = 3; deep <= depth; ++deep) {
    for (int shallow = deep - 2; shallow >= 1; shallow -= 2) {
      const double error =
          values[static_cast<std::size_t>(deep)] - values[static_cast<std::size_t>(shallow)];
      Tally& tally = tallies[{group, deep, shallow}];
      ++tally.positions;
      tally.squares += error * error;
    }
  }
}

using Row = std::array<double, kTerms + 1>;  // coefficients, and the right side

// Gaussian elimination with pivots; the rows are independent.
std::array<double, kTerms> solved(std::array<Row, kTerms> rows) {
  for (int i = 0; i < kTerms; ++i) {
    int pivot = i;
    for (int j = i + 1; j < kTerms; ++j) {
      if (std::abs(rows[j][i]) > std::abs(rows[pivot][i])) pivot = j;
    }
    std::swap(rows[i], rows[pivot]);
    for (int j = 0; j < kTerms; ++j) {
      if (j == i) continue;
      const double share = rows[j][i] / rows[i][i];
      for (int k = i; k <= kTerms; ++k) rows[j][k] -= share * rows[i][k];
    }
  }
  std::array<double, kTerms> values{};
  for (int i = 0; i < kTerms; ++i) values[i] = rows[i][kTerms] / rows[i][i];
  return values;
}

}  // namespace

ProbCutModel fit_model(const std::vector<ProbCutSpread>& spreads) {
  std::array<Row, kTerms> rows{};
  for (const ProbCutSpread& one : spreads) {
    const auto terms = ProbCutModel::terms(one.discs, one.deep, one.shallow);
    for (int i = 0; i < kTerms; ++i) {
      for (int j = 0; j < kTerms; ++j) rows[i][j] += one.positions * terms[i] * terms[j];
      rows[i][kTerms] += one.positions * terms[i] * std::log(one.spread);
    }
  }
  return {solved(rows)};
}

std::optional<ProbCutFit> fit_probcut(const ProbCutPlan& plan,
                                      const std::function<bool(double)>& told) {
  const Rng rng(plan.seed);
  Tallies tallies;
  for (int i = 0; i < plan.positions; ++i) {
    Rng own = rng.fork(static_cast<std::uint64_t>(i));
    add_position(position_of(own), plan.depth, tallies);
    if (!told((i + 1.0) / plan.positions)) return std::nullopt;
  }
  ProbCutFit fit;
  for (const auto& [key, tally] : tallies) {
    const auto [group, deep, shallow] = key;
    if (tally.positions < kFewestPositions || tally.squares == 0) continue;
    fit.spreads.push_back({group * kGroup + kGroup / 2, deep, shallow, tally.positions,
                           std::sqrt(tally.squares / tally.positions)});
  }
  fit.model = fit_model(fit.spreads);
  return fit;
}

}  // namespace papan::train
