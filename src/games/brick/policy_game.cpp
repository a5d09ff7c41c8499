#include "games/brick/policy_game.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>

#include "games/brick/swift_board.hpp"

namespace papan::brick {
namespace {

// Pairs and possible dissolves, which are sums over colours and columns.
struct Pairs {
  int horizontal = 0;
  int vertical = 0;
  int diagonal = 0;
  int dissolves = 0;

  Pairs& operator+=(const Pairs& other) {
    horizontal += other.horizontal;
    vertical += other.vertical;
    diagonal += other.diagonal;
    dissolves += other.dissolves;
    return *this;
  }
  Pairs& operator-=(const Pairs& other) {
    horizontal -= other.horizontal;
    vertical -= other.vertical;
    diagonal -= other.diagonal;
    dissolves -= other.dissolves;
    return *this;
  }
};

// Three columns in one word.
int ones(std::uint64_t a, std::uint64_t b, std::uint64_t c = 0) {
  return std::popcount(a | b << kRows | c << 2 * kRows);
}

// Those that begin in a column; features.hpp tells what they are. A fourth cell above a pair
// is over a filled one always: columns have no holes.
Pairs pairs_of(const SwiftBoard& board, int colour, int column) {
  const auto plane = [&](int columns) { return board.plane(colour, column + columns); };
  const std::uint32_t own = plane(0);
  const std::uint32_t right = own & plane(1);
  const std::uint32_t above = own & own >> 1;
  const std::uint32_t above_right = own & plane(1) >> 1;
  const std::uint32_t above_left = own & plane(-1) >> 1;
  return {std::popcount(right), std::popcount(above), ones(above_right, above_left),
          ones(right & plane(2) >> 1, right & plane(-1) >> 1, above & (own >> 3 | own << 2)) +
              ones(above_right & plane(2) >> 3, above_left & plane(-2) >> 3)};
}

Pairs pairs_between(const SwiftBoard& board, int colour, int from, int to) {
  Pairs sum;
  for (int column = from; column <= to; ++column) sum += pairs_of(board, colour, column);
  return sum;
}

Pairs all_pairs(const SwiftBoard& board) {
  Pairs sum;
  for (int colour = 0; colour < board.colours(); ++colour) {
    sum += pairs_between(board, colour, 0, kColumns - 1);
  }
  return sum;
}

// Those that cells of this column have a part in.
Pairs pairs_near(const SwiftBoard& board, int colour, int column) {
  constexpr int kReach = 2;
  return pairs_between(board, colour, std::max(column - kReach, 0),
                       std::min(column + kReach, kColumns - 1));
}

int deepest_well(const SwiftBoard& board) {
  int deepest = 0;
  int left = kRows;  // the wall
  for (int column = 0; column < kColumns; ++column) {
    const int right = column + 1 < kColumns ? board.height(column + 1) : kRows;
    deepest = std::max(deepest, std::min(left, right) - board.height(column));
    left = board.height(column);
  }
  return deepest;
}

int highest_column(const SwiftBoard& board) {
  int highest = 0;
  for (int column = 0; column < kColumns; ++column) {
    highest = std::max(highest, board.height(column));
  }
  return highest;
}

// The sum as `evaluate` has it, to the last bit.
double value_of(const SwiftBoard& board, const Pairs& pairs, const Weights& weights) {
  const std::array<int, kThesisFeatures> found = {
      pairs.horizontal,    pairs.vertical, pairs.diagonal,       pairs.dissolves,
      deepest_well(board), board.cells(),  highest_column(board)};
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
    const Score points = board_.drop(chosen.column, rotated(brick, chosen.rotation));
    pairs_ = all_pairs(board_);
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
  [[nodiscard]] Choice choose(const Brick& brick, int left) {
    Choice most;
    Choice best;
    Trial greatest;
    const auto before = pairs_by_column(brick);
    for (int rotation = 0; rotation < 3; ++rotation) {
      for (int column = 0; column < kColumns; ++column) {
        if (!board_.fits(column)) continue;
        const Trial trial = tried(column, rotated(brick, rotation), before[column]);
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

  [[nodiscard]] Trial tried(int column, const Brick& brick, const Pairs& before) {
    board_.add(column, brick);
    Trial trial;
    if (board_.run_through(column, brick)) {
      SwiftBoard after = board_;
      trial.score = after.settle();
      trial.value = value_of(after, all_pairs(after), policy_.weights);
    } else {
      Pairs pairs = pairs_;
      pairs -= before;
      pairs += pairs_of_brick(column, brick);
      trial.value = value_of(board_, pairs, policy_.weights);
    }
    board_.remove(column, brick);
    return trial;
  }

  [[nodiscard]] std::array<Pairs, kColumns> pairs_by_column(const Brick& brick) const {
    std::array<Pairs, kColumns> all;
    for (int column = 0; column < kColumns; ++column) all[column] = pairs_of_brick(column, brick);
    return all;
  }

  // Near the column, of the brick's colours, each once.
  [[nodiscard]] Pairs pairs_of_brick(int column, const Brick& brick) const {
    Pairs sum = pairs_near(board_, brick[0], column);
    if (brick[1] != brick[0]) sum += pairs_near(board_, brick[1], column);
    if (brick[2] != brick[0] && brick[2] != brick[1]) sum += pairs_near(board_, brick[2], column);
    return sum;
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
