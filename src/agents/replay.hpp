// Records played again: without agents and without a generator, and held to the
// result that they tell. Tested through `papan replay` and in tests/store.
#pragma once

#include <memory>

#include "core/result.hpp"
#include "game/position.hpp"
#include "game/record.hpp"

namespace papan {

// The position of a record's game before its first ply.
Result<std::unique_ptr<Position>> open_record(const Record& record);

// Plays the plies one after the other; an error names the number of the ply.
Result<void> play_plies(Position& position, const std::vector<std::string>& plies);

// The position after the last ply. A result that the moves do not lead to is an error.
Result<std::unique_ptr<Position>> replay_record(const Record& record);

}  // namespace papan
