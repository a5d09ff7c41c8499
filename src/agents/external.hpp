// Agents that are programs of others: started by a command, so they are refused
// unless the caller says that whoever gave the spec may run programs here. The
// command line may; a page must not. Tested in tests/agents/gtp_test.cpp.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "agents/catalogue.hpp"

namespace papan {

enum class Programs { kRefused, kAllowed };

std::vector<AgentEntry> external_agents(const CatalogueEntry& game);

// As make_player of the catalogue, and where they are allowed also the programs.
Result<std::unique_ptr<Player>> make_player(const Position& position, std::string_view spec,
                                            Programs programs);

}  // namespace papan
