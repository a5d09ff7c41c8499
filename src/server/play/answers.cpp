#include "server/play/answers.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>

#include "game/shown_json.hpp"
#include "server/play/frames.hpp"

namespace papan::server {
namespace {

Json parameters_json(const Session& session) {
  Json json = Json::object();
  for (const auto& [key, value] : session.setup().start->parameters()) json[key] = value;
  return json;
}

Json seats_json(const Session& session) {
  Json seats = Json::array();
  for (const SeatPlayer& player : session.setup().seats) seats.push_back(to_json(player));
  return seats;
}

Json moves_json(const Session& session) {
  Json moves = Json::array();
  for (const PlayedPly& ply : session.plies()) {
    moves.push_back({{"text", ply.text}, {"by", by_json(ply.by)}});
  }
  return moves;
}

std::string_view state_of(const Session& session) {
  return session.is_over() ? "over" : "open";
}

std::string_view to_text(EndReason reason) {
  switch (reason) {
    case EndReason::kPlayed: return "played";
    case EndReason::kResigned: return "resigned";
    case EndReason::kTimeIsUp: break;
  }
  return "time";
}

template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json about(std::string_view type, GameId id) {
  return {{"type", type}, {"id", id}};
}

Json game_json(const StoredSession& stored) {
  const Session& session = stored.session;
  const auto& ending = session.ending();
  Json game;
  game["id"] = stored.id;
  game["game"] = session.entry().game.name;
  game["title"] = session.entry().game.title;
  game["parameters"] = parameters_json(session);
  game["seats"] = seats_json(session);
  game["pace"] = to_json(session.setup().pace);
  game["state"] = state_of(session);
  game["result"] = ending ? Json(ending->result) : Json(nullptr);
  game["winner"] = ending ? or_null(ending->winner) : Json(nullptr);
  game["reason"] = ending ? Json(to_text(ending->reason)) : Json(nullptr);
  game["why"] = ending ? Json(ending->why) : Json(nullptr);
  game["layout"] = layout_json(session.position().view());
  game["moves"] = moves_json(session);
  game["redo"] = session.redo_count();
  game["created"] = stored.created;
  game["frame"] = newest_frame(session);
  return game;
}

// Where the client sits alone.
Json seat_json(const Asker& asker) {
  if (asker.holds[0] == asker.holds[1]) return nullptr;
  return asker.holds[0] ? 0 : 1;
}

Json plays_json(const Session& session, const Asker& asker) {
  Json seats = Json::array();
  for (int seat = 0; seat < 2; ++seat) {
    if (session.may_play(asker, seat)) seats.push_back(seat);
  }
  return seats;
}

}  // namespace

Json game_message(const StoredSession& stored, const Asker& asker) {
  return {{"type", "game"},
          {"seat", seat_json(asker)},
          {"plays", plays_json(stored.session, asker)},
          {"game", game_json(stored)}};
}

Json ply_message(GameId id, const Session& session) {
  Json message = about("ply", id);
  message["frame"] = newest_frame(session);
  return message;
}

Json rewound_message(GameId id, const Session& session) {
  Json message = about("rewound", id);
  message["plies"] = session.plies().size();
  message["redo"] = session.redo_count();
  message["frame"] = newest_frame(session);
  return message;
}

Json seats_message(GameId id, const Session& session) {
  Json message = about("seats", id);
  message["seats"] = seats_json(session);
  return message;
}

Json pace_message(GameId id, const Session& session) {
  Json message = about("pace", id);
  message["pace"] = to_json(session.setup().pace);
  return message;
}

Json thinking_message(GameId id, int seat, double thought) {
  Json message = about("thinking", id);
  message["seat"] = seat;
  message["seconds"] = std::round(thought * 10) / 10;
  return message;
}

Json over_message(GameId id, const Ending& ending) {
  Json message = about("over", id);
  message["result"] = ending.result;
  message["reason"] = to_text(ending.reason);
  message["why"] = ending.why;
  message["winner"] = or_null(ending.winner);
  return message;
}

Json hint_message(const Position& position, const Decision& decision) {
  Json message;
  message["type"] = "hint";
  message["move"] = decision.move;
  message["cells"] = Json::array();
  for (const LegalMove& move : position.legal_moves()) {
    if (move.text == decision.move) message["cells"] = move.cells;
  }
  message["value"] = number_json(decision.value);
  message["kind"] = to_text(kind_of(decision));
  message["depth"] = decision.depth;
  message["nodes"] = decision.nodes;
  message["line"] = decision.line;
  message["note"] = decision.note;
  return message;
}

Json offered_message(GameId id, int seat, const Session& session, const Asker& asker) {
  const auto& tokens = session.setup().seat_tokens;
  const auto index = static_cast<std::size_t>(seat);
  Json message = about("offered", id);
  message["seat"] = seat;
  message["seat_token"] = tokens[index];
  message["own_token"] = asker.holds[1 - index] ? Json(tokens[1 - index]) : Json(nullptr);
  return message;
}

Json frames_message(GameId id, Json frames) {
  Json message = about("frames", id);
  message["frames"] = std::move(frames);
  return message;
}

Json games_message(Json summaries) {
  return {{"type", "games"}, {"games", std::move(summaries)}};
}

Json game_summary(const StoredSession& stored) {
  const Session& session = stored.session;
  const View view = session.position().view();
  Json summary;
  summary["id"] = stored.id;
  summary["game"] = session.entry().game.name;
  summary["parameters"] = parameters_json(session);
  summary["seats"] = seats_json(session);
  summary["moves"] = std::count_if(session.plies().begin(), session.plies().end(),
                                   [](const PlayedPly& ply) { return ply.by != Turn::kChance; });
  summary["state"] = state_of(session);
  summary["result"] = session.ending() ? Json(session.ending()->result) : Json(nullptr);
  summary["pieces"] = pieces_of(view);
  summary["layout"] = layout_json(view);
  summary["updated"] = stored.updated;
  return summary;
}

Json watchers_message(GameId id, std::size_t count) {
  Json message = about("watchers", id);
  message["count"] = count;
  return message;
}

Json rematched_message(GameId id, GameId next) {
  Json message = about("rematched", id);
  message["next"] = next;
  return message;
}

std::string time_text(std::int64_t since_1970) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(since_1970)));
}

}  // namespace papan::server
