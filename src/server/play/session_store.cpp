#include "server/play/session_store.hpp"

#include <fmt/format.h>

#include "agents/replay.hpp"
#include "server/answers.hpp"
#include "server/members.hpp"
#include "server/messages.hpp"
#include "server/security.hpp"

namespace papan::server {
namespace {

constexpr std::size_t kMaxStored = 1 << 20;
constexpr Texts kStoredTexts = {{kMaxStored}, 0, kMaxStored};

constexpr const char* kResigned = "resigned";
constexpr const char* kTimedOut = "timed_out";

const char* key_of(EndReason reason) {
  return reason == EndReason::kTimeIsUp ? kTimedOut : kResigned;
}

Result<SessionSetup> setup_of(const Record& record, Members& members) {
  const auto entry = find_game(record.game);
  if (!entry) return entry.error();
  auto start = open_record(record);
  if (!start) return start.error();
  SessionSetup setup;
  setup.entry = *entry;
  setup.start = std::move(*start);
  setup.seed = record.seed;
  members.read("own_start", setup.own_start, {});
  members.read("outcomes", setup.outcomes, kStoredTexts);
  std::vector<std::string> tokens;
  members.read("seat_tokens", tokens, kStoredTexts);
  for (std::size_t i = 0; i < tokens.size() && i < 2; ++i) setup.seat_tokens[i] = tokens[i];
  return setup;
}

Result<void> read_seats(const Json* json, SessionSetup& setup) {
  if (json == nullptr || !json->is_array()) return Error{"stored game: no seats"};
  for (const Json& item : *json) {
    auto player = parse_player(item);
    if (!player) return player.error();
    setup.seats.push_back(std::move(*player));
  }
  if (static_cast<int>(setup.seats.size()) != setup.entry->game.seats) {
    return Error{"stored game: wrong number of seats"};
  }
  return {};
}

// What was resigned has no result by the rules, and so no place among the games.
Result<void> store_end(Store& store, GameId id, const Kept& kept) {
  if (!kept.result) return store.abandon_session(id, kept.resigned);
  const auto done = store.finish_session(id, kept.result);
  if (!done) return done.error();
  return {};
}

}  // namespace

Json Session::extras() const {
  Json json;
  for (const SeatPlayer& player : setup_.seats) json["seats"].push_back(to_json(player));
  json["pace"] = to_json(setup_.pace);
  json["own_start"] = setup_.own_start;
  if (!setup_.outcomes.empty()) json["outcomes"] = setup_.outcomes;
  json["seat_tokens"] = setup_.seat_tokens;
  if (const auto seat = ended_by()) json[key_of(ending_->reason)] = *seat;
  return json;
}

Result<Session> Session::restore(const Record& record, const Json& extras) {
  Members members(extras, "stored game");
  auto setup = setup_of(record, members);
  if (!setup) return setup.error();
  if (auto seats = read_seats(members.need("seats"), *setup); !seats) return seats.error();
  const Json* pace = members.need("pace");
  if (pace != nullptr) {
    const auto read = parse_pace(*pace);
    if (!read) return read.error();
    setup->pace = *read;
  }
  std::optional<int> resigned;
  std::optional<int> timed_out;
  members.read(kResigned, resigned, kSeats);
  members.read(kTimedOut, timed_out, kSeats);
  if (const auto read = members.finish(); !read) return Error{read.error().text};
  Session session(std::move(*setup));
  for (const std::string& ply : record.plies) {
    if (auto played = session.push(ply); !played) return played.error();
  }
  if (session.is_over()) return session;
  if (resigned) session.end_early(*resigned, EndReason::kResigned);
  if (timed_out) session.end_early(*timed_out, EndReason::kTimeIsUp);
  return session;
}

Kept kept_of(const Session& session) {
  Kept kept{session.record(), to_line(session.extras()), {}, session.ended_by()};
  kept.result = kept.header.result;
  kept.header.plies.clear();
  kept.header.result.reset();
  return kept;
}

Result<GameId> store_new(Store& store, const Kept& kept, const std::vector<PlayedPly>& plies) {
  const auto id = store.open_session(make_secret(), kept.header, kept.extras);
  if (!id) return id.error();
  for (std::size_t i = 0; i < plies.size(); ++i) {
    const auto done = store.append_ply({*id, static_cast<int>(i), plies[i].text});
    if (!done) return done.error();
  }
  if (kept.result) {
    if (const auto done = store_end(store, *id, kept); !done) return done.error();
  }
  return *id;
}

Result<void> store_changes(Store& store, GameId id, const Changes& changes, const Kept& kept) {
  if (changes.reopened) {
    if (auto done = store.reopen_session(id); !done) return done;
  }
  for (const SessionPly& ply : changes.plies) {
    if (auto done = store.append_ply(ply); !done) return done;
  }
  if (changes.described) {
    if (auto done = store.describe_session(id, kept.header, kept.extras); !done) return done;
  }
  return changes.finished ? store_end(store, id, kept) : Result<void>();
}

Result<Session> restored(const KeptSession& stored) {
  const auto extras = parse_json(stored.settings);
  if (!extras) return extras.error();
  return Session::restore(stored.record, *extras);
}

}  // namespace papan::server
