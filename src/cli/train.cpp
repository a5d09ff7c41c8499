// `papan train`: weights of an evaluation by an evolutionary algorithm.
//
// Every generation is kept in the store, so that the same command, or `resume`,
// goes on where a killed run was, to the same end.
#include <fmt/format.h>

#include <thread>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "cli/store_arguments.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "lab/training.hpp"

namespace papan::cli {
namespace {

// The thesis ran its algorithm many times and took the best run.
constexpr int kRestarts = 30;

struct TrainArguments {
  train::Plan plan;
  StoreArguments store;
  StoreId id = 0;  // of the run to go on with
  int threads = 0;
  std::string out;
  bool json = false;
};

std::string in_words(const train::Generation& generation) {
  return fmt::format("generation {}: best {:.0f}, mean {:.0f}, spread {:.0f}, held out {:.0f},",
                     generation.number, generation.best, generation.mean, generation.spread,
                     generation.held_out);
}

void print_result(const TrainArguments& arguments, const lab::StoredRun& stored) {
  const Json weights = stored.run.weights();
  if (arguments.json) return print_json(weights);
  const train::Generation& last = stored.run.history().back();
  fmt::print("training run {}: {} after {} generations and {} evaluations\n", stored.id,
             stored.run.finished() ? "done" : "stopped", last.number, last.evaluations);
  fmt::print("training score {:.0f}, held out {:.0f}\n", last.best, last.held_out);
  for (const auto& [name, weight] : weights["weights"].items()) {
    fmt::print("{:<4} {:12.4f}\n", name, weight.get<double>());
  }
  fmt::print("weights in {}\n", arguments.out);
  if (!stored.run.finished()) fmt::print("go on: papan train resume {}\n", stored.id);
}

void train_to_the_end(TrainArguments& arguments, Store& store, lab::StoredRun stored) {
  const train::Plan& plan = stored.run.plan();
  if (arguments.out.empty()) {
    arguments.out = fmt::format("brick-{}-{}.json", plan.colours, plan.algorithm);
  }
  lab::TrainingEffort effort;
  effort.threads = arguments.threads > 0
                       ? arguments.threads
                       : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  effort.stop = stop_on_interrupt();
  {
    Progress progress;
    effort.tell = [&](const train::Run& run, const train::Generation& now) {
      progress.show(static_cast<double>(now.number) / run.plan().generations, in_words(now));
    };
    expect(lab::go_on(store, stored, effort));
  }
  if (stored.run.history().empty()) {
    throw Interrupted("stopped before the first generation ended");
  }
  write_file(arguments.out, stored.run.weights().dump(2) + "\n");
  print_result(arguments, stored);
  if (!stored.run.finished()) end_if_interrupted(effort.stop);
}

void train_brick(TrainArguments& arguments) {
  expect(train::check(arguments.plan));
  Store store = arguments.store.open();
  train_to_the_end(arguments, store, expect(lab::training_of(store, arguments.plan)));
}

void resume(TrainArguments& arguments) {
  Store store = arguments.store.open_existing();
  train_to_the_end(arguments, store, expect(lab::stored_training(store, arguments.id)));
}

void add_plan(Command& command, train::Plan& plan) {
  command.option("--algorithm", plan.algorithm, join(train::algorithm_names(), ", "))
      .such_as(train::algorithm_names());
  command.option("--colours", plan.colours, "colours of the bricks");
  command.option("--bricks", plan.bricks, "bricks of a game");
  command.option("--features", plan.features, "what is weighed; LIMIT and EASE train the limit")
      .separated_by(',');
  command.option("--limit", plan.limit, "points taken at once; -1: the thesis's");
  command.option("--population", plan.population, "genomes of a generation");
  command.option("--mutation", plan.mutation, "probability that a gene changes");
  command.option("--sigma", plan.sigma,
                 "standard deviation of changes; of the first ones in pagmo's algorithms");
  plan.restarts = kRestarts;
  command.option("--restarts", plan.restarts, "thesis-ga: fresh starts beside the best when done");
  command.option("--generations", plan.generations, "at most so many");
  command.option("--deals", plan.deals, "training deals");
  command.option("--first-deal", plan.first_deal, "number of the first training deal");
  command.option("--held-out", plan.held_out, "deals after those, reported beside");
  command.option("--seed", plan.seed, "seed of the algorithm");
}

void add_effort(Command& command, TrainArguments& arguments) {
  arguments.store.add_to(command);
  command.option("--threads", arguments.threads, "threads; 0: all cores").between(0, kMaxThreads);
  command.option("--out", arguments.out, "weights file; without this, brick-K-ALGORITHM.json")
      .takes(Word::kFile);
  command.flag("--json", arguments.json, "print JSON for programs");
}

void add_train_brick(Command& train) {
  Command& command = train.part("brick", "weights for Colour Brick");
  auto arguments = std::make_shared<TrainArguments>();
  add_plan(command, arguments->plan);
  add_effort(command, *arguments);
  command.examples({"papan train brick --colours 9 --bricks 20000 --out nine.json",
                    "papan train brick --algorithm cmaes --colours 5 --deals 4 --generations 50",
                    "papan brick solve --agent thesis:weights=nine.json < input > output"});
  command.runs([arguments] { train_brick(*arguments); });
}

void add_resume(Command& train) {
  Command& command = train.part("resume", "go on with a run that was stopped");
  auto arguments = std::make_shared<TrainArguments>();
  command.operand("ID", arguments->id, "its number").required().at_least(1);
  add_effort(command, *arguments);
  command.examples({"papan train resume 3"});
  command.runs([arguments] { resume(*arguments); });
}

}  // namespace

void add_train(Command& app) {
  Command& command = app.part("train", "learn the weights of an evaluation");
  command.examples({"papan train brick --colours 9 --bricks 20000 --out nine.json",
                    "papan train list", "papan train compare 1 2 --html curves.html"});
  add_train_brick(command);
  add_trainers_of_games(command);
  add_resume(command);
  add_training_runs(command);
}

}  // namespace papan::cli
