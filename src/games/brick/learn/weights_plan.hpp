// WeightsPlan: everything that decides the outcome of a training run of Colour Brick.
//
// A genome has a gene a feature, in the order of the list. The name LIMIT in the
// list makes the limit a gene too: a gene of 100 doubles it; EASE likewise makes it
// fall as the board fills: a gene of 100 by e to a full board. A value is the mean
// score of a genome over the training deals, the same deals for all (common random
// numbers); held-out deals are played by the best only, and decide nothing.
// Plans are written to state files as JSON. Tested in tests/train/brick_weights_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "games/brick/rules/policy.hpp"
#include "train/optimiser.hpp"

namespace papan::train {

inline constexpr std::string_view kLimitGene = "LIMIT";
inline constexpr std::string_view kEaseGene = "EASE";

struct WeightsPlan {
  std::string algorithm = "thesis-ga";
  int colours = 9;
  int bricks = 20'000;
  std::vector<std::string> features = {"HP", "VP", "DP", "PD", "MW", "B"};
  int limit = -1;  // -1: the thesis's
  int deals = 1;   // training deals, numbered from `first_deal`
  std::int64_t first_deal = 1;
  int held_out = 10;  // deals that follow those
  int generations = 1000;
  int population = 200;
  double mutation = 0.3;
  double sigma = 200;
  int restarts = 0;  // of thesis-ga, once it has converged
  std::uint64_t seed = 1;

  [[nodiscard]] Search search() const;
  [[nodiscard]] std::vector<std::int64_t> training_deals() const;
  [[nodiscard]] std::vector<std::int64_t> held_out_deals() const;

  // What a genome means; one with no genes is the plan's limit with no weights.
  [[nodiscard]] brick::Policy policy(const Genome& genome) const;
};

// One line that says what is wrong with a plan, if anything is.
Result<void> check(const WeightsPlan& plan);

Json to_json(const WeightsPlan& plan);
Result<WeightsPlan> parse_plan(const Json& json);

// The score of a game that a policy plays by itself.
Score score_of_game(const WeightsPlan& plan, const brick::Policy& policy, std::int64_t deal);

}  // namespace papan::train
