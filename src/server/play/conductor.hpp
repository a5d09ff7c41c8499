// Conductor: lets the agents of a table play, at the table's pace.
//
// An agent thinks while it has the turn, somebody listens and the game is not
// paused; otherwise its search is called off and what it found is dropped. A seat's
// agent lives as long as it sits there, so that it keeps what it learnt; where the
// agents' tables grow too large, those that waited longest are made anew, and where
// that is not enough, it waits itself.
// Tested in tests/server/hub_test.cpp.
#pragma once

#include <memory>

#include "server/loop.hpp"
#include "server/play/tables.hpp"
#include "server/thinking.hpp"

namespace papan::server {

class Conductor {
 public:
  Conductor(Loop& loop, Thinking& thinking, Tables& tables)
      : loop_(loop), thinking_(thinking), tables_(tables) {}

  // After anything has changed: begins a search, or ends one that is not wanted.
  void consider(Table& table);

  // The position or a seat is another: a search under way is worth nothing.
  void call_off(Table& table);

  // Regularly: tells who thinks, and stops what thinks too long.
  void tick();

 private:
  using Searching = std::shared_ptr<Search>;

  [[nodiscard]] static bool should_think(const Table& table);
  void begin(Table& table, int seat);
  void submit(Table& table);
  void decided(const std::shared_ptr<Table>& table, const Result<Answer>& answer);
  void play(Table& table, const Decision& decision);
  void give_up(Table& table, const Error& error);
  // False where all agents together would take too much memory: later, then.
  bool seat_agent(Table& table, std::size_t seat);
  std::shared_ptr<Memory> remember(const Table& table, int megabytes);
  bool forget_one(const Table& wanted);

  Loop& loop_;
  Thinking& thinking_;
  Tables& tables_;
};

}  // namespace papan::server
