// `papan train brick-builder`: the template of Colour Brick's `best`, from nothing.
//
// The run stands beside the result after every generation, so that --resume goes on where a
// killed one was, to the same end.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "core/json.hpp"
#include "games/brick/commands/commands.hpp"
#include "games/brick/learn/builder.hpp"

namespace papan::cli {
namespace {

struct BuilderArguments {
  train::BuilderPlan plan;
  int threads = 0;
  std::string out;
  bool resume = false;
  bool json = false;
};

Json to_json(const train::BuilderGeneration& one) {
  return {{"generation", one.number},
          {"best", one.best},
          {"mean", one.mean},
          {"held_out", one.held_out}};
}

std::string in_words(const train::BuilderGeneration& one) {
  return fmt::format("generation {}: best {:.1f}, mean {:.1f}, held out {:.1f} points a brick",
                     one.number, one.best, one.mean, one.held_out);
}

train::BuilderRun run_of(const BuilderArguments& arguments, const std::string& checkpoint) {
  expect_run(checkpoint, arguments.resume ? RunWanted::kOld : RunWanted::kNew);
  if (!arguments.resume) return expect(train::BuilderRun::start(arguments.plan));
  std::ifstream file(checkpoint, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  return expect(train::BuilderRun::resume(arguments.plan, bytes));
}

void go_on(const BuilderArguments& arguments, train::BuilderRun& run,
           const std::string& checkpoint) {
  const auto stop = stop_on_interrupt();
  const int threads = arguments.threads > 0
                          ? arguments.threads
                          : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  Progress progress;
  while (!run.finished()) {
    if (!run.step(threads, stop)) throw Interrupted("stopped: --resume goes on");
    write_file(checkpoint, run.checkpoint());
    const train::BuilderGeneration& now = run.history().back();
    progress.show(static_cast<double>(now.number) / run.steps(), in_words(now));
  }
}

void train_builder(BuilderArguments& arguments) {
  if (arguments.out.empty()) {
    arguments.out = fmt::format("brick-builder-{}.json", arguments.plan.colours);
  }
  const std::string checkpoint = arguments.out + ".run";
  train::BuilderRun run = run_of(arguments, checkpoint);
  go_on(arguments, run, checkpoint);
  write_file(arguments.out, run.file());
  if (arguments.json) {
    Json curve = Json::array();
    for (const auto& one : run.history()) curve.push_back(to_json(one));
    return print_json({{"curve", curve}, {"plan", train::to_json(arguments.plan)}});
  }
  constexpr int kShown = 10;  // the held-out figure is measured so seldom
  for (const auto& one : run.history()) {
    const bool last = one.number == run.history().back().number;
    if (one.number == 1 || one.number % kShown == 0 || last) fmt::print("{}\n", in_words(one));
  }
  fmt::print("template in {}\n", arguments.out);
}

void add_plan(Command& command, train::BuilderPlan& plan) {
  command.option("--colours", plan.colours, "colours of the bricks").between(3, brick::kMaxColours);
  command.option("--generations", plan.generations, "generations of CMA-ES").between(1, 100'000);
  command.option("--population", plan.population, "genomes of a generation").between(5, 1000);
  command.option("--deals", plan.deals, "deals that each genome of a generation plays")
      .between(1, 1000);
  command.option("--bricks", plan.bricks, "bricks of a game").between(1, brick::kMaxBricks);
  command.option("--width", plan.width, "placements that are looked at further").between(1, 30);
  command.option("--samples", plan.samples, "next bricks that each of them meets").between(0, 249);
  command.option("--sigma", plan.sigma, "standard deviation of the first changes")
      .between(1.0, 500.0);
  command.option("--seed", plan.seed, "seed of the search and of its deals");
}

}  // namespace

void add_train_brick_builder(Command& train) {
  Command& command = train.part("brick-builder", "the template of Colour Brick's best");
  auto arguments = std::make_shared<BuilderArguments>();
  add_plan(command, arguments->plan);
  command.option("--threads", arguments->threads, "threads; 0: all cores").between(0, kMaxThreads);
  command.option("--out", arguments->out, "weights file; without this, brick-builder-K.json")
      .takes(Word::kFile);
  command.flag("--resume", arguments->resume, "go on with the run of --out");
  command.flag("--json", arguments->json, "print JSON for programs");
  command.examples({"papan train brick-builder --colours 5 --out five.json",
                    "papan train brick-builder --colours 5 --out five.json --resume",
                    "papan brick solve --agent best:values=five.json < input > output"});
  command.runs([arguments] { train_builder(*arguments); });
}

}  // namespace papan::cli
