// Session: one game on the page: its plies, who sits where, what may come back,
// and who may do what. No network, no clock, no store, no threads.
//
// Undo takes back to the last position in which the person who asks had the turn;
// between agents, one ply. Chance's outcomes go with the ply before them, and are
// drawn by the number of their ply: undo never changes the deal.
// A seat that was offered by link can be played only with its token.
// Tested in tests/server/session_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "agents/catalogue.hpp"
#include "core/json.hpp"
#include "game/record.hpp"
#include "server/play/messages.hpp"
#include "server/play/seat.hpp"
#include "server/refusal.hpp"

namespace papan::server {

// Who asks: may the client write at all, and which offered seats does it hold?
struct Asker {
  bool writes = false;
  std::array<bool, 2> holds{};
};

struct PlayedPly {
  std::string text;
  Turn by = Turn::kChance;  // a seat or chance
};

enum class EndReason : std::uint8_t { kPlayed, kResigned, kTimeIsUp };

struct Ending {
  Score result = 0;
  EndReason reason = EndReason::kPlayed;
  std::string why;            // in words: "no move left"
  std::optional<int> winner;  // none: a draw, or a game for one
};

// What a game begins with.
struct SessionSetup {
  const CatalogueEntry* entry = nullptr;
  std::shared_ptr<const Position> start;
  bool own_start = false;  // the start was given, not dealt: a rematch begins there too
  std::vector<SeatPlayer> seats;
  Pace pace;
  std::uint64_t seed = 0;
  std::vector<std::string> outcomes;       // of chance, where they were given
  std::array<std::string, 2> seat_tokens;  // empty: not offered
};

class Session {
 public:
  explicit Session(SessionSetup setup);

  [[nodiscard]] const SessionSetup& setup() const { return setup_; }
  [[nodiscard]] const CatalogueEntry& entry() const { return *setup_.entry; }
  [[nodiscard]] const Position& position() const { return *position_; }
  [[nodiscard]] const std::vector<PlayedPly>& plies() const { return plies_; }
  [[nodiscard]] const std::vector<Step>& last_steps() const { return last_steps_; }
  [[nodiscard]] std::size_t redo_count() const { return redo_.size(); }
  [[nodiscard]] const std::optional<Ending>& ending() const { return ending_; }

  [[nodiscard]] bool is_over() const { return ending_.has_value(); }
  // The seat that gave up, or whose time ran out; none when the game was played to its end.
  [[nodiscard]] std::optional<int> ended_by() const;
  [[nodiscard]] bool chance_has_turn() const;
  // The seat whose agent has the turn in a game that goes on.
  [[nodiscard]] std::optional<int> agent_to_move() const;
  [[nodiscard]] bool has_person() const;

  // May the client play for the seat; may it change anything in the game?
  [[nodiscard]] bool may_play(const Asker& asker, int seat) const;
  [[nodiscard]] bool may_steer(const Asker& asker) const;
  // The seats that the token opens; none when it opens no seat.
  [[nodiscard]] std::array<bool, 2> seats_of(std::string_view seat_token) const;

  // A ply of whoever has the turn; forgets what could come back.
  Result<void> play(std::string_view text);
  // The outcome that chance has now.
  [[nodiscard]] std::string chance_outcome() const;

  [[nodiscard]] Allowed check_play(const Asker& asker, const Play& message) const;

  // Each does it, or says why not.
  Allowed undo(const Asker& asker);
  // One ply comes back; to be repeated while `redo_goes_on`.
  Allowed redo(const Asker& asker);
  [[nodiscard]] bool redo_goes_on(const Asker& asker) const;
  Allowed resign(const Asker& asker, int seat);
  // The clock of the person in the seat has run out; the page keeps it.
  Allowed run_out(const Asker& asker, int seat);
  Allowed take_seat(const Asker& asker, int seat, const SeatPlayer& player);
  Allowed set_pace(const Asker& asker, const Pace& pace);
  // Locks the seat for whoever brings its token, and the other seat, when a person
  // sits there, for the asker. `fresh` are tokens for seats that have none; the asker
  // holds afterwards what `holds` says.
  Allowed offer(Asker& asker, int seat, const std::array<std::string, 2>& fresh);

  // The same game with the seats swapped, not yet begun.
  [[nodiscard]] SessionSetup rematch(std::shared_ptr<const Position> start) const;

  // The position after so many plies.
  [[nodiscard]] std::unique_ptr<Position> position_after(std::size_t plies) const;

  // The seed of what the agent of a seat leaves to chance after so many plies.
  [[nodiscard]] std::uint64_t chance_of(std::size_t seat, std::size_t plies) const;

  [[nodiscard]] Record record() const;
  // The game as far as this ply, as if it went on.
  [[nodiscard]] Record record_after(std::size_t plies) const;
  // What the record does not hold, for the store; and back.
  [[nodiscard]] Json extras() const;
  static Result<Session> restore(const Record& record, const Json& extras);

 private:
  [[nodiscard]] bool is_askers_turn(const Asker& asker, const Position& position) const;
  [[nodiscard]] std::optional<std::size_t> plies_after_undo(const Asker& asker) const;
  void take_back_to(std::size_t plies);
  Result<void> push(std::string_view text);
  void judge();
  Allowed end_by(const Asker& asker, int seat, EndReason reason);
  void end_early(int seat, EndReason reason);

  SessionSetup setup_;
  std::unique_ptr<Position> position_;
  std::vector<std::unique_ptr<Position>> checkpoints_;  // every kCheckpoint plies
  std::vector<PlayedPly> plies_;
  std::size_t drawn_ = 0;  // plies of chance
  std::vector<Step> last_steps_;
  std::vector<std::string> redo_;  // the next to come back is the last
  std::optional<Ending> ending_;
};

}  // namespace papan::server
