#include "games/brick/rules/policy_game.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

#include "games/brick/rules/gains.hpp"
#include "games/brick/rules/swift_pairs.hpp"

namespace papan::brick {
namespace {

// What a value depends on beside the pairs.
struct Pile {
  int deepest_well = 0;
  int cells = 0;
  int highest = 0;
};

class Skyline {
 public:
  explicit Skyline(const SwiftBoard& board) : cells_(board.cells()) {
    heights_.fill(kRows);  // the walls
    for (int column = 0; column < kColumns; ++column) {
      heights_[at(column)] = static_cast<std::uint8_t>(board.height(column));
      highest_ = std::max(highest_, board.height(column));
    }
  }

  [[nodiscard]] Pile pile() const { return {deepest_well(), cells_, highest_}; }

  // With a brick more in this column.
  [[nodiscard]] Pile pile(int column) const {
    Skyline raised = *this;
    auto& height = raised.heights_[at(column)];
    height += kBrickCells;
    return {raised.deepest_well(), cells_ + kBrickCells, std::max<int>(highest_, height)};
  }

 private:
  static constexpr std::size_t at(int column) { return static_cast<std::size_t>(column + 1); }

  // Over as many columns as a vector has; those beyond the walls are no wells.
  [[nodiscard]] int deepest_well() const {
    std::uint8_t deepest = 0;
    for (std::size_t i = 1; i <= kLanes; ++i) {
      const std::uint8_t rim = std::min(heights_[i - 1], heights_[i + 1]);
      const auto depth = static_cast<std::uint8_t>(std::max(rim, heights_[i]) - heights_[i]);
      deepest = std::max(deepest, depth);
    }
    return deepest;
  }

  static constexpr std::size_t kLanes = 16;
  std::array<std::uint8_t, kLanes + 2> heights_;
  int cells_;
  int highest_ = 0;
};

Pairs sum_of(const Pairs& pairs, Gain gain) {
  return {pairs.horizontal + gain.horizontal(), pairs.vertical + gain.vertical(),
          pairs.diagonal + gain.diagonal(), pairs.dissolves + gain.dissolves()};
}

// The sum as `evaluate` has it, to the last bit.
double value_of(const Pairs& pairs, const Pile& pile, const Weights& weights) {
  const std::array<int, kThesisFeatures> found = {
      pairs.horizontal,  pairs.vertical, pairs.diagonal, pairs.dissolves,
      pile.deepest_well, pile.cells,     pile.highest};
  double sum = 0;
  for (std::size_t i = 0; i < found.size(); ++i) sum += weights[i] * found[i];
  return sum;
}

class SwiftGame {
 public:
  SwiftGame(int colours, const Policy& policy) : board_(colours), policy_(policy) {}

  [[nodiscard]] bool over() const {
    for (int column = 0; column < kColumns; ++column) {
      if (board_.fits(column)) return false;
    }
    return true;
  }

  // `left` bricks, this one included. Returns its points.
  Score place(const Brick& brick, int left) {
    const Choice chosen = choose(brick, left);
    const Brick turned = rotated(brick, chosen.rotation);
    const Gain gain = gain_of_brick(board_, chosen.column, turned);
    const Score points = board_.drop(chosen.column, turned);
    pairs_ = gain.runs() ? pairs_of(board_) : sum_of(pairs_, gain);
    return points;
  }

 private:
  struct Choice {
    int rotation = 0;
    int column = -1;  // none yet
  };
  struct Trial {
    Score score = 0;
    double value = 0;
  };

  // In the order of `placements`: the first of the greatest.
  [[nodiscard]] Choice choose(const Brick& brick, int left) const {
    Choice most;
    Choice best;
    Trial greatest;
    const auto piles = piles_by_column();
    for (int rotation = 0; rotation < 3; ++rotation) {
      const Brick turned = rotated(brick, rotation);
      for (int column = 0; column < kColumns; ++column) {
        if (!board_.fits(column)) continue;
        const Trial trial = tried(column, turned, piles[static_cast<std::size_t>(column)]);
        if (most.column < 0 || greatest.score < trial.score) {
          most = {rotation, column};
          greatest.score = trial.score;
        }
        if (best.column < 0 || greatest.value < trial.value) {
          best = {rotation, column};
          greatest.value = trial.value;
        }
      }
    }
    return by_score(greatest.score, left) ? most : best;
  }

  [[nodiscard]] bool by_score(Score score, int left) const {
    return score > policy_.limit || (score > 0 && near_end(left, board_.cells(), policy_));
  }

  // `pile` is that of a brick that makes no run, as most.
  [[nodiscard]] Trial tried(int column, const Brick& brick, const Pile& pile) const {
    const Gain gain = gain_of_brick(board_, column, brick);
    if (!gain.runs()) return {0, value_of(sum_of(pairs_, gain), pile, policy_.weights)};
    SwiftBoard after = board_;
    const Score score = after.drop(column, brick);
    return {score, value_of(pairs_of(after), Skyline(after).pile(), policy_.weights)};
  }

  [[nodiscard]] std::array<Pile, kColumns> piles_by_column() const {
    const Skyline skyline(board_);
    std::array<Pile, kColumns> piles;
    for (int column = 0; column < kColumns; ++column) {
      piles[static_cast<std::size_t>(column)] = skyline.pile(column);
    }
    return piles;
  }

  SwiftBoard board_;
  Pairs pairs_;
  const Policy& policy_;
};

bool only_the_thesiss(const Policy& policy) {
  return policy.ease == 0 && std::all_of(policy.weights.begin() + kThesisFeatures,
                                         policy.weights.end(), [](double w) { return w == 0; });
}

PolicyGame play_swiftly(const ColourBrick& rules, const Policy& policy) {
  Rng none;
  auto state = rules.start(none);  // deals the bricks
  SwiftGame game(rules.colours(), policy);
  PolicyGame played;
  for (; state.left > 0 && !game.over(); --state.left) {
    played.score += game.place(*rules.dealt(state), state.left);
    ++played.placed;
  }
  return played;
}

}  // namespace

PolicyGame play_policy(const Parameters& parameters, const Policy& policy) {
  assert(parameters.deal != 0);
  const ColourBrick rules(parameters);
  if (only_the_thesiss(policy)) return play_swiftly(rules, policy);
  Rng none;
  auto state = rules.start(none);
  PolicyGame played;
  for (; rules.turn(state) != Turn::kOver; ++played.placed) {
    rules.resolve(state, *rules.dealt(state));
    const Placements all = placements(rules, state, policy.weights);
    rules.play(state, all[pick(all, state, policy).index].move);
  }
  played.score = rules.score(state);
  return played;
}

}  // namespace papan::brick
