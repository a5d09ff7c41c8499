// `papan brick explain`: why a brick goes where the thesis's rule puts it.
#include <fmt/format.h>

#include "cli/bad_input.hpp"
#include "cli/json_output.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "games/brick/commands/commands.hpp"
#include "games/brick/play/weights_file.hpp"
#include "games/brick/rules/explanation.hpp"
#include "games/brick/rules/family.hpp"

namespace papan::cli {
namespace {

using brick::ColourBrick;
using brick::Explanation;

struct ExplainArguments {
  std::string position;
  brick::Parameters parameters{3, 3333, 1};
  int after = 0;
  std::string weights;
  bool json = false;
};

// The state after so many bricks of the deal, placed by the policy itself.
ColourBrick::State play_deal(const ColourBrick& rules, const brick::Policy& policy, int bricks) {
  Rng none;
  auto state = rules.start(none);
  for (int i = 0; rules.turn(state) == Turn::kChance; ++i) {
    rules.resolve(state, *rules.dealt(state));
    if (i == bricks) return state;
    rules.play(state, brick::explain(rules, state, policy).chosen().move);
  }
  throw BadInput(
      {fmt::format("the game is over after {} bricks", rules.parameters().bricks - state.left)});
}

ColourBrick::State open_state(const ExplainArguments& arguments, const ColourBrick& rules,
                              const brick::Policy& policy) {
  if (arguments.position.empty()) return play_deal(rules, policy, arguments.after);
  const auto state = expect(rules.parse_state(arguments.position));
  if (!state.hand || rules.turn(state) != Turn::kFirst) {
    throw BadInput({"expected a position with a brick in hand that fits"});
  }
  return state;
}

// A grid of columns by rotations, as the thesis prints them; the chosen cell stands
// in brackets.
template <class Cell>
void print_grid(const Explanation& explanation, std::string_view title, Cell&& cell) {
  fmt::print("{}\n          ", title);
  for (int column = 1; column <= brick::kColumns; ++column) fmt::print("{:>10}", column);
  for (int rotation = 0; rotation < 3; ++rotation) {
    std::array<std::string, brick::kColumns> row;
    row.fill("-");
    for (const brick::Placement& placement : explanation.placements) {
      if (placement.move.rotation != rotation) continue;
      const bool chosen = &placement == &explanation.chosen();
      const std::string text = cell(placement);
      row[placement.move.column] = chosen ? "[" + text + "]" : text;
    }
    fmt::print("\n{:<10}", fmt::format("rotation {}", rotation));
    for (const std::string& text : row) fmt::print("{:>10}", text);
  }
  fmt::print("\n");
}

bool is_weighed(const Explanation& explanation, std::size_t feature) {
  return explanation.policy.weights[feature] != 0;
}

void print_features(const Explanation& explanation) {
  fmt::print("\n{:<6}", "move");
  for (std::size_t i = 0; i < brick::kFeatureCount; ++i) {
    if (is_weighed(explanation, i)) fmt::print("{:>5}", brick::kFeatureNames[i]);
  }
  fmt::print("{:>12}{:>8}\n", "evaluation", "score");
  for (const brick::Placement& placement : explanation.placements) {
    fmt::print("{:<6}", ColourBrick().to_text(placement.move));
    for (std::size_t i = 0; i < brick::kFeatureCount; ++i) {
      if (is_weighed(explanation, i)) fmt::print("{:>5}", placement.features[i]);
    }
    fmt::print("{:>12.6g}{:>8}{}\n", placement.evaluation, placement.score,
               &placement == &explanation.chosen() ? "  chosen" : "");
  }
}

void print_explanation(const Explanation& explanation) {
  const ColourBrick rules;
  fmt::print("brick {} goes to {}: {}\n\n", rules.to_text(explanation.brick),
             rules.to_text(explanation.chosen().move), to_text(explanation.pick.rule));
  print_grid(explanation, "evaluation", [](const brick::Placement& placement) {
    return fmt::format("{:.6g}", placement.evaluation);
  });
  print_grid(explanation, "\nscore",
             [](const brick::Placement& placement) { return std::to_string(placement.score); });
  print_features(explanation);
}

void explain(const ExplainArguments& arguments) {
  const ColourBrick rules(arguments.parameters);
  const auto policy = expect(brick::read_policy(arguments.weights, arguments.parameters));
  const auto state = open_state(arguments, rules, policy);
  const Explanation explanation = brick::explain(rules, state, policy);
  if (!arguments.json) return print_explanation(explanation);
  Json json = brick::to_json(rules, explanation);
  json["position"] = rules.to_text(state);
  print_json(json);
}

}  // namespace

void add_brick_explain(Command& brick) {
  Command& command = brick.part("explain", "all placements of a brick, and why one is chosen");
  auto arguments = std::make_shared<ExplainArguments>();
  brick::Parameters& parameters = arguments->parameters;
  command.operand("POSITION", arguments->position, "a position with a brick in hand");
  command.option("--colours", parameters.colours, "colours").between(3, brick::kMaxColours);
  command.option("--bricks", parameters.bricks, "bricks of the game").between(1, brick::kMaxBricks);
  command.option("--deal", parameters.deal, "number of a deal, when no position is given")
      .between(1, 1'000'000'000'000);
  command.option("--after", arguments->after, "bricks of the deal that are placed before")
      .between(0, brick::kMaxBricks);
  command
      .option("--weights", arguments->weights,
              "a file of weights, or HP:1.5;VP:-2;...; the thesis's when left out")
      .takes(Word::kFile);
  command.flag("--json", arguments->json, "print JSON for programs");
  command.examples({"papan brick explain --deal 7 --after 40",
                    "papan brick explain --deal 7 --weights nine.json --colours 9 --json"});
  command.runs([arguments] { explain(*arguments); });
}

}  // namespace papan::cli
