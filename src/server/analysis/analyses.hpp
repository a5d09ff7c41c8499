// Analyses: live analysis, one a client, in steps that take turns in the pool.
//
// Steps are searches of the analyst (agents/analyst.hpp) in the pool's last lane;
// after a few short ones or a long one all analyses stand in line again. A step that
// keeps others waiting is stopped and comes again with more patience. While it runs, its client
// hears of it ten times a second: nodes always, moves when something new is known. Stopping reaches
// into the search, which obeys within 10 ms. Tested in tests/server/analyses_test.cpp.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "agents/analyst.hpp"
#include "agents/plan_analyst.hpp"
#include "agents/proven.hpp"
#include "core/clock.hpp"
#include "core/json.hpp"
#include "server/loop.hpp"
#include "server/play/table.hpp"
#include "server/search_pool.hpp"

namespace papan::server {

// Which position, by which agent; `run` is the number of the request.
struct AnalysisWish {
  GameId id = 0;
  std::int64_t ply = 0;
  std::int64_t run = 0;
  std::string agent;
  std::shared_ptr<const Position> position;
  Known known = {};  // of a game that plans tell something of
};

// What is known so far.
struct AnalysisNews {
  std::string agent;
  std::vector<ValuedMove> moves;
  std::uint64_t changes = 0;  // of the moves
  bool by_plan = false;       // lines go to the end and prove their values
  int depth = 0;
  std::size_t done = 0;
  std::size_t total = 0;
  std::uint64_t nodes = 0;
  double seconds = 0;
  bool finished = false;
  std::string problem;  // empty: none
};

class Analyses {
 public:
  using Tell = std::function<void(ClientId client, const Json& message)>;

  // What is found exact joins `proven`, and what is known there is told at once.
  Analyses(Loop& loop, SearchPool& pool, Proven& proven, Tell tell)
      : loop_(loop), pool_(pool), proven_(proven), tell_(std::move(tell)) {}

  // Begins, in place of what the client had; false when there are too many.
  bool start(ClientId client, AnalysisWish wish);
  void stop(ClientId client);
  void stop_all();

  [[nodiscard]] std::size_t count() const { return runs_.size(); }

 private:
  struct Run {
    ClientId client = 0;
    AnalysisWish wish;
    Stopwatch watch;
    // On the pool's thread, one step at a time.
    std::optional<Analyst> analyst;
    std::optional<PlanAnalyst> planner;             // for one player, instead
    std::atomic<std::uint64_t> finished_nodes = 0;  // of the steps that are over
    std::atomic<std::uint64_t> counted = 0;         // of the step under way
    std::atomic<bool> is_thinking = false;
    // On the loop's thread.
    std::optional<std::stop_source> step;  // none: no place in the pool yet
    double thought = 0;                    // seconds of this step, by the ticks that saw it think
    double patience = 0;                   // seconds that it may keep others waiting
    AnalysisNews news;
    std::uint64_t told = 0;  // changes of the moves
    std::uint64_t told_nodes = 0;
    bool called_off = false;
  };
  using Running = std::shared_ptr<Run>;

  AnalysisNews think(Run& run, const std::stop_token& stop);
  static AnalysisNews plan(Run& run, const std::stop_token& stop);
  void submit(const Running& run);
  void heard(const Running& run, AnalysisNews news);
  void tell(Run& run);
  void finish(Run& run);
  void make_way();
  void tick();

  Loop& loop_;
  SearchPool& pool_;
  Proven& proven_;
  Tell tell_;
  std::map<ClientId, Running> runs_;
  bool is_ticking_ = false;
};

}  // namespace papan::server
