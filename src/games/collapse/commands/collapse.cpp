// `papan collapse solve`: an agent plays many boards, numbered or from a file, and
// every score is told: how the figures of docs/games/collapse.md are measured.
#include <fmt/format.h>

#include <fstream>

#include "arena/referee.hpp"
#include "cli/bad_input.hpp"
#include "cli/game_arguments.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "cli/record_files.hpp"
#include "core/clock.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "game/pieces.hpp"
#include "games/collapse/commands/commands.hpp"
#include "games/collapse/rules/boards.hpp"
#include "games/collapse/rules/family.hpp"
#include "games/collapse/rules/standard_positions.hpp"

namespace papan::cli {
namespace {

struct CollapseArguments {
  std::string file;
  std::int64_t deal = 1;
  int count = 1;
  std::vector<std::string> sets;
  std::string agent = "best";
  std::uint64_t seed = 1;
  bool standard = false;
  std::string records;
  std::string best_records;
  bool json = false;
  BudgetArguments budget;
};

struct SolvedBoard {
  std::string name;
  Score score = 0;
  int left = 0;  // blocks
  int clicks = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
  Record record;
  bool interrupted = false;
};

struct NamedBoard {
  std::string name;
  std::unique_ptr<Position> position;
};

const GameEntry& game() {
  return expect(find_game(collapse::Family::kName))->game;
}

// The settings of the command line, then those that the board fixes.
Settings settings_with(const CollapseArguments& arguments, const Settings& fixed) {
  Settings all = expect(parse_settings(join(arguments.sets, ",")));
  all.insert(all.end(), fixed.begin(), fixed.end());
  return all;
}

std::vector<NamedBoard> named(const std::vector<collapse::FileBoard>& boards,
                              const CollapseArguments& arguments, const Settings& more) {
  std::vector<NamedBoard> all;
  for (const collapse::FileBoard& board : boards) {
    Settings fixed = collapse::settings_of(board);
    fixed.insert(fixed.end(), more.begin(), more.end());
    all.push_back({fmt::format("board {}", all.size() + 1),
                   expect(game().parse(settings_with(arguments, fixed), board.text))});
  }
  return all;
}

std::vector<NamedBoard> boards_of_file(const CollapseArguments& arguments) {
  std::ifstream file(arguments.file);
  if (!file) throw BadInput({fmt::format("cannot read the file {}", in_quotes(arguments.file))});
  auto found = collapse::read_boards(file);
  if (!found) throw BadInput({fmt::format("{}: {}", arguments.file, found.error().message)});
  return named(*found, arguments, {});
}

std::vector<NamedBoard> boards_by_number(const CollapseArguments& arguments) {
  std::vector<NamedBoard> boards;
  Rng rng;
  for (int i = 0; i < arguments.count; ++i) {
    const std::string number = std::to_string(arguments.deal + i);
    boards.push_back({"deal " + number,
                      expect(game().start(settings_with(arguments, {{"deal", number}}), rng))});
  }
  return boards;
}

std::vector<NamedBoard> boards_of(const CollapseArguments& arguments) {
  if (arguments.standard) {
    return named(collapse::standard_positions(), arguments, {{"scoring", "samegame"}});
  }
  return arguments.file.empty() ? boards_by_number(arguments) : boards_of_file(arguments);
}

SolvedBoard solve_board(const NamedBoard& board, const CollapseArguments& arguments,
                        const std::stop_token& stop) {
  const Stopwatch watch;
  const GameSetup setup{{arguments.agent, ""}, arguments.budget.budget(), arguments.seed, stop};
  PlayedGame played = expect(play_game(*board.position, {}, setup));
  const auto last = board.position->clone();
  for (const std::string& ply : played.record.plies) expect(last->advance(ply));
  // The best that was found before the interruption is played to its end.
  for (const std::string& ply : played.cut_short) {
    if (last->turn() == Turn::kOver || !last->advance(ply)) break;
    played.record.plies.push_back(ply);
  }
  if (last->turn() == Turn::kOver) played.record.result = last->score();
  return {board.name,
          last->score(),
          count_pieces(last->view()),
          static_cast<int>(played.record.plies.size()),
          played.efforts[0].nodes,
          watch.seconds(),
          played.record,
          !played.finished};
}

// Of the boards that were played as the agent wanted; one that was interrupted is told, and
// not counted.
struct Sums {
  int boards = 0;
  double total = 0;
  int left = 0;

  explicit Sums(const std::vector<SolvedBoard>& solved) {
    for (const SolvedBoard& board : solved) {
      if (board.interrupted) continue;
      ++boards;
      total += board.score;
      left += board.left;
    }
  }
  [[nodiscard]] double mean() const { return total / boards; }
};

void print_table(const std::vector<SolvedBoard>& boards) {
  for (const SolvedBoard& board : boards) {
    fmt::print("{:<10} score {:>6}   left {:>3}   clicks {:>3}   {:.2f} s{}\n", board.name,
               board.score, board.left, board.clicks, board.seconds,
               board.interrupted ? "   interrupted: the best so far, not in the mean" : "");
  }
  const Sums sums(boards);
  if (sums.boards == 0) return;
  fmt::print("total {:.0f}, mean {:.1f} on {} boards; {} blocks left\n", sums.total, sums.mean(),
             sums.boards, sums.left);
}

Json to_json(const std::vector<SolvedBoard>& boards) {
  Json json;
  const Sums sums(boards);
  json["boards"] = Json::array();
  for (const SolvedBoard& board : boards) {
    json["boards"].push_back({{"name", board.name},
                              {"score", board.score},
                              {"left", board.left},
                              {"clicks", board.clicks},
                              {"nodes", board.nodes},
                              {"seconds", board.seconds},
                              {"interrupted", board.interrupted}});
  }
  json["total"] = number(sums.total);
  json["mean"] = sums.boards == 0 ? Json(nullptr) : number(sums.mean());
  return json;
}

void solve(const CollapseArguments& arguments) {
  const auto boards = boards_of(arguments);
  const std::stop_token stop = stop_on_interrupt();
  RecordFile records(arguments.records);
  RecordBook best_records(arguments.best_records);
  std::vector<SolvedBoard> solved;
  {
    Progress progress;
    double total = 0;
    for (const NamedBoard& board : boards) {
      solved.push_back(solve_board(board, arguments, stop));
      if (solved.back().record.result) best_records.offer(solved.back().record);
      if (stop.stop_requested()) break;
      records.append(solved.back().record);
      total += solved.back().score;
      const double share = static_cast<double>(solved.size()) / static_cast<double>(boards.size());
      progress.show(share, fmt::format("{} of {} boards, mean {:.0f}", solved.size(), boards.size(),
                                       total / static_cast<double>(solved.size())));
    }
  }
  arguments.json ? print_json(to_json(solved)) : print_table(solved);
  if (solved.back().interrupted) throw Interrupted();
}

void add_collapse_solve(Command& collapse) {
  Command& command = collapse.part("solve", "let an agent play boards to the end");
  auto arguments = std::make_shared<CollapseArguments>();
  command
      .operand("FILE", arguments->file,
               "boards: rows of digits from 0, top row first, a blank line between boards; "
               "without it numbered deals are played")
      .takes(Word::kFile);
  command
      .flag("--standard", arguments->standard,
            "the 20 standard positions of the literature, scoring samegame")
      .excludes({"FILE"});
  command.option("--deal", arguments->deal, "number of the first deal")
      .excludes({"FILE", "--standard"})
      .between(1, 1'000'000'000);
  command.option("--count", arguments->count, "how many deals, one number after the other")
      .excludes({"FILE", "--standard"})
      .between(1, 100'000);
  command.option("--set", arguments->sets, "a parameter of the game, key=value")
      .takes(Word::kParameter)
      .excludes({"--standard"});
  command.option("--agent", arguments->agent, "who plays").takes(Word::kAgent);
  command.option("--seed", arguments->seed, "seed of the agent");
  command.option("--records", arguments->records, "append every game to this file")
      .takes(Word::kFile);
  command
      .option("--best-records", arguments->best_records,
              "keep the best game of each board in this file")
      .takes(Word::kFile);
  command.flag("--json", arguments->json, "print JSON for programs");
  arguments->budget.add_to(command);
  command.examples({"papan collapse solve --deal 1 --count 20 --time 1",
                    "papan collapse solve --deal 7 --agent brute-force --json",
                    "papan collapse solve boards.txt --set scoring=samegame --time 12",
                    "papan collapse solve --standard --time 60 --best-records best.jsonl"});
  command.runs([arguments] { solve(*arguments); });
}

}  // namespace

void add_collapse(Command& app) {
  Command& command = app.part("collapse", "Collapse on many boards");
  command.in_game("collapse");
  command.examples({"papan collapse solve --deal 1 --count 20 --time 1"});
  add_collapse_solve(command);
}

}  // namespace papan::cli
