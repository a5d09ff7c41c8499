// Analyst: the value of every legal move of a position by an agent, deeper and
// deeper, in steps small enough to be stopped, shown and taken up again.
//
// An agent that looks ahead values each move by searching the position behind it,
// a ply deeper a round (a search for one player: with twice the nodes a round, the
// best that was ever found counts). So every move has a value of its own, not a
// bound, and a line. Where chance answers, or an agent weighs the moves at once,
// its own candidates are told.
// Tested in tests/agents/analyst_test.cpp: the values are those of `papan move`.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "agents/catalogue.hpp"

namespace papan {

struct ValuedMove {
  LegalMove move;
  double value = 0;               // points for First
  int depth = 0;                  // plies, this move's own included; 0: not valued yet
  bool exact = false;             // the value of perfect play
  Kind kind = Kind::kEstimate;    // exact, or what it is instead
  std::vector<std::string> line;  // begins with the move
};

class Analyst {
 public:
  static constexpr std::size_t kMostLine = 16;

  // A seat has the turn in `position`. A depth of the spec is the deepest round.
  static Result<Analyst> make(const Position& position, std::string_view spec);

  // Before the first step: what is exact already is not searched again.
  void begin_with(const std::vector<ValuedMove>& exact);

  // How a step is stopped, and where its nodes are counted meanwhile.
  struct Watch {
    std::stop_token stop;
    std::atomic<std::uint64_t>* counted = nullptr;
  };

  // One search; one that was stopped has taught nothing and comes again.
  Result<void> step(const Watch& watch);

  // Does each round search every move by itself, a ply deeper than the last?
  [[nodiscard]] bool deepens() const { return method_ == Method::kDeepen; }
  [[nodiscard]] bool finished() const { return finished_; }
  // Best first for who has the turn: as of the last whole round, or all that is
  // known where values of different rounds may be compared.
  [[nodiscard]] const std::vector<ValuedMove>& moves() const { return moves_; }
  [[nodiscard]] std::uint64_t changes() const { return changes_; }  // of moves()
  [[nodiscard]] std::string spec() const { return player_->spec(); }

  // The round under way: its depth (its number, where it is not deeper but longer),
  // and how many of its moves are searched.
  [[nodiscard]] int depth() const { return depth_; }
  [[nodiscard]] std::size_t done() const { return at_; }
  [[nodiscard]] std::size_t total() const { return round_.size(); }
  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  enum class Method : std::uint8_t {
    kDeepen,   // each move, a ply deeper a round
    kImprove,  // each move, with twice the nodes a round
    kSample,   // all moves at once, with twice the nodes a round
    kOnce      // all moves at once
  };

  Analyst() = default;
  static Method method_of(const Position& position, std::string_view agent);

  Result<void> search_move(const Watch& watch);
  Result<void> search_all(const Watch& watch);
  Result<Decision> ask(Player& player, const Position& position, const Watch& watch);
  void take(ValuedMove& move, const Decision& decision) const;
  [[nodiscard]] Budget budget() const;
  void end_round();
  void publish();

  std::unique_ptr<Position> position_;
  AgentSpec wanted_;
  std::unique_ptr<Player> player_;
  Method method_ = Method::kOnce;
  std::vector<ValuedMove> round_;
  std::vector<ValuedMove> moves_;
  std::size_t at_ = 0;
  int depth_ = 0;
  int rounds_ = 0;  // that are over
  std::uint64_t nodes_ = 0;
  std::uint64_t changes_ = 0;
  bool finished_ = false;
};

}  // namespace papan
