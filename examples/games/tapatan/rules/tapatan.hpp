// Tapatan, the three men's morris of the Philippines: the rules.
//
// Nine points on the sides, middle lines and diagonals of a square. Black begins; each side in turn
// puts down a piece, three in all, and then slides one along a line to an empty point next to it.
// Three in a row, in any direction, win (Stewart Culin, Philippine Games, American Anthropologist
// 2, 1900, page 648). That can go on for ever, so kMaxPlies plies without a row are a draw.
// Nobody is ever without a move. Tested in tests/examples/tapatan_test.cpp.
#pragma once

#include <array>
#include <compare>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.hpp"
#include "core/hash.hpp"
#include "core/inline_list.hpp"
#include "core/type_list.hpp"
#include "game/game.hpp"

namespace papan::tapatan {

using Points = std::uint64_t;  // a bit each, in reading order: a1 b1 c1 a2 b2 c2 a3 b3 c3

inline constexpr int kPoints = 9;
inline constexpr int kPieces = 3;  // of a side
inline constexpr std::array<Points, 8> kRows = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
inline constexpr std::array<Points, kPoints> kNextTo = {0032, 0025, 0062, 0121, 0757,
                                                        0424, 0230, 0520, 0260};

struct Parameters {
  static OptionTable<Parameters> describe() { return {}; }
};

// From the hand, or from one point to the next.
struct Move {
  std::uint8_t from = kPoints;
  std::uint8_t to = 0;

  friend auto operator<=>(const Move&, const Move&) = default;
};

struct OpenRows;  // games/tapatan/rules/evaluation.hpp

class Tapatan {
 public:
  using Parameters = tapatan::Parameters;
  using Move = tapatan::Move;
  using Moves = InlineList<Move, kPoints>;  // to put down; or three pieces, three empty points
  using Evaluations = TypeList<OpenRows>;

  struct State {
    std::array<Points, 2> pieces{};  // black (First), white (Second)
    std::uint8_t plies = 0;          // so far

    [[nodiscard]] Points empty() const { return 0777 & ~(pieces[0] | pieces[1]); }
    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr std::string_view kName = "tapatan";
  static constexpr int kSeats = 2;
  static constexpr int kMaxPlies = 100;
  static constexpr Score kMaxScore = 1;

  explicit Tapatan(const Parameters& = {}) {}
  [[nodiscard]] Parameters parameters() const { return {}; }

  [[nodiscard]] State start(Rng&) const { return {}; }

  [[nodiscard]] Turn turn(const State& state) const {
    if (score(state) != 0 || state.plies == kMaxPlies) return Turn::kOver;
    return state.plies % 2 == 0 ? Turn::kFirst : Turn::kSecond;
  }

  void legal_moves(const State& state, Moves& moves) const {
    moves.clear();
    const auto list = [&](int from, Points targets) {
      for_each_bit(targets, [&](int to) {
        moves.push({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
      });
    };
    if (state.plies < 2 * kPieces) return list(kPoints, state.empty());
    for_each_bit(state.pieces[state.plies % 2], [&](int from) {
      list(from, kNextTo[static_cast<std::size_t>(from)] & state.empty());
    });
  }

  template <class Sink = NullSink>
  void play(State& state, Move move, Sink&& sink = {}) const {
    const char piece = kSymbols[state.plies % 2];
    Points& own = state.pieces[state.plies % 2];
    if (move.from == kPoints) {
      sink({.kind = StepKind::kPlace, .to = move.to, .piece = piece});
    } else {
      own ^= bit<Points>(move.from);
      sink({.kind = StepKind::kMove, .from = move.from, .to = move.to, .piece = piece});
    }
    own |= bit<Points>(move.to);
    ++state.plies;
  }

  [[nodiscard]] Score score(const State& state) const {
    return (has_row(state.pieces[0]) ? 1 : 0) - (has_row(state.pieces[1]) ? 1 : 0);
  }

  [[nodiscard]] std::uint64_t key(const State& state) const {
    return mix(state.pieces[0] | state.pieces[1] << kPoints |
               std::uint64_t{state.plies} << 2 * kPoints);
  }

  [[nodiscard]] std::string to_text(Move move) const;
  [[nodiscard]] std::string to_text(const State& state) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] std::vector<int> cells(Move move) const;
  [[nodiscard]] View view(const State& state) const;

 private:
  static constexpr std::string_view kSymbols = "bw";

  static bool has_row(Points pieces) {
    for (const Points row : kRows) {
      if ((pieces & row) == row) return true;
    }
    return false;
  }
};

}  // namespace papan::tapatan
