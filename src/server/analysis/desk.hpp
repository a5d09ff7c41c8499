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
#include "server/thinking.hpp"

namespace papan::server {

class AnalysisDesk {
 public:
  // Where it runs, and who thinks.
  struct Surroundings {
    Loop& loop;
    SearchPool& pool;
    Thinking& thinking;
  };

  // `games` knows the positions of the games that a client listens to.
  AnalysisDesk(Clients& clients, PlayDesk& games, const Surroundings& surroundings);

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

  // A question about the position after so many plies of a game that this client listens to, or
  // about the newest; none when the request was refused.
  std::optional<Question> question_about(const Asked& asked, std::optional<std::int64_t> ply);
  // The same for an agent that somebody chose.
  template <class Message>
  std::optional<Question> question_of(const Asked& asked, const Message& message);

  // For the question's agent; null when there was no room, and the request was refused.
  std::shared_ptr<Memory> remember(const Asked& asked, const Question& question, Lane lane);

  // One at a time of each client; `told` makes the answer's message.
  using Told = std::function<Json(const Question& question, const Answer& answer)>;
  void advise(const Asked& asked, Question question, Told told);
  // Lets an agent show its thinking with the chance that it has in its seat there; the
  // client's question before it is stopped, and refused as such. A hint stops it too.
  void teach(const Asked& asked, Question question, std::string_view type);
  void taught(const Asked& asked, std::uint64_t lesson, const Result<Json>& shown);
  void stop_lesson(ClientId client);

  Result<std::string> judged_move(const Question& question, const AskJudgement& message);
  // A judgement with all that is proven, which it joins.
  Judgement settled(const Question& question, const Judgement& judgement);
  void refresh(Question& question, GameId id);
  void learn_from(const Question& question, GameId id, const Answer& answer);

  Clients& clients_;
  PlayDesk& games_;
  Thinking& thinking_;
  Proven proven_;
  Analyses analyses_;
  Matches matches_;
  std::map<ClientId, Asking> asking_;
  std::uint64_t last_lesson_ = 0;
};

}  // namespace papan::server
