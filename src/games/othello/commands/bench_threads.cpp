// Ten midgame positions, each searched to the depth by one thread and by several, with
// tables that are empty before; what counts is the time of all together. Times of single
// positions differ widely, as threads find good moves in another order.
#include "games/othello/commands/bench_threads.hpp"

#include <fmt/format.h>

#include "agents/catalogue.hpp"
#include "cli/bad_input.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "core/clock.hpp"
#include "core/json.hpp"
#include "games/othello/study/midgames.hpp"

namespace papan::cli {
namespace {

constexpr int kPositions = 10;

struct ThreadsBench {
  int threads = 0;  // not asked for
  int depth = 20;
  bool json = false;
};

struct Search {
  double seconds = 0;
  double nodes = 0;

  Search& operator+=(const Search& other) {
    seconds += other.seconds;
    nodes += other.nodes;
    return *this;
  }
};

// One position, or all of them.
struct Comparison {
  Search alone;
  Search together;

  [[nodiscard]] double speedup() const { return alone.seconds / together.seconds; }
  [[nodiscard]] double more_nodes() const { return together.nodes / alone.nodes; }
};

Search search(const Position& position, const ThreadsBench& bench, int threads) {
  const auto player = expect(make_player(
      position, fmt::format("best:depth={},threads={},book=off,hash=128", bench.depth, threads)));
  Rng rng;
  const Stopwatch watch;
  const auto stop = stop_on_interrupt();
  const Decision decision = expect(player->choose(position, {{}, rng, stop}));
  end_if_interrupted(stop);  // it was not searched to the depth
  return {watch.seconds(), static_cast<double>(decision.nodes)};
}

Json to_json(const Comparison& one) {
  return {{"seconds_alone", one.alone.seconds},
          {"seconds_together", one.together.seconds},
          {"nodes_alone", one.alone.nodes},
          {"nodes_together", one.together.nodes},
          {"times_as_fast", one.speedup()}};
}

void print(const std::string& name, const Comparison& one) {
  fmt::print("{:<12} {:>9.2f} {:>9.2f} {:>14.2f} {:>12.2f}\n", name, one.alone.seconds,
             one.together.seconds, one.speedup(), one.more_nodes());
}

void print_all(const ThreadsBench& bench, const std::vector<Comparison>& each,
               const Comparison& all) {
  fmt::print("to depth {}  one (s)  {} (s)   times as fast  times the nodes\n", bench.depth,
             bench.threads);
  for (std::size_t i = 0; i < each.size(); ++i) print(fmt::format("position {}", i + 1), each[i]);
  print("all", all);
}

void measure_threads(const ThreadsBench& bench) {
  (void)stop_on_interrupt();  // before the searches' threads start
  std::vector<Comparison> each;
  Comparison all;
  {
    Progress progress;
    for (std::uint64_t i = 0; i < kPositions; ++i) {
      const auto position = lab::othello_midgame(Rng(1).fork(i));
      each.push_back({search(*position, bench, 1), search(*position, bench, bench.threads)});
      all.alone += each.back().alone;
      all.together += each.back().together;
      progress.show((static_cast<double>(i) + 1) / kPositions, fmt::format("position {}", i + 1));
    }
  }
  if (!bench.json) return print_all(bench, each, all);
  Json list = Json::array();
  for (const Comparison& one : each) list.push_back(to_json(one));
  print_json({{"threads", bench.threads},
              {"depth", bench.depth},
              {"positions", list},
              {"all", to_json(all)}});
}

}  // namespace

void add_bench_threads(Command& bench, const std::shared_ptr<BenchArguments>& arguments) {
  auto wanted = std::make_shared<ThreadsBench>();
  bench
      .option("--threads", wanted->threads,
              "Othello: how much sooner so many threads reach a depth")
      .between(2, 64);
  bench.option("--depth", wanted->depth, "that depth").needs("--threads").between(1, 30);
  auto examples = bench.examples();
  examples.emplace_back("papan bench othello --threads 2 --depth 18");
  bench.examples(std::move(examples));
  bench.runs_instead([arguments, wanted] {
    if (wanted->threads == 0) return false;
    if (arguments->game != "othello") throw BadInput({"--threads goes with othello"});
    wanted->json = arguments->json;
    measure_threads(*wanted);
    return true;
  });
}

}  // namespace papan::cli
