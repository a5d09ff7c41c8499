// Colour Brick (SPOJ 18073, BRICKGM): the rules.
//
// Rules as in docs/games/brick.md. A game for one in which chance draws each
// brick: no generator lives in the state, and the next brick is not known when
// one is placed. A deal with a number has its bricks fixed by that number for
// whoever plays the game (`dealt`), while `draw`, which searches use, stays
// blind to them. Tested by tests/conformance, tests/oracle, tests/games.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/hash.hpp"
#include "core/inline_list.hpp"
#include "core/options.hpp"
#include "core/type_list.hpp"
#include "game/evaluation.hpp"
#include "game/game.hpp"
#include "games/brick/rules/board.hpp"

namespace papan::brick {

inline constexpr int kMaxBricks = 100'000;

struct Parameters {
  int colours = 4;
  int bricks = 100;
  std::int64_t deal = 0;

  static OptionTable<Parameters> describe() {
    return OptionTable<Parameters>{}
        .integer("colours", &Parameters::colours, {3, kMaxColours}, "colours of the cells")
        .integer("bricks", &Parameters::bricks, {1, kMaxBricks}, "bricks to place")
        .integer("deal", &Parameters::deal, {0, 1'000'000'000'000},
                 "number that fixes the bricks; 0: drawn as the game goes");
  }
};

// Rotation before column: the order in which the thesis tries placements.
struct Move {
  std::uint8_t rotation = 0;
  std::uint8_t column = 0;

  friend auto operator<=>(const Move&, const Move&) = default;
};

struct ThesisEvaluation;  // games/brick/rules/evaluation.hpp

class ColourBrick {
 public:
  using Parameters = brick::Parameters;
  using Move = brick::Move;
  using Moves = InlineList<Move, kColumns * 3>;
  using Outcome = Brick;
  // Rotations of a brick are one: at most (9^3 - 9) / 3 + 9.
  using Outcomes = InlineList<Likely<Brick>, 249>;
  using Evaluations = TypeList<ThesisEvaluation, ScoreEvaluation>;

  struct State {
    Board board;
    std::optional<Brick> hand;  // the brick to be placed
    int left = 0;               // bricks to come, the one in hand included
    Score score = 0;

    friend bool operator==(const State&, const State&) = default;
  };

  static constexpr std::string_view kName = "brick";
  static constexpr int kSeats = 1;
  static constexpr int kMaxPlies = 2 * kMaxBricks;
  // Four times what a brick makes in the best games that we know.
  static constexpr Score kMaxScore = 5000 * kMaxBricks;

  explicit ColourBrick(const Parameters& parameters = {}) : parameters_(parameters) {}

  [[nodiscard]] const Parameters& parameters() const { return parameters_; }
  [[nodiscard]] int colours() const { return parameters_.colours; }

  [[nodiscard]] State start(Rng&) const { return {{}, {}, parameters_.bricks, 0}; }

  [[nodiscard]] Turn turn(const State& state) const {
    if (state.left == 0 || !any_fits(state.board)) return Turn::kOver;
    return state.hand ? Turn::kFirst : Turn::kChance;
  }

  void legal_moves(const State& state, Moves& moves) const {
    moves.clear();
    for (std::uint8_t rotation = 0; rotation < 3; ++rotation) {
      for (std::uint8_t column = 0; column < kColumns; ++column) {
        if (state.board.fits(column)) moves.push({rotation, column});
      }
    }
  }

  template <class Sink = NullSink>
  void play(State& state, Move move, Sink&& sink = {}) const {
    const Brick brick = rotated(*state.hand, move.rotation);
    if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NullSink>) {
      tell_place(sink, state, move.column, brick);
    }
    state.board.place(move.column, brick);
    state.score += settle(state.board, colours(), [&](const Runs& runs, Score points) {
      if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NullSink>) {
        tell_runs(sink, runs, points);
      }
    });
    state.hand.reset();
    --state.left;
  }

  [[nodiscard]] Score score(const State& state) const { return state.score; }

  [[nodiscard]] Brick draw(const State&, Rng& rng) const {
    Brick brick{};
    for (auto& cell : brick) {
      cell = static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(colours())));
    }
    return brick;
  }

  void outcomes(const State&, Outcomes& outcomes) const {
    const int count = colours() * colours() * colours();
    outcomes.clear();
    for (int number = 0; number < count; ++number) {
      const auto cell = [&](int divisor) {
        return static_cast<std::uint8_t>(number / divisor % colours());
      };
      const Brick brick = {cell(colours() * colours()), cell(colours()), cell(1)};
      if (rotated(brick, 1) < brick || rotated(brick, 2) < brick) continue;
      outcomes.push({brick, (brick == rotated(brick, 1) ? 1.0 : 3.0) / count});
    }
  }

  void resolve(State& state, const Brick& brick) const { state.hand = brick; }

  // The brick that a numbered deal has now; none when bricks are free.
  [[nodiscard]] std::optional<Brick> dealt(const State& state) const {
    if (parameters_.deal == 0) return {};
    const auto number = static_cast<std::uint64_t>(parameters_.bricks - state.left);
    Rng rng = Rng(static_cast<std::uint64_t>(parameters_.deal)).fork(number);
    return draw(state, rng);
  }

  [[nodiscard]] std::uint64_t key(const State& state) const;

  [[nodiscard]] std::string to_text(Move move) const;
  [[nodiscard]] std::string to_text(const Brick& brick) const;
  [[nodiscard]] std::string to_text(const State& state) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] Result<Brick> parse_outcome(std::string_view text) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] std::vector<int> cells(Move move) const;
  [[nodiscard]] View view(const State& state) const;

 private:
  static bool any_fits(const Board& board) {
    for (int column = 0; column < kColumns; ++column) {
      if (board.fits(column)) return true;
    }
    return false;
  }

  static std::int16_t cell(int column, int row_from_bottom) {
    return static_cast<std::int16_t>((kRows - 1 - row_from_bottom) * kColumns + column);
  }

  template <class Sink>
  static void tell_place(Sink& sink, const State& state, int column, const Brick& brick) {
    const int base = state.board.height(column);
    for (int i = 0; i < kBrickCells; ++i) {
      sink({.kind = StepKind::kPlace,
            .to = cell(column, base + kBrickCells - 1 - i),
            .piece = static_cast<char>('1' + brick[static_cast<std::size_t>(i)])});
    }
  }

  template <class Sink>
  static void tell_runs(Sink& sink, const Runs& runs, Score points) {
    for (int column = 0; column < kColumns; ++column) {
      for_each_bit(std::uint64_t{runs.cells[static_cast<std::size_t>(column)]}, [&](int row) {
        sink({.kind = StepKind::kRemove, .to = cell(column, row), .piece = '-'});
      });
    }
    sink({.kind = StepKind::kScore, .amount = points});
  }

  Parameters parameters_;
};

}  // namespace papan::brick
