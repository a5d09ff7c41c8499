// `papan train brick-values`: the learned values of Colour Brick's `best`, from nothing.
//
// A checkpoint stands beside the result after every million bricks, so that --resume goes
// on where a killed run was, to the same end.
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "cli/bad_input.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "core/hash.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "games/brick/commands/commands.hpp"
#include "games/brick/learn/values.hpp"
#include "games/brick/rules/values_file.hpp"

namespace papan::cli {
namespace {

constexpr int kPiecesOfCheckpoint = 10;  // a million bricks
constexpr int kHeldOutDeals = 5;
constexpr int kHeldOutBricks = 2000;

struct ValuesArguments {
  train::ValuesPlan plan;
  int millions = 32;  // of bricks
  int unit = 8;
  std::string from;  // values of fewer colours
  std::string out;
  bool resume = false;
  bool json = false;
};

// A point of the learning curve.
struct Mark {
  int pieces = 0;
  double training = 0;  // points a brick
  double held_out = 0;
};

Json to_json(const Mark& mark) {
  return {{"bricks", std::int64_t{mark.pieces} * train::kPieceBricks},
          {"training", mark.training},
          {"held_out", mark.held_out}};
}

std::string in_words(const Mark& mark) {
  return fmt::format("{:.1f} million bricks: {:.1f} points a brick, {:.1f} held out",
                     mark.pieces * (train::kPieceBricks / 1e6), mark.training, mark.held_out);
}

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The values at which learning begins.
Result<brick::Values> fewer_colours(const std::string& path, int colours) {
  auto values = brick::parse_values(bytes_of(path));
  if (!values) return Error{fmt::format("{}: {}", in_quotes(path), values.error().message)};
  if (values->colours() >= colours) {
    return Error{fmt::format("{}: values for {} colours, expected fewer than {}", in_quotes(path),
                             values->colours(), colours)};
  }
  return values;
}

train::ValuesLearner learner_of(const ValuesArguments& arguments, const std::string& checkpoint) {
  expect_run(checkpoint, arguments.resume ? RunWanted::kOld : RunWanted::kNew);
  if (arguments.resume) {
    return expect(train::ValuesLearner::resume(arguments.plan, bytes_of(checkpoint)));
  }
  if (arguments.from.empty()) return train::ValuesLearner(arguments.plan);
  return {arguments.plan, expect(fewer_colours(arguments.from, arguments.plan.colours))};
}

std::vector<Mark> learn(const ValuesArguments& arguments, train::ValuesLearner& learner,
                        const std::string& checkpoint) {
  const auto stop = stop_on_interrupt();
  std::vector<Mark> curve;
  Progress progress;
  while (!learner.finished()) {
    if (stop.stop_requested()) {
      write_file(checkpoint, learner.checkpoint());
      throw Interrupted("stopped: --resume goes on");
    }
    learner.learn();
    const bool mark = learner.pieces_done() % kPiecesOfCheckpoint == 0 || learner.finished();
    if (mark) {
      write_file(checkpoint, learner.checkpoint());
      curve.push_back({learner.pieces_done(), learner.points_a_brick(),
                       train::held_out_points(learner.values(), kHeldOutDeals, kHeldOutBricks)});
    }
    const double share = static_cast<double>(learner.pieces_done()) / arguments.plan.pieces;
    progress.show(share, curve.empty()
                             ? fmt::format("{:.1f} points a brick", learner.points_a_brick())
                             : in_words(curve.back()));
  }
  return curve;
}

void train_values(ValuesArguments& arguments) {
  arguments.plan.pieces = arguments.millions * kPiecesOfCheckpoint;
  if (!arguments.from.empty()) arguments.plan.from = hash_text(bytes_of(arguments.from));
  if (arguments.out.empty()) {
    arguments.out = fmt::format("brick-values-{}.bin", arguments.plan.colours);
  }
  const std::string checkpoint = arguments.out + ".run";
  train::ValuesLearner learner = learner_of(arguments, checkpoint);
  const std::vector<Mark> curve = learn(arguments, learner, checkpoint);
  const std::string file = values_file(learner.values(), arguments.unit);
  write_file(arguments.out, file);
  if (arguments.json) {
    Json list = Json::array();
    for (const Mark& mark : curve) list.push_back(to_json(mark));
    return print_json(
        {{"curve", list}, {"bytes", file.size()}, {"plan", train::to_json(arguments.plan)}});
  }
  for (const Mark& mark : curve) fmt::print("{}\n", in_words(mark));
  fmt::print("values in {}, {} bytes\n", arguments.out, file.size());
}

}  // namespace

void add_train_brick_values(Command& train) {
  Command& command = train.part("brick-values", "values of boards for Colour Brick's best");
  auto arguments = std::make_shared<ValuesArguments>();
  train::ValuesPlan& plan = arguments->plan;
  command.option("--colours", plan.colours, "colours of the bricks").between(3, brick::kMaxColours);
  command.option("--millions", arguments->millions, "millions of bricks to learn from")
      .between(1, 10'000);
  command.option("--rate", plan.rate, "share of an error that a board learns").between(0.0001, 0.1);
  command.option("--last-rate", plan.last_rate, "to which the rate falls in the second half")
      .between(0.0001, 0.1);
  command
      .option("--fuse", plan.fuse,
              "share of its worth that a fuse promises at first; 0: none is asked for")
      .between(0.0, 2.0);
  command
      .option("--from", arguments->from,
              "values of fewer colours to begin with; without this, the template")
      .existing_file()
      .excludes({"--fuse"});
  command.option("--loss", plan.loss, "bricks whose points a full board costs")
      .between(0.0, 10'000.0);
  command.option("--seed", plan.seed, "seed of the bricks");
  command.option("--unit", arguments->unit, "points to which the file rounds; 0: exact")
      .between(0, 1000);
  command.option("--out", arguments->out, "values file; without this, brick-values-K.bin")
      .takes(Word::kFile);
  command.flag("--resume", arguments->resume, "go on with the run of --out");
  command.flag("--json", arguments->json, "print JSON for programs");
  command.examples({"papan train brick-values --colours 3 --out three.bin",
                    "papan train brick-values --colours 3 --out three.bin --resume",
                    "papan train brick-values --colours 4 --from three.bin --out four.bin",
                    "papan brick solve --agent best:values=three.bin < input > output"});
  command.runs([arguments] { train_values(*arguments); });
}

}  // namespace papan::cli
