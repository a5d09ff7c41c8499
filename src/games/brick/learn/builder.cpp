#include "games/brick/learn/builder.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <numeric>

#include "core/parallel.hpp"
#include "games/brick/play/foresight.hpp"
#include "games/brick/rules/builder_file.hpp"

namespace papan::train {
namespace {

using brick::Weights;

constexpr int kFirstHeldOut = 1'000'001;
constexpr int kHeldOutDeals = 4;
constexpr int kMark = 10;             // generations from one held-out figure to the next
constexpr std::uint64_t kDeals = 10;  // purpose of the fork

// A weight is its start and a gene a hundred times smaller than its step; two genes are
// exponents: 100 doubles the detonator, or what all weights are worth in points.
struct Gene {
  std::size_t feature;
  double start;
  double step;
};
constexpr double kPair = 20;  // a pair of neighbouring columns; half as much two columns away
constexpr double kStep = 10;
constexpr std::array<Gene, 26> kGenes = {{
    {brick::kBlocks, -20, kStep},           {brick::kPileHeight, -5, 5},
    {brick::kOwnColumn, -kPair, kStep},     {brick::kOwnColumn + 1, kPair, kStep},
    {brick::kOwnColumn + 2, -kPair, kStep}, {brick::kOwnColumn + 3, 0, kStep},
    {brick::kNextAlike, kPair, kStep},      {brick::kNextAlike + 1, -kPair, kStep},
    {brick::kNextAlike + 2, kPair, kStep},  {brick::kNextAlike + 3, -kPair, kStep},
    {brick::kNextOther, -kPair, kStep},     {brick::kNextOther + 1, kPair, kStep},
    {brick::kNextOther + 2, -kPair, kStep}, {brick::kNextOther + 3, kPair, kStep},
    {brick::kSecondAlike, 10, kStep},       {brick::kSecondAlike + 1, -10, kStep},
    {brick::kSecondAlike + 2, 10, kStep},   {brick::kSecondAlike + 3, -10, kStep},
    {brick::kSecondOther, -10, kStep},      {brick::kSecondOther + 1, 10, kStep},
    {brick::kSecondOther + 2, -10, kStep},  {brick::kSecondOther + 3, 10, kStep},
    {brick::kFlankRoughness, 0, 5},         {brick::kShaftCells, -80, kStep},
    {brick::kShaftPairs, -20, kStep},       {brick::kSquaredHeights, -1, 0.4},
}};
constexpr std::size_t kDetonatorGene = kGenes.size();
constexpr std::size_t kScaleGene = kDetonatorGene + 1;
constexpr std::size_t kCrowdingGene = kScaleGene + 1;
constexpr int kGeneCount = kCrowdingGene + 1;
constexpr double kDetonator = 40;
constexpr double kCrowding = 5;

// What is settled after the search, one gene after the other, by how far from the centre.
constexpr std::array<std::size_t, 4> kSettled = {kCrowdingGene, kScaleGene, kDetonatorGene,
                                                 kCrowdingGene};
constexpr std::array<double, 6> kOffsets = {0, -1, -0.5, 0.5, 1, 2};
constexpr double offset_unit(std::size_t gene) {
  return gene == kCrowdingGene ? 300 : 40;
}

double rounded(double weight) {
  return std::round(1000 * weight) / 1000;
}

Search search_of(const BuilderPlan& plan) {
  return {.genes = kGeneCount,
          .population = plan.population,
          .sigma = plan.sigma,
          .seed = static_cast<std::uint64_t>(plan.seed)};
}

double points_of_game(const brick::Foresight& foresight, const brick::Parameters& parameters) {
  const brick::ColourBrick rules(parameters);
  Rng rng;
  auto state = rules.start(rng);
  while (rules.turn(state) != Turn::kOver) {
    rules.resolve(state, *rules.dealt(state));
    rules.play(state, foresight.choose({rules, state, {}, {{}, rng, {}}}).move);
  }
  return static_cast<double>(state.score) / parameters.bricks;
}

double points_on_deal(const BuilderPlan& plan, const brick::BuilderWeights& weights,
                      std::int64_t deal, int bricks) {
  const brick::Builder builder(weights, plan.colours);
  const brick::Foresight foresight(builder, brick::Foresight::Effort{plan.width, plan.samples});
  return points_of_game(foresight, {plan.colours, bricks, deal});
}

std::vector<Genome> settling(const Genome& centre, std::size_t gene) {
  std::vector<Genome> genomes;
  for (const double offset : kOffsets) {
    genomes.push_back(centre);
    genomes.back()[gene] += offset * offset_unit(gene);
  }
  return genomes;
}

// Large numbers: nobody publishes figures on these.
std::int64_t training_deal(const BuilderPlan& plan, std::size_t generation, std::size_t number) {
  Rng rng = Rng(plan.seed).fork(kDeals).fork(generation).fork(number);
  return static_cast<std::int64_t>(rng.next() >> 2 | std::uint64_t{1} << 40);
}

// Where CMA-ES itself would move: the better half, the best with most weight.
Genome centre_of(const std::vector<Genome>& genomes, const std::vector<double>& values) {
  std::vector<std::size_t> order(genomes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return values[a] > values[b]; });
  const std::size_t half = std::max<std::size_t>(1, genomes.size() / 2);
  Genome centre(genomes.front().size());
  double sum = 0;
  for (std::size_t i = 0; i < half; ++i) {
    const double weight =
        std::log((static_cast<double>(half) + 0.5) / (static_cast<double>(i) + 1));
    for (std::size_t j = 0; j < centre.size(); ++j) centre[j] += weight * genomes[order[i]][j];
    sum += weight;
  }
  for (double& gene : centre) gene /= sum;
  return centre;
}

}  // namespace

Json to_json(const BuilderPlan& plan) {
  return {{"colours", plan.colours},
          {"generations", plan.generations},
          {"population", plan.population},
          {"deals", plan.deals},
          {"bricks", plan.bricks},
          {"width", plan.width},
          {"samples", plan.samples},
          {"long_deals", plan.long_deals},
          {"long_bricks", plan.long_bricks},
          {"held_out_bricks", plan.held_out_bricks},
          {"sigma", plan.sigma},
          {"seed", plan.seed}};
}

brick::BuilderWeights builder_weights(const BuilderPlan& plan, const Genome& genome) {
  const auto gene = [&](std::size_t i) { return genome.empty() ? 0 : genome[i] / 100; };
  constexpr double kScaleOfThree = 4;  // points; half as many with each colour more
  const double scale = kScaleOfThree * std::exp2(3 - plan.colours + gene(kScaleGene));
  brick::BuilderWeights weights;
  for (std::size_t i = 0; i < kGenes.size(); ++i) {
    const Gene& one = kGenes[i];
    weights.crystal[one.feature] = rounded(scale * (one.start + one.step * gene(i)));
  }
  weights.crystal[brick::kDetonator] = rounded(kDetonator * std::exp2(gene(kDetonatorGene)));
  weights.crowding = rounded(scale * kCrowding * gene(kCrowdingGene));
  return weights;
}

double held_out_points(const BuilderPlan& plan, const brick::BuilderWeights& weights) {
  double sum = 0;
  for (int i = 0; i < kHeldOutDeals; ++i) {
    sum += points_on_deal(plan, weights, kFirstHeldOut + i, plan.held_out_bricks);
  }
  return sum / kHeldOutDeals;
}

BuilderRun::BuilderRun(const BuilderPlan& plan, std::unique_ptr<Optimiser> optimiser)
    : plan_(plan), optimiser_(std::move(optimiser)) {}

Result<BuilderRun> BuilderRun::start(const BuilderPlan& plan) {
  auto optimiser = make_optimiser("cmaes", search_of(plan));
  if (!optimiser) return optimiser.error();
  return BuilderRun(plan, std::move(*optimiser));
}

Result<BuilderRun> BuilderRun::resume(const BuilderPlan& plan, std::string_view checkpoint) {
  const Error wrong{"checkpoint: expected that of a run of brick-builder"};
  const auto json = parse_json(std::string(checkpoint));
  if (!json || !json->is_object()) return wrong;
  if (json->value("plan", Json()) != to_json(plan)) {
    return Error{"checkpoint: of a run with another plan"};
  }
  std::vector<std::vector<double>> values;
  std::vector<double> held_out;
  try {
    json->at("values").get_to(values);
    json->at("held_out").get_to(held_out);
  } catch (const JsonError&) {
    return wrong;
  }
  auto run = start(plan);
  if (!run) return run.error();
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (run->finished() || held_out.size() != values.size()) return wrong;
    const auto genomes = run->ask();
    if (genomes.size() != values[i].size()) return wrong;
    run->tell(genomes, values[i]);
    run->history_.back().held_out = held_out[i];
  }
  return run;
}

bool BuilderRun::searching() const {
  return static_cast<int>(values_.size()) < plan_.generations;
}

int BuilderPlan::steps() const {
  return generations + static_cast<int>(kSettled.size());
}

bool BuilderRun::at_mark() const {
  return values_.size() == 1 || values_.size() % kMark == 0 || !searching();
}

std::vector<Genome> BuilderRun::ask() const {
  if (searching()) return optimiser_->ask();
  return settling(centre_, kSettled[values_.size() - static_cast<std::size_t>(plan_.generations)]);
}

bool BuilderRun::step(int threads, const std::stop_token& stop) {
  assert(!finished());
  const auto genomes = ask();
  const auto deals = static_cast<std::size_t>(searching() ? plan_.deals : plan_.long_deals);
  const int bricks = searching() ? plan_.bricks : plan_.long_bricks;
  std::vector<double> points(genomes.size() * deals);
  const bool done = for_each_index(points.size(), threads, stop, [&](std::size_t i) {
    points[i] = points_on_deal(plan_, builder_weights(plan_, genomes[i / deals]),
                               training_deal(plan_, values_.size(), i % deals), bricks);
  });
  if (!done) return false;
  std::vector<double> values(genomes.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    values[i / deals] += points[i] / static_cast<double>(deals);
  }
  tell(genomes, values);
  if (at_mark()) history_.back().held_out = held_out_points(plan_, weights());
  return true;
}

void BuilderRun::tell(const std::vector<Genome>& genomes, const std::vector<double>& values) {
  if (searching()) {
    move_centre(centre_of(genomes, values));
    optimiser_->tell(values);
  } else {
    const auto best = std::max_element(values.begin(), values.end());
    centre_ = genomes[static_cast<std::size_t>(best - values.begin())];
  }
  values_.push_back(values);
  BuilderGeneration now;
  if (!history_.empty()) now.held_out = history_.back().held_out;
  now.number = static_cast<int>(values_.size());
  now.best = *std::max_element(values.begin(), values.end());
  now.mean =
      std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
  history_.push_back(now);
}

void BuilderRun::move_centre(const Genome& centre) {
  constexpr std::size_t kEarly = 10;  // generations of which the average keeps nothing
  constexpr double kKept = 0.9;
  const double kept = values_.size() < kEarly ? 0 : kKept;
  centre_.resize(centre.size());
  for (std::size_t i = 0; i < centre.size(); ++i) {
    centre_[i] = kept * centre_[i] + (1 - kept) * centre[i];
  }
}

std::string BuilderRun::checkpoint() const {
  Json held_out = Json::array();
  for (const BuilderGeneration& one : history_) held_out.push_back(one.held_out);
  return Json{{"plan", to_json(plan_)}, {"values", values_}, {"held_out", held_out}}.dump() + "\n";
}

std::string BuilderRun::file() const {
  Json json = brick::to_json(weights(), plan_.colours);
  json["made"] = {{"plan", to_json(plan_)}};
  if (!history_.empty()) json["made"]["held_out"] = rounded(history_.back().held_out);
  return json.dump(2) + "\n";
}

}  // namespace papan::train
