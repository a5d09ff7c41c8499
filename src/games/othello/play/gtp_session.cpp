// Our agents as a program that speaks the Go Text Protocol.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "core/clock.hpp"
#include "core/deadline.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "games/othello/play/gtp.hpp"

namespace papan::othello {
namespace {

constexpr double kLeastSeconds = 0.01;

// The part of a move's time in which a level may end its search as it would without a clock.
constexpr double kLevelShare = 0.7;

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

// What is left of a clock, in seconds and stones.
Result<GtpClock> parse_clock(std::string_view time, std::string_view stones) {
  const auto seconds = parse_real(time);
  const auto count = parse_integer(stones);
  if (!seconds || !count || !(*seconds >= 0) || *count < 0) return Error{"syntax error"};
  return GtpClock{std::min(*seconds, kMaxSeconds), *count};
}

// Moves of one side that may still come.
double moves_left(const Position& position) {
  const std::string text = position.text();
  return 1 + static_cast<double>(std::count(text.begin(), text.end(), '-')) / 2;
}

}  // namespace

double usable_seconds(double seconds) {
  constexpr double kLeastReserve = 0.1;
  constexpr double kReserveShare = 0.05;
  return std::max(seconds / 2, seconds - std::max(kLeastReserve, kReserveShare * seconds));
}

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
  const AgentSpec spec = *parse_spec(spec_);
  own_ = spec.budget;
  levelled_ = std::any_of(spec.options.begin(), spec.options.end(),
                          [](const Setting& each) { return each.key == "level"; });
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
std::unique_ptr<Position> GtpSession::given_to(Turn colour) const {
  auto next = position_->clone();
  if (next->turn() != colour && must_pass(*next)) (void)next->play(kPassWord);
  return next;
}

// One command that played, and so one that `undo` takes back.
void GtpSession::keep(std::unique_ptr<Position> next) {
  before_.push_back(std::move(position_));
  position_ = std::move(next);
}

GtpSession::Answer GtpSession::play(const Words& arguments) {
  if (arguments.size() < 2) return Error{"syntax error"};
  const auto colour = parse_colour(arguments[0]);
  if (!colour) return colour.error();
  const std::string ply = lower(arguments[1]);
  auto next = given_to(*colour);
  const bool ended = next->turn() == Turn::kOver && ply == kPassWord;  // as Go's games do
  if (!ended && (next->turn() != *colour || !next->play(ply))) return Error{"illegal move"};
  keep(std::move(next));
  return "";
}

GtpSession::Answer GtpSession::genmove(const Words& arguments) {
  if (arguments.empty()) return Error{"syntax error"};
  const auto colour = parse_colour(arguments[0]);
  if (!colour) return colour.error();
  auto next = given_to(*colour);
  std::string move(kPassWord);
  if (next->turn() != Turn::kOver) {
    if (next->turn() != *colour) return Error{"it is the turn of the other side"};
    const Stopwatch watch;
    const auto decision = think(*next, seconds_for(*colour, *next));
    if (!decision) return decision.error();
    charge(*colour, watch.seconds());
    move = decision->move;
    if (auto played = next->play(move); !played) return played.error();
  }
  keep(std::move(next));
  return upper(move);
}

// For the next move of this side; 0: as long as it likes.
double GtpSession::seconds_for(Turn colour, const Position& position) {
  if (!timed_) return 0;
  const GtpClock& left = clock(colour);
  const auto for_each = [&](const GtpClock& one) {
    return usable_seconds(one.seconds) /
           (one.stones > 0 ? static_cast<double>(one.stones) : moves_left(position));
  };
  double seconds = for_each(left);
  if (left.stones == 0 && overtime_.stones > 0) seconds = std::max(seconds, for_each(overtime_));
  return std::clamp(seconds, kLeastSeconds, kMaxSeconds);
}

// Who is not told by `time_left` what is left counts for itself.
void GtpSession::charge(Turn colour, double seconds) {
  GtpClock& left = clock(colour);
  left.seconds = std::max(0.0, left.seconds - seconds);
  const bool period_over = left.stones == 1;
  const bool main_over = left.stones == 0 && left.seconds == 0 && overtime_.stones > 0;
  if (left.stones > 0) --left.stones;
  if (period_over || main_over) left = overtime_;
}

Result<Decision> GtpSession::think(const Position& position, double seconds) {
  Budget budget = own_;
  if (seconds > 0) {
    if (levelled_ && own_.unlimited()) return think_by_level(position, seconds);
    budget.seconds = budget.seconds > 0 ? std::min(budget.seconds, seconds) : seconds;
  }
  return player_->choose(position, {budget, rng_, {}});
}

// A budget would take the place of the level. So the level plays as ever, and only where
// that takes too long the clock decides.
Result<Decision> GtpSession::think_by_level(const Position& position, double seconds) {
  const Deadline deadline({.most = kLevelShare * seconds});
  auto decision = player_->choose(position, {{}, rng_, deadline.token()});
  if (!decision || !deadline.passed()) return decision;
  return player_->choose(position, {{.seconds = (1 - kLevelShare) * seconds}, rng_, {}});
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
  const auto first = parse_clock(arguments[0], "0");
  const auto overtime = parse_clock(arguments[1], arguments[2]);
  if (!first || !overtime) return Error{"syntax error"};
  timed_ = overtime->stones > 0 || overtime->seconds == 0;  // else: no limits
  overtime_ = *overtime;
  clocks_.fill(first->seconds > 0 || overtime->stones == 0 ? *first : *overtime);
  return "";
}

GtpSession::Answer GtpSession::time_left(const Words& arguments) {
  if (arguments.size() < 3) return Error{"syntax error"};
  const auto colour = parse_colour(arguments[0]);
  if (!colour) return colour.error();
  const auto left = parse_clock(arguments[1], arguments[2]);
  if (!left) return left.error();
  // Of the other side nothing is known yet: what holds for one holds for both.
  if (!timed_) clocks_.fill(*left);
  timed_ = true;
  clock(*colour) = *left;
  return "";
}

GtpSession::Answer GtpSession::final_score(const Words&) {
  if (position_->turn() != Turn::kOver) return Error{"the game is not over"};
  const Score score = position_->score();
  if (score == 0) return "0";
  return fmt::format("{}+{}", score > 0 ? "B" : "W", std::abs(score));
}

}  // namespace papan::othello
