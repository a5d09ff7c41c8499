#include "server/analysis/desk.hpp"

#include "agents/book_moves.hpp"
#include "agents/judgement.hpp"
#include "server/analysis/answers.hpp"
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

// One of the position's own moves, by the name that records use.
Result<std::string> move_in(const Position& position, const std::string& move) {
  const auto after = position.clone();
  if (const auto played = after->play(move); !played) return played.error();
  return position.named(move);
}

}  // namespace

AnalysisDesk::AnalysisDesk(Clients& clients, PlayDesk& games, const Surroundings& surroundings)
    : clients_(clients),
      games_(games),
      thinking_(surroundings.thinking),
      analyses_(surroundings.loop, thinking_,
                {proven_, [this](Question& question, GameId id) { refresh(question, id); },
                 [this](const Question& question, GameId id, const Answer& answer) {
                   learn_from(question, id, answer);
                 }},
                [this](ClientId to, const Json& message) { clients_.tell(to, message); }),
      matches_(surroundings.loop, surroundings.pool,
               [this](ClientId to, const Json& message) { clients_.tell(to, message); }) {}

// The best plan that others have found meanwhile.
void AnalysisDesk::refresh(Question& question, GameId id) {
  question.plans.clear();
  const Table* table = games_.table(id);
  if (table == nullptr || !table->plans) return;
  if (auto best = table->plans->after(question.game.plies)) {
    question.plans.push_back(std::move(*best));
  }
}

void AnalysisDesk::learn_from(const Question& question, GameId id, const Answer& answer) {
  if (Table* table = games_.table(id)) learn(*table, question, answer);
}

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

std::optional<Question> AnalysisDesk::question_about(const Asked& asked,
                                                     std::optional<std::int64_t> ply) {
  const Table* table = games_.heard_table(asked);
  if (table == nullptr) return {};
  const bool newest = !ply;
  if (newest) ply = static_cast<std::int64_t>(table->session.plies().size());
  auto position = games_.position_at(asked, *ply);
  if (position == nullptr) return {};
  if ((newest && table->session.is_over()) || !is_seat(position->turn())) {
    clients_.refuse(asked, nobodys_turn());
    return {};
  }
  Question question = question_at(*table, static_cast<std::size_t>(*ply));
  question.position = std::move(position);
  return question;
}

template <class Message>
std::optional<Question> AnalysisDesk::question_of(const Asked& asked, const Message& message) {
  auto question = question_about(asked, message.ply);
  if (!question) return {};
  if (auto fit = check_agent(*question->position, message.agent); !fit) {
    clients_.refuse(asked, {ErrorCode::kBadValue, fit.error().message});
    return {};
  }
  question->agent = affordable(question->game.game, message.agent).spec;
  return question;
}

std::shared_ptr<Memory> AnalysisDesk::remember(const Asked& asked, const Question& question,
                                               Lane lane) {
  auto memory = thinking_.remember(lane, affordable(question.game.game, question.agent).megabytes);
  if (memory == nullptr) {
    clients_.refuse(asked, {ErrorCode::kBusy, "too much memory is in use: try again soon"});
  }
  return memory;
}

void AnalysisDesk::handle(const Asked& asked, const Analyse& message) {
  analyses_.stop(asked.client);
  auto question = question_of(asked, message);
  if (!question) return;
  question->wants = Wanted::kAnalysis;
  auto memory = remember(asked, *question, Lane::kAnalysis);
  if (memory == nullptr) return;
  AnalysisWish wish{message.id, message.ply, *asked.request, std::move(*question),
                    std::move(memory)};
  if (!analyses_.start(asked.client, std::move(wish))) {
    return clients_.refuse(asked, too_many_analyses());
  }
  clients_.answer_done(asked);
}

void AnalysisDesk::handle(const Asked& asked, const StopAnalysis&) {
  analyses_.stop(asked.client);
  clients_.answer_done(asked);
}

// The move that is meant: asked, or played there; empty: the best. By the name that records use.
Result<std::string> AnalysisDesk::judged_move(const Question& question,
                                              const AskJudgement& message) {
  std::string move = message.move.value_or("");
  const auto& plies = games_.table(message.id)->session.plies();
  const auto ply = static_cast<std::size_t>(message.ply);
  if (!message.move && ply < plies.size()) move = plies[ply].text;
  return move.empty() ? Result<std::string>(move) : move_in(*question.position, move);
}

// What is proven stays proven, whatever a shorter search says; what this one proves joins it. Where
// plans prove something, they say what is known.
void AnalysisDesk::handle(const Asked& asked, const AskJudgement& message) {
  auto question = question_of(asked, message);
  if (!question) return;
  const auto move = judged_move(*question, message);
  if (!move) return clients_.refuse(asked, {ErrorCode::kBadValue, move.error().message});
  question->wants = Wanted::kJudgement;
  question->move = *move;
  question->budget = judges_budget(message.agent);
  const Position& position = *question->position;
  if (!BestPlan::suits(position)) {
    const ProvenMoves known = proven_.find(position, message.agent);
    if (const auto settled = judged_by(known, position, *move)) {
      return clients_.answer(asked, judgement_message(position, message.ply, *settled));
    }
  }
  advise(asked, std::move(*question),
         [this, ply = message.ply](const Question& judged, const Answer& answer) {
           return judgement_message(*judged.position, ply, settled(judged, *answer.judgement));
         });
}

Judgement AnalysisDesk::settled(const Question& question, const Judgement& judgement) {
  const Position& position = *question.position;
  if (BestPlan::suits(position)) return judgement;
  const ProvenMoves known = proven_.find(position, question.agent);
  proven_.keep(position, question.agent, proven_by(position, judgement));
  return with_proven(judgement, known);
}

void AnalysisDesk::handle(const Asked& asked, const Consult& message) {
  auto question = question_of(asked, message);
  if (!question) return;
  advise(asked, std::move(*question), [](const Question& consulted, const Answer& answer) {
    return consulted_message(*consulted.position, answer.agent, *answer.decision);
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
  constexpr const char* kAdviser = "best";
  stop_lesson(asked.client);  // a person waits for the hint
  auto question = question_about(asked, {});
  if (!question) return;
  question->wants = Wanted::kHint;
  question->agent = kAdviser;
  question->budget.seconds = kHintSeconds;
  advise(asked, std::move(*question), [](const Question& about, const Answer& answer) {
    return hint_message(*about.position, *answer.decision);
  });
}

void AnalysisDesk::handle(const Asked& asked, const AskExplanation& message) {
  stop_lesson(asked.client);
  auto question = question_of(asked, message);
  if (!question) return;
  question->wants = Wanted::kExplanation;
  teach(asked, std::move(*question), "explanation");
}

void AnalysisDesk::handle(const Asked& asked, const AskTree& message) {
  stop_lesson(asked.client);
  auto question = question_of(asked, message);
  if (!question) return;
  question->wants = Wanted::kTree;
  question->limits = {message.plies, static_cast<std::size_t>(message.nodes)};
  teach(asked, std::move(*question), "tree");
}

void AnalysisDesk::handle(const Asked& asked, const StopExplaining&) {
  stop_lesson(asked.client);
  clients_.answer_done(asked);
}

void AnalysisDesk::teach(const Asked& asked, Question question, std::string_view type) {
  const std::size_t plies = question.game.plies.size();
  question.chance =
      games_.table(*asked.game)->session.chance_of(seat_index(question.position->turn()), plies);
  auto memory = remember(asked, question, Lane::kSpare);
  if (memory == nullptr) return;
  const std::uint64_t number = ++last_lesson_;
  auto stop = thinking_.ask({.question = std::move(question), .memory = std::move(memory)},
                            [this, asked, number, type](const Result<Answer>& answer) {
                              if (!answer) return taught(asked, number, answer.error());
                              taught(asked, number, shown_message(type, *answer));
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

void AnalysisDesk::advise(const Asked& asked, Question question, Told told) {
  std::optional<std::stop_source>& waits_for = asking_[asked.client].advice;
  if (waits_for) {
    return clients_.refuse(asked,
                           {ErrorCode::kBusy, "your last question is still being thought about"});
  }
  auto memory = remember(asked, question, Lane::kSpare);
  if (memory == nullptr) return;
  waits_for = thinking_.ask(
      {.question = question, .memory = std::move(memory)},
      [this, asked, question, told = std::move(told)](const Result<Answer>& answer) {
        const auto asking = asking_.find(asked.client);
        if (asking == asking_.end()) return;  // the client has gone
        asking->second.advice.reset();
        if (!answer) return clients_.refuse(asked, {ErrorCode::kBadValue, answer.error().message});
        learn_from(question, *asked.game, *answer);
        clients_.answer(asked, told(question, *answer));
      });
  if (!waits_for) clients_.refuse(asked, too_many_searches());
}

}  // namespace papan::server
