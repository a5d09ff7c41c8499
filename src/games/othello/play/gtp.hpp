// The Go Text Protocol, version 2, as programs of Othello speak it, from both ends.
//
// `gtp:command=...` is an agent: another program takes the seat. GtpSession makes
// our agents such a program. Vertices are ours (a1 top left), which is also what
// GRhino and Quarry mean. A pass is never sent: the colour of the next command
// tells it, and GRhino refuses `play black pass`. A clock ends a search; what else bounds
// it, the spec's budget or a level that it names, holds under a clock too.
// Protocol: Farnebäck, "Specification of the Go Text Protocol, version 2" (2002).
// Tested in tests/agents/gtp_test.cpp, and by a client of its own in
// tests/protocol/engines_test.cpp.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "agents/catalogue.hpp"

namespace papan::othello {

inline constexpr std::string_view kPassWord = "pass";

// What is left to one side. Where stones are given the time is for so many moves, and
// then anew; else for all that may come.
struct GtpClock {
  double seconds = 0;
  std::int64_t stones = 0;
};

// What may be thought away of seconds that end a game: the rest is for the way of the answer to
// whoever holds the clock, and is never more than half.
double usable_seconds(double seconds);

// The agent `gtp`, for the catalogue. It stands beside the other agents, not among
// them: without a program it cannot play.
AgentEntry gtp_agent();

// One conversation: each line a command, each answer a text that ends with an empty
// line.
class GtpSession {
 public:
  // `spec` is of an agent of Othello.
  static Result<GtpSession> start(std::string spec);

  // Empty for lines without a command.
  std::string answer(std::string_view line);
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  using Answer = Result<std::string>;
  using Words = std::vector<std::string_view>;
  struct Command {
    std::string_view name;
    Answer (GtpSession::*run)(const Words& arguments);
  };
  static const std::vector<Command>& commands();

  explicit GtpSession(std::string spec) : spec_(std::move(spec)) {}
  Result<void> begin(const std::string& size);
  [[nodiscard]] std::unique_ptr<Position> given_to(Turn colour) const;
  void keep(std::unique_ptr<Position> next);

  [[nodiscard]] GtpClock& clock(Turn colour) { return clocks_[colour == Turn::kFirst ? 0 : 1]; }
  [[nodiscard]] double seconds_for(Turn colour, const Position& position);
  void charge(Turn colour, double seconds);
  Result<Decision> think(const Position& position, double seconds);
  Result<Decision> think_by_level(const Position& position, double seconds);

  Answer protocol_version(const Words&);
  Answer name(const Words&);
  Answer version(const Words&);
  Answer known_command(const Words& arguments);
  Answer list_commands(const Words&);
  Answer quit(const Words&);
  Answer boardsize(const Words& arguments);
  Answer clear_board(const Words&);
  Answer komi(const Words&);
  Answer play(const Words& arguments);
  Answer genmove(const Words& arguments);
  Answer undo(const Words&);
  Answer showboard(const Words&);
  Answer time_settings(const Words& arguments);
  Answer time_left(const Words& arguments);
  Answer final_score(const Words&);

  std::string spec_;
  Budget own_;             // that the spec gives
  bool levelled_ = false;  // the spec names a level
  std::string size_;
  std::unique_ptr<Position> position_;
  std::unique_ptr<Player> player_;
  std::vector<std::unique_ptr<Position>> before_;  // each command that played
  bool timed_ = false;
  GtpClock overtime_;  // what follows when the main time is over
  std::array<GtpClock, 2> clocks_;
  Rng rng_{1};
  bool ended_ = false;
};

}  // namespace papan::othello
