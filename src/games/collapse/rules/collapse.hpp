// Collapse (the SameGame family): the rules.
//
// A click removes a group of equal cells; cells fall, empty columns close up to
// the left. A move names its group by the first cell in reading order, and every
// other cell of the group stands for it. The score of a state is the points so
// far; bonus and malus of `samegame` come in when the game is over. With
// `single=costs` a click can leave the board as it was, so the state counts those
// clicks and allows as many as the board has places.
// Source and options: docs/games/collapse.md. Twin: tests/oracle/collapse_oracle.hpp.
#pragma once

#include <cassert>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/inline_list.hpp"
#include "core/type_list.hpp"
#include "game/evaluation.hpp"
#include "game/game.hpp"
#include "game/playout.hpp"
#include "games/collapse/rules/board.hpp"
#include "games/collapse/rules/parameters.hpp"

namespace papan::collapse {

// A cell in reading order: row * width + column, rows from the top.
struct Move {
  std::uint16_t cell = 0;

  friend auto operator<=>(const Move&, const Move&) = default;
};

struct Spared;      // games/collapse/rules/evaluation.hpp
struct Potential;   // games/collapse/rules/evaluation.hpp
class TabooColour;  // games/collapse/rules/playout.hpp

class Collapse {
 public:
  using Parameters = collapse::Parameters;
  using Evaluations = TypeList<Spared, Potential, ScoreEvaluation>;
  using Playouts = TypeList<TabooColour, PlainPlayout>;
  using Move = collapse::Move;
  using Moves = InlineList<Move, kMaxCells>;

  struct State {
    Board board;
    std::int16_t paid = 0;  // clicks on single cells that stayed
    Score points = 0;       // so far

    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr std::string_view kName = "collapse";
  static constexpr int kSeats = 1;
  static constexpr int kMaxPlies = 2 * kMaxCells;            // paid clicks, and clicks that remove
  static constexpr Score kMaxScore = kMaxCells * kMaxCells;  // all cells in one group
  static constexpr int kMoveNumbers = kMaxCells;

  explicit Collapse(const Parameters& parameters = {}) : parameters_(parameters) {}

  [[nodiscard]] const Parameters& parameters() const { return parameters_; }
  [[nodiscard]] int width() const { return parameters_.width; }
  [[nodiscard]] int height() const { return parameters_.height; }
  [[nodiscard]] Scoring scoring() const { return parameters_.scoring; }

  // What single cells are for: they can be clicked in `xxl` only.
  [[nodiscard]] Single single() const {
    return scoring() == Scoring::kXxl ? parameters_.single : Single::kOff;
  }
  [[nodiscard]] bool can_click_single(const State& state) const {
    return single() == Single::kRemoves ||
           (single() == Single::kCosts && state.paid < width() * height());
  }

  [[nodiscard]] Spot spot_of(Move move) const {
    return spot(move.cell % width(), height() - 1 - move.cell / width());
  }
  [[nodiscard]] Move move_at(Spot at) const { return {static_cast<std::uint16_t>(place(at))}; }

  [[nodiscard]] State start(Rng& rng) const;

  [[nodiscard]] Turn turn(const State& state) const {
    return has_group(state.board) ? Turn::kFirst : Turn::kOver;
  }

  void legal_moves(const State& state, Moves& moves) const {
    moves.clear();
    const bool singles = can_click_single(state);
    for_each_group(state.board, [&](Spot first, const Spots& group) {
      if (singles || group.size() > 1) moves.push(move_at(first));
    });
  }

  // Calls `visit(first, group)` for each group in reading order of its first cell.
  template <class Visit>
  void for_each_group(const Board& board, Visit&& visit) const {
    Board rest = board;
    Spots group;
    for (int row = height() - 1; row >= 0; --row) {
      for (int column = 0; column < width(); ++column) {
        if (rest.at(column, row) == 0) continue;
        lift(rest, spot(column, row), group);
        visit(spot(column, row), group);
      }
    }
  }

  // Any cell of the group will do.
  template <class Sink = NullSink>
  void play(State& state, Move move, Sink&& sink = {}) const {
    const Spot at = spot_of(move);
    assert(state.board.at(at) != 0);
    Score points = -kSingleCost;
    if (single() == Single::kCosts && is_single(state.board, at)) {
      ++state.paid;
    } else {
      Spots group;
      lift(state.board, at, group);
      const int cells = static_cast<int>(group.size());
      if (cells > 1) points = group_points(scoring(), cells);
      settle_and_tell(state.board, group, sink);
    }
    state.points += points;
    sink({.kind = StepKind::kScore, .amount = points});
    if constexpr (kHeard<Sink>) tell_end(sink, state);
  }

  [[nodiscard]] Score score(const State& state) const {
    if (scoring() != Scoring::kSamegame || has_group(state.board)) return state.points;
    return state.points + end_points(scoring(), count_colours(state.board));
  }

  // The move by the name that records use, for a click on any cell of its group.
  [[nodiscard]] Move named(const State& state, Move move) const;

  [[nodiscard]] std::uint64_t key(const State& state) const;
  [[nodiscard]] int number(Move move) const { return move.cell; }

  // The first cell and its colour.
  [[nodiscard]] std::uint64_t code(const State& state, Move move) const {
    return std::uint64_t{move.cell} * (kMaxColours + 1) + state.board.at(spot_of(move));
  }
  [[nodiscard]] int count_moves(const State& state) const;
  [[nodiscard]] Move random_move(const State& state, Rng& rng) const;

  // Each colour in one group; everything lost that can be.
  [[nodiscard]] Score most(const State& state) const;
  [[nodiscard]] Score least(const State& state) const;

  [[nodiscard]] std::string to_text(Move move) const;
  [[nodiscard]] std::string to_text(const State& state) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] std::vector<int> cells(Move move) const { return {move.cell}; }
  [[nodiscard]] View view(const State& state) const;

 private:
  template <class Sink>
  static constexpr bool kHeard = !std::is_same_v<std::remove_cvref_t<Sink>, NullSink>;

  // In reading order, as moves and the cells of the view are counted.
  [[nodiscard]] std::int16_t place(Spot at) const {
    return static_cast<std::int16_t>((height() - 1 - row_of(at)) * width() + column_of(at));
  }

  template <class Sink>
  void settle_and_tell(Board& board, const Spots& group, Sink& sink) const {
    if constexpr (kHeard<Sink>) {
      const auto tell_fall = [&](Spot from, Spot to) {
        sink({.kind = StepKind::kFall,
              .from = place(from),
              .to = place(to),
              .piece = static_cast<char>('0' + board.at(to))});
      };
      for (const Spot at : group) {
        sink({.kind = StepKind::kRemove, .to = place(at), .piece = '-'});
      }
      settle(board, group, tell_fall, [&](int from, int to) {
        for (int row = 0; row < board.height(to); ++row) tell_fall(spot(from, row), spot(to, row));
      });
    } else {
      settle(
          board, group, [](Spot, Spot) {}, [](int, int) {});
    }
  }

  template <class Sink>
  void tell_end(Sink& sink, const State& state) const {
    const Score points = score(state) - state.points;
    if (points != 0) sink({.kind = StepKind::kScore, .amount = points});
  }

  Result<Board> parse_board(std::string_view text) const;

  Parameters parameters_;
};

}  // namespace papan::collapse
