// `papan train othello-probcut`: how well shallow searches foretell deep ones, which
// Multi-ProbCut needs to know. The same seed prints the same bytes.
#include <fmt/format.h>

#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "core/json.hpp"
#include "games/othello/commands/commands.hpp"
#include "games/othello/learn/probcut.hpp"

namespace papan::cli {
namespace {

struct ProbCutArguments {
  train::ProbCutPlan plan;
  bool json = false;
};

void print(const train::ProbCutFit& fit) {
  for (const train::ProbCutSpread& one : fit.spreads) {
    fmt::print("{:2} discs, depth {} by {}: {:4} positions, spread {:.3f}, by the model {:.3f}\n",
               one.discs, one.deep, one.shallow, one.positions, one.spread,
               fit.model.spread(one.discs, one.deep, one.shallow));
  }
  fmt::print("{{{:.6f}}}\n", fmt::join(fit.model.coefficients, ", "));
}

void print_as_json(const train::ProbCutFit& fit) {
  Json spreads = Json::array();
  for (const train::ProbCutSpread& one : fit.spreads) {
    spreads.push_back({{"discs", one.discs},
                       {"deep", one.deep},
                       {"shallow", one.shallow},
                       {"positions", one.positions},
                       {"spread", one.spread}});
  }
  print_json({{"coefficients", fit.model.coefficients}, {"spreads", spreads}});
}

void train_probcut(const ProbCutArguments& arguments) {
  const auto stop = stop_on_interrupt();
  const auto fit = [&] {
    Progress progress;
    return train::fit_probcut(arguments.plan, [&](double share) {
      progress.show(share, "positions searched,");
      return !stop.stop_requested();
    });
  }();
  if (!fit) throw Interrupted();
  if (arguments.json) return print_as_json(*fit);
  print(*fit);
}

}  // namespace

void add_train_probcut(Command& train) {
  Command& command =
      train.part("othello-probcut", "the model of Multi-ProbCut in Othello's search");
  auto arguments = std::make_shared<ProbCutArguments>();
  train::ProbCutPlan& plan = arguments->plan;
  command.option("--positions", plan.positions, "positions that are searched")
      .between(100, 1'000'000);
  command.option("--depth", plan.depth, "to this depth").between(6, 14);
  command.option("--seed", plan.seed, "seed of the positions");
  command.flag("--json", arguments->json, "print JSON for programs");
  command.examples({"papan train othello-probcut", "papan train othello-probcut --depth 9"});
  command.runs([arguments] { train_probcut(*arguments); });
}

}  // namespace papan::cli
