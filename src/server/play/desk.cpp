#include "server/play/desk.hpp"

#include <fmt/format.h>

#include <charconv>
#include <random>

#include "server/limits.hpp"
#include "server/play/answers.hpp"
#include "server/play/frames.hpp"
#include "server/play/openings.hpp"
#include "server/play/session_store.hpp"
#include "server/security.hpp"

namespace papan::server {
namespace {

std::uint64_t fresh_seed() {
  std::random_device system;
  return (std::uint64_t{system()} << 32U) | system();
}

// The game of a pasted link: ".../#/game/12/7".
std::optional<GameId> linked_game(std::string_view text) {
  constexpr std::string_view kMark = "#/game/";
  const auto mark = text.find(kMark);
  if (mark == std::string_view::npos) return {};
  text.remove_prefix(mark + kMark.size());
  GameId id = 0;
  const auto end = std::from_chars(text.data(), text.data() + text.size(), id);
  if (end.ec != std::errc{} || id < 1) return {};
  return id;
}

Refusal too_many_open() {
  return {ErrorCode::kLimit, "you have too many games open: close one first"};
}

}  // namespace

PlayDesk::PlayDesk(Clients& clients, Journal& journal, Loop& loop, Thinking& thinking)
    : clients_(clients),
      journal_(journal),
      tables_(journal, [this](const Outbox& outbox) { clients_.deliver(outbox); }),
      conductor_(loop, thinking, tables_) {}

void PlayDesk::leave(ClientId client) {
  const auto found = heard_.find(client);
  if (found == heard_.end()) return;
  const std::set<GameId> heard = std::move(found->second);
  heard_.erase(found);
  for (const GameId game : heard) {
    if (Table* table = tables_.find(game)) stop_listening(client, *table);
  }
}

Asker PlayDesk::asker_of(ClientId client, const Table& table) const {
  Asker asker;
  asker.writes = clients_.may_write(client);
  const auto listener = table.listeners.find(client);
  if (listener != table.listeners.end()) asker.holds = listener->second;
  return asker;
}

Table* PlayDesk::heard_table(const Asked& asked) {
  Table* table = tables_.find(*asked.game);
  if (table != nullptr && table->listeners.contains(asked.client)) return table;
  clients_.refuse(asked, {ErrorCode::kNoGame, "open the game first"});
  return nullptr;
}

std::shared_ptr<const Position> PlayDesk::position_at(const Asked& asked, std::int64_t ply) {
  Table* table = heard_table(asked);
  if (table == nullptr) return nullptr;
  const auto plies = static_cast<std::int64_t>(table->session.plies().size());
  if (ply <= plies) return table->session.position_after(static_cast<std::size_t>(ply));
  clients_.refuse(asked, {ErrorCode::kBadValue, fmt::format("there are only {} plies", plies)});
  return nullptr;
}

void PlayDesk::change(const Asked& asked, const Change& change) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  TableEvent event(*table);
  const Allowed allowed = change(event, asker_of(asked.client, *table));
  if (!allowed) return clients_.refuse(asked, allowed.error());
  event.settle();
  event.answer(asked, done_message());
  tables_.conclude(event);
  conductor_.consider(*table);
}

void PlayDesk::listen(const Asked& asked, Table& table, std::array<bool, 2> holds) {
  if (!clients_.contains(asked.client)) return;  // it has gone in the meantime
  heard_[asked.client].insert(table.id);
  table.listeners[asked.client] = holds;
  TableEvent event(table);
  event.settle();
  event.answer(asked, game_message(table.stored(), asker_of(asked.client, table)));
  event.tell_all(watchers_message(table.id, table.listeners.size()));
  tables_.conclude(event);
  conductor_.consider(table);
}

void PlayDesk::stop_listening(ClientId client, Table& table) {
  if (table.listeners.erase(client) == 0) return;
  TableEvent event(table);
  event.tell_all(watchers_message(table.id, table.listeners.size()));
  tables_.conclude(event);
  conductor_.consider(table);
}

void PlayDesk::handle(const Asked& asked, const NewGame& message) {
  start_game(asked, open_new_game(message, fresh_seed()));
}

void PlayDesk::handle(const Asked& asked, const Import& message) {
  if (const auto id = linked_game(message.text)) return handle(asked, Open{*id, {}});
  start_game(asked, open_import(message.text, fresh_seed()));
}

void PlayDesk::start_game(const Asked& asked, Result<Session> session) {
  add_table(asked, std::move(session), [this, asked](Table& table) { listen(asked, table, {}); });
}

// Those that are still being stored count too.
bool PlayDesk::may_hear_more(ClientId client) {
  return heard_[client].size() + starting_[client] < kMaxGamesHeard;
}

void PlayDesk::add_table(const Asked& asked, Result<Session> session,
                         std::function<void(Table& table)> then) {
  if (!session) return clients_.refuse(asked, {ErrorCode::kBadValue, session.error().message});
  if (!may_hear_more(asked.client)) return clients_.refuse(asked, too_many_open());
  ++starting_[asked.client];
  tables_.add(std::move(*session),
              [this, asked, then = std::move(then)](const Result<Table*, Refusal>& added) {
                if (--starting_[asked.client] == 0) starting_.erase(asked.client);
                if (!added) return clients_.refuse(asked, added.error());
                then(**added);
              });
}

void PlayDesk::handle(const Asked& asked, const Open& message) {
  if (!heard_[asked.client].contains(message.id) && !may_hear_more(asked.client)) {
    return clients_.refuse(asked, too_many_open());
  }
  tables_.open(message.id, [this, asked,
                            seat_token = message.seat_token](const Result<Table*, Refusal>& found) {
    if (!found) return clients_.refuse(asked, found.error());
    Table& table = **found;
    std::array<bool, 2> holds = asker_of(asked.client, table).holds;
    if (seat_token) {
      holds = table.session.seats_of(*seat_token);
      if (!holds[0] && !holds[1]) {
        return clients_.refuse(
            asked, {ErrorCode::kNotYourSeat, "this link to a seat is not valid any more"});
      }
    }
    listen(asked, table, holds);
  });
}

void PlayDesk::handle(const Asked& asked, const Leave& message) {
  heard_[asked.client].erase(message.id);
  if (Table* table = tables_.find(message.id)) stop_listening(asked.client, *table);
  clients_.answer_done(asked);
}

void PlayDesk::handle(const Asked& asked, const Play& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Allowed {
    Session& session = event.table().session;
    if (auto allowed = session.check_play(asker, message); !allowed) return allowed;
    if (const auto played = session.play(message.move); !played) {
      return Refusal{ErrorCode::kIllegalMove, played.error().message};
    }
    conductor_.call_off(event.table());
    event.played();
    return {};
  });
}

void PlayDesk::handle(const Asked& asked, const Undo&) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Allowed {
    Session& session = event.table().session;
    if (auto allowed = session.undo(asker); !allowed) return allowed;
    conductor_.call_off(event.table());
    event.rewound();
    // Or the agents would play on at once.
    if (!session.has_person() && !session.setup().pace.paused) {
      (void)session.set_pace(asker, {session.setup().pace.delay, true});
      event.described();
      event.tell_all(pace_message(event.table().id, session));
    }
    return {};
  });
}

void PlayDesk::handle(const Asked& asked, const Redo&) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Allowed {
    Session& session = event.table().session;
    if (auto allowed = session.redo(asker); !allowed) return allowed;
    conductor_.call_off(event.table());
    event.played();
    while (session.redo_goes_on(asker) && session.redo(asker)) event.played();
    return {};
  });
}

void PlayDesk::handle(const Asked& asked, const TakeSeat& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Allowed {
    Session& session = event.table().session;
    if (!message.player.is_person()) {
      const auto checked = check_agent(session.position(), message.player.text);
      if (!checked) return Refusal{ErrorCode::kBadValue, checked.error().message};
    }
    if (auto allowed = session.take_seat(asker, message.seat, message.player); !allowed)
      return allowed;
    conductor_.call_off(event.table());
    event.described();
    event.tell_all(seats_message(event.table().id, session));
    return {};
  });
}

void PlayDesk::handle(const Asked& asked, const SetPace& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Allowed {
    if (auto allowed = event.table().session.set_pace(asker, message.pace); !allowed)
      return allowed;
    event.described();
    event.tell_all(pace_message(event.table().id, event.table().session));
    return {};
  });
}

void PlayDesk::handle(const Asked& asked, const Resign& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Allowed {
    if (auto allowed = event.table().session.resign(asker, message.seat); !allowed) return allowed;
    conductor_.call_off(event.table());
    return {};
  });
}

void PlayDesk::handle(const Asked& asked, const TimeUp& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Allowed {
    if (auto allowed = event.table().session.run_out(asker, message.seat); !allowed) return allowed;
    conductor_.call_off(event.table());
    return {};
  });
}

void PlayDesk::handle(const Asked& asked, const Rematch&) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  if (!table->session.may_steer(asker_of(asked.client, *table))) {
    return clients_.refuse(asked,
                           {ErrorCode::kNotYourSeat, "only who plays can ask for a rematch"});
  }
  add_table(asked, open_rematch(table->session, fresh_seed()),
            [this, asked, last = table->shared_from_this()](Table& next) {
              rematched(asked, *last, next);
            });
}

// Whoever held a seat holds the other one in the new game.
void PlayDesk::rematched(const Asked& asked, Table& last, Table& next) {
  const std::array<bool, 2> held = asker_of(asked.client, last).holds;
  listen(asked, next, {held[1], held[0]});
  TableEvent event(last);
  for (const auto& [client, holds] : last.listeners) {
    if (client != asked.client) event.tell(client, rematched_message(last.id, next.id));
  }
  tables_.conclude(event);
}

void PlayDesk::handle(const Asked& asked, const Offer& message) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  for (const auto& [client, holds] : table->listeners) {
    if (client == asked.client || !holds[static_cast<std::size_t>(message.seat)]) continue;
    return clients_.refuse(asked, {ErrorCode::kNotYourSeat, "somebody sits there already"});
  }
  Asker asker = asker_of(asked.client, *table);
  const auto offered = table->session.offer(asker, message.seat, {make_secret(), make_secret()});
  if (!offered) return clients_.refuse(asked, offered.error());
  table->listeners[asked.client] = asker.holds;
  TableEvent event(*table);
  event.described();
  event.answer(asked, offered_message(table->id, message.seat, table->session, asker));
  tables_.conclude(event);
}

void PlayDesk::handle(const Asked& asked, const AskFrames& message) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  const auto plies = static_cast<std::int64_t>(table->session.plies().size());
  if (message.from > message.to || message.to > plies || message.to - message.from >= kMaxFrames) {
    return clients_.refuse(
        asked, {ErrorCode::kBadValue,
                fmt::format("frames: expected 'from' to 'to' within 0 to {}, at most {}", plies,
                            kMaxFrames)});
  }
  Json frames = frames_between(table->session, static_cast<std::size_t>(message.from),
                               static_cast<std::size_t>(message.to));
  TableEvent event(*table);
  event.answer(asked, frames_message(table->id, std::move(frames)));
  tables_.conclude(event);
}

void PlayDesk::handle(const Asked& asked, const AskGames& message) {
  SessionQuery query;
  query.game = message.game.value_or("");
  if (message.state) query.ended = *message.state == "over";
  query.before = message.before.value_or(0);
  query.limit = message.limit.value_or(kDefaultListed);
  journal_.run([query](Store& store) { return store.sessions(query); },
               [this, asked](const Result<std::vector<KeptSession>>& stored) {
                 if (stored) return list_games(asked, *stored);
                 clients_.refuse(asked, {ErrorCode::kNotStored, stored.error().message});
               });
}

void PlayDesk::list_games(const Asked& asked, const std::vector<KeptSession>& stored) {
  Json summaries = Json::array();
  for (const KeptSession& game : stored) {
    const auto session = restored(game);
    if (!session) continue;
    summaries.push_back(
        game_summary({game.id, *session, time_text(game.opened_at), time_text(game.updated_at)}));
  }
  clients_.answer(asked, games_message(std::move(summaries)));
}

void PlayDesk::record(GameId id, std::function<void(std::optional<std::string>)> then) {
  tables_.open(id, [then = std::move(then)](const Result<Table*, Refusal>& found) {
    if (!found) return then({});
    then(to_text((*found)->session.record()));
  });
}

}  // namespace papan::server
