// An agent that is asked about a position: the one that a seat would have, with all its
// options and its own budget, within the server's limits. Tested through
// tests/server/hub_test.cpp.
#pragma once

#include <memory>
#include <string>

#include "agents/catalogue.hpp"

namespace papan::server {

// The agent of a spec that the page may run.
Result<std::unique_ptr<Player>> teacher(const Position& position, const std::string& spec);

}  // namespace papan::server
