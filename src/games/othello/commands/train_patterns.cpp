// `papan train othello-patterns`: the weights of Othello's evaluation, from an archive of
// tournament games.
//
// The run keeps every finished piece in a folder beside the result, so that --resume
// goes on where a killed run was, to the same end.
#include <fmt/format.h>

#include "cli/bad_input.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "core/json.hpp"
#include "games/othello/commands/commands.hpp"
#include "games/othello/learn/run.hpp"

namespace papan::cli {
namespace {

struct PatternArguments {
  train::OthelloPlan plan;
  std::string out = "othello-patterns.bin";
  bool resume = false;
  bool json = false;
};

Json to_json(const std::vector<train::PatternErrors>& errors) {
  Json list = Json::array();
  for (const train::PatternErrors& one : errors) {
    list.push_back({{"phase", one.phase},
                    {"epoch", one.epoch},
                    {"training", one.training},
                    {"held_out", one.held_out}});
  }
  return list;
}

void print(const std::vector<train::PatternErrors>& errors) {
  for (const train::PatternErrors& one : errors) {
    fmt::print("phase {:2} epoch {:2}: mean absolute error {:6.3f} discs, held out {:6.3f}\n",
               one.phase, one.epoch, one.training, one.held_out);
  }
}

void train_patterns(const PatternArguments& arguments) {
  const std::string folder = arguments.out + ".run";
  expect_run(folder, arguments.resume ? RunWanted::kOld : RunWanted::kNew);
  train::OthelloRun run = expect(train::OthelloRun::open(arguments.plan, folder));
  const auto stop = stop_on_interrupt();
  const auto weights = [&] {
    Progress progress;
    return expect(run.finish(
        {stop, [&](double share, const std::string& words) { progress.show(share, words); }}));
  }();
  if (!weights) throw Interrupted("stopped: --resume goes on");
  const std::string file = weights->file();
  write_file(arguments.out, file);
  if (arguments.json)
    return print_json({{"errors", to_json(run.errors())}, {"bytes", file.size()}});
  print(run.errors());
  fmt::print("weights in {}, {} bytes\n", arguments.out, file.size());
}

}  // namespace

void add_train_patterns(Command& train) {
  Command& command = train.part("othello-patterns", "weights of Othello's evaluation on 8x8");
  auto arguments = std::make_shared<PatternArguments>();
  train::OthelloPlan& plan = arguments->plan;
  command.option("--games", plan.games, "folder of WTHOR archives").takes(Word::kFolder).required();
  command.option("--deviations", plan.deviations, "games that leave those of the archive")
      .between(0, 10'000'000);
  command.option("--held-out-from", plan.held_out_from, "years from this on are only measured");
  command
      .option("--weights", plan.weights,
              "weights file that plays the deviations; else 'positional' does")
      .takes(Word::kFile);
  command.option("--epochs", plan.fit.epochs, "times that every position is seen").between(1, 1000);
  command.option("--rate", plan.fit.rate, "discs by which a weight moves at first")
      .between(0.001, 10.0);
  command.option("--seed", plan.fit.seed, "seed of deviations and orders");
  command.option("--out", arguments->out, "weights file; the run's folder stands beside it")
      .takes(Word::kFile);
  command.flag("--resume", arguments->resume, "go on with the run of --out");
  command.flag("--json", arguments->json, "print JSON for programs");
  command.examples({"papan train othello-patterns --games wthor --out patterns.bin",
                    "papan train othello-patterns --games wthor --out patterns.bin --resume"});
  command.runs([arguments] { train_patterns(*arguments); });
}

}  // namespace papan::cli
