// Our agents as a program that speaks the Go Text Protocol.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "agents/othello/gtp.hpp"
#include "core/text.hpp"
#include "core/version.hpp"

namespace papan::othello {
namespace {

constexpr double kLeastSeconds = 0.01;

std::string lower(std::string_view text) {
  std::string result;
  for (const char c : text)
    result += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

std::string upper(std::string_view text) {
  std::string result;
  for (const char c : text)
    result += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return result;
}

Result<Turn> parse_colour(std::string_view text) {
  const std::string colour = lower(text);
  if (colour == "b" || colour == "black") return Turn::kFirst;
  if (colour == "w" || colour == "white") return Turn::kSecond;
  return Error{"invalid color"};
}

bool must_pass(const Position& position) {
  return is_seat(position.turn()) && position.legal_moves().front().text == kPassWord;
}

// What comes before a comment, with tabs as spaces and without control characters.
std::string cleaned(std::string_view line) {
  std::string text;
  for (const char c : line.substr(0, line.find('#'))) {
    if (c == '\t') text += ' ';
    if (static_cast<unsigned char>(c) >= ' ' && c != '\x7f') text += c;
  }
  return text;
}

bool is_number(std::string_view word) {
  return std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Seconds a move from what is left: for so many stones, or for all that may come.
Result<double> seconds_a_move(std::string_view time, std::string_view stones, double moves_left) {
  const auto seconds = parse_real(time);
  const auto count = parse_integer(stones);
  if (!seconds || !count || *seconds < 0 || *count < 0) return Error{"syntax error"};
  const double moves = *count > 0 ? static_cast<double>(*count) : moves_left;
  return std::clamp(*seconds / moves, kLeastSeconds, kMaxSeconds);
}

// Moves of one side that may still come.
double moves_left(const Position& position) {
  const std::string text = position.text();
  return 1 + static_cast<double>(std::count(text.begin(), text.end(), '-')) / 2;
}

}  // namespace

const std::vector<GtpSession::Command>& GtpSession::commands() {
  static const std::vector<Command> all = {{"protocol_version", &GtpSession::protocol_version},
                                           {"name", &GtpSession::name},
                                           {"version", &GtpSession::version},
                                           {"known_command", &GtpSession::known_command},
                                           {"list_commands", &GtpSession::list_commands},
                                           {"quit", &GtpSession::quit},
                                           {"boardsize", &GtpSession::boardsize},
                                           {"clear_board", &GtpSession::clear_board},
                                           {"komi", &GtpSession::komi},
                                           {"play", &GtpSession::play},
                                           {"genmove", &GtpSession::genmove},
                                           {"undo", &GtpSession::undo},
                                           {"showboard", &GtpSession::showboard},
                                           {"time_settings", &GtpSession::time_settings},
                                           {"time_left", &GtpSession::time_left},
                                           {"final_score", &GtpSession::final_score}};
  return all;
}

Result<GtpSession> GtpSession::start(std::string spec) {
  GtpSession session(std::move(spec));
  if (auto begun = session.begin("8"); !begun) return begun.error();
  return session;
}

Result<void> GtpSession::begin(const std::string& size) {
  Rng rng;
  auto position = (*find_game("othello"))->game.start({{"size", size}}, rng);
  if (!position) return position.error();
  auto player = make_player(**position, spec_);
  if (!player) return player.error();
  size_ = size;
  position_ = std::move(*position);
  player_ = std::move(*player);
  before_.clear();
  return {};
}

std::string GtpSession::answer(std::string_view line) {
  const std::string text = cleaned(line);
  Words all = words(text);
  std::string id;
  if (!all.empty() && is_number(all.front())) {
    id = all.front();
    all.erase(all.begin());
  }
  if (all.empty()) return {};
  const auto found = std::find_if(commands().begin(), commands().end(),
                                  [&](const Command& known) { return known.name == all.front(); });
  const Answer result = found == commands().end()
                            ? Error{"unknown command"}
                            : (this->*found->run)({all.begin() + 1, all.end()});
  if (!result) return fmt::format("?{} {}\n\n", id, result.error().message);
  return fmt::format("={} {}\n\n", id, *result);
}

GtpSession::Answer GtpSession::protocol_version(const Words&) {
  return "2";
}

GtpSession::Answer GtpSession::name(const Words&) {
  return "Papan " + spec_;
}

GtpSession::Answer GtpSession::version(const Words&) {
  return std::string(kVersion);
}

GtpSession::Answer GtpSession::known_command(const Words& arguments) {
  if (arguments.empty()) return Error{"syntax error"};
  const bool known = std::any_of(commands().begin(), commands().end(),
                                 [&](const Command& one) { return one.name == arguments[0]; });
  return known ? "true" : "false";
}

GtpSession::Answer GtpSession::list_commands(const Words&) {
  std::vector<std::string> names;
  for (const Command& one : commands()) names.emplace_back(one.name);
  return join(names, "\n");
}

GtpSession::Answer GtpSession::quit(const Words&) {
  ended_ = true;
  return "";
}

GtpSession::Answer GtpSession::boardsize(const Words& arguments) {
  if (arguments.empty()) return Error{"syntax error"};
  if (!begin(std::string(arguments[0]))) return Error{"unacceptable size"};
  return "";
}

GtpSession::Answer GtpSession::clear_board(const Words&) {
  if (auto begun = begin(size_); !begun) return begun.error();
  return "";
}

GtpSession::Answer GtpSession::komi(const Words&) {
  return "";
}

// The turn is given on by a pass where the side to move has nothing else.
Result<void> GtpSession::give_turn(std::string_view colour) {
  const auto wanted = parse_colour(colour);
  if (!wanted) return wanted.error();
  before_.push_back(position_->clone());
  if (position_->turn() != *wanted && must_pass(*position_)) (void)position_->play(kPassWord);
  return {};
}

// What was begun by give_turn ends here: with a ply played, or with nothing changed.
Result<void> GtpSession::keep(const std::string& ply) {
  if (position_->play(ply)) return {};
  position_ = std::move(before_.back());
  before_.pop_back();
  return Error{"illegal move"};
}

GtpSession::Answer GtpSession::play(const Words& arguments) {
  if (arguments.size() < 2) return Error{"syntax error"};
  const auto colour = parse_colour(arguments[0]);
  if (!colour) return colour.error();
  const std::string ply = lower(arguments[1]);
  const bool over = position_->turn() == Turn::kOver;
  if (ply == kPassWord && (over || position_->turn() != *colour)) return "";
  if (auto given = give_turn(arguments[0]); !given) return given.error();
  if (auto kept = keep(position_->turn() == *colour ? ply : "nobody"); !kept) return kept.error();
  return "";
}

GtpSession::Answer GtpSession::genmove(const Words& arguments) {
  if (arguments.empty()) return Error{"syntax error"};
  const auto colour = parse_colour(arguments[0]);
  if (!colour) return colour.error();
  if (position_->turn() == Turn::kOver) return upper(kPassWord);
  if (auto given = give_turn(arguments[0]); !given) return given.error();
  if (position_->turn() != *colour) {
    (void)keep("nobody");
    return Error{"it is the turn of the other side"};
  }
  const auto decision = player_->choose(*position_, {budget_, rng_, {}});
  if (!decision) return decision.error();
  if (auto kept = keep(decision->move); !kept) return kept.error();
  return upper(decision->move);
}

GtpSession::Answer GtpSession::undo(const Words&) {
  if (before_.empty()) return Error{"cannot undo"};
  position_ = std::move(before_.back());
  before_.pop_back();
  return "";
}

GtpSession::Answer GtpSession::showboard(const Words&) {
  const std::string text = position_->text();
  const auto size = static_cast<std::size_t>(*parse_integer(size_));
  std::string board = "\n  ";
  for (std::size_t column = 0; column < size; ++column) {
    board += fmt::format(" {}", static_cast<char>('a' + column));
  }
  for (std::size_t row = 0; row < size; ++row) {
    board += fmt::format("\n{:2}", row + 1);
    for (const char c : text.substr(row * size, size))
      board += fmt::format(" {}", c == '-' ? '.' : c);
  }
  return board;
}

GtpSession::Answer GtpSession::time_settings(const Words& arguments) {
  if (arguments.size() < 3) return Error{"syntax error"};
  const bool by_stones = arguments[2] != "0";
  const auto seconds =
      seconds_a_move(arguments[by_stones ? 1 : 0], arguments[2], moves_left(*position_));
  if (!seconds) return seconds.error();
  const bool unlimited = !by_stones && arguments[1] != "0";
  budget_ = unlimited ? Budget{} : Budget{.seconds = *seconds};
  return "";
}

GtpSession::Answer GtpSession::time_left(const Words& arguments) {
  if (arguments.size() < 3) return Error{"syntax error"};
  const auto seconds = seconds_a_move(arguments[1], arguments[2], moves_left(*position_));
  if (!seconds) return seconds.error();
  budget_ = {.seconds = *seconds};
  return "";
}

GtpSession::Answer GtpSession::final_score(const Words&) {
  const Score score = position_->score();
  if (score == 0) return "0";
  return fmt::format("{}+{}", score > 0 ? "B" : "W", std::abs(score));
}

}  // namespace papan::othello
