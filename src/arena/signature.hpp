// The signature: every agent's decisions and node counts on fixed positions,
// folded into one number a game. A changed number must be meant.
#pragma once

#include <cstdint>

#include "agents/catalogue.hpp"

namespace papan {

std::uint64_t signature(const CatalogueEntry& entry);

}  // namespace papan
