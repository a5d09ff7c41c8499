#include "games/othello/transcript.hpp"

#include <fmt/format.h>

#include <cctype>

#include "core/text.hpp"

namespace papan::othello {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// Leaves out what is not a move at the front: blanks, and numbers with their stop.
std::string_view skip(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && (is_digit(text[at]) || text[at] == '.' ||
                              std::isspace(static_cast<unsigned char>(text[at])) != 0)) {
    ++at;
  }
  return text.substr(at);
}

}  // namespace

Replay::Replay() {
  Rng unused;
  state_ = Othello<8>().start(unused);
}

bool Replay::play(Move move) {
  const Othello<8> rules;
  if (move == Othello<8>::kPass) return false;
  Othello<8>::State state = state_;
  const bool passes = Board<8>::moves(state.own, state.enemy) == 0;
  if (passes) rules.play(state, Othello<8>::kPass);
  if (!contains(Board<8>::moves(state.own, state.enemy), move.cell)) return false;
  if (passes) moves_.push_back(Othello<8>::kPass);
  rules.play(state, move);
  moves_.push_back(move);
  state_ = state;
  return true;
}

Result<std::vector<Move>> parse_transcript(std::string_view text) {
  const Othello<8> rules;
  Replay replay;
  for (text = skip(text); !text.empty(); text = skip(text)) {
    std::string name(text.substr(0, 2));
    name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
    const auto move = rules.parse_move(name);
    if (!move) return move.error();
    if (!replay.play(*move)) {
      return Error{fmt::format("move {}, {}, is not legal", replay.moves().size() + 1, name)};
    }
    text.remove_prefix(2);
  }
  return replay.moves();
}

std::string transcript(const std::vector<Move>& moves) {
  const Othello<8> rules;
  std::string text;
  for (const Move move : moves) {
    if (move != Othello<8>::kPass) text += rules.to_text(move);
  }
  return text;
}

}  // namespace papan::othello
