#include "lab/people.hpp"

#include <algorithm>
#include <optional>

#include "agents/catalogue.hpp"

namespace papan::lab {
namespace {

bool is_person(const std::string& seat) {
  return seat == "human" || seat.starts_with("human:");
}

// For First; a resignation counts for the other side.
Result<std::optional<int>> result_of(Store& store, const KeptSession& session) {
  if (session.resigned) return std::optional<int>(*session.resigned == 0 ? -1 : 1);
  if (!session.game) return std::optional<int>{};
  const auto game = store.game(*session.game);
  if (!game) return game.error();
  return std::optional<int>(game->record.result);
}

std::optional<PersonGame> person_game(const KeptSession& session, int result) {
  const auto& seats = session.record.seats;
  if (seats[1].empty() || is_person(seats[0]) == is_person(seats[1])) return {};
  PersonGame game;
  game.record = session.record;
  game.person = is_person(seats[0]) ? 0 : 1;
  game.margin = game.person == 0 ? result : -result;
  game.resigned = session.resigned.has_value();
  for (const auto& seconds : session.seconds) {
    if (seconds) game.seconds.push_back(*seconds);
  }
  return game;
}

Result<void> take(Store& store, const KeptSession& session, std::vector<PersonGame>& games) {
  const auto result = result_of(store, session);
  if (!result) return result.error();
  if (!*result) return {};
  if (auto game = person_game(session, **result)) games.push_back(std::move(*game));
  return {};
}

}  // namespace

Result<std::vector<PersonGame>> games_of_people(Store& store, std::string_view game) {
  std::vector<PersonGame> games;
  SessionQuery query{.game = std::string(game), .ended = true};
  for (;;) {
    const auto sessions = store.sessions(query);
    if (!sessions) return sessions.error();
    if (sessions->empty()) break;
    for (const KeptSession& session : *sessions) {
      if (auto taken = take(store, session, games); !taken) return taken.error();
    }
    query.before = sessions->back().id;
  }
  std::reverse(games.begin(), games.end());
  return games;
}

bool has_standard_start(const Record& record) {
  const auto entry = find_game(record.game);
  if (!entry) return false;
  Rng rng;
  const auto start = (*entry)->game.start(record.parameters, rng);
  return start && (*start)->text() == record.start;
}

}  // namespace papan::lab
