// `papan tournament`: agents meet in many games, kept in the store and resumable.
#include <fmt/format.h>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/game_arguments.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "cli/store_arguments.hpp"
#include "cli/thread_arguments.hpp"
#include "cli/tournament_output.hpp"
#include "core/json.hpp"
#include "core/text.hpp"

namespace papan::cli {
namespace {

constexpr int kNotGiven = -1;

struct TournamentArguments : GameArguments {
  StoreArguments store;
  TournamentSpec spec;
  std::string format{to_text(Format::kRoundRobin)};
  std::string budget;
  std::string sprt;
  int random_plies = kNotGiven;
  ThreadArguments threads;
  StoreId resume = 0;
  bool no_timing = false;
};

Budget budget_of(const std::string& text) {
  Budget budget;
  for (const auto& [key, value] : expect(parse_settings(text))) {
    expect(set_limit(budget, key, value));
  }
  return budget;
}

// Random moves open games for two; a game for one has its deal.
int opening_plies(const TournamentArguments& arguments) {
  if (arguments.random_plies != kNotGiven) return arguments.random_plies;
  return arguments.entry().game.seats == 2 ? TournamentSpec{}.random_plies : 0;
}

TournamentSpec spec_of(const TournamentArguments& arguments) {
  TournamentSpec spec = arguments.spec;
  spec.programs = Programs::kAllowed;
  spec.game = arguments.entry().game.name;
  spec.parameters = arguments.parameters();
  spec.position = arguments.position;
  spec.format = expect(parse_format(arguments.format));
  spec.random_plies = opening_plies(arguments);
  spec.budget = budget_of(arguments.budget);
  spec.seed = arguments.seed;
  if (!arguments.sprt.empty()) spec.sprt = expect(parse_sprt(arguments.sprt));
  return expect(complete(spec));
}

void print_result(const TournamentResult& result, const TournamentArguments& arguments) {
  if (arguments.json) {
    Json json = to_json(result);
    if (!arguments.no_timing) json["timing"] = timing_json(result, arguments.threads.count);
    return print_json(json);
  }
  print_standings(result);
  if (!arguments.no_timing) print_timing(result);
}

void play(const TournamentArguments& arguments) {
  if (arguments.game.empty() == (arguments.resume == 0)) {
    throw BadInput({"expected either GAME with its --agents, or --resume ID"});
  }
  const auto stop = stop_on_interrupt();
  std::optional<TournamentSpec> spec;
  if (arguments.resume == 0) spec = spec_of(arguments);
  Store store = arguments.resume == 0 ? arguments.store.open() : arguments.store.open_existing();
  if (!spec) spec = expect(stored_tournament(store, arguments.resume)).spec;
  spec->programs = Programs::kAllowed;
  TournamentResult result;
  {
    Progress progress;
    const auto tell = [&](const TournamentProgress& now) {
      const int to_play = now.total - now.before;
      progress.show(static_cast<double>(now.done - now.before) / to_play, in_words(now));
    };
    const TournamentRun run{arguments.threads.count, stop, tell};
    result = expect(run_tournament(store, *spec, run));
  }
  print_result(result, arguments);
  if (!result.standings.finished) throw Interrupted();
}

void show(const TournamentArguments& arguments) {
  Store store = arguments.store.open_existing();
  print_result(expect(stored_tournament(store, arguments.resume)), arguments);
}

void list(const TournamentArguments& arguments) {
  Store store = arguments.store.open_existing();
  Json all = Json::array();
  for (const StoredTournament& stored : expect(store.tournaments())) {
    const TournamentSpec spec = expect(parse_tournament_spec(stored.spec));
    const int total = schedule_of(spec).games();
    const char* state = stored.summary ? "ended" : "open";
    if (arguments.json) {
      all.push_back({{"tournament", stored.id},
                     {"game", spec.game},
                     {"agents", spec.agents},
                     {"games", stored.games},
                     {"total", total},
                     {"state", state}});
    } else {
      fmt::print("{:4}  {:9}  {} of {} games, {}: {}\n", stored.id, spec.game, stored.games, total,
                 state, join(spec.agents, " | "));
    }
  }
  if (arguments.json) print_json(all);
}

void add_options(Command& command, TournamentArguments& arguments) {
  command.option("--agents", arguments.spec.agents, "an agent; give two or more")
      .takes(Word::kAgent);
  command.option("--games", arguments.spec.games, "games of each pairing, or deals");
  command.option("--format", arguments.format, "round-robin, or gauntlet: the first against all")
      .such_as({"round-robin", "gauntlet"});
  arguments.threads.add_to(command, "games at once; the result is the same");
  command.option("--budget", arguments.budget, "of each move: time=..., nodes=... or depth=...")
      .such_as({"time=", "nodes=", "depth="});
  command
      .option("--random-plies", arguments.random_plies,
              "random moves that open each pair; 4 in games for two")
      .between(0, 1000);
  command.option("--sprt", arguments.sprt, "stop as soon as elo0=...,elo1=... is decided");
  command.option("--resume", arguments.resume, "go on with the tournament of this number")
      .at_least(1);
  command.flag("--no-timing", arguments.no_timing, "print nothing that a clock measured");
}

void add_list(Command& command) {
  Command& part = command.part("list", "the tournaments in the store");
  auto arguments = std::make_shared<TournamentArguments>();
  arguments->store.add_to(part);
  part.flag("--json", arguments->json, "print JSON for programs");
  part.runs([arguments] { list(*arguments); });
}

void add_show_tournament(Command& command) {
  Command& part = command.part("show", "how a tournament stands");
  auto arguments = std::make_shared<TournamentArguments>();
  arguments->store.add_to(part);
  part.operand("ID", arguments->resume, "its number").required().at_least(1);
  part.flag("--json", arguments->json, "print JSON for programs");
  part.flag("--no-timing", arguments->no_timing, "print nothing that a clock measured");
  part.runs([arguments] { show(*arguments); });
}

}  // namespace

void add_tournament(Command& app) {
  Command& command = app.part("tournament", "let agents meet in many games, kept in the store");
  auto arguments = std::make_shared<TournamentArguments>();
  arguments->add_game_to(command);
  arguments->add_start_to(command);
  command.flag("--json", arguments->json, "print JSON for programs");
  arguments->store.add_to(command);
  add_options(command, *arguments);
  add_list(command);
  add_show_tournament(command);
  command.examples(
      {"papan tournament --resume 3", "papan tournament list", "papan tournament show 3"});
  command.runs([arguments] { play(*arguments); });
}

}  // namespace papan::cli
