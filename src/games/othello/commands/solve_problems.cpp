#include "games/othello/commands/solve_problems.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <ctime>

#include "cli/bad_input.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "core/file.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "games/othello/play/endgame.hpp"
#include "games/othello/rules/obf.hpp"

namespace papan::cli {
namespace {

using othello::Problem;

constexpr std::size_t kTableMegabytes = 256;

struct ProblemArguments {
  std::string file;      // OBF
  std::string position;  // in its place
  int first = 0;         // only so many; 0: all
  Budget budget;         // of each problem
  int threads = 1;
  bool outcome = false;  // only who wins
  bool json = false;
};

int sign_of(int value) {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

struct Solved {
  const Problem* problem;
  bool outcome = false;  // of the value only the sign counts
  othello::EndgameSolution solution;
  double seconds = 0;
  double processor = 0;  // seconds that it really had

  [[nodiscard]] othello::Move move() const {
    if (solution.line.empty()) return othello::Othello<8>::kPass;
    return {static_cast<std::uint8_t>(solution.line[0])};
  }
  [[nodiscard]] bool judged() const { return solution.solved && !problem->moves.empty(); }
  [[nodiscard]] bool right() const {
    if (!judged()) return false;
    if (outcome)
      return sign_of(solution.value) == sign_of(problem->best_score()) && keeps_outcome();
    return solution.value == problem->best_score() && problem->is_best(move());
  }
  // Does the move, too, end so by the scores of the file?
  [[nodiscard]] bool keeps_outcome() const {
    for (const othello::ScoredMove& one : problem->moves) {
      if (one.move == move()) return sign_of(one.score) == sign_of(solution.value);
    }
    return false;
  }
  // For the side to move.
  [[nodiscard]] std::string verdict() const {
    if (!outcome) return fmt::format("{:+3d}", solution.value);
    return solution.value > 0 ? "win " : solution.value < 0 ? "loss" : "draw";
  }
};

struct Total {
  std::uint64_t nodes = 0;
  double seconds = 0;
  double processor = 0;
  int solved = 0;
  int judged = 0;
  int right = 0;

  void add(const Solved& one) {
    nodes += one.solution.nodes;
    seconds += one.seconds;
    processor += one.processor;
    solved += one.solution.solved ? 1 : 0;
    judged += one.judged() ? 1 : 0;
    right += one.right() ? 1 : 0;
  }
  [[nodiscard]] double speed() const {
    return processor > 0 ? static_cast<double>(nodes) / processor : 0;
  }
};

std::string text_of(const ProblemArguments& arguments) {
  if (arguments.file.empty()) return arguments.position;
  return expect(read_file(arguments.file));
}

std::vector<Problem> problems_of(const ProblemArguments& arguments) {
  const std::string name = arguments.file.empty() ? "--position" : arguments.file;
  auto problems = othello::parse_problems(text_of(arguments));
  if (!problems) throw BadInput({fmt::format("{}: {}", name, problems.error().message)});
  const auto wanted = static_cast<std::size_t>(arguments.first);
  if (wanted != 0 && wanted < problems->size()) problems->resize(wanted);
  for (const Problem& problem : *problems) {
    if (othello::Othello<8>().turn(problem.state) == Turn::kOver) {
      throw BadInput({fmt::format("{}: the game is over in one of them", name)});
    }
  }
  return std::move(*problems);
}

// Of this program so far.
double processor_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

Solved solve_one(const Problem& problem, othello::EndgameTable& table,
                 const ProblemArguments& arguments, const std::stop_token& stop) {
  const Budget& budget = arguments.budget;
  const Countdown countdown(budget.seconds);
  const Stopwatch watch;
  const double begun = processor_seconds();
  othello::Endgame endgame(table, othello::Empties::kWinners,
                           {budget.nodes, budget.seconds, stop, arguments.threads});
  const auto [own, enemy, side] = problem.state;
  Solved solved{&problem, arguments.outcome};
  solved.solution = solved.outcome ? endgame.solve_outcome(own, enemy) : endgame.solve(own, enemy);
  solved.seconds = watch.seconds();
  solved.processor = processor_seconds() - begun;
  return solved;
}

std::string line_of(const Solved& one) {
  const othello::Othello<8> rules;
  std::vector<std::string> moves;
  for (const int cell : one.solution.line) {
    moves.push_back(rules.to_text(othello::Move{static_cast<std::uint8_t>(cell)}));
  }
  return join(moves, " ");
}

Json to_json(const Solved& one) {
  const othello::Othello<8> rules;
  Json json = {{"position", rules.to_text(one.problem->state)},
               {"solved", one.solution.solved},
               {"move", rules.to_text(one.move())},
               {"line", line_of(one)},
               {"nodes", one.solution.nodes},
               {"seconds", one.seconds},
               {"processor_seconds", one.processor}};
  const char* const key = one.outcome ? "outcome" : "score";
  if (!one.solution.solved) {
    json[key] = nullptr;
  } else if (one.outcome) {
    json[key] = trim(one.verdict());
  } else {
    json[key] = one.solution.value;
  }
  if (one.judged()) json["right"] = one.right();
  return json;
}

Json to_json(const Total& total) {
  return {{"solved", total.solved},         {"judged", total.judged},
          {"right", total.right},           {"nodes", total.nodes},
          {"seconds", total.seconds},       {"processor_seconds", total.processor},
          {"nodes_a_second", total.speed()}};
}

void print(const Solved& one) {
  const othello::Othello<8> rules;
  const std::string verdict = one.judged() ? one.right() ? "right" : "WRONG" : "";
  if (one.solution.solved) {
    fmt::print("{} {} {} {:13L} nodes {:8.2f} s  {}\n", rules.to_text(one.problem->state),
               one.verdict(), rules.to_text(one.move()), one.solution.nodes, one.seconds, verdict);
  } else {
    fmt::print("{} not solved {:13L} nodes {:8.2f} s\n", rules.to_text(one.problem->state),
               one.solution.nodes, one.seconds);
  }
  std::fflush(stdout);
}

void print(const Total& total, std::size_t problems) {
  fmt::print(
      "{} of {} solved, {} of {} right; {} nodes in {:.2f} s, of which {:.2f} s on the "
      "processor: {:.1f} million a second\n",
      total.solved, problems, total.right, total.judged, total.nodes, total.seconds,
      total.processor, total.speed() / 1e6);
}

void solve_problems(const ProblemArguments& arguments) {
  const std::vector<Problem> problems = problems_of(arguments);
  const auto stop = stop_on_interrupt();
  othello::EndgameTable table(kTableMegabytes);
  Total total;
  Json list = Json::array();
  for (const Problem& problem : problems) {
    const Solved one = solve_one(problem, table, arguments, stop);
    total.add(one);
    if (arguments.json) {
      list.push_back(to_json(one));
    } else {
      print(one);
    }
    if (stop.stop_requested()) break;
  }
  if (arguments.json) {
    print_json({{"problems", list}, {"total", to_json(total)}});
  } else {
    print(total, problems.size());
  }
  if (total.solved < static_cast<int>(problems.size())) end_if_interrupted(stop);
}

// Is the command asked for problems? Then what it was told beside goes with them.
bool is_complete(const SolveArguments& asked, ProblemArguments& problems) {
  if (problems.file.empty() && !problems.outcome) {
    if (problems.threads != 1) throw BadInput({"--threads goes with --file or --outcome"});
    return false;
  }
  if (asked.game != "othello" || !asked.sets.empty()) {
    throw BadInput({"--file and --outcome go with othello on 8x8 and no other parameters"});
  }
  if (problems.file.empty() == asked.position.empty()) {
    throw BadInput({"expected either --file with its own positions or --position"});
  }
  problems.position = asked.position;
  problems.budget = asked.budget.budget();
  problems.json = asked.json;
  return true;
}

}  // namespace

void add_solve_problems(Command& solve, const std::shared_ptr<SolveArguments>& arguments) {
  auto problems = std::make_shared<ProblemArguments>();
  solve.option("--file", problems->file, "Othello problems in OBF: solves each of them")
      .takes(Word::kFile);
  solve.option("--first", problems->first, "only the first N problems of the file").at_least(1);
  solve.flag("--outcome", problems->outcome,
             "Othello: only who wins, which is found sooner than the score");
  solve
      .option("--threads", problems->threads,
              "Othello: searches at once; only one visits the same nodes again")
      .between(1, 64);
  solve.examples({"papan solve othello --file problems.obf --first 5",
                  "papan solve othello --file problems.obf --outcome --threads 2"});
  solve.runs_instead([arguments, problems] {
    const bool wanted = is_complete(*arguments, *problems);
    if (wanted) solve_problems(*problems);
    return wanted;
  });
}

}  // namespace papan::cli
