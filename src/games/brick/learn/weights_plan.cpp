#include "games/brick/learn/weights_plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/text.hpp"
#include "games/brick/play/weights_file.hpp"
#include "games/brick/rules/policy_game.hpp"

namespace papan::train {
namespace {

constexpr double kGeneOfDouble = 100;
constexpr double kGeneOfEase = 100;
constexpr int kMostPoints = 1'000'000;

std::vector<std::int64_t> numbers_from(std::int64_t first, int count) {
  std::vector<std::int64_t> numbers;
  for (int i = 0; i < count; ++i) numbers.push_back(first + i);
  return numbers;
}

// Visits every member with its name: one list for writing and for reading.
template <class AnyPlan, class Visit>
void for_each_member(AnyPlan& plan, Visit&& visit) {
  visit("algorithm", plan.algorithm);
  visit("colours", plan.colours);
  visit("bricks", plan.bricks);
  visit("features", plan.features);
  visit("limit", plan.limit);
  visit("deals", plan.deals);
  visit("first_deal", plan.first_deal);
  visit("held_out", plan.held_out);
  visit("generations", plan.generations);
  visit("population", plan.population);
  visit("mutation", plan.mutation);
  visit("sigma", plan.sigma);
  visit("restarts", plan.restarts);
  visit("seed", plan.seed);
}

Result<void> check_range(std::string_view name, double value, double least, double most) {
  if (value >= least && value <= most) return {};
  return Error{fmt::format("{} must be {} to {}, got {}", name, papan::to_text(least),
                           papan::to_text(most), papan::to_text(value))};
}

Result<void> check_numbers(const WeightsPlan& plan) {
  struct Bounds {
    std::string_view name;
    double value;
    double least;
    double most;
  };
  for (const Bounds& bounds :
       {Bounds{"colours", double(plan.colours), 3, brick::kMaxColours},
        Bounds{"bricks", double(plan.bricks), 1, brick::kMaxBricks},
        Bounds{"limit", double(plan.limit), -1, kMostPoints},
        Bounds{"deals", double(plan.deals), 1, 1000},
        Bounds{"first deal", double(plan.first_deal), 1, 1e11},
        Bounds{"held-out deals", double(plan.held_out), 0, 1000},
        Bounds{"generations", double(plan.generations), 1, 100'000},
        Bounds{"population", double(plan.population), 12, 10'000},
        Bounds{"restarts", double(plan.restarts), 0, 100'000},
        Bounds{"mutation", plan.mutation, 0, 1}, Bounds{"sigma", plan.sigma, 0.001, 1000}}) {
    if (auto good = check_range(bounds.name, bounds.value, bounds.least, bounds.most); !good) {
      return good;
    }
  }
  return {};
}

Result<void> check_features(const std::vector<std::string>& features) {
  bool weighed = false;
  for (std::size_t i = 0; i < features.size(); ++i) {
    const auto rest = features.begin() + static_cast<std::ptrdiff_t>(i) + 1;
    if (std::find(rest, features.end(), features[i]) != features.end()) {
      return Error{fmt::format("feature {} is given twice", in_quotes(features[i]))};
    }
    if (features[i] == kLimitGene || features[i] == kEaseGene) continue;
    if (auto index = brick::parse_feature(features[i]); !index) return index.error();
    weighed = true;
  }
  if (!weighed) return Error{"expected at least one feature"};
  return {};
}

}  // namespace

Search WeightsPlan::search() const {
  return {static_cast<int>(features.size()), population, mutation, sigma, restarts, seed};
}

std::vector<std::int64_t> WeightsPlan::training_deals() const {
  return numbers_from(first_deal, deals);
}

std::vector<std::int64_t> WeightsPlan::held_out_deals() const {
  return numbers_from(first_deal + deals, held_out);
}

brick::Policy WeightsPlan::policy(const Genome& genome) const {
  brick::Policy made = brick::thesis_policy({colours, bricks, 0});
  made.weights = {};
  if (limit >= 0) made.limit = limit;
  for (std::size_t i = 0; i < genome.size(); ++i) {
    if (features[i] == kLimitGene) {
      const double scaled = std::max(made.limit, 1) * std::exp2(genome[i] / kGeneOfDouble);
      made.limit = static_cast<int>(std::min<double>(scaled, kMostPoints));
    } else if (features[i] == kEaseGene) {
      made.ease = genome[i] / kGeneOfEase;
    } else {
      made.weights[*brick::parse_feature(features[i])] = genome[i];
    }
  }
  return made;
}

Result<void> check(const WeightsPlan& plan) {
  if (auto good = check_numbers(plan); !good) return good;
  if (auto good = check_features(plan.features); !good) return good;
  if (auto made = make_optimiser(plan.algorithm, plan.search()); !made) return made.error();
  return {};
}

Json to_json(const WeightsPlan& plan) {
  Json json;
  for_each_member(plan, [&](const char* name, const auto& value) { json[name] = value; });
  return json;
}

Result<WeightsPlan> parse_plan(const Json& json) {
  WeightsPlan plan;
  try {
    for_each_member(plan, [&](const char* name, auto& value) { json.at(name).get_to(value); });
  } catch (const JsonError&) {
    return Error{"the plan of a training run is not as it should be"};
  }
  if (auto good = check(plan); !good) return good.error();
  return plan;
}

Score score_of_game(const WeightsPlan& plan, const brick::Policy& policy, std::int64_t deal) {
  return brick::play_policy({plan.colours, plan.bricks, deal}, policy).score;
}

}  // namespace papan::train
