// A session to and from the store: the record holds the game, the extras what the
// page adds to it: seats as the protocol has them, pace, offered seats, who ended it early.
#include <fmt/format.h>

#include "agents/replay.hpp"
#include "server/members.hpp"
#include "server/session.hpp"

namespace papan::server {
namespace {

constexpr std::size_t kMaxStored = 1 << 20;

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
  setup.own_start = members.flag("own_start");
  setup.outcomes = members.optional_texts("outcomes", kMaxStored);
  const auto tokens = members.optional_texts("seat_tokens", kMaxStored);
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
  const auto resigned = members.optional_integer(kResigned, {0, 1});
  const auto timed_out = members.optional_integer(kTimedOut, {0, 1});
  if (const auto problem = members.finish()) return Error{problem->text};
  Session session(std::move(*setup));
  for (const std::string& ply : record.plies) {
    if (auto played = session.push(ply); !played) return played.error();
  }
  if (session.is_over()) return session;
  if (resigned) session.end_early(static_cast<int>(*resigned), EndReason::kResigned);
  if (timed_out) session.end_early(static_cast<int>(*timed_out), EndReason::kTimeIsUp);
  return session;
}

}  // namespace papan::server
