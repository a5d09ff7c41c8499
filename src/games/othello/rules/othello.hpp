// Othello on boards of 4, 6, 8 and 10 cells a side: the rules.
//
// Rules as in docs/games/othello.md. The state keeps the discs of the side to
// move and of the other, so a move is: turn the flips, add the disc, swap.
// Whether the game is over is computed when the turn is asked, never in `play`.
// Tested by tests/conformance, tests/oracle, tests/perft.
#pragma once

#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/hash.hpp"
#include "core/inline_list.hpp"
#include "core/options.hpp"
#include "core/type_list.hpp"
#include "game/game.hpp"
#include "games/othello/rules/board.hpp"

namespace papan::othello {

struct Parameters {
  int size = 8;
  bool empties_to_winner = false;

  static OptionTable<Parameters> describe() {
    return OptionTable<Parameters>{}
        .one_of("size", &Parameters::size, {4, 6, 8, 10}, "cells a side")
        .flag("empties_to_winner", &Parameters::empties_to_winner,
              "at the end the empty cells count for the winner");
  }
};

// A cell, or the number of cells of the board for a pass.
struct Move {
  std::uint8_t cell = 0;

  friend auto operator<=>(const Move&, const Move&) = default;
};

template <int N>
struct Positional;  // games/othello/rules/evaluation.hpp
struct Discs;       // games/othello/rules/evaluation.hpp

template <int N>
class Othello {
 public:
  using B = Board<N>;
  using Bits = typename B::Bits;
  using Parameters = othello::Parameters;
  using Move = othello::Move;
  using Moves = InlineList<Move, N * N>;
  using Evaluations = TypeList<Positional<N>, Discs>;

  struct State {
    Bits own = 0;  // of the side to move
    Bits enemy = 0;
    Turn side = Turn::kFirst;

    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr std::string_view kName = "othello";
  static constexpr int kSize = N;
  static constexpr int kSeats = 2;
  static constexpr int kMaxPlies = 2 * (N * N - 4);  // no two passes in a row
  static constexpr Score kMaxScore = N * N;
  static constexpr int kMoveNumbers = N * N + 1;
  static constexpr Move kPass{N * N};

  explicit Othello(const Parameters& parameters = {.size = N}) : parameters_(parameters) {}

  [[nodiscard]] const Parameters& parameters() const { return parameters_; }

  [[nodiscard]] State start(Rng&) const {
    constexpr int kHalf = N / 2;
    constexpr auto at = [](int row, int column) { return bit<Bits>(row * N + column); };
    return {at(kHalf - 1, kHalf) | at(kHalf, kHalf - 1),
            at(kHalf - 1, kHalf - 1) | at(kHalf, kHalf), Turn::kFirst};
  }

  [[nodiscard]] Turn turn(const State& state) const {
    if (B::moves(state.own, state.enemy) != 0) return state.side;
    return B::moves(state.enemy, state.own) != 0 ? state.side : Turn::kOver;
  }

  void legal_moves(const State& state, Moves& moves) const {
    moves.clear();
    const Bits cells = B::moves(state.own, state.enemy);
    for_each_bit(cells, [&](int cell) { moves.push({static_cast<std::uint8_t>(cell)}); });
    if (moves.empty()) moves.push(kPass);
  }

  template <class Sink = NullSink>
  void play(State& state, Move move, Sink&& sink = {}) const {
    const Turn other = opponent(state.side);
    if (move == kPass) {
      sink({.kind = StepKind::kPass});
      state = {state.enemy, state.own, other};
      return;
    }
    const Bits flips = B::flips(state.own, state.enemy, move.cell);
    tell(sink, state.side, move, flips);
    state = {state.enemy ^ flips, state.own | flips | bit<Bits>(move.cell), other};
  }

  [[nodiscard]] Score score(const State& state) const {
    const int margin = sign(state.side) * (count(state.own) - count(state.enemy));
    if (!parameters_.empties_to_winner || turn(state) != Turn::kOver) return margin;
    const int empties = N * N - count(state.own | state.enemy);
    return margin > 0 ? margin + empties : margin < 0 ? margin - empties : 0;
  }

  [[nodiscard]] std::uint64_t key(const State& state) const {
    const std::uint64_t side = state.side == Turn::kSecond ? 0x5851f42d4c957f2dULL : 0;
    return combine(word(state.own), word(state.enemy) ^ side);
  }

  [[nodiscard]] int number(Move move) const { return move.cell; }

  [[nodiscard]] int count_moves(const State& state) const {
    const int cells = count(B::moves(state.own, state.enemy));
    return cells != 0 ? cells : B::moves(state.enemy, state.own) != 0 ? 1 : 0;
  }

  // A pass when there is nothing else.
  [[nodiscard]] Move random_move(const State& state, Rng& rng) const {
    const Bits cells = B::moves(state.own, state.enemy);
    if (cells == 0) return kPass;
    const auto n = static_cast<int>(rng.below(static_cast<std::uint32_t>(count(cells))));
    return {static_cast<std::uint8_t>(nth_bit(cells, n))};
  }

  [[nodiscard]] std::string to_text(Move move) const;
  [[nodiscard]] std::string to_text(const State& state) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] std::vector<int> cells(Move move) const;
  [[nodiscard]] View view(const State& state) const;

 private:
  static constexpr char symbol(Turn side) { return side == Turn::kFirst ? 'X' : 'O'; }

  static std::uint64_t word(Bits bits) {
    if constexpr (sizeof(Bits) == 8) {
      return bits;
    } else {
      return combine(static_cast<std::uint64_t>(bits), static_cast<std::uint64_t>(bits >> 64));
    }
  }

  template <class Sink>
  static void tell(Sink& sink, Turn side, Move move, Bits flips) {
    const char piece = symbol(side);
    sink({.kind = StepKind::kPlace, .to = move.cell, .piece = piece});
    if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NullSink>) {
      for_each_bit(flips, [&](int cell) {
        sink({.kind = StepKind::kFlip, .to = static_cast<std::int16_t>(cell), .piece = piece});
      });
    }
  }

  Parameters parameters_;
};

extern template class Othello<4>;
extern template class Othello<6>;
extern template class Othello<8>;
extern template class Othello<10>;

}  // namespace papan::othello
