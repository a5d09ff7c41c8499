// A tournament as a chapter of a report, so that its tables and its plot are written
// by the same writers (CSV, HTML, pictures) as those of the experiments.
// Tested in tests/lab/tournament_test.cpp.
#pragma once

#include "lab/report/report.hpp"
#include "lab/tournament.hpp"

namespace papan::lab {

// Agents, pairings, and a plot of Elo or of points with their intervals.
Chapter chapter_of(const TournamentResult& result, Language language);

}  // namespace papan::lab
