#include "cli/position_output.hpp"

#include <fmt/format.h>

#include "cli/board_drawing.hpp"
#include "cli/common.hpp"
#include "core/text.hpp"

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

void print_board(const CatalogueEntry& entry, const Position& position) {
  const View view = position.view();
  fmt::print("{}", draw_board(view, targets(position.legal_moves()), ink_of_terminal()));
  std::vector<std::string> facts;
  for (const ViewFact& fact : view.facts) facts.push_back(fact.name + " " + fact.value);
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
