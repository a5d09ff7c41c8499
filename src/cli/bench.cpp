// `papan bench`: the speed of the hot paths, each as a ratio to a reference
// measured in the same run, and the signature.
//
// The reference is one draw of our own generator: a dozen plain integer
// instructions that no change of a game touches. Ratios to it hold across
// machines and loads as well as wall-clock figures can.
#include <fmt/format.h>

#include <functional>

#include "arena/referee.hpp"
#include "arena/signature.hpp"
#include "cli/bad_input.hpp"
#include "cli/bench.hpp"
#include "cli/commands.hpp"
#include "cli/json_output.hpp"
#include "core/clock.hpp"
#include "core/hash.hpp"
#include "core/json.hpp"

namespace papan::cli {
namespace {

constexpr std::uint64_t kSeed = 1;
constexpr int kRepeats = 3;            // the fastest counts: noise only slows down
constexpr double kLeastSeconds = 0.3;  // a repeat

struct Speed {
  std::string game;
  std::string what;
  double per_second = 0;
  double ratio = 0;  // reference draws that take as long as one unit
};

// Units a second: `work` does some and returns how many.
double fastest(const std::function<double()>& work) {
  double best = 0;
  for (int i = 0; i < kRepeats; ++i) {
    const Stopwatch watch;
    double units = 0;
    while (watch.seconds() < kLeastSeconds) units += work();
    best = std::max(best, units / watch.seconds());
  }
  return best;
}

double reference_speed() {
  [[maybe_unused]] static volatile std::uint64_t sink;  // keeps the work from being left out
  return fastest([] {
    constexpr int kDraws = 1'000'000;
    Rng rng(kSeed);
    std::uint64_t sum = 0;
    for (int i = 0; i < kDraws; ++i) sum += rng.next();
    sink = sum;
    return static_cast<double>(kDraws);
  });
}

// The deepest perft that is done in about a tenth of a second.
int perft_depth(const CatalogueEntry& entry, const Position& start) {
  constexpr std::uint64_t kLeaves = 2'000'000;
  int depth = 1;
  while (depth < kMaxDepth && entry.perft(start, depth) < kLeaves) ++depth;
  return depth;
}

double decision_speed(const Position& position, const std::string& spec) {
  return fastest([&] {
    const auto player = expect(make_player(position, spec));
    Rng rng(kSeed);
    return static_cast<double>(expect(player->choose(position, {{}, rng, {}})).nodes);
  });
}

bool has_agent(const CatalogueEntry& entry, std::string_view name) {
  return std::any_of(entry.agents.begin(), entry.agents.end(),
                     [&](const AgentEntry& agent) { return agent.name == name; });
}

std::vector<Speed> speeds_of(const CatalogueEntry& entry) {
  std::vector<Speed> speeds;
  Rng rng(kSeed);
  const auto start = expect(entry.game.start({}, rng));
  const auto add = [&](std::string what, double per_second) {
    speeds.push_back({entry.game.name, std::move(what), per_second});
  };
  if (entry.perft != nullptr) {
    const int depth = perft_depth(entry, *start);
    add(fmt::format("perft {} leaves", depth),
        fastest([&] { return static_cast<double>(entry.perft(*start, depth)); }));
  }
  constexpr int kGames = 100;
  add("random playouts", fastest([&] {
        entry.playouts(*start, kGames, rng);
        return static_cast<double>(kGames);
      }));
  if (has_agent(entry, "sequence-annealing")) {
    add("sequences decoded", decision_speed(*start, "sequence-annealing:nodes=50000"));
  }
  for (const BenchWork& work : work_of_games()) {
    if (work.game == entry.game.name) add(std::string(work.unit), fastest(work.run));
  }
  if (entry.game.seats != 2) return speeds;
  const auto midgame = start->clone();
  play_random_plies(*midgame, 20, rng);
  for (const char* agent : {"minimax", "alphabeta", "negascout"}) {
    if (!has_agent(entry, agent)) continue;
    add(fmt::format("{} nodes", agent),
        decision_speed(*midgame, fmt::format("{}:nodes=500000", agent)));
  }
  return speeds;
}

void print_speeds(double reference, const std::vector<Speed>& speeds) {
  fmt::print("{:<12} {:<22} {:>14} {:>12}\n", "game", "unit", "units a second", "draws a unit");
  fmt::print("{:<12} {:<22} {:>14.0f} {:>12}\n", "reference", "generator draws", reference, 1);
  for (const Speed& speed : speeds) {
    fmt::print("{:<12} {:<22} {:>14.0f} {:>12.2f}\n", speed.game, speed.what, speed.per_second,
               speed.ratio);
  }
}

Json to_json(double reference, const std::vector<Speed>& speeds) {
  Json json;
  json["reference_draws_per_second"] = reference;
  json["speeds"] = Json::array();
  for (const Speed& speed : speeds) {
    json["speeds"].push_back({{"game", speed.game},
                              {"unit", speed.what},
                              {"per_second", speed.per_second},
                              {"draws_per_unit", speed.ratio}});
  }
  return json;
}

void measure(const std::string& only, bool json) {
  const double reference = reference_speed();
  std::vector<Speed> speeds;
  for (const CatalogueEntry& entry : catalogue()) {
    if (!only.empty() && entry.game.name != only) continue;
    for (Speed& speed : speeds_of(entry)) {
      speed.ratio = reference / speed.per_second;
      speeds.push_back(std::move(speed));
    }
  }
  json ? print_json(to_json(reference, speeds)) : print_speeds(reference, speeds);
}

void sign(const std::string& only, bool json) {
  Json all = Json::object();
  std::uint64_t total = 0;
  for (const CatalogueEntry& entry : catalogue()) {
    if (!only.empty() && entry.game.name != only) continue;
    const std::uint64_t found = signature(entry);
    total = combine(total, found);
    all[entry.game.name] = fmt::format("{:016x}", found);
  }
  all["all"] = fmt::format("{:016x}", total);
  if (json) return print_json(all);
  for (const auto& [name, value] : all.items()) {
    fmt::print("{:<12} {}\n", name, value.get<std::string>());
  }
}

}  // namespace

void add_bench(Command& app) {
  Command& command = app.part("bench", "measure speeds, or print the signature");
  auto arguments = std::make_shared<BenchArguments>();
  command.operand("GAME", arguments->game, "only this game").takes(Word::kGame);
  command.flag("--signature", arguments->signature,
               "every agent's decisions on fixed positions as one number a game");
  command.examples({"papan bench", "papan bench --signature"});
  command.runs([arguments] {
    if (!arguments->game.empty()) (void)expect(find_game(arguments->game));
    arguments->signature ? sign(arguments->game, arguments->json)
                         : measure(arguments->game, arguments->json);
  });
  add_ways_of_games_to_bench(command, arguments);
  command.flag("--json", arguments->json, "print JSON for programs");
}

}  // namespace papan::cli
