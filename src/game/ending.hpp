// How a game ended, in words: "no move left", "rounds played". The rules tell it as the
// fact "end" of the view of a finished state; that a position came back for the third
// time only the holder of the history knows, so it is told here.
// Tested in tests/game/ending_test.cpp; that all games tell, in tests/conformance.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/position.hpp"
#include "game/view.hpp"

namespace papan {

inline constexpr std::string_view kEndFact = "end";
// The end of a clock, which belongs to no rules: the score of a game for one stands.
inline constexpr std::string_view kTimeIsUp = "time is up";
inline constexpr std::string_view kThirdOccurrence = "third occurrence of the position";

// The view's facts; of a finished game the last one says why it ended.
std::vector<ViewFact> facts_of(const Position& position);

// Why the game is over by its rules; empty while it goes on.
std::string end_of(const Position& position);

}  // namespace papan
