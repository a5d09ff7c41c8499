#include "server/play/table.hpp"

#include <utility>

#include "server/answers.hpp"

namespace papan::server {

std::shared_ptr<BestPlan> plans_of(const Session& session) {
  if (!BestPlan::suits(*session.setup().start)) return nullptr;
  auto plans = std::make_shared<BestPlan>(session.setup().start);
  plans->learn({}, plies_of(session, session.plies().size()));
  return plans;
}

Plies plies_of(const Session& session, std::size_t count) {
  Plies plies;
  for (std::size_t i = 0; i < count; ++i) plies.push_back(session.plies()[i].text);
  return plies;
}

Question question_at(const Table& table, std::size_t ply) {
  Question question;
  question.game = table.session.record_after(ply);
  if (table.plans) question.plans = table.plans->all_after(question.game.plies);
  return question;
}

void learn(Table& table, const Question& question, const Answer& answer) {
  for (const FoundPlan& plan : answer.plans) table.plans->learn(question.game.plies, plan.moves);
}

void TableEvent::tell(ClientId client, const Json& message) {
  outbox_.emplace_back(client, std::make_shared<const std::string>(to_line(message)));
}

void TableEvent::tell_all(const Json& message) {
  if (table_.listeners.empty()) return;
  const auto line = std::make_shared<const std::string>(to_line(message));
  for (const auto& [client, holds] : table_.listeners) outbox_.emplace_back(client, line);
}

void TableEvent::answer(const Asked& asked, Json message) {
  asked_ = asked;
  tell(asked.client, answer_to(*asked.request, std::move(message)));
}

void TableEvent::played(std::optional<double> thought) {
  const auto& plies = table_.session.plies();
  const auto count = static_cast<int>(plies.size());
  changes_.plies.push_back(
      {table_.id, count - 1, plies.back().text, thought, std::exchange(known_, count)});
  table_.since_ply = {};
  tell_all(ply_message(table_.id, table_.session));
}

void TableEvent::rewound() {
  changes_.reopened = was_over_;
  changes_.described = changes_.described || was_over_;  // it has no end any more
  was_over_ = false;
  const auto count = static_cast<int>(table_.session.plies().size());
  changes_.plies.push_back({table_.id, count, {}, {}, std::exchange(known_, count)});
  table_.since_ply = {};
  tell_all(rewound_message(table_.id, table_.session));
}

void TableEvent::settle() {
  Session& session = table_.session;
  while (session.chance_has_turn()) {
    if (!session.play(session.chance_outcome())) break;
    played();
  }
  if (was_over_ || !session.is_over()) return;
  was_over_ = true;
  if (table_.plans) table_.plans->learn({}, plies_of(session, session.plies().size()));
  changes_.finished = true;
  changes_.described = true;  // how it ended
  tell_all(over_message(table_.id, *session.ending()));
}

}  // namespace papan::server
