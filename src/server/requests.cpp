// The hub's handlers: one for each type of message.
#include <fmt/format.h>

#include <charconv>
#include <random>

#include "agents/plan_search.hpp"
#include "core/text.hpp"
#include "server/answers.hpp"
#include "server/frames.hpp"
#include "server/hub.hpp"
#include "server/lesson.hpp"
#include "server/limits.hpp"
#include "server/openings.hpp"

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

Result<Json> hint_for(const Position& position, const Known& known, std::stop_token stop) {
  constexpr std::string_view kAdviser = "best";
  Rng rng(1);
  const Request request{{.seconds = kHintSeconds}, rng, std::move(stop)};
  const auto decision = hint_by({position.clone(), known.played, known.plans}, kAdviser, request);
  if (!decision) return decision.error();
  return hint_message(position, *decision);
}

}  // namespace

void Hub::handle(const Asked& asked, const Hello& message) {
  Client& client = clients_.at(asked.client);
  client.writes = same_secret(token_, message.token);
  answer(asked, welcome({.writes = client.writes}));
}

void Hub::handle(const Asked& asked, const NewGame& message) {
  start_game(asked, open_new_game(message, fresh_seed()));
}

void Hub::handle(const Asked& asked, const Import& message) {
  if (const auto id = linked_game(message.text)) return handle(asked, Open{*id, {}});
  start_game(asked, open_import(message.text, fresh_seed()));
}

void Hub::start_game(const Asked& asked, Result<Session> session) {
  if (!session) return refuse(asked, {ErrorCode::kBadValue, session.error().message});
  if (clients_.at(asked.client).heard.size() >= kMaxGamesHeard) {
    return refuse(asked, {ErrorCode::kLimit, "you have too many games open: close one first"});
  }
  tables_.add(std::move(*session), [this, asked](const std::variant<Table*, Refusal>& added) {
    if (const auto* refusal = std::get_if<Refusal>(&added)) return refuse(asked, *refusal);
    listen(asked, *std::get<Table*>(added), {});
  });
}

void Hub::handle(const Asked& asked, const Open& message) {
  const Client& client = clients_.at(asked.client);
  if (client.heard.size() >= kMaxGamesHeard && !client.heard.contains(message.id)) {
    return refuse(asked, {ErrorCode::kLimit, "you have too many games open: close one first"});
  }
  tables_.open(message.id, [this, asked, seat_token = message.seat_token](
                               const std::variant<Table*, Refusal>& found) {
    if (const auto* refusal = std::get_if<Refusal>(&found)) return refuse(asked, *refusal);
    Table& table = *std::get<Table*>(found);
    std::array<bool, 2> holds = asker_of(asked.client, table).holds;
    if (seat_token) {
      holds = table.session.seats_of(*seat_token);
      if (!holds[0] && !holds[1]) {
        return refuse(asked,
                      {ErrorCode::kNotYourSeat, "this link to a seat is not valid any more"});
      }
    }
    listen(asked, table, holds);
  });
}

void Hub::handle(const Asked& asked, const Leave& message) {
  clients_.at(asked.client).heard.erase(message.id);
  analyses_.stop(asked.client);
  matches_.stop(asked.client);
  stop_lesson(asked.client);
  if (Table* table = tables_.find(message.id)) stop_listening(asked.client, *table);
  answer(asked, done_message());
}

void Hub::handle(const Asked& asked, const Play& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Refused {
    Session& session = event.table().session;
    if (auto refused = session.check_play(asker, message)) return refused;
    if (const auto played = session.play(message.move); !played) {
      return Refusal{ErrorCode::kIllegalMove, played.error().message};
    }
    conductor_.call_off(event.table());
    event.played();
    return {};
  });
}

void Hub::handle(const Asked& asked, const Undo&) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Refused {
    Session& session = event.table().session;
    if (auto refused = session.undo(asker)) return refused;
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

void Hub::handle(const Asked& asked, const Redo&) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Refused {
    Session& session = event.table().session;
    if (auto refused = session.redo(asker)) return refused;
    conductor_.call_off(event.table());
    event.played();
    while (session.redo_goes_on(asker) && !session.redo(asker)) event.played();
    return {};
  });
}

void Hub::handle(const Asked& asked, const TakeSeat& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Refused {
    Session& session = event.table().session;
    if (!message.player.is_person()) {
      const auto checked = check_agent(session.position(), message.player.text);
      if (!checked) return Refusal{ErrorCode::kBadValue, checked.error().message};
    }
    if (auto refused = session.take_seat(asker, message.seat, message.player)) return refused;
    conductor_.call_off(event.table());
    event.described();
    event.tell_all(seats_message(event.table().id, session));
    return {};
  });
}

void Hub::handle(const Asked& asked, const SetPace& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Refused {
    if (auto refused = event.table().session.set_pace(asker, message.pace)) return refused;
    event.described();
    event.tell_all(pace_message(event.table().id, event.table().session));
    return {};
  });
}

void Hub::handle(const Asked& asked, const Resign& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Refused {
    if (auto refused = event.table().session.resign(asker, message.seat)) return refused;
    conductor_.call_off(event.table());
    return {};
  });
}

void Hub::handle(const Asked& asked, const TimeUp& message) {
  change(asked, [&](TableEvent& event, const Asker& asker) -> Refused {
    if (auto refused = event.table().session.run_out(asker, message.seat)) return refused;
    conductor_.call_off(event.table());
    return {};
  });
}

void Hub::handle(const Asked& asked, const Rematch&) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  if (!table->session.may_steer(asker_of(asked.client, *table))) {
    return refuse(asked, {ErrorCode::kNotYourSeat, "only who plays can ask for a rematch"});
  }
  auto session = open_rematch(table->session, fresh_seed());
  if (!session) return refuse(asked, {ErrorCode::kBadValue, session.error().message});
  tables_.add(std::move(*session), [this, asked, last = table->shared_from_this()](
                                       const std::variant<Table*, Refusal>& added) {
    if (const auto* refusal = std::get_if<Refusal>(&added)) return refuse(asked, *refusal);
    rematched(asked, *last, *std::get<Table*>(added));
  });
}

// Whoever held a seat holds the other one in the new game.
void Hub::rematched(const Asked& asked, Table& last, Table& next) {
  const std::array<bool, 2> held = asker_of(asked.client, last).holds;
  listen(asked, next, {held[1], held[0]});
  TableEvent event(last);
  for (const auto& [client, holds] : last.listeners) {
    if (client != asked.client) event.tell(client, rematched_message(last.id, next.id));
  }
  tables_.conclude(event);
}

void Hub::handle(const Asked& asked, const AskHint&) {
  stop_lesson(asked.client);  // a person waits for the hint
  const Table* table = heard_table(asked);
  if (table == nullptr) return;
  const Known known = known_at(*table, table->session.plies().size());
  advise(asked, {}, [known](const Position& position, std::stop_token stop) {
    return hint_for(position, known, std::move(stop));
  });
}

void Hub::handle(const Asked& asked, const AskExplanation& message) {
  teach(asked, message.ply,
        [spec = message.agent](const Position& position, const Request& request) -> Result<Json> {
          const auto agent = teacher(position, spec);
          if (!agent) return agent.error();
          const auto told = (*agent)->explain(position, request);
          if (!told) return told.error();
          return explanation_message((*agent)->spec(), *told);
        });
}

void Hub::handle(const Asked& asked, const AskTree& message) {
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

void Hub::handle(const Asked& asked, const StopExplaining&) {
  stop_lesson(asked.client);
  answer(asked, done_message());
}

void Hub::teach(const Asked& asked, std::int64_t ply, Showing showing) {
  stop_lesson(asked.client);
  const auto position = position_at(asked, ply);
  if (position == nullptr) return;
  if (!is_seat(position->turn())) {
    return refuse(asked, {ErrorCode::kBadValue, "nobody has the turn in this position"});
  }
  const Rng chance = heard_table(asked)->session.chance_of(seat_index(position->turn()),
                                                           static_cast<std::size_t>(ply));
  const std::uint64_t number = ++last_lesson_;
  auto stop = pool_.submit(Lane::kSpare, [=, this](const std::stop_token& token) {
    Rng rng = chance;
    // One that was stopped while it waited need not begin.
    auto shown = std::make_shared<Result<Json>>(
        token.stop_requested() ? Result<Json>(Error{}) : showing(*position, {{}, rng, token}));
    loop_.post([this, asked, number, shown] { taught(asked, number, *shown); });
  });
  if (!stop) return refuse(asked, {ErrorCode::kBusy, "too many searches wait: try again soon"});
  clients_.at(asked.client).lesson = Lesson{number, std::move(*stop)};
}

void Hub::taught(const Asked& asked, std::uint64_t lesson, const Result<Json>& shown) {
  const auto client = clients_.find(asked.client);
  if (client == clients_.end()) return;
  std::optional<Lesson>& newest = client->second.lesson;
  if (!newest || newest->number != lesson) {
    return refuse(asked, {ErrorCode::kStopped, "the question was withdrawn for another one"});
  }
  newest.reset();
  if (!shown) return refuse(asked, {ErrorCode::kBadValue, shown.error().message});
  answer(asked, *shown);
}

void Hub::stop_lesson(ClientId client) {
  std::optional<Lesson>& lesson = clients_.at(client).lesson;
  if (lesson) lesson->stop.request_stop();
  lesson.reset();
}

void Hub::advise(const Asked& asked, std::optional<std::int64_t> ply, Advice advice) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  const Session& session = table->session;
  const auto plies = static_cast<std::int64_t>(session.plies().size());
  if (ply && *ply > plies) {
    return refuse(asked, {ErrorCode::kBadValue, fmt::format("there are only {} plies", plies)});
  }
  std::shared_ptr<const Position> position =
      ply ? session.position_after(static_cast<std::size_t>(*ply)) : session.position().clone();
  if ((!ply && session.is_over()) || !is_seat(position->turn())) {
    return refuse(asked, {ErrorCode::kBadValue, "nobody has the turn in this position"});
  }
  if (clients_.at(asked.client).advice) {
    return refuse(asked, {ErrorCode::kBusy, "your last question is still being thought about"});
  }
  auto stop = pool_.submit(Lane::kSpare, [this, asked, position, advice](std::stop_token token) {
    auto found = std::make_shared<Result<Json>>(advice(*position, std::move(token)));
    loop_.post([this, asked, found] {
      const auto client = clients_.find(asked.client);
      if (client == clients_.end()) return;
      client->second.advice.reset();
      if (!*found) return refuse(asked, {ErrorCode::kBadValue, found->error().message});
      answer(asked, **found);
    });
  });
  if (!stop) return refuse(asked, {ErrorCode::kBusy, "too many searches wait: try again soon"});
  clients_.at(asked.client).advice = std::move(stop);
}

void Hub::handle(const Asked& asked, const Offer& message) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  for (const auto& [client, holds] : table->listeners) {
    if (client == asked.client || !holds[static_cast<std::size_t>(message.seat)]) continue;
    return refuse(asked, {ErrorCode::kNotYourSeat, "somebody sits there already"});
  }
  Asker asker = asker_of(asked.client, *table);
  const auto refused = table->session.offer(asker, message.seat, {make_secret(), make_secret()});
  if (refused) return refuse(asked, *refused);
  table->listeners[asked.client] = asker.holds;
  TableEvent event(*table);
  event.described();
  event.tell(asked.client, answer_to(*asked.request, offered_message(table->id, message.seat,
                                                                     table->session, asker)));
  tables_.conclude(event);
}

void Hub::handle(const Asked& asked, const AskFrames& message) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  const auto plies = static_cast<std::int64_t>(table->session.plies().size());
  if (message.from > message.to || message.to > plies || message.to - message.from >= kMaxFrames) {
    return refuse(asked, {ErrorCode::kBadValue,
                          fmt::format("frames: expected 'from' to 'to' within 0 to {}, at most {}",
                                      plies, kMaxFrames)});
  }
  Json frames = frames_between(table->session, static_cast<std::size_t>(message.from),
                               static_cast<std::size_t>(message.to));
  TableEvent event(*table);
  event.tell(asked.client, answer_to(*asked.request, frames_message(table->id, std::move(frames))));
  tables_.conclude(event);
}

void Hub::handle(const Asked& asked, const AskGames& message) {
  SessionQuery query;
  query.game = message.game.value_or("");
  if (message.state) query.ended = *message.state == "over";
  query.before = message.before.value_or(0);
  query.limit = message.limit.value_or(kDefaultListed);
  auto stored = std::make_shared<std::vector<papan::Session>>();
  journal_.submit(
      [query, stored](Store& store) -> Result<void> {
        auto read = store.sessions(query);
        if (!read) return read.error();
        *stored = std::move(*read);
        return {};
      },
      [this, asked, stored](const Result<void>& done) {
        if (!done) return refuse(asked, {ErrorCode::kNotStored, done.error().message});
        list_games(asked, *stored);
      });
}

void Hub::list_games(const Asked& asked, const std::vector<papan::Session>& stored) {
  Json summaries = Json::array();
  for (const papan::Session& game : stored) {
    const auto extras = parse_json(game.settings);
    if (!extras) continue;
    const auto session = Session::restore(game.record, *extras);
    if (!session) continue;
    summaries.push_back(
        game_summary({game.id, *session, time_text(game.opened_at), time_text(game.updated_at)}));
  }
  answer(asked, games_message(std::move(summaries)));
}

void Hub::record(GameId id, std::function<void(std::optional<std::string>)> then) {
  tables_.open(id, [then = std::move(then)](const std::variant<Table*, Refusal>& found) {
    if (std::holds_alternative<Refusal>(found)) return then({});
    then(to_text(std::get<Table*>(found)->session.record()));
  });
}

}  // namespace papan::server
