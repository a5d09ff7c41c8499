// TournamentSpec: all that decides what a tournament plays, as a value and as one
// line of JSON. Two with the same text are the same tournament, whichever command
// or page asked for it. Tested in tests/arena/schedule_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "arena/schedule.hpp"
#include "arena/sprt.hpp"
#include "core/json.hpp"

namespace papan {

// Openings and programs are not part of the text: its openings are random, and who asks may run
// programs or not.
struct TournamentSpec : SeriesPlan {
  std::string game;
  Settings parameters;
  std::string position;  // where every game begins; empty: as the game starts, or deals
  std::uint64_t seed = 1;
  std::optional<SprtBounds> sprt;
};

inline constexpr int kMaxTournamentGames = 1'000'000;
inline constexpr int kMaxTournamentAgents = 100;

std::string_view to_text(Format format);
Result<Format> parse_format(std::string_view text);

// Checks everything and spells it out: parameters, and every option of every agent.
Result<TournamentSpec> complete(const TournamentSpec& spec);

// Of a completed spec.
Schedule schedule_of(const TournamentSpec& spec);

// Of a completed spec; the version of Papan is in it, since agents change with it.
Json to_json(const TournamentSpec& spec);
std::string to_text(const TournamentSpec& spec);
Result<TournamentSpec> parse_tournament_spec(std::string_view text);

}  // namespace papan
