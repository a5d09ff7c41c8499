// The hub's handlers of what is asked about positions: analysis, judgements, lines,
// two agents compared, positions set up by hand.
#include <fmt/format.h>

#include "agents/judgement.hpp"
#include "agents/openings.hpp"
#include "agents/plan_search.hpp"
#include "agents/proven.hpp"
#include "server/analysis_answers.hpp"
#include "server/answers.hpp"
#include "server/frames.hpp"
#include "server/hub.hpp"
#include "server/lesson.hpp"
#include "server/limits.hpp"
#include "server/openings.hpp"

namespace papan::server {
namespace {

constexpr const char* kTooMany = "too many analyses are under way: try again soon";

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

}  // namespace

std::shared_ptr<const Position> Hub::position_at(const Asked& asked, std::int64_t ply) {
  Table* table = heard_table(asked);
  if (table == nullptr) return nullptr;
  const auto plies = static_cast<std::int64_t>(table->session.plies().size());
  if (ply <= plies) return table->session.position_after(static_cast<std::size_t>(ply));
  refuse(asked, {ErrorCode::kBadValue, fmt::format("there are only {} plies", plies)});
  return nullptr;
}

void Hub::handle(const Asked& asked, const Analyse& message) {
  analyses_.stop(asked.client);
  auto position = position_at(asked, message.ply);
  if (position == nullptr) return;
  if (!is_seat(position->turn())) {
    return refuse(asked, {ErrorCode::kBadValue, "nobody has the turn in this position"});
  }
  if (auto fit = check_agent(*position, message.agent); !fit) {
    return refuse(asked, {ErrorCode::kBadValue, fit.error().message});
  }
  const Table& table = *tables_.find(message.id);
  AnalysisWish wish{message.id,          message.ply,
                    *asked.request,      message.agent,
                    std::move(position), known_at(table, static_cast<std::size_t>(message.ply))};
  if (!analyses_.start(asked.client, std::move(wish))) {
    return refuse(asked, {ErrorCode::kBusy, kTooMany});
  }
  answer(asked, done_message());
}

void Hub::handle(const Asked& asked, const StopAnalysis&) {
  analyses_.stop(asked.client);
  answer(asked, done_message());
}

void Hub::handle(const Asked& asked, const AskJudgement& message) {
  const Table* table = heard_table(asked);
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

void Hub::handle(const Asked& asked, const Consult& message) {
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

void Hub::handle(const Asked& asked, const AskLine& message) {
  const auto position = position_at(asked, message.ply);
  if (position == nullptr) return;
  auto frames = frames_along(*position, {static_cast<std::size_t>(message.ply), message.moves,
                                         static_cast<std::size_t>(message.from.value_or(1))});
  if (!frames) return refuse(asked, {ErrorCode::kIllegalMove, frames.error().message});
  answer(asked, frames_message(message.id, std::move(*frames)));
}

void Hub::handle(const Asked& asked, const AskOpening& message) {
  const auto position = position_at(asked, message.ply);
  if (position == nullptr) return;
  answer(asked, opening_message(message.ply, opening_moves(*position)));
}

void Hub::handle(const Asked& asked, const StartMatch& message) {
  auto position = position_at(asked, message.ply);
  if (position == nullptr) return;
  if (position->turn() == Turn::kOver) {
    return refuse(asked, {ErrorCode::kBadValue, "nobody has the turn in this position"});
  }
  for (const std::string& agent : message.agents) {
    if (auto fit = check_agent(*position, agent); !fit) {
      return refuse(asked, {ErrorCode::kBadValue, fit.error().message});
    }
  }
  MatchWish wish{message.id,     *asked.request, std::move(position),
                 message.agents, message.games,  message.random_plies};
  if (!matches_.start(asked.client, std::move(wish))) {
    return refuse(asked, {ErrorCode::kBusy, kTooMany});
  }
  answer(asked, done_message());
}

void Hub::handle(const Asked& asked, const StopMatch&) {
  matches_.stop(asked.client);
  answer(asked, done_message());
}

void Hub::handle(const Asked& asked, const CheckPosition& message) {
  const auto session = open_position(message);
  if (!session) return refuse(asked, {ErrorCode::kBadValue, session.error().message});
  answer(asked, position_message(*session));
}

}  // namespace papan::server
