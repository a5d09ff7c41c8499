// The loop that plays a series, in full or what is left of it, on several threads.
//
// Who begins a series hears each game as it ends and keeps what it needs of it: a
// match the tally and the records, a tournament all of it in the store. Tested
// through these, in tests/arena/match_test.cpp and tests/lab/tournament_test.cpp.
#pragma once

#include <functional>
#include <vector>

#include "arena/standings.hpp"
#include "core/parallel.hpp"

namespace papan {

// The numbers of the games that are not among these.
std::vector<int> games_left(const Schedule& schedule, const std::vector<FinishedGame>& games);

// From many threads at once.
using HearGame = std::function<void(const FinishedGame& game, Record record)>;

// Plays the games of these numbers, in their order, until all are played, a stop, or a failure,
// whose error is returned. A game that a stop cut short is not heard of.
Result<void> play_series(const Schedule& schedule, const std::vector<int>& numbers,
                         const WorkLimits& limits, const HearGame& hear);

}  // namespace papan
