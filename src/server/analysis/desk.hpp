// AnalysisDesk: what is asked about positions: hints, explanations, analysis, judgements, lines,
// quick matches, positions set up by hand: the handlers of analysis/messages.hpp.
//
// A client thinks about one question at a time (a hint, a judgement, what an agent would play),
// and has one explanation or tree, one analysis and one match under way. All search in the pool
// and come back through the loop.
// Tested in tests/server/hub_test.cpp and analyses_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>

#include "agents/proven.hpp"
#include "server/analysis/analyses.hpp"
#include "server/analysis/matches.hpp"
#include "server/analysis/messages.hpp"
#include "server/clients.hpp"
#include "server/play/desk.hpp"
#include "server/search_pool.hpp"

namespace papan::server {

class AnalysisDesk {
 public:
  // `games` knows the positions of the games that a client listens to.
  AnalysisDesk(Clients& clients, PlayDesk& games, Loop& loop, SearchPool& pool);

  void handle(const Asked& asked, const AskHint& message);
  void handle(const Asked& asked, const AskExplanation& message);
  void handle(const Asked& asked, const AskTree& message);
  void handle(const Asked& asked, const StopExplaining& message);
  void handle(const Asked& asked, const Analyse& message);
  void handle(const Asked& asked, const StopAnalysis& message);
  void handle(const Asked& asked, const AskJudgement& message);
  void handle(const Asked& asked, const Consult& message);
  void handle(const Asked& asked, const AskLine& message);
  void handle(const Asked& asked, const AskOpening& message);
  void handle(const Asked& asked, const StartMatch& message);
  void handle(const Asked& asked, const StopMatch& message);
  void handle(const Asked& asked, const CheckPosition& message);

  // The client leaves a game: what goes on by itself ends.
  void leave(ClientId client);
  // The client has gone: nobody waits for its answers.
  void disconnect(ClientId client);
  // Stops what goes on by itself, of all clients.
  void stop();

 private:
  struct Lesson {
    std::uint64_t number = 0;
    std::stop_source stop;
  };
  struct Asking {
    std::optional<std::stop_source> advice;  // what it waits for
    std::optional<Lesson> lesson;            // the newest of its explanations and trees
  };

  // Thinks about a position of a game that this client listens to, one at a time,
  // and answers with what comes of it.
  using Advice = std::function<Result<Json>(const Position& position, std::stop_token stop)>;
  void advise(const Asked& asked, std::optional<std::int64_t> ply, Advice advice);
  void advised(const Asked& asked, const Result<Json>& found);
  // Lets an agent show its thinking with the chance that it has in its seat there; the
  // client's question before it is stopped, and refused as such. A hint stops it too.
  using Showing = std::function<Result<Json>(const Position& position, const Request& request)>;
  void teach(const Asked& asked, std::int64_t ply, Showing showing);
  void taught(const Asked& asked, std::uint64_t lesson, const Result<Json>& shown);
  void stop_lesson(ClientId client);

  Clients& clients_;
  PlayDesk& games_;
  Loop& loop_;
  SearchPool& pool_;
  Proven proven_;
  Analyses analyses_;
  Matches matches_;
  std::map<ClientId, Asking> asking_;
  std::uint64_t last_lesson_ = 0;
};

}  // namespace papan::server
