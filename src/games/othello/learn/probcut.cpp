#include "games/othello/learn/probcut.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/json.hpp"
#include "games/othello/play/look_ahead.hpp"
#include "games/othello/play/midgame.hpp"

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
constexpr int kStep = 10;                   // positions
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

void ProbCutRun::add_position(const Othello<8>::State& state, int depth, Tallies& tallies) {
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

int ProbCutPlan::steps() const {
  return (positions + kStep - 1) / kStep;
}

bool ProbCutRun::step(const std::stop_token& stop) {
  const Rng rng(static_cast<std::uint64_t>(plan_.seed));
  Tallies tallies = tallies_;
  const int end = std::min(done_ + kStep, plan_.positions);
  for (int i = done_; i < end; ++i) {
    if (stop.stop_requested()) return false;
    Rng own = rng.fork(static_cast<std::uint64_t>(i));
    add_position(position_of(own), plan_.depth, tallies);
  }
  tallies_ = std::move(tallies);
  done_ = end;
  return true;
}

ProbCutFit ProbCutRun::fit() const {
  ProbCutFit fit;
  for (const auto& [key, tally] : tallies_) {
    const auto [group, deep, shallow] = key;
    if (tally.positions < kFewestPositions || tally.squares == 0) continue;
    fit.spreads.push_back({group * kGroup + kGroup / 2, deep, shallow, tally.positions,
                           std::sqrt(tally.squares / tally.positions)});
  }
  fit.model = fit_model(fit.spreads);
  return fit;
}

double ProbCutRun::spread() const {
  Tally all;
  for (const auto& [key, tally] : tallies_) {
    all.positions += tally.positions;
    all.squares += tally.squares;
  }
  return all.positions == 0 ? 0 : std::sqrt(all.squares / all.positions);
}

std::string ProbCutRun::checkpoint() const {
  Json tallies = Json::array();
  for (const auto& [key, tally] : tallies_) {
    const auto [group, deep, shallow] = key;
    tallies.push_back(Json::array({group, deep, shallow, tally.positions, tally.squares}));
  }
  return Json{{"done", done_}, {"tallies", tallies}}.dump();
}

Result<ProbCutRun> ProbCutRun::resume(const ProbCutPlan& plan, const std::string& checkpoint) {
  const auto json = parse_json(checkpoint);
  if (!json) return json.error();
  try {
    ProbCutRun run(plan);
    json->at("done").get_to(run.done_);
    for (const Json& one : json->at("tallies").get<std::vector<Json>>()) {
      run.tallies_[{one.at(0).get<int>(), one.at(1).get<int>(), one.at(2).get<int>()}] = {
          one.at(3).get<int>(), one.at(4).get<double>()};
    }
    return run;
  } catch (const JsonError&) {
    return Error{"expected the checkpoint of a run of othello-probcut"};
  }
}

}  // namespace papan::train
