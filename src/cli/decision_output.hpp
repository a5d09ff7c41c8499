// A decision printed for a person or as JSON.
#pragma once

#include "core/json_fwd.hpp"
#include "game/player.hpp"

namespace papan::cli {

Json to_json(const Decision& decision);

void print_decision(const Decision& decision);

}  // namespace papan::cli
