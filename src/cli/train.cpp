// `papan train`: weights of an evaluation by an evolutionary algorithm.
//
// The state of the run is kept beside the result after every generation, so that
// --resume goes on where a killed run was, to the same end.
#include <fmt/format.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "cli/commands.hpp"
#include "cli/common.hpp"
#include "cli/interrupt.hpp"
#include "cli/progress.hpp"
#include "core/text.hpp"
#include "train/run.hpp"

namespace papan::cli {
namespace {

constexpr int kMaxThreads = 256;
// The thesis ran its algorithm many times and took the best run.
constexpr int kRestarts = 30;

struct TrainArguments {
  train::Plan plan;
  int threads = 0;
  std::string out;
  bool resume = false;
  bool json = false;

  [[nodiscard]] std::string state_file() const { return out + ".run"; }
};

// Written beside and renamed, so that a kill leaves the old or the new file whole.
void write_file(const std::string& path, const Json& json) {
  const std::string fresh = path + ".new";
  std::ofstream file(fresh);
  file << json.dump(2) << '\n';
  file.close();
  if (!file) throw BadInput({fmt::format("cannot write the file {}", in_quotes(path))});
  std::filesystem::rename(fresh, path);
}

train::Run open_run(const TrainArguments& arguments) {
  const std::string path = arguments.state_file();
  if (!arguments.resume) {
    if (std::filesystem::exists(path)) {
      throw BadInput(
          {fmt::format("{} is there already: give --resume, or another --out", in_quotes(path))});
    }
    expect(train::check(arguments.plan));
    return train::Run(arguments.plan);
  }
  std::ifstream file(path);
  if (!file) throw BadInput({fmt::format("cannot read the file {}", in_quotes(path))});
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return expect(train::Run::resume(expect(parse_json(text))));
}

std::string in_words(const train::Generation& generation) {
  return fmt::format("generation {}: best {:.0f}, mean {:.0f}, spread {:.0f}, held out {:.0f},",
                     generation.number, generation.best, generation.mean, generation.spread,
                     generation.held_out);
}

void print_result(const TrainArguments& arguments, const train::Run& run) {
  const Json weights = run.weights();
  if (arguments.json) return print_json(weights);
  const train::Generation& last = run.history().back();
  fmt::print("{} after {} generations and {} evaluations\n", run.finished() ? "done" : "stopped",
             last.number, last.evaluations);
  fmt::print("training score {:.0f}, held out {:.0f}\n", last.best, last.held_out);
  for (const auto& [name, weight] : weights["weights"].items()) {
    fmt::print("{:<4} {:12.4f}\n", name, weight.get<double>());
  }
  fmt::print("weights in {}\n", arguments.out);
}

void train_brick(TrainArguments& arguments) {
  if (arguments.out.empty()) {
    arguments.out =
        fmt::format("brick-{}-{}.json", arguments.plan.colours, arguments.plan.algorithm);
  }
  const int threads = arguments.threads > 0
                          ? arguments.threads
                          : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  train::Run run = open_run(arguments);
  const auto stop = stop_on_interrupt();
  {
    Progress progress;
    train::finish(run, threads, stop, [&](const train::Run& so_far, const train::Generation& now) {
      write_file(arguments.state_file(), so_far.state());
      progress.show(static_cast<double>(now.number) / so_far.plan().generations, in_words(now));
    });
  }
  if (run.history().empty()) throw std::runtime_error("stopped before the first generation ended");
  write_file(arguments.out, run.weights());
  print_result(arguments, run);
}

void add_plan(CLI::App& command, train::Plan& plan) {
  command.add_option("--algorithm", plan.algorithm, join(train::algorithm_names(), ", "))
      ->capture_default_str();
  command.add_option("--colours", plan.colours, "colours of the bricks")->capture_default_str();
  command.add_option("--bricks", plan.bricks, "bricks of a game")->capture_default_str();
  command
      .add_option("--features", plan.features, "what is weighed; LIMIT and EASE train the limit")
      ->delimiter(',')
      ->capture_default_str();
  command.add_option("--limit", plan.limit, "points taken at once; -1: the thesis's")
      ->capture_default_str();
  command.add_option("--population", plan.population, "genomes of a generation")
      ->capture_default_str();
  command.add_option("--mutation", plan.mutation, "probability that a gene changes")
      ->capture_default_str();
  command.add_option("--sigma", plan.sigma, "standard deviation of the first changes")
      ->capture_default_str();
  plan.restarts = kRestarts;
  command
      .add_option("--restarts", plan.restarts, "thesis-ga: fresh starts beside the best when done")
      ->capture_default_str();
  command.add_option("--generations", plan.generations, "at most so many")->capture_default_str();
  command.add_option("--deals", plan.deals, "training deals")->capture_default_str();
  command.add_option("--first-deal", plan.first_deal, "number of the first training deal")
      ->capture_default_str();
  command.add_option("--held-out", plan.held_out, "deals after those, reported beside")
      ->capture_default_str();
  command.add_option("--seed", plan.seed, "seed of the algorithm")->capture_default_str();
}

void add_train_brick(CLI::App& train) {
  CLI::App& command = *train.add_subcommand("brick", "weights for Colour Brick");
  auto arguments = std::make_shared<TrainArguments>();
  add_plan(command, arguments->plan);
  command.add_option("--threads", arguments->threads, "threads; 0: all cores")
      ->check(CLI::Range(0, kMaxThreads))
      ->capture_default_str();
  command.add_option("--out", arguments->out, "weights file; the run's state stands beside it");
  command.add_flag("--resume", arguments->resume, "go on with the run of --out");
  command.add_flag("--json", arguments->json, "print JSON for programs");
  add_examples(command,
               {"papan train brick --colours 9 --bricks 20000 --out nine.json",
                "papan train brick --algorithm cmaes --colours 5 --deals 4 --generations 50",
                "papan train brick --resume --out nine.json",
                "papan brick solve --agent thesis:weights=nine.json < input > output"});
  command.callback([arguments] { train_brick(*arguments); });
}

}  // namespace

void add_train(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("train", "evolve the weights of an evaluation");
  command.require_subcommand(1);
  add_examples(command, {"papan train brick --colours 9 --bricks 20000 --out nine.json"});
  add_train_brick(command);
}

}  // namespace papan::cli
