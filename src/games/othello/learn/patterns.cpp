#include "games/othello/learn/patterns.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "games/othello/rules/pattern_weights.hpp"

namespace papan::train {
namespace {

using othello::PatternWeights;

constexpr int kAround = 2;          // discs more or fewer from which a phase learns too
constexpr double kLastRate = 0.1;   // of the first
constexpr float kDamping = 100.0F;  // squared discs: keeps the first steps of a weight small

int discs(const Example& example) {
  return count(example.own | example.enemy);
}

bool near_phase(const Example& example, int phase) {
  const int at = discs(example);
  return othello::pattern_phase(std::max(4, at - kAround)) <= phase &&
         othello::pattern_phase(at + kAround) >= phase;
}

bool in_phase(const Example& example, int phase) {
  return othello::pattern_phase(discs(example)) == phase;
}

template <class Test>
std::vector<const Example*> chosen(std::span<const Example> all, Test&& test) {
  std::vector<const Example*> some;
  for (const Example& example : all) {
    if (test(example)) some.push_back(&example);
  }
  return some;
}

class Fit {
 public:
  Fit() : weights_(static_cast<std::size_t>(PatternWeights::canonical_count())) {}

  // The error before the step.
  double step(const Example& example, double rate) {
    Used used{};
    const double error = example.margin - sum(example, used);
    const auto step = static_cast<float>(rate * error);
    for (Weight* weight : used) {
      weight->errors += static_cast<float>(error * error);
      weight->value += step / std::sqrt(weight->errors + kDamping);
    }
    return error;
  }

  double mean_error(const std::vector<const Example*>& examples) {
    double errors = 0;
    Used used{};
    for (const Example* example : examples) {
      errors += std::abs(example->margin - sum(*example, used));
    }
    return examples.empty() ? 0 : errors / static_cast<double>(examples.size());
  }

  [[nodiscard]] std::vector<std::int16_t> rounded() const {
    std::vector<std::int16_t> all;
    for (const Weight& weight : weights_) {
      constexpr float kMost = std::numeric_limits<std::int16_t>::max();
      const float parts = std::clamp(weight.value * othello::kPatternUnit, -kMost, kMost);
      all.push_back(static_cast<std::int16_t>(std::lround(parts)));
    }
    return all;
  }

 private:
  struct Weight {
    float value = 0;   // discs
    float errors = 0;  // squares of those that it had a part in, added up
  };
  using Used = std::array<Weight*, othello::kInstances>;

  double sum(const Example& example, Used& used) {
    double total = 0;
    std::size_t at = 0;
    othello::for_each_filling(example.own, example.enemy, [&](int filling) {
      used[at] = &weights_[static_cast<std::size_t>(canonical_[static_cast<std::size_t>(filling)])];
      total += used[at++]->value;
    });
    return total;
  }

  const std::vector<std::int32_t>& canonical_ = PatternWeights::canonical();
  std::vector<Weight> weights_;
};

}  // namespace

std::vector<std::int16_t> fit_phase(const PatternPlan& plan, int phase, const ExampleSets& sets,
                                    const std::function<bool(const PatternErrors&)>& told) {
  auto training = chosen(sets.training, [&](const Example& one) { return near_phase(one, phase); });
  const auto held_out =
      chosen(sets.held_out, [&](const Example& one) { return in_phase(one, phase); });
  Rng rng = Rng(plan.seed).fork(static_cast<std::uint64_t>(phase));
  Fit fit;
  for (int epoch = 1; epoch <= plan.epochs; ++epoch) {
    const double done = plan.epochs > 1 ? (epoch - 1.0) / (plan.epochs - 1.0) : 0;
    const double rate = plan.rate * (1 - (1 - kLastRate) * done);
    rng.shuffle(training);
    double errors = 0;
    for (const Example* example : training) errors += std::abs(fit.step(*example, rate));
    const double mean = training.empty() ? 0 : errors / static_cast<double>(training.size());
    if (!told({phase, epoch, mean, fit.mean_error(held_out)})) return {};
  }
  return fit.rounded();
}

}  // namespace papan::train
