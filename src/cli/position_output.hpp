// A position printed for a person (board, status, facts, moves, text) or as JSON.
#pragma once

#include <string>
#include <string_view>

#include "agents/catalogue.hpp"
#include "core/json.hpp"

namespace papan::cli {

void print_position(const CatalogueEntry& entry, const Position& position);

// Only the board, its status and facts: what a turn of `play` shows.
void print_board(const CatalogueEntry& entry, const Position& position);

// Who a seat is in this game: "black".
std::string seat_name(const CatalogueEntry& entry, Turn seat);

// "black to move", "over: white wins by 8", "over: a draw".
std::string status(const CatalogueEntry& entry, const Position& position);

// "black wins by 8"; where the score says only who has won, "black wins".
std::string win_in_words(const CatalogueEntry& entry, Turn winner, std::string_view margin);

// The members that `show` and `replay` print of a position.
Json to_json(const Position& position);

}  // namespace papan::cli
