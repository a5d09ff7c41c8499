// How a game ended, in words: "no move left", "rounds played". The rules tell it as the
// fact "end" of the view of a finished state; that a position came back for the third
// time only the holder of the history knows, so it is told here.
// Tested in tests/game/ending_test.cpp; that all games tell, in tests/conformance.
#pragma once

#include <array>
#include <optional>
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

// A game for two that ended before its rules ended it, in the words of a record: "black resigned",
// "black's time is up".
std::string resigned_by(std::string_view seat);
std::string time_is_up_of(std::string_view seat);

// The seat that such words say has lost; none for any others.
std::optional<std::size_t> loser_told_by(std::string_view end,
                                         const std::array<std::string, 2>& seat_names);

}  // namespace papan
