// Nested rollout policy adaptation (Rosin 2011): random games that learn from the
// best one.
//
// Level 0 plays one game, each move with a chance in proportion to exp(weight of its
// code). Level n begins with its parent's weights, runs level n-1 so many times, and
// after each run shifts its weights towards the best line that it has seen: each
// move of the line gains alpha, and what was there to choose from loses alpha in
// proportion to its chance. When the highest level is over it starts again from
// nothing, until the budget ends.
// A line keeps the codes that its playout listed, so adaptation plays nothing again
// and asks the rules nothing. Laws: tests/search/nrpa_test.cpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>
#include <vector>

#include "game/playout.hpp"
#include "game/task.hpp"
#include "search/meter.hpp"
#include "search/move_weights.hpp"

namespace papan {

struct NrpaParts {
  int level = 3;         // 1 to kMaxAdaptation
  int iterations = 100;  // of each level
  double alpha = 1;
};

inline constexpr int kMaxAdaptation = 8;

template <Solo G, class P>
requires(Coded<G> && !Stochastic<G>) class Nrpa {
  // A move of a line, among those that were listed with it.
  struct Ply {
    MoveOf<G> move;
    std::uint32_t first;   // of its position's codes
    std::uint32_t chosen;  // which of them
  };
  struct Line {
    std::vector<Ply> plies;
    std::vector<std::uint64_t> codes;
    Score score = -kInfinity;
  };

 public:
  Nrpa(const Task<G>& task, const NrpaParts& parts)
      : task_(task),
        rules_(task.rules),
        meter_(task.request),
        parts_(parts),
        lines_(static_cast<std::size_t>(parts.level) + 1),
        weights_(static_cast<std::size_t>(parts.level) + 1) {
    assert(parts.level >= 1 && parts.level <= kMaxAdaptation);
    policy_.begin(rules_, task.state);
    for (Line& line : lines_) {
      line.plies.reserve(G::kMaxPlies);
      line.codes.reserve(kCodes);
    }
    chances_.reserve(kChances);
    shifts_.reserve(kCodes);
  }

  // `searches`: of the highest level; 0: as many as the budget allows.
  Choice<G> run(std::uint64_t searches = 0) {
    const auto top = static_cast<std::size_t>(parts_.level);
    std::uint64_t begun = 0;
    while (begun == 0 || (!meter_.poll() && (searches == 0 || begun < searches))) {
      weights_[top].clear();
      search(top);
      ++begun;
    }
    return report(begun);
  }

 private:
  // Room for usual lines; longer ones make more, which then stays.
  static constexpr std::size_t kCodes = std::size_t{1} << 16;
  static constexpr std::size_t kChances = 1024;

  // With the weights that stand at the level; leaves the best line there too. When
  // the budget ends the level keeps what it has: at least one line.
  void search(std::size_t level) {
    Line& best = lines_[level];
    best.score = -kInfinity;
    for (int i = 0; i < parts_.iterations; ++i) {
      if (level == 1) {
        play_out(weights_[1]);
      } else {
        weights_[level - 1].copy_from(weights_[level]);
        search(level - 1);
      }
      if (lines_[level - 1].score >= best.score) std::swap(lines_[level - 1], best);
      if (meter_.stopped()) return;
      adapt(weights_[level], best);
    }
  }

  void play_out(const MoveWeights& weights) {
    Line& line = lines_[0];
    line.plies.clear();
    line.codes.clear();
    StateOf<G> state = task_.state;
    while (rules_.turn(state) != Turn::kOver) {
      policy_.list(rules_, state, moves_);
      const auto first = static_cast<std::uint32_t>(line.codes.size());
      for (const auto& move : moves_) line.codes.push_back(rules_.code(state, move));
      const std::uint32_t chosen = draw(weights, line, first);
      line.plies.push_back({moves_[chosen], first, chosen});
      rules_.play(state, moves_[chosen]);
      meter_.tick();
    }
    line.score = rules_.score(state);
    ++playouts_;
    if (line.score > best_score_) keep(line);
  }

  void keep(const Line& line) {
    best_score_ = line.score;
    best_.clear();
    for (const Ply& ply : line.plies) best_.push_back(ply.move);
  }

  // One of the codes from `first` on, by chance.
  std::uint32_t draw(const MoveWeights& weights, const Line& line, std::uint32_t first) {
    const double sum = weigh(weights, &line.codes[first], line.codes.size() - first);
    double rest = task_.request.rng.uniform() * sum;
    std::uint32_t chosen = 0;
    while (chosen + 1 < chances_.size() && rest >= chances_[chosen]) rest -= chances_[chosen++];
    return chosen;
  }

  // Fills chances_ for so many codes, relative to the likeliest; returns their sum.
  double weigh(const MoveWeights& weights, const std::uint64_t* codes, std::size_t count) {
    chances_.clear();
    for (std::size_t i = 0; i < count; ++i) chances_.push_back(weights.weight(codes[i]));
    const double most = *std::max_element(chances_.begin(), chances_.end());
    double sum = 0;
    for (double& chance : chances_) {
      chance = std::exp(chance - most);
      sum += chance;
    }
    return sum;
  }

  // All shifts follow from the weights as they were, so they are made at the end.
  void adapt(MoveWeights& weights, const Line& line) {
    shifts_.clear();
    for (std::size_t i = 0; i < line.plies.size(); ++i) {
      const Ply& ply = line.plies[i];
      const std::size_t end =
          i + 1 < line.plies.size() ? line.plies[i + 1].first : line.codes.size();
      const double sum = weigh(weights, &line.codes[ply.first], end - ply.first);
      for (const double chance : chances_) shifts_.push_back(-parts_.alpha * chance / sum);
      shifts_[ply.first + ply.chosen] += parts_.alpha;
    }
    for (std::size_t i = 0; i < shifts_.size(); ++i) weights.add(line.codes[i], shifts_[i]);
  }

  Choice<G> report(std::uint64_t searches) const {
    Choice<G> choice;
    choice.move = best_[0];
    choice.value = best_score_;
    choice.nodes = meter_.nodes();
    choice.depth = static_cast<int>(best_.size());
    choice.line = best_;
    choice.candidates = {{choice.move, choice.value, Bound::kAtLeast, true}};  // its line scores it
    choice.note =
        fmt::format("level {}, {} games in {} searches", parts_.level, playouts_, searches);
    return choice;
  }

  const Task<G>& task_;
  const G& rules_;
  Meter meter_;
  NrpaParts parts_;
  P policy_;
  std::vector<Line> lines_;           // of each level; [0] is the last playout
  std::vector<MoveWeights> weights_;  // of each level; [0] is unused
  MovesOf<G> moves_;
  std::vector<double> chances_;
  std::vector<double> shifts_;  // of the codes of the line that is learnt from
  std::vector<MoveOf<G>> best_;
  Score best_score_ = -kInfinity;
  std::uint64_t playouts_ = 0;
};

}  // namespace papan
