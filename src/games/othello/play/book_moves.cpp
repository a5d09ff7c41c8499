#include "games/othello/play/book_moves.hpp"

#include <algorithm>

#include "games/othello/play/book.hpp"
#include "games/othello/rules/family.hpp"

namespace papan::othello {
namespace {

using Rules = Othello<8>;

// On as the book goes, as far as a line is told.
void follow(Rules::State state, std::vector<std::string>& line) {
  const Rules rules;
  while (line.size() < Analyst::kMostLine) {
    const auto best = Book::shipped().find(state.own, state.enemy);
    if (!best) return;
    line.push_back(rules.to_text(best->move));
    rules.play(state, best->move);
  }
}

// In hundredths of a disc for who has the turn: the book's own best move, or any that
// leads to another of its positions.
std::optional<int> value_of(const Rules::State& state, Move move) {
  const auto best = Book::shipped().find(state.own, state.enemy);
  if (best && best->move == move) return best->value;
  Rules::State after = state;
  Rules{}.play(after, move);
  const auto answer = Book::shipped().find(after.own, after.enemy);
  if (!answer) return std::nullopt;
  return -answer->value;
}

std::vector<ValuedMove> moves_in_book(const Position& position, const Rules::State& state) {
  const Rules rules;
  const double sign = position.turn() == Turn::kFirst ? 0.01 : -0.01;
  std::vector<ValuedMove> moves;
  for (LegalMove& legal : position.legal_moves()) {
    const auto move = rules.parse_move(legal.text);
    const auto value = move ? value_of(state, *move) : std::optional<int>();
    if (!value) continue;
    ValuedMove known;
    known.value = sign * *value;
    known.line = {legal.text};
    known.move = std::move(legal);
    Rules::State after = state;
    rules.play(after, *move);
    follow(after, known.line);
    moves.push_back(std::move(known));
  }
  std::stable_sort(moves.begin(), moves.end(), [&](const ValuedMove& a, const ValuedMove& b) {
    return sign * a.value > sign * b.value;
  });
  return moves;
}

}  // namespace

std::vector<ValuedMove> opening_moves(const Position& position) {
  std::vector<ValuedMove> moves;
  visit_position<Family>(position, [&]<Game G>(const PositionOf<G>& typed) {
    if constexpr (std::same_as<G, Rules>) moves = moves_in_book(position, typed.state());
  });
  return moves;
}

}  // namespace papan::othello
