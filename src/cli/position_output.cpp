#include "cli/position_output.hpp"

#include <fmt/format.h>

#include <cmath>

#include "cli/board_drawing.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "game/ending.hpp"
#include "game/seat_index.hpp"

namespace papan::cli {
namespace {

constexpr std::size_t kMovesShown = 80;

// Where a move of one cell may go.
std::vector<int> targets(const std::vector<LegalMove>& moves) {
  std::vector<int> cells;
  for (const LegalMove& move : moves) {
    if (!move.cells.empty()) cells.push_back(move.cells.back());
  }
  return cells;
}

}  // namespace

std::string seat_name(const CatalogueEntry& entry, Turn seat) {
  return entry.game.seat_names[seat_index(seat)];
}

std::string status(const CatalogueEntry& entry, const Position& position) {
  const Turn turn = position.turn();
  if (turn == Turn::kChance) return "chance to move";
  if (turn != Turn::kOver) return seat_name(entry, turn) + " to move";
  const Score score = position.score();
  if (entry.game.seats == 1) return fmt::format("over: score {}", score);
  if (score == 0) return "over: a draw";
  const Turn winner = score > 0 ? Turn::kFirst : Turn::kSecond;
  return "over: " + win_in_words(entry, winner, std::to_string(std::abs(score)));
}

std::string win_in_words(const CatalogueEntry& entry, Turn winner, std::string_view margin) {
  const std::string wins = seat_name(entry, winner) + " wins";
  return entry.module.score.has_margin ? fmt::format("{} by {}", wins, margin) : wins;
}

Json to_json(const Position& position) {
  Json json;
  json["game"] = position.game();
  json["parameters"] = Json::object();
  for (const auto& [key, value] : position.parameters()) json["parameters"][key] = value;
  json["position"] = position.text();
  json["turn"] = to_text(position.turn());
  json["score"] = position.score();
  json["over"] = position.turn() == Turn::kOver;
  json["moves"] = Json::array();
  for (const LegalMove& move : position.legal_moves()) json["moves"].push_back(move.text);
  return json;
}

void print_board(const CatalogueEntry& entry, const Position& position) {
  const View view = position.view();
  fmt::print("{}", draw_board(view, targets(position.legal_moves()), ink_of_terminal()));
  std::vector<std::string> facts;
  for (const ViewFact& fact : facts_of(position)) facts.push_back(fact.name + " " + fact.value);
  fmt::print("{}{}{}\n", status(entry, position), facts.empty() ? "" : "; ", join(facts, ", "));
}

void print_position(const CatalogueEntry& entry, const Position& position) {
  print_board(entry, position);
  std::vector<std::string> moves;
  const auto legal = position.legal_moves();
  for (const LegalMove& move : legal) {
    if (moves.size() < kMovesShown) moves.push_back(move.text);
  }
  if (!moves.empty()) {
    const auto rest = legal.size() - moves.size();
    fmt::print("moves: {}{}\n", join(moves, " "),
               rest > 0 ? fmt::format(" and {} more", rest) : "");
  }
  fmt::print("position: {}\n", position.text());
}

}  // namespace papan::cli
