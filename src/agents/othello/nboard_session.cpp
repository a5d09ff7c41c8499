#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "agents/othello/nboard.hpp"
#include "core/text.hpp"
#include "games/othello/ggf.hpp"

namespace papan::othello {
namespace {

std::string told(const Error& error) {
  return fmt::format("status {}\n", error.message);
}

// `F5`, and `PA` for a pass.
std::string in_capitals(std::string_view move) {
  if (move == "pass") return "PA";
  std::string text(move);
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

// The first word of `line`, which keeps the rest.
std::string_view first_word(std::string_view& line) {
  line = trim(line);
  const std::string_view word = line.substr(0, line.find(' '));
  line = trim(line.substr(word.size()));
  return word;
}

std::string depth_of(const Decision& decision) {
  return decision.exact ? "100%" : std::to_string(decision.depth);
}

}  // namespace

Result<NboardSession> NboardSession::start(const std::string& spec) {
  NboardSession session;
  Rng unused;
  auto position = (*find_game("othello"))->game.start({}, unused);
  if (!position) return position.error();
  auto player = make_player(**position, spec);
  if (!player) return player.error();
  session.position_ = std::move(*position);
  session.player_ = std::move(*player);
  return session;
}

std::string NboardSession::answer(std::string_view line) {
  const std::string_view command = first_word(line);
  if (command == "nboard") return "set myname Papan\n";
  if (command == "ping") return fmt::format("pong {}\n", line);
  if (command == "set") return set(line);
  if (command == "move") return move(line);
  if (command == "hint") return hint(line);
  if (command == "go") return go();
  if (command == "learn") return "learned\n";
  ended_ = command == "quit";
  return {};
}

std::string NboardSession::set(std::string_view words) {
  const std::string_view name = first_word(words);
  if (name == "game") return set_game(words);
  if (name != "depth") return {};
  if (auto done = set_limit(budget_, "depth", words); !done) return told(done.error());
  return {};
}

std::string NboardSession::set_game(std::string_view ggf) {
  const auto games = parse_ggf(ggf);
  if (!games) return told(games.error());
  auto position = (*find_game("othello"))->game.parse({}, Othello<8>().to_text(games->front().end));
  if (!position) return told(position.error());
  position_ = std::move(*position);
  return {};
}

std::string NboardSession::move(std::string_view text) {
  const auto move = parse_ggf_move(text);
  if (!move) return told(move.error());
  const auto steps = position_->play(Othello<8>().to_text(*move));
  return steps ? std::string() : told(steps.error());
}

Result<Decision> NboardSession::think() {
  if (!is_seat(position_->turn())) return Error{"the game is over"};
  return player_->choose(*position_, {budget_, rng_, {}});
}

std::string NboardSession::hint(std::string_view count) {
  const auto wanted = parse_integer(count);
  const auto decision = think();
  if (!decision) return told(decision.error());
  const int mover = sign(position_->turn());
  const std::size_t most = wanted && *wanted > 1 ? static_cast<std::size_t>(*wanted) : 1;
  std::string lines;
  for (std::size_t i = 0; i < std::min(most, decision->candidates.size()); ++i) {
    const DecisionCandidate& candidate = decision->candidates[i];
    lines += fmt::format("search {} {:.2f} 0 {}\n", in_capitals(candidate.move),
                         mover * candidate.value, depth_of(*decision));
  }
  return lines + fmt::format("nodestats {} {:.3f}\n", decision->nodes, decision->seconds);
}

std::string NboardSession::go() {
  const auto decision = think();
  if (!decision) return told(decision.error());
  return fmt::format("=== {}/{:.2f}/{:.3f}\n", in_capitals(decision->move),
                     sign(position_->turn()) * decision->value, decision->seconds);
}

}  // namespace papan::othello
