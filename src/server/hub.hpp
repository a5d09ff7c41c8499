// Hub: where clients meet games: each message is read, judged and answered here.
//
// Knows no network: a client is a Link that takes lines. Everything runs on the
// loop's thread; searches run in the pool and the store on the journal's thread,
// and both come back through the loop. See docs/protocol.md for the messages.
// Tested in tests/server/hub_test.cpp; over the wire in tests/protocol.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <string_view>

#include "server/analyses.hpp"
#include "server/conductor.hpp"
#include "server/journal.hpp"
#include "server/lab_desk.hpp"
#include "server/lab_wishes.hpp"
#include "server/link.hpp"
#include "server/loop.hpp"
#include "server/matches.hpp"
#include "server/messages.hpp"
#include "server/search_pool.hpp"
#include "server/security.hpp"
#include "server/tables.hpp"

namespace papan::server {

struct HubCounts {
  std::size_t games = 0;  // in memory
  std::size_t clients = 0;
};

class Hub {
 public:
  // `token` is what a client must say in order to write; `store_file` is the journal's.
  Hub(Loop& loop, Journal& journal, std::string token, const std::filesystem::path& store_file);

  ClientId connect(std::shared_ptr<Link> link);
  void receive(ClientId client, std::string_view text);
  void disconnect(ClientId client);

  // The record of a game, one line of JSON; none when there is no such game.
  void record(GameId id, std::function<void(std::optional<std::string> line)> then);

  // A study's results as a file; 404 where there are none.
  void lab_file(const LabFile& wanted, std::function<void(HttpAnswer)> then);

  [[nodiscard]] HubCounts counts() const { return {tables_.count(), clients_.size()}; }

  // Stops every agent; calls back when all that was promised is stored and sent.
  void stop(std::function<void()> then);

 private:
  struct Lesson {
    std::uint64_t number = 0;
    std::stop_source stop;
  };

  struct Client {
    std::shared_ptr<Link> link;
    RateLimiter rate;
    bool writes = false;
    std::set<GameId> heard;
    std::optional<std::stop_source> advice;  // what it waits for
    std::optional<Lesson> lesson;            // the newest of its explanations and trees
  };

  // A request: who asked, under which number, and (for errors) about which game.
  struct Asked {
    ClientId client = 0;
    std::optional<std::int64_t> request;  // none: the message had no readable number
    std::optional<GameId> id = {};
  };

  // One handler for each type of message.
  void handle(const Asked& asked, const Hello& message);
  void handle(const Asked& asked, const NewGame& message);
  void handle(const Asked& asked, const Open& message);
  void handle(const Asked& asked, const Leave& message);
  void handle(const Asked& asked, const Play& message);
  void handle(const Asked& asked, const Undo& message);
  void handle(const Asked& asked, const Redo& message);
  void handle(const Asked& asked, const TakeSeat& message);
  void handle(const Asked& asked, const SetPace& message);
  void handle(const Asked& asked, const Resign& message);
  void handle(const Asked& asked, const TimeUp& message);
  void handle(const Asked& asked, const Rematch& message);
  void handle(const Asked& asked, const AskHint& message);
  void handle(const Asked& asked, const AskExplanation& message);
  void handle(const Asked& asked, const AskTree& message);
  void handle(const Asked& asked, const StopExplaining& message);
  void handle(const Asked& asked, const Offer& message);
  void handle(const Asked& asked, const AskFrames& message);
  void handle(const Asked& asked, const AskGames& message);
  void handle(const Asked& asked, const Import& message);
  void handle(const Asked& asked, const Analyse& message);
  void handle(const Asked& asked, const StopAnalysis& message);
  void handle(const Asked& asked, const AskJudgement& message);
  void handle(const Asked& asked, const Consult& message);
  void handle(const Asked& asked, const AskLine& message);
  void handle(const Asked& asked, const AskOpening& message);
  void handle(const Asked& asked, const StartMatch& message);
  void handle(const Asked& asked, const StopMatch& message);
  void handle(const Asked& asked, const CheckPosition& message);
  void handle(const Asked& asked, const AskLab& message);
  void handle(const Asked& asked, const WatchStudy& message);
  void handle(const Asked& asked, const LeaveLab& message);
  void handle(const Asked& asked, const StartTournament& message);
  void handle(const Asked& asked, const StartExperiment& message);
  void handle(const Asked& asked, const StartTraining& message);
  void handle(const Asked& asked, const StopStudy& message);
  void handle(const Asked& asked, const ResumeStudy& message);

  void listen_to_lab(const Asked& asked, const LabDesk::Topic& topic);
  void start_study(const Asked& asked, std::function<Result<Wish>()> check);
  // Promises the work in the store, then gives it to the workbench and answers.
  void promise(const Asked& asked, std::function<Result<StudyRef>(Store&)> keep_study);
  void drop_promise(const StudyRef& study, Journal::Then then);

  // A table that this client listens to; refuses the request when it does not.
  Table* heard_table(const Asked& asked);
  // After so many plies of such a table; null when the request was refused.
  std::shared_ptr<const Position> position_at(const Asked& asked, std::int64_t ply);
  // Does `change` to the table, answers done, and lets the agents go on.
  using Change = std::function<Refused(TableEvent& event, const Asker& asker)>;
  void change(const Asked& asked, const Change& change);

  [[nodiscard]] Asker asker_of(ClientId client, const Table& table) const;
  void listen(const Asked& asked, Table& table, std::array<bool, 2> holds);
  void stop_listening(ClientId client, Table& table);
  void start_game(const Asked& asked, Result<Session> session);
  void rematched(const Asked& asked, Table& last, Table& next);
  // Thinks about a position of a game that this client listens to, one at a time,
  // and answers with what comes of it.
  using Advice = std::function<Result<Json>(const Position& position, std::stop_token stop)>;
  void advise(const Asked& asked, std::optional<std::int64_t> ply, Advice advice);
  // Lets an agent show its thinking with the chance that it has in its seat there; the
  // client's question before it is stopped, and refused as such. A hint stops it too.
  using Showing = std::function<Result<Json>(const Position& position, const Request& request)>;
  void teach(const Asked& asked, std::int64_t ply, Showing showing);
  void taught(const Asked& asked, std::uint64_t lesson, const Result<Json>& shown);
  void stop_lesson(ClientId client);
  void list_games(const Asked& asked, const std::vector<papan::Session>& stored);

  void answer(const Asked& asked, Json message);
  void refuse(const Asked& asked, const Refusal& refusal);
  void deliver(const Outbox& outbox);
  void tell(ClientId client, const Json& message);
  void tick();

  Loop& loop_;
  Journal& journal_;
  std::string token_;
  std::map<ClientId, Client> clients_;
  ClientId last_client_ = 0;
  std::uint64_t last_lesson_ = 0;
  bool stopping_ = false;
  Tables tables_;
  Conductor conductor_;
  Proven proven_;
  Analyses analyses_;
  Matches matches_;
  LabDesk lab_;
  SearchPool pool_;  // last: its threads end before what they use
};

}  // namespace papan::server
