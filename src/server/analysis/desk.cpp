#include "server/analysis/desk.hpp"

#include "agents/book_moves.hpp"
#include "agents/judgement.hpp"
#include "agents/plan_search.hpp"
#include "server/analysis/answers.hpp"
#include "server/analysis/lesson.hpp"
#include "server/limits.hpp"
#include "server/play/answers.hpp"
#include "server/play/frames.hpp"
#include "server/play/openings.hpp"

namespace papan::server {
namespace {

Refusal too_many_analyses() {
  return {ErrorCode::kBusy, "too many analyses are under way: try again soon"};
}

Refusal too_many_searches() {
  return {ErrorCode::kBusy, "too many searches wait: try again soon"};
}

Refusal nobodys_turn() {
  return {ErrorCode::kBadValue, "nobody has the turn in this position"};
}

// A level without a budget thinks as long as it needs; with a time, a judgement has it.
Budget judges_budget(const std::string& spec) {
  const auto parsed = parse_spec(spec);
  return parsed ? parsed->budget : Budget{};
}

// What is proven stays proven, whatever a shorter search says; what this one proves joins it.
struct Question {
  const std::string& move;
  const std::string& agent;
  Proven& proven;
};
Result<Judgement> judge_once(const Position& position, const Question& asked,
                             const std::stop_token& stop) {
  const ProvenMoves known = asked.proven.find(position, asked.agent);
  if (auto settled = judged_by(known, position, asked.move)) return std::move(*settled);
  Rng rng(1);
  auto judged = judge(position, asked.move, asked.agent, {judges_budget(asked.agent), rng, stop});
  if (!judged) return judged;
  asked.proven.keep(position, asked.agent, proven_by(position, *judged));
  return with_proven(std::move(*judged), known);
}

// One of the position's own moves, by the name that records use.
Result<std::string> move_in(const Position& position, const std::string& move) {
  const auto after = position.clone();
  if (const auto played = after->play(move); !played) return played.error();
  return position.named(move);
}

Result<Json> hint_for(const Position& position, const Known& known, std::stop_token stop) {
  constexpr std::string_view kAdviser = "best";
  Rng rng(1);
  const Request request{{.seconds = kHintSeconds}, rng, std::move(stop)};
  const auto decision = hint_by({position.clone(), known.played, known.plans}, kAdviser, request);
  if (!decision) return decision.error();
  return hint_message(position, *decision);
}

}  // namespace

AnalysisDesk::AnalysisDesk(Clients& clients, PlayDesk& games, Loop& loop, SearchPool& pool)
    : clients_(clients),
      games_(games),
      loop_(loop),
      pool_(pool),
      analyses_(loop, pool, proven_,
                [this](ClientId to, const Json& message) { clients_.tell(to, message); }),
      matches_(loop, pool,
               [this](ClientId to, const Json& message) { clients_.tell(to, message); }) {}

void AnalysisDesk::leave(ClientId client) {
  analyses_.stop(client);
  matches_.stop(client);
  stop_lesson(client);
}

void AnalysisDesk::disconnect(ClientId client) {
  leave(client);
  if (auto& advice = asking_[client].advice) advice->request_stop();
  asking_.erase(client);
}

void AnalysisDesk::stop() {
  analyses_.stop_all();
  matches_.stop_all();
}

void AnalysisDesk::handle(const Asked& asked, const Analyse& message) {
  analyses_.stop(asked.client);
  auto position = games_.position_at(asked, message.ply);
  if (position == nullptr) return;
  if (!is_seat(position->turn())) {
    return clients_.refuse(asked, nobodys_turn());
  }
  if (auto fit = check_agent(*position, message.agent); !fit) {
    return clients_.refuse(asked, {ErrorCode::kBadValue, fit.error().message});
  }
  const Table& table = *games_.heard_table(asked);
  AnalysisWish wish{message.id,          message.ply,
                    *asked.request,      message.agent,
                    std::move(position), known_at(table, static_cast<std::size_t>(message.ply))};
  if (!analyses_.start(asked.client, std::move(wish))) {
    return clients_.refuse(asked, too_many_analyses());
  }
  clients_.answer_done(asked);
}

void AnalysisDesk::handle(const Asked& asked, const StopAnalysis&) {
  analyses_.stop(asked.client);
  clients_.answer_done(asked);
}

void AnalysisDesk::handle(const Asked& asked, const AskJudgement& message) {
  const Table* table = games_.heard_table(asked);
  if (table == nullptr) return;
  std::string move = message.move.value_or("");
  const auto& plies = table->session.plies();
  const auto ply = static_cast<std::size_t>(message.ply);
  if (!message.move && ply < plies.size()) move = plies[ply].text;
  const Known known = known_at(*table, ply);
  advise(
      asked, message.ply,
      [this, message, move, known](const Position& position, std::stop_token stop) -> Result<Json> {
        if (auto fit = check_agent(position, message.agent); !fit) return fit.error();
        const auto named = move.empty() ? Result<std::string>(move) : move_in(position, move);
        if (!named) return named.error();
        // Whoever is asked: the line that was played bounds what is told of it.
        if (known.plans) {
          Rng rng(1);
          const auto judged =
              judge_by_plan({position.clone(), known.played, known.plans}, *named, message.agent,
                            {judges_budget(message.agent), rng, std::move(stop)});
          if (!judged) return judged.error();
          return judgement_message(position, message.ply, *judged);
        }
        const auto judged = judge_once(position, {*named, message.agent, proven_}, stop);
        if (!judged) return judged.error();
        return judgement_message(position, message.ply, *judged);
      });
}

void AnalysisDesk::handle(const Asked& asked, const Consult& message) {
  advise(asked, message.ply,
         [spec = message.agent](const Position& position, std::stop_token stop) -> Result<Json> {
           const auto agent = teacher(position, spec);
           if (!agent) return agent.error();
           Rng rng(1);
           const auto decision = (*agent)->choose(position, {{}, rng, std::move(stop)});
           if (!decision) return decision.error();
           return consulted_message(position, (*agent)->spec(), *decision);
         });
}

void AnalysisDesk::handle(const Asked& asked, const AskLine& message) {
  const auto position = games_.position_at(asked, message.ply);
  if (position == nullptr) return;
  auto frames = frames_along(*position, {static_cast<std::size_t>(message.ply), message.moves,
                                         static_cast<std::size_t>(message.from.value_or(1))});
  if (!frames) return clients_.refuse(asked, {ErrorCode::kIllegalMove, frames.error().message});
  clients_.answer(asked, frames_message(message.id, std::move(*frames)));
}

void AnalysisDesk::handle(const Asked& asked, const AskOpening& message) {
  const auto position = games_.position_at(asked, message.ply);
  if (position == nullptr) return;
  clients_.answer(asked, opening_message(message.ply, opening_moves(*position)));
}

void AnalysisDesk::handle(const Asked& asked, const StartMatch& message) {
  auto position = games_.position_at(asked, message.ply);
  if (position == nullptr) return;
  if (position->turn() == Turn::kOver) {
    return clients_.refuse(asked, nobodys_turn());
  }
  for (const std::string& agent : message.agents) {
    if (auto fit = check_agent(*position, agent); !fit) {
      return clients_.refuse(asked, {ErrorCode::kBadValue, fit.error().message});
    }
  }
  const MatchWish wish{message.id,     *asked.request, std::move(position),
                       message.agents, message.games,  message.random_plies};
  if (!matches_.start(asked.client, wish)) {
    return clients_.refuse(asked, too_many_analyses());
  }
  clients_.answer_done(asked);
}

void AnalysisDesk::handle(const Asked& asked, const StopMatch&) {
  matches_.stop(asked.client);
  clients_.answer_done(asked);
}

void AnalysisDesk::handle(const Asked& asked, const CheckPosition& message) {
  const auto session = open_position(message);
  if (!session) return clients_.refuse(asked, {ErrorCode::kBadValue, session.error().message});
  clients_.answer(asked, position_message(*session));
}

void AnalysisDesk::handle(const Asked& asked, const AskHint&) {
  stop_lesson(asked.client);  // a person waits for the hint
  const Table* table = games_.heard_table(asked);
  if (table == nullptr) return;
  const Known known = known_at(*table, table->session.plies().size());
  advise(asked, {}, [known](const Position& position, std::stop_token stop) {
    return hint_for(position, known, std::move(stop));
  });
}

void AnalysisDesk::handle(const Asked& asked, const AskExplanation& message) {
  teach(asked, message.ply,
        [spec = message.agent](const Position& position, const Request& request) -> Result<Json> {
          const auto agent = teacher(position, spec);
          if (!agent) return agent.error();
          const auto told = (*agent)->explain(position, request);
          if (!told) return told.error();
          return explanation_message((*agent)->spec(), *told);
        });
}

void AnalysisDesk::handle(const Asked& asked, const AskTree& message) {
  teach(asked, message.ply,
        [message](const Position& position, const Request& request) -> Result<Json> {
          const auto agent = teacher(position, message.agent);
          if (!agent) return agent.error();
          const TreeLimits limits{message.plies, static_cast<std::size_t>(message.nodes)};
          const auto grown = (*agent)->tree(position, request, limits);
          if (!grown) return grown.error();
          return tree_message((*agent)->spec(), *grown);
        });
}

void AnalysisDesk::handle(const Asked& asked, const StopExplaining&) {
  stop_lesson(asked.client);
  clients_.answer_done(asked);
}

void AnalysisDesk::teach(const Asked& asked, std::int64_t ply, Showing showing) {
  stop_lesson(asked.client);
  const auto position = games_.position_at(asked, ply);
  if (position == nullptr) return;
  if (!is_seat(position->turn())) {
    return clients_.refuse(asked, nobodys_turn());
  }
  const Rng chance = games_.heard_table(asked)->session.chance_of(seat_index(position->turn()),
                                                                  static_cast<std::size_t>(ply));
  const std::uint64_t number = ++last_lesson_;
  auto stop = pool_.submit(Lane::kSpare, [=, this](const std::stop_token& token) {
    Rng rng = chance;
    // One that was stopped while it waited need not begin.
    auto shown = std::make_shared<Result<Json>>(
        token.stop_requested() ? Result<Json>(Error{}) : showing(*position, {{}, rng, token}));
    loop_.post([this, asked, number, shown] { taught(asked, number, *shown); });
  });
  if (!stop) return clients_.refuse(asked, too_many_searches());
  asking_[asked.client].lesson = Lesson{number, std::move(*stop)};
}

void AnalysisDesk::taught(const Asked& asked, std::uint64_t lesson, const Result<Json>& shown) {
  const auto asking = asking_.find(asked.client);
  if (asking == asking_.end()) return;  // the client has gone
  std::optional<Lesson>& newest = asking->second.lesson;
  if (!newest || newest->number != lesson) {
    return clients_.refuse(asked,
                           {ErrorCode::kStopped, "the question was withdrawn for another one"});
  }
  newest.reset();
  if (!shown) return clients_.refuse(asked, {ErrorCode::kBadValue, shown.error().message});
  clients_.answer(asked, *shown);
}

void AnalysisDesk::stop_lesson(ClientId client) {
  std::optional<Lesson>& lesson = asking_[client].lesson;
  if (lesson) lesson->stop.request_stop();
  lesson.reset();
}

void AnalysisDesk::advise(const Asked& asked, std::optional<std::int64_t> ply, Advice advice) {
  const Table* table = games_.heard_table(asked);
  if (table == nullptr) return;
  const std::shared_ptr<const Position> position =
      ply ? games_.position_at(asked, *ply) : table->session.position().clone();
  if (position == nullptr) return;
  if ((!ply && table->session.is_over()) || !is_seat(position->turn())) {
    return clients_.refuse(asked, nobodys_turn());
  }
  std::optional<std::stop_source>& waits_for = asking_[asked.client].advice;
  if (waits_for) {
    return clients_.refuse(asked,
                           {ErrorCode::kBusy, "your last question is still being thought about"});
  }
  waits_for = pool_.submit(Lane::kSpare, [this, asked, position, advice](std::stop_token token) {
    auto found = std::make_shared<Result<Json>>(advice(*position, std::move(token)));
    loop_.post([this, asked, found] { advised(asked, *found); });
  });
  if (!waits_for) clients_.refuse(asked, too_many_searches());
}

void AnalysisDesk::advised(const Asked& asked, const Result<Json>& found) {
  const auto asking = asking_.find(asked.client);
  if (asking == asking_.end()) return;  // the client has gone
  asking->second.advice.reset();
  if (!found) return clients_.refuse(asked, {ErrorCode::kBadValue, found.error().message});
  clients_.answer(asked, *found);
}

}  // namespace papan::server
