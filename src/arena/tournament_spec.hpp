// TournamentSpec: all that decides what a tournament plays, as a value and as one
// line of JSON. Two with the same text are the same tournament, whichever command
// or page asked for it. Tested in tests/arena/schedule_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/external.hpp"
#include "arena/sprt.hpp"
#include "core/json.hpp"
#include "game/budget.hpp"

namespace papan {

enum class Format { kRoundRobin, kGauntlet };  // all pairs; the first against each other

struct TournamentSpec {
  std::string game;
  Settings parameters;
  std::string position;  // where every game begins; empty: as the game starts, or deals
  std::vector<std::string> agents;
  Format format = Format::kRoundRobin;
  int games = 20;        // of each pairing; in a game for one: deals, the same for all agents
  int random_plies = 4;  // that open each pair of games
  Budget budget;         // for every seat; without it the limits of the specs apply
  std::uint64_t seed = 1;
  std::optional<SprtBounds> sprt;
  Programs programs = Programs::kRefused;  // who asks may run programs; not part of the text
};

inline constexpr int kMaxTournamentGames = 1'000'000;
inline constexpr int kMaxTournamentAgents = 100;

std::string_view to_text(Format format);
Result<Format> parse_format(std::string_view text);

// Checks everything and spells it out: parameters, and every option of every agent.
Result<TournamentSpec> complete(const TournamentSpec& spec);

// Of a completed spec; the version of Papan is in it, since agents change with it.
Json to_json(const TournamentSpec& spec);
std::string to_text(const TournamentSpec& spec);
Result<TournamentSpec> parse_tournament_spec(std::string_view text);

}  // namespace papan
