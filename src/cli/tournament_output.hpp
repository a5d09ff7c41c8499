// A tournament printed for a person: who took part, how each stands, who beat whom.
#pragma once

#include "lab/tournament.hpp"

namespace papan::cli {

// Without times: the same bytes for the same games.
void print_standings(const TournamentResult& result);

// Mean time a move, and how much of the games' time was thinking.
void print_timing(const TournamentResult& result);
Json timing_json(const TournamentResult& result, int threads);

// "2 of 3 games, sprt 0.4 in -2.9 to 2.9,"
std::string in_words(const TournamentProgress& progress);

}  // namespace papan::cli
