// What an agent that is asked about a position may cost: the page's agents within
// the server's limits. Tested through tests/server/hub_test.cpp.
#pragma once

#include <memory>
#include <string>

#include "agents/catalogue.hpp"

namespace papan::server {

// The agent of a spec that the page may run.
Result<std::unique_ptr<Player>> teacher(const Position& position, const std::string& spec);

// The time it gets. A depth alone is searched once, as the papers do, and ends with
// the pool's patience.
Budget lesson(const std::string& spec);

}  // namespace papan::server
