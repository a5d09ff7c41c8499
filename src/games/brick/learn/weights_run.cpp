#include "games/brick/learn/weights_run.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

#include "core/parallel.hpp"
#include "core/version.hpp"
#include "games/brick/play/weights_file.hpp"

namespace papan::train {
namespace {

double mean_of(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double spread_of(const std::vector<double>& values) {
  const double mean = mean_of(values);
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return std::sqrt(squares / static_cast<double>(values.size()));
}

// The mean score of each genome over the deals; empty when stopped. A task is one
// game, so that few genomes keep many threads busy too.
std::vector<double> evaluate_all(const WeightsPlan& plan, const std::vector<Genome>& genomes,
                                 const std::vector<std::int64_t>& deals, int threads,
                                 const std::stop_token& stop) {
  std::vector<double> scores(genomes.size() * deals.size());
  const bool done = for_each_index(scores.size(), threads, stop, [&](std::size_t i) {
    const Genome& genome = genomes[i / deals.size()];
    scores[i] = score_of_game(plan, plan.policy(genome), deals[i % deals.size()]);
  });
  if (!done) return {};
  std::vector<double> means;
  for (auto from = scores.begin(); from != scores.end();) {
    const auto to = from + static_cast<std::ptrdiff_t>(deals.size());
    means.push_back(mean_of({from, to}));
    from = to;
  }
  return means;
}

}  // namespace

WeightsRun::WeightsRun(WeightsPlan plan)
    : plan_(std::move(plan)), optimiser_(*make_optimiser(plan_.algorithm, plan_.search())) {}

Result<WeightsRun> WeightsRun::resume(const Json& state) {
  const Error wrong{"expected the state of a training run"};
  if (!state.is_object() || !state.contains("plan") || !state.contains("values")) return wrong;
  auto plan = parse_plan(state["plan"]);
  if (!plan) return plan.error();
  std::vector<std::vector<double>> values;
  std::vector<double> held_out;
  try {
    state.at("values").get_to(values);
    state.at("held_out").get_to(held_out);
  } catch (const JsonError&) {
    return wrong;
  }
  if (held_out.size() != values.size()) return wrong;
  WeightsRun run(std::move(*plan));
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto genomes = run.optimiser_->ask();
    if (genomes.empty() || genomes.size() != values[i].size()) return wrong;
    run.tell(genomes, values[i]);
    run.history_.back().held_out = held_out[i];
  }
  return run;
}

bool WeightsRun::finished() const {
  return optimiser_->converged() || static_cast<int>(values_.size()) >= plan_.generations;
}

std::optional<WeightsGeneration> WeightsRun::step(int threads, const std::stop_token& stop) {
  assert(!finished());
  const auto genomes = optimiser_->ask();
  const auto values = evaluate_all(plan_, genomes, plan_.training_deals(), threads, stop);
  if (values.empty()) return {};
  const Genome before = best_;
  tell(genomes, values);
  const bool changed = best_ != before || history_.size() == 1;
  history_.back().held_out = changed ? held_out(threads) : history_[history_.size() - 2].held_out;
  return history_.back();
}

void WeightsRun::tell(const std::vector<Genome>& genomes, const std::vector<double>& values) {
  optimiser_->tell(values);
  values_.push_back(values);
  const auto top = std::max_element(values.begin(), values.end());
  WeightsGeneration next;
  if (!history_.empty()) next = history_.back();
  if (history_.empty() || *top > next.best) {
    next.best = *top;
    best_ = genomes[static_cast<std::size_t>(top - values.begin())];
  }
  ++next.number;
  next.evaluations += static_cast<int>(values.size());
  next.mean = mean_of(values);
  next.spread = spread_of(values);
  history_.push_back(next);
}

double WeightsRun::held_out(int threads) const {
  if (plan_.held_out == 0) return 0;
  return evaluate_all(plan_, {best_}, plan_.held_out_deals(), threads, {}).front();
}

Json WeightsRun::state() const {
  Json held_out = Json::array();
  for (const WeightsGeneration& generation : history_) held_out.push_back(generation.held_out);
  return {{"plan", to_json(plan_)}, {"values", values_}, {"held_out", held_out}};
}

Json WeightsRun::weights() const {
  assert(!history_.empty());
  const WeightsGeneration& last = history_.back();
  Json json = {{"game", "brick"}, {"colours", plan_.colours}, {"bricks", plan_.bricks}};
  json.update(brick::to_json(plan_.policy(best_)));
  json["made"] = {{"version", kVersion},
                  {"plan", to_json(plan_)},
                  {"generations", last.number},
                  {"evaluations", last.evaluations},
                  {"training_deals", plan_.training_deals()},
                  {"training_score", last.best},
                  {"held_out_deals", plan_.held_out_deals()},
                  {"held_out_score", last.held_out}};
  return json;
}

void finish(WeightsRun& run, int threads, const std::stop_token& stop) {
  while (!run.finished() && run.step(threads, stop)) {
  }
}

}  // namespace papan::train
