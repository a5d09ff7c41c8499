#include "games/othello/rules/transcript.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
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

std::string in_small_letters(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

constexpr std::array<std::string_view, 4> kPasses = {"pass", "pa", "ps", "--"};

bool is_pass(std::string_view word) {
  return std::find(kPasses.begin(), kPasses.end(), word) != kPasses.end();
}

// The word of a move at the front: of a pass as it is written, else two letters.
std::string_view word_of_move(std::string_view text) {
  for (const std::string_view pass : kPasses) {
    if (in_small_letters(text.substr(0, pass.size())) == pass) return text.substr(0, pass.size());
  }
  return text.substr(0, 2);
}

}  // namespace

Replay::Replay() {
  Rng unused;
  state_ = Othello<8>().start(unused);
}

bool Replay::play(Move move) {
  const Othello<8> rules;
  Othello<8>::State state = state_;
  const bool passes =
      rules.turn(state) != Turn::kOver && Board<8>::moves(state.own, state.enemy) == 0;
  if (move == Othello<8>::kPass) {
    if (!passes) return false;
    rules.play(state_, move);
    moves_.push_back(move);
    return true;
  }
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
    const std::string_view word = word_of_move(text);
    const std::string name = in_small_letters(word);
    const auto move = is_pass(name) ? Othello<8>::kPass : rules.parse_move(name);
    if (!move) return move.error();
    if (!replay.play(*move)) {
      return Error{fmt::format("move {}, {}, is not legal", replay.moves().size() + 1, name)};
    }
    text.remove_prefix(word.size());
  }
  return replay.moves();
}

}  // namespace papan::othello
