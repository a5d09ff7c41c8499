// Analyses: live analysis, one a client, in steps that take turns in the pool.
//
// A step is a question that goes on where its memory is, in the pool's last lane; after each all
// analyses stand in line again. A step that
// keeps others waiting is stopped and comes again with more patience. While it runs, its client
// hears of it ten times a second: nodes always, moves when something new is known. Stopping reaches
// into the search, which obeys within 10 ms. Tested in tests/server/analyses_test.cpp.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "agents/proven.hpp"
#include "core/clock.hpp"
#include "core/json.hpp"
#include "server/description.hpp"
#include "server/link.hpp"
#include "server/loop.hpp"
#include "server/thinking.hpp"

namespace papan::server {

// What is analysed; `run` is the number of the request.
struct AnalysisWish {
  GameId id = 0;
  std::int64_t ply = 0;
  std::int64_t run = 0;
  Question question;  // with its position
  std::shared_ptr<Memory> memory;
};

// What is known so far.
struct AnalysisStanding {
  std::string agent;
  AnalysisNews news;
  double seconds = 0;
  std::string problem;  // empty: none
};

class Analyses {
 public:
  using Tell = std::function<void(ClientId client, const Json& message)>;

  // What is known of games elsewhere, before each step and after it.
  struct Knowledge {
    Proven& proven;
    std::function<void(Question& question, GameId id)> refresh = {};
    std::function<void(const Question& question, GameId id, const Answer& answer)> learn = {};
  };

  // What is found exact joins what is proven, and what is known there is told at once.
  Analyses(Loop& loop, Thinking& thinking, Knowledge knowledge, Tell tell)
      : loop_(loop),
        thinking_(thinking),
        knowledge_(std::move(knowledge)),
        tell_(std::move(tell)) {}

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
    std::shared_ptr<Progress> progress = std::make_shared<Progress>();
    std::optional<std::stop_source> step;  // none: no place in the pool yet
    double thought = 0;                    // seconds of this step, by the ticks that saw it think
    double patience = 0;                   // seconds that it may keep others waiting
    AnalysisStanding standing;
    std::uint64_t told = 0;  // changes of the moves
    std::uint64_t told_nodes = 0;
    bool called_off = false;
  };
  using Running = std::shared_ptr<Run>;

  void submit(const Running& run);
  void heard(const Running& run, const Result<Answer>& answer);
  void take(Run& run, const Answer& answer);
  void tell(Run& run);
  void finish(Run& run);
  void make_way();
  void tick();

  Loop& loop_;
  Thinking& thinking_;
  Knowledge knowledge_;
  Tell tell_;
  std::map<ClientId, Running> runs_;
  bool is_ticking_ = false;
};

}  // namespace papan::server
