// The Adjacency Strategy Game on boards of 4 to 10 cells a side: the rules.
//
// Adjacency<8> is the paper's board and fast; Adjacency<10> holds a board of any size
// in its corner, so that all of them are compiled once; tests use others for twins.
// A move marks any empty cell and takes over the enemy's marks next to it; when
// the rounds are played, more marks win. Rules as in docs/games/adjacency.md.
// The seat First is whoever moves first, whichever letter that is: the score is
// the first mover's marks minus the other's. The state keeps the marks of the
// side to move and of the other, so a move is: take, add, swap.
// Tested by tests/conformance, tests/oracle, tests/perft, tests/games.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/hash.hpp"
#include "core/inline_list.hpp"
#include "core/options.hpp"
#include "core/type_list.hpp"
#include "game/game.hpp"
#include "games/adjacency/rules/board.hpp"

namespace papan::adjacency {

// Rounds that fill a board of `size` cells a side, but for one cell on odd ones.
constexpr int most_rounds(int size) {
  return (size * size - 8) / 2;
}

struct Parameters {
  int size = 8;
  int rounds = 0;  // 0: as many as the board holds
  int first = 0;   // 0: X, 1: O

  static OptionTable<Parameters> describe() {
    return OptionTable<Parameters>{}
        .one_of("size", &Parameters::size, {4, 5, 6, 7, 8, 9, 10}, "cells a side")
        .integer("rounds", &Parameters::rounds, {0, most_rounds(10)},
                 "moves of each side; 0: as many as the board holds, 28 on 8x8")
        .choice("first", &Parameters::first, {"X", "O"}, "the letter that moves first");
  }
};

// A cell.
struct Move {
  std::uint8_t cell = 0;

  friend auto operator<=>(const Move&, const Move&) = default;
};

template <int N>
struct Outlook;  // games/adjacency/rules/evaluation.hpp
struct Marks;    // games/adjacency/rules/evaluation.hpp

template <int N>
class Adjacency {
 public:
  using B = Board<N>;
  using Bits = typename B::Bits;
  using Parameters = adjacency::Parameters;
  using Move = adjacency::Move;
  using Moves = InlineList<Move, N * N>;
  using Evaluations = TypeList<Outlook<N>, Marks>;

  struct State {
    Bits own = 0;  // of the side to move
    Bits enemy = 0;
    std::uint8_t plies_left = 0;
    Turn side = Turn::kFirst;
    [[no_unique_address]] Extent<N> extent{};

    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr std::string_view kName = "adjacency";
  static constexpr int kSize = N;
  static constexpr int kSeats = 2;
  static constexpr int kMaxPlies = 2 * most_rounds(N);
  static constexpr Score kMaxScore = N * N;
  static constexpr int kMoveNumbers = N * N;

  // The parameters are kept with the rounds spelled out; `rounds` must be at
  // most most_rounds(size), and size N but on the largest board.
  explicit Adjacency(const Parameters& parameters = {.size = N}) : parameters_(parameters) {
    assert(parameters.size == N || (N == kLargestSize && parameters.size < N));
    assert(parameters.rounds <= most_rounds(parameters.size));
    if (parameters_.rounds == 0) parameters_.rounds = most_rounds(parameters.size);
  }

  [[nodiscard]] const Parameters& parameters() const { return parameters_; }

  [[nodiscard]] State start(Rng&) const {
    constexpr Bits kSquare = B::corner(2);
    const int far = parameters_.size - 2;
    const Bits bottom_left = kSquare << (N * far);
    const Bits top_right = kSquare << far;
    const auto plies = static_cast<std::uint8_t>(2 * parameters_.rounds);
    const auto extent = Extent<N>::of(parameters_.size);
    if (parameters_.first == 0) return {bottom_left, top_right, plies, Turn::kFirst, extent};
    return {top_right, bottom_left, plies, Turn::kFirst, extent};
  }

  [[nodiscard]] static Bits empty(const State& state) {
    return state.extent.cells() & ~(state.own | state.enemy);
  }

  [[nodiscard]] Turn turn(const State& state) const {
    return state.plies_left != 0 ? state.side : Turn::kOver;
  }

  void legal_moves(const State& state, Moves& moves) const {
    moves.clear();
    if (state.plies_left == 0) return;
    for_each_bit(empty(state), [&](int cell) { moves.push({static_cast<std::uint8_t>(cell)}); });
  }

  template <class Sink = NullSink>
  void play(State& state, Move move, Sink&& sink = {}) const {
    const Bits taken = B::neighbours(move.cell) & state.enemy;
    tell(sink, state.side, move, taken);
    state = {state.enemy ^ taken, state.own | taken | bit<Bits>(move.cell),
             static_cast<std::uint8_t>(state.plies_left - 1), opponent(state.side), state.extent};
  }

  [[nodiscard]] Score score(const State& state) const {
    return sign(state.side) * (count(state.own) - count(state.enemy));
  }

  // The plies left tell whose turn it is.
  [[nodiscard]] std::uint64_t key(const State& state) const {
    return combine(word(state.own), word(state.enemy)) ^ mix(state.plies_left);
  }

  [[nodiscard]] int number(Move move) const { return move.cell; }

  [[nodiscard]] int count_moves(const State& state) const {
    return state.plies_left != 0 ? count(empty(state)) : 0;
  }

  [[nodiscard]] Move random_move(const State& state, Rng& rng) const {
    const Bits cells = empty(state);
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
  [[nodiscard]] char symbol(Turn side) const {
    return (side == Turn::kFirst) == (parameters_.first == 0) ? 'X' : 'O';
  }

  // A cell's number on the board as people see it.
  [[nodiscard]] int place(int cell) const { return cell / N * parameters_.size + cell % N; }
  [[nodiscard]] int cell_at(int place) const {
    return place / parameters_.size * N + place % parameters_.size;
  }
  [[nodiscard]] std::string name(int cell) const;

  [[nodiscard]] Result<std::uint8_t> parse_plies(std::string_view text, Turn side,
                                                 int empties) const;

  static std::uint64_t word(Bits bits) {
    if constexpr (sizeof(Bits) == 8) {
      return bits;
    } else {
      return combine(static_cast<std::uint64_t>(bits), static_cast<std::uint64_t>(bits >> 64));
    }
  }

  template <class Sink>
  void tell(Sink& sink, Turn side, Move move, Bits taken) const {
    if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NullSink>) {
      const char piece = symbol(side);
      sink({.kind = StepKind::kPlace,
            .to = static_cast<std::int16_t>(place(move.cell)),
            .piece = piece});
      for_each_bit(taken, [&](int cell) {
        const auto to = static_cast<std::int16_t>(place(cell));
        sink({.kind = StepKind::kFlip, .to = to, .piece = piece});
      });
    }
  }

  Parameters parameters_;
};

template <class G>
inline constexpr bool kIsAdjacency = false;
template <int N>
inline constexpr bool kIsAdjacency<Adjacency<N>> = true;

template <class G>
concept AnyAdjacency = kIsAdjacency<G>;

extern template class Adjacency<4>;
extern template class Adjacency<5>;
extern template class Adjacency<6>;
extern template class Adjacency<7>;
extern template class Adjacency<8>;
extern template class Adjacency<9>;
extern template class Adjacency<10>;

}  // namespace papan::adjacency
