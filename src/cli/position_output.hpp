// A position printed for a person: board, status, facts, moves, text.
#pragma once

#include "agents/catalogue.hpp"

namespace papan::cli {

void print_position(const CatalogueEntry& entry, const Position& position);

// Only the board, its status and facts: what a turn of `play` shows.
void print_board(const CatalogueEntry& entry, const Position& position);

}  // namespace papan::cli
