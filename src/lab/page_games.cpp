#include "lab/page_games.hpp"

#include <optional>

#include "core/json.hpp"

namespace papan::lab {
namespace {

Result<void> visit_finished(Store& store, const std::string& game,
                            const std::function<void(const PageGame&)>& visit) {
  GameQuery query{.game = game, .source = "page"};
  for (;;) {
    const auto games = store.games(query);
    if (!games) return games.error();
    if (games->empty()) return {};
    for (const StoredGame& found : *games) {
      if (found.record.result) visit({found.record, *found.record.result});
    }
    query.after = games->back().id;
  }
}

// The seat that gave up, as the server keeps it with the session.
std::optional<int> resigned_seat(const Session& session) {
  const auto settings = parse_json(session.settings);
  if (!settings || !settings->is_object() || !settings->contains("resigned")) return {};
  return (*settings)["resigned"].get<int>();
}

Result<void> visit_resigned(Store& store, const std::string& game,
                            const std::function<void(const PageGame&)>& visit) {
  SessionQuery query{.game = game, .ended = true};
  for (;;) {
    const auto sessions = store.sessions(query);
    if (!sessions) return sessions.error();
    if (sessions->empty()) return {};
    for (const Session& session : *sessions) {
      const auto seat = resigned_seat(session);
      if (seat && !session.game) visit({session.record, *seat == 0 ? -1 : 1});
    }
    query.before = sessions->back().id;
  }
}

}  // namespace

Result<void> for_each_page_game(Store& store, const std::string& game,
                                const std::function<void(const PageGame&)>& visit) {
  if (auto done = visit_finished(store, game, visit); !done) return done;
  return visit_resigned(store, game, visit);
}

bool is_person(const std::string& seat) {
  return seat == "human" || seat.starts_with("human:");
}

}  // namespace papan::lab
