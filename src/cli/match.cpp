// `papan match`: two agents, many games, seats swapped in pairs.
#include <fmt/format.h>

#include "arena/match.hpp"
#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/game_arguments.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "cli/record_files.hpp"
#include "cli/tally_output.hpp"
#include "cli/thread_arguments.hpp"
#include "core/json.hpp"
#include "core/text.hpp"

namespace papan::cli {
namespace {

constexpr int kMaxGames = 1'000'000;

struct MatchArguments : GameArguments {
  SeriesPlan plan{.agents = {"", ""}};
  ThreadArguments threads;
  BudgetArguments budget;
  std::string records;
};

void print_result(const MatchArguments& arguments, const MatchResult& result) {
  const SeriesPlan& plan = arguments.plan;
  if (!result.finished) {
    fmt::print("interrupted after {} of {} games\n", result.tally.games(), plan.games);
  }
  if (result.tally.games() == 0) return;
  fmt::print("{} against {}\n", plan.agents[0], plan.agents[1]);
  fmt::print("wins-draws-losses {}   score {:.1f} %   mean margin {:+.2f}\n",
             in_words(result.tally), 100 * result.tally.score(), result.mean_margin);
  fmt::print("Elo difference {:+.0f}, 95 % interval {:+.0f} to {:+.0f}\n", result.elo.value,
             result.elo.low, result.elo.high);
  for (std::size_t i = 0; i < 2; ++i) {
    const Effort& effort = result.efforts[i];
    fmt::print("{}: {:.0f} nodes and {:.2f} ms a move\n", plan.agents[i],
               a_move(static_cast<double>(effort.nodes), effort),
               1000 * a_move(effort.seconds, effort));
  }
  if (plan.random_plies > 0) {
    fmt::print("each pair of games shares an opening of {} random plies\n", plan.random_plies);
  }
}

Json to_json(const MatchArguments& arguments, const MatchResult& result) {
  const SeriesPlan& plan = arguments.plan;
  Json json;
  json["first"] = plan.agents[0];
  json["second"] = plan.agents[1];
  json["games"] = result.tally.games();
  json["finished"] = result.finished;
  json["wins"] = result.tally.wins;
  json["draws"] = result.tally.draws;
  json["losses"] = result.tally.losses;
  const bool told = result.tally.games() > 0;  // no score of nothing
  json["score"] = told ? Json(result.tally.score()) : Json(nullptr);
  json["mean_margin"] = told ? Json(result.mean_margin) : Json(nullptr);
  json["elo"] = told ? Json{{"difference", result.elo.value},
                            {"low", result.elo.low},
                            {"high", result.elo.high}}
                     : Json(nullptr);
  json["random_plies"] = plan.random_plies;
  json["seed"] = arguments.seed;
  json["agents"] = Json::array();
  for (std::size_t i = 0; i < 2; ++i) {
    const Effort& effort = result.efforts[i];
    json["agents"].push_back({{"agent", plan.agents[i]},
                              {"moves", effort.moves},
                              {"nodes", effort.nodes},
                              {"seconds", effort.seconds}});
  }
  return json;
}

void play_match(MatchArguments& arguments) {
  const auto stop = stop_on_interrupt();
  const auto start = arguments.open();
  if (arguments.entry().game.seats != 2) {
    throw BadInput({fmt::format("{} is a game for one: compare its agents with 'papan tournament'",
                                arguments.game)});
  }
  SeriesPlan& plan = arguments.plan;
  plan.budget = arguments.budget.budget();
  plan.programs = Programs::kAllowed;
  for (const std::string& agent : plan.agents)
    (void)expect(make_player(*start, agent, plan.programs));
  RecordFile file(arguments.records);
  MatchResult result;
  {
    Progress progress;
    const auto tell = [&](int done, const WinDrawLoss& tally) {
      progress.show(static_cast<double>(done) / plan.games,
                    fmt::format("{} of {} games, {}", done, plan.games, in_words(tally)));
    };
    const Schedule schedule(plan, *start, Rng(arguments.seed));
    result = expect(run_match(schedule, {arguments.threads.count, stop}, tell));
  }
  for (const Record& record : result.records) file.append(record);
  arguments.json ? print_json(to_json(arguments, result)) : print_result(arguments, result);
  if (!result.finished) throw Interrupted();
}

}  // namespace

void add_match(Command& app) {
  Command& command = app.part("match", "let two agents play many games");
  auto arguments = std::make_shared<MatchArguments>();
  arguments->add_to(command);
  arguments->budget.add_to(command);
  SeriesPlan& plan = arguments->plan;
  command.option("--first", plan.agents[0], "the agent whose score is told")
      .takes(Word::kAgent)
      .required();
  command.option("--second", plan.agents[1], "the agent it meets").takes(Word::kAgent).required();
  command.option("--games", plan.games, "how many; an even number swaps seats fairly")
      .between(1, kMaxGames);
  arguments->threads.add_to(command, "games at once; the result is the same");
  command.option("--random-plies", plan.random_plies, "random moves that open each pair")
      .between(0, 1000);
  command.option("--records", arguments->records, "append every game to this file")
      .takes(Word::kFile);
  command.runs([arguments] { play_match(*arguments); });
}

}  // namespace papan::cli
