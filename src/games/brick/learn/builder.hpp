// Trains the template of Colour Brick's `best` from nothing: CMA-ES on the points that the
// template makes with its look ahead.
//
// The search starts from the signs that the template asks for: equal cells an even number of
// rows apart are good and an odd number bad within a column and beside one of the same phase,
// the other way round beside one of the other phase, and the shaft stays empty. Every
// generation plays deals of its own, the same for all its genomes; the result is the centre of
// the search, averaged over some ten generations, so that no genome wins by luck. Short games
// do not tell what a board costs that stands still for long, so crowding, scale and detonator
// are settled on long ones: the best of a few values each. Deals are drawn from the seed;
// held-out ones (from 1,000,001) only tell how far it is.
//
// The state of a run is its plan and what it was told, as in games/brick/learn/weights_run.hpp: an
// optimiser that is told the same proposes the same, so a resumed run ends as if it had never been
// stopped. Method: Hansen 2006 (CMA-ES). Tested in tests/train/brick_builder_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/json.hpp"
#include "games/brick/rules/builder.hpp"
#include "train/learner.hpp"
#include "train/optimiser.hpp"

namespace papan::train {

struct BuilderPlan {
  int colours = 3;
  int generations = 200;
  int population = 16;
  int deals = 2;     // of a generation
  int bricks = 400;  // of a game
  int width = 4;     // placements that are looked at, each with
  int samples = 4;   // so many next bricks
  int long_deals = 8;
  int long_bricks = 2500;      // of the games after the search
  int held_out_bricks = 1000;  // of a held-out game
  double sigma = 50;
  std::int64_t seed = 1;

  // As a learner's plan: train/learner.hpp.
  static OptionTable<BuilderPlan> describe();
  [[nodiscard]] Result<void> check() const { return {}; }
  // Generations and settled genes, in all.
  [[nodiscard]] int steps() const;
  [[nodiscard]] std::string file_name() const;
  [[nodiscard]] Result<std::unique_ptr<Learner>> open(const KeptRun& kept) const;
};

Json to_json(const BuilderPlan& plan);

// What a genome means; the empty one is where the search starts.
brick::BuilderWeights builder_weights(const BuilderPlan& plan, const Genome& genome);

// All in points a brick.
struct BuilderGeneration {
  int number = 0;  // from 1
  double best = 0;
  double mean = 0;
  double held_out = 0;  // as last measured
};

class BuilderRun {
 public:
  // Errors: pagmo is not there; the checkpoint is damaged or of another plan.
  static Result<BuilderRun> start(const BuilderPlan& plan);
  static Result<BuilderRun> resume(const BuilderPlan& plan, std::string_view checkpoint);

  [[nodiscard]] int steps() const { return plan_.steps(); }
  [[nodiscard]] bool finished() const { return static_cast<int>(values_.size()) >= steps(); }
  [[nodiscard]] const std::vector<BuilderGeneration>& history() const { return history_; }

  // One generation more, or one settled gene; false, and no change, when it was stopped.
  bool step(int threads, const std::stop_token& stop);

  [[nodiscard]] std::string checkpoint() const;
  [[nodiscard]] brick::BuilderWeights weights() const { return builder_weights(plan_, centre_); }
  // The weights with how they were made (games/brick/rules/builder_file.hpp).
  [[nodiscard]] std::string file() const;

 private:
  BuilderRun(const BuilderPlan& plan, std::unique_ptr<Optimiser> optimiser);
  [[nodiscard]] bool searching() const;
  [[nodiscard]] bool at_mark() const;
  [[nodiscard]] std::vector<Genome> ask() const;
  void tell(const std::vector<Genome>& genomes, const std::vector<double>& values);
  void move_centre(const Genome& centre);

  BuilderPlan plan_;
  std::unique_ptr<Optimiser> optimiser_;
  std::vector<std::vector<double>> values_;
  std::vector<BuilderGeneration> history_;
  Genome centre_;  // averaged
};

// Points a brick of these weights on held-out deals; bricks that are not placed count as
// nothing.
double held_out_points(const BuilderPlan& plan, const brick::BuilderWeights& weights);

}  // namespace papan::train
