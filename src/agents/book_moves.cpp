#include "agents/book_moves.hpp"

namespace papan {

std::vector<ValuedMove> opening_moves(const Position& position) {
  const GameModule& module = module_of(position);
  if (module.opening_moves == nullptr || !is_seat(position.turn())) return {};
  return module.opening_moves(position);
}

}  // namespace papan
