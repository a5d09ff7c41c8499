// `papan brick`: the judge's side of Colour Brick: deal, solve, judge. How placements
// are explained is in brick_explain.cpp.
#include <fmt/format.h>

#include <cstdio>
#include <fstream>
#include <iostream>

#include "cli/bad_input.hpp"
#include "cli/game_arguments.hpp"
#include "cli/json_output.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "games/brick/commands/commands.hpp"
#include "games/brick/rules/family.hpp"
#include "games/brick/rules/judge.hpp"

namespace papan::cli {
namespace {

using brick::ColourBrick;
using brick::JudgeInput;

std::ifstream open_file(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw BadInput({fmt::format("cannot read the file {}", in_quotes(path))});
  return file;
}

Error at_line(int line, const Error& error) {
  return {fmt::format("line {}: {}", line, error.message)};
}

// --- deal ---------------------------------------------------------------------------

struct DealArguments {
  int colours = 3;
  int bricks = 3333;
  std::int64_t seed = 1;
};

void deal(const DealArguments& arguments) {
  const ColourBrick rules({arguments.colours, arguments.bricks, arguments.seed});
  Rng rng;
  auto state = rules.start(rng);
  std::string text = fmt::format("{} {}\n", arguments.bricks, arguments.colours);
  for (; state.left > 0; --state.left) text += rules.to_text(*rules.dealt(state)) + '\n';
  fmt::print("{}", text);
}

// --- solve --------------------------------------------------------------------------

struct SolveArguments {
  std::string agent = "best";
  std::uint64_t seed = 1;
  BudgetArguments budget;
};

// Each answer is flushed before the next brick is read.
void solve(const SolveArguments& arguments) {
  JudgeInput input(std::cin);
  const auto parameters = expect(input.header());
  Rng rng(arguments.seed);
  const GameEntry& game = expect(find_game(brick::Family::kName))->game;
  const auto position =
      expect(game.start(described<brick::Parameters>().settings(parameters), rng));
  const auto player = expect(make_player(*position, arguments.agent));
  const Budget budget = arguments.budget.budget();
  fmt::print(stderr, "{} plays; --agent chooses another\n", arguments.agent);
  for (int number = 0; position->turn() == Turn::kChance; ++number) {
    const auto played = position->play(expect(input.next_brick()));
    if (!played) throw BadInput(at_line(number + 2, played.error()));
    const Decision decision = expect(player->choose(*position, {budget, rng, {}}));
    expect(position->play(decision.move));
    const auto move = expect(ColourBrick().parse_move(decision.move));
    fmt::print("{}\n", brick::to_answer(move));
    std::fflush(stdout);
  }
}

// --- judge --------------------------------------------------------------------------

struct JudgeArguments {
  std::string input;
  std::string output;
  bool json = false;
};

struct JudgedGame {
  int placed = 0;
  int bricks = 0;
  Score score = 0;
  std::string fault;  // none: every brick was placed
};

// Why the game ended at this answer, or nothing.
std::string play_answer(const ColourBrick& rules, ColourBrick::State& state,
                        const std::string& line) {
  const auto move = brick::parse_answer(line);
  if (!move) return move.error().message;
  if (!state.board.fits(move->column)) {
    return fmt::format("column {} has no room for a brick", move->column + 1);
  }
  rules.play(state, *move);
  return {};
}

JudgedGame judge(std::istream& in, std::istream& out) {
  JudgeInput input(in);
  const ColourBrick rules(expect(input.header()));
  Rng rng;
  auto state = rules.start(rng);
  JudgedGame game{0, rules.parameters().bricks, 0, {}};
  for (std::string line; rules.turn(state) != Turn::kOver; ++game.placed) {
    const auto next = rules.parse_outcome(expect(input.next_brick()));
    if (!next) throw BadInput(at_line(game.placed + 2, next.error()));
    rules.resolve(state, *next);
    std::string fault;
    if (!std::getline(out, line)) {
      fault = "the output ends";
    } else {
      fault = play_answer(rules, state, line);
    }
    if (!fault.empty()) {
      game.fault = fmt::format("output line {}: {}", game.placed + 1, fault);
      break;
    }
  }
  game.score = state.score;
  if (game.fault.empty() && game.placed < game.bricks) {
    game.fault = fmt::format("after brick {} no column has room", game.placed);
  }
  return game;
}

void print_judged(const JudgeArguments& arguments) {
  auto in = open_file(arguments.input);
  auto out = open_file(arguments.output);
  const JudgedGame game = judge(in, out);
  if (game.placed == 0 && out.eof()) {
    throw BadInput({fmt::format("{} is empty: no brick was placed", in_quotes(arguments.output))});
  }
  if (arguments.json) {
    return print_json({{"placed", game.placed},
                       {"bricks", game.bricks},
                       {"score", game.score},
                       {"fault", game.fault.empty() ? Json(nullptr) : Json(game.fault)}});
  }
  fmt::print("placed {} of {} bricks, score {}\n", game.placed, game.bricks, game.score);
  if (!game.fault.empty()) fmt::print("{}\n", game.fault);
}

void add_deal(Command& brick) {
  Command& command = brick.part("deal", "write a random input of the judge");
  auto arguments = std::make_shared<DealArguments>();
  command.option("--colours", arguments->colours, "colours").between(3, brick::kMaxColours);
  command.option("--bricks", arguments->bricks, "bricks").between(1, brick::kMaxBricks);
  command.option("--seed", arguments->seed, "number of the deal").between(1, 1'000'000'000'000);
  command.examples({"papan brick deal --colours 3 --bricks 33333 --seed 7 > input"});
  command.runs([arguments] { deal(*arguments); });
}

void add_brick_solve(Command& brick) {
  Command& command = brick.part("solve", "answer the judge: input to output");
  auto arguments = std::make_shared<SolveArguments>();
  command.option("--agent", arguments->agent, "who plays").takes(Word::kAgent);
  command.option("--seed", arguments->seed, "seed of a random agent");
  arguments->budget.add_to(command);
  command.examples(
      {"papan brick solve < input > output", "papan brick solve --agent thesis < input > output"});
  command.runs([arguments] { solve(*arguments); });
}

void add_judge(Command& brick) {
  Command& command = brick.part("judge", "score an output against its input");
  auto arguments = std::make_shared<JudgeArguments>();
  command.operand("INPUT", arguments->input, "the judge's input").takes(Word::kFile).required();
  command.operand("OUTPUT", arguments->output, "the answers").takes(Word::kFile).required();
  command.flag("--json", arguments->json, "print JSON for programs");
  command.examples({"papan brick judge input output"});
  command.runs([arguments] { print_judged(*arguments); });
}

}  // namespace

void add_brick(Command& app) {
  Command& command = app.part("brick", "Colour Brick by the judge's protocol");
  command.in_game("brick");
  command.examples({"papan brick deal --colours 3 --bricks 100 > input",
                    "papan brick solve < input > output", "papan brick judge input output",
                    "papan brick explain --deal 7 --after 40",
                    "papan brick export --colours all > solution.cpp"});
  add_deal(command);
  add_brick_solve(command);
  add_judge(command);
  add_brick_explain(command);
  add_brick_export(command);
}

}  // namespace papan::cli
