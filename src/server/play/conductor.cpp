#include "server/play/conductor.hpp"

#include <fmt/format.h>

#include <chrono>

#include "server/limits.hpp"
#include "server/play/openings.hpp"

namespace papan::server {
namespace {

// Below this, nobody wants to know that an agent thinks.
constexpr double kWorthTelling = 0.25;

Lane lane_of(const Table& table) {
  return table.session.has_person() ? Lane::kAnswer : Lane::kSpare;
}

}  // namespace

bool Conductor::should_think(const Table& table) {
  return !table.is_lost && !table.listeners.empty() && !table.session.setup().pace.paused &&
         table.session.agent_to_move().has_value();
}

void Conductor::consider(Table& table) {
  if (!should_think(table)) return call_off(table);
  if (table.search == nullptr) begin(table, *table.session.agent_to_move());
}

void Conductor::call_off(Table& table) {
  Search* search = table.search.get();
  if (search == nullptr || search->called_off) return;
  search->called_off = true;
  if (search->stop) search->stop->request_stop();
  // One that waits, for a place or for its moment, has no answer to come.
  if (!search->stop || search->decided) table.search.reset();
}

void Conductor::begin(Table& table, int seat) {
  table.search = std::make_shared<Search>();
  table.search->seat = seat;
  submit(table);
}

void Conductor::submit(Table& table) {
  const auto seat = static_cast<std::size_t>(table.search->seat);
  if (!seat_agent(table, seat)) return;
  const std::size_t plies = table.session.plies().size();
  const SeatedAgent& agent = *table.agents[seat];
  Question question;
  question.game = table.session.record_after(plies);
  question.agent = agent.spec;
  question.chance = table.session.chance_of(seat, plies);
  question.position = table.session.position().clone();
  table.search->stop =
      thinking_.ask({.lane = table.session.has_person() ? Lane::kAnswer : Lane::kSpare,
                     .question = std::move(question),
                     .memory = agent.memory},
                    [this, kept = table.shared_from_this()](const Result<Answer>& answer) {
                      decided(kept, answer);
                    });
}

void Conductor::decided(const std::shared_ptr<Table>& table, const Result<Answer>& answer) {
  const Searching search = table->search;
  if (search->called_off || table->is_lost) {
    table->search.reset();
    return consider(*table);
  }
  if (!answer) return give_up(*table, answer.error());
  search->decided = true;
  const auto play_now = [this, table, search, decision = *answer->decision] {
    if (table->search == search && !search->called_off) play(*table, decision);
  };
  const std::chrono::milliseconds delay{table->session.setup().pace.delay};
  const std::chrono::milliseconds passed{static_cast<int>(table->since_ply.seconds() * 1000)};
  if (table->session.has_person() || passed >= delay) return play_now();
  loop_.after(delay - passed, play_now);
}

void Conductor::play(Table& table, const Decision& decision) {
  table.search.reset();
  if (table.plans) {
    table.plans->learn(plies_of(table.session, table.session.plies().size()), decision.line);
  }
  TableEvent event(table);
  if (auto played = table.session.play(decision.move); !played) {
    return give_up(table, played.error());
  }
  event.played(decision.seconds);
  event.settle();
  tables_.conclude(event);
  consider(table);
}

// An agent that cannot move must not stop the server, nor be asked again at once.
void Conductor::give_up(Table& table, const Error& error) {
  table.search.reset();
  Pace pace = table.session.setup().pace;
  pace.paused = true;
  (void)table.session.set_pace({.writes = true, .holds = {true, true}}, pace);
  TableEvent event(table);
  event.described();
  event.tell_all(pace_message(table.id, table.session));
  event.tell_all(
      error_message({ErrorCode::kBadValue, "the agent failed: " + error.message}, table.id));
  tables_.conclude(event);
}

bool Conductor::seat_agent(Table& table, std::size_t seat) {
  const std::string& wanted = table.session.setup().seats[seat].text;
  if (table.agents[seat] != nullptr && table.agents[seat]->seat == wanted) return true;
  table.agents[seat].reset();
  const AffordableAgent agent = affordable(table.session.entry().game.name, wanted);
  auto memory = remember(table, agent.megabytes);
  if (memory == nullptr) return false;
  table.agents[seat] =
      std::make_shared<SeatedAgent>(SeatedAgent{wanted, agent.spec, std::move(memory)});
  return true;
}

std::shared_ptr<Memory> Conductor::remember(const Table& table, int megabytes) {
  while (true) {
    if (auto memory = thinking_.remember(lane_of(table), megabytes)) return memory;
    if (!forget_one(table)) return nullptr;
  }
}

// The agents of the table that was used longest ago, where none of them thinks.
bool Conductor::forget_one(const Table& wanted) {
  Table* oldest = nullptr;
  tables_.for_each([&](Table& table) {
    if (&table == &wanted || table.search != nullptr) return;
    if (table.agents[0] == nullptr && table.agents[1] == nullptr) return;
    if (oldest == nullptr || table.last_used < oldest->last_used) oldest = &table;
  });
  if (oldest == nullptr) return false;
  oldest->agents = {};
  return true;
}

void Conductor::tick() {
  thinking_.stop_overdue(kMaxSearchSeconds);
  tables_.for_each([this](Table& table) {
    Search* search = table.search.get();
    if (search == nullptr || search->decided || search->called_off) return;
    if (!search->stop) return submit(table);
    const double spent = search->watch.seconds();
    if (spent < kWorthTelling) return;
    TableEvent event(table);
    event.tell_all(thinking_message(table.id, search->seat, spent));
    tables_.conclude(event);
  });
}

}  // namespace papan::server
