// Ntil, the Damdaman of Lombok, on its six boards: the rules.
//
// Rules as in docs/games/ntil.md: men step and leap forward or sideways, kings
// slide; captures chain; who leaves a capture out (`ntil=on`) loses three pieces
// of the other side's choice. Questions about whole sets of men are answered by
// shifts, those about kings by rays (games/ntil/rules/leaps.hpp). States are equal when
// the position is; the count of quiet plies is a clock beside it.
// Tested by tests/conformance, tests/oracle, tests/perft.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/hash.hpp"
#include "core/spill_list.hpp"
#include "core/type_list.hpp"
#include "game/evaluation.hpp"
#include "game/game.hpp"
#include "games/ntil/rules/leaps.hpp"
#include "games/ntil/rules/move.hpp"
#include "games/ntil/rules/parameters.hpp"

namespace papan::ntil {

struct PaperEvaluation;  // games/ntil/rules/paper.hpp
struct PaperOrder;       // games/ntil/rules/paper.hpp
struct Positional;       // games/ntil/rules/positional.hpp

template <BitSet Bits>
struct State {
  std::array<Bits, 2> pieces{};  // white (First), black (Second)
  Bits kings = 0;                // of either colour
  Turn side = Turn::kFirst;
  bool removal_due = false;  // the other side has left a capture out
  std::uint8_t quiet = 0;    // plies without capture, promotion or a man's step forward

  [[nodiscard]] Bits own() const { return pieces[index_of(side)]; }
  [[nodiscard]] Bits enemy() const { return pieces[index_of(opponent(side))]; }
  [[nodiscard]] Sides<Bits> sides() const { return {enemy(), pieces[0] | pieces[1]}; }

  friend bool operator==(const State& a, const State& b) {
    return a.pieces == b.pieces && a.kings == b.kings && a.side == b.side &&
           a.removal_due == b.removal_due;
  }
};

enum class Verdict : std::uint8_t { kOpen, kFirstWins, kSecondWins, kDraw };

template <BitSet Bits>
class Ntil {
 public:
  using Parameters = ntil::Parameters;
  using State = ntil::State<Bits>;
  using Move = ntil::Move<Bits>;
  using Board = Geometry<Bits>;
  // Few positions have more moves than fit inside, but with many kings there are
  // thousands of capture paths, and a removal on 9x11 has 5456 choices.
  using Moves = SpillList<Move, 128, 65'535>;
  using Evaluations = TypeList<Positional, PaperEvaluation>;
  using Orders = TypeList<NaturalOrder, PaperOrder>;

  static constexpr std::string_view kName = "ntil";
  static constexpr BoardId kLargestBoard = sizeof(Bits) == 8 ? BoardId::k7x11 : BoardId::k9x11;
  static constexpr int kSeats = 2;
  static constexpr int kQuietPlies = 60;
  // Each of 66 pieces is captured once, promoted once and moved up a row ten times.
  static constexpr int kMaxPlies = kQuietPlies * 66 * 12;
  static constexpr Score kMaxScore = 1;
  static constexpr int kMoveGroups = Board::kMostPoints * Board::kMostPoints;

  explicit Ntil(const Parameters& parameters = {.board = kLargestBoard})
      : parameters_(parameters),
        rules_(rule_set(parameters)),
        board_(&geometry<Bits>(parameters.board)) {}

  [[nodiscard]] const Parameters& parameters() const { return parameters_; }
  [[nodiscard]] const Board& board() const { return *board_; }

  // Agents never leave a capture out: they play by these.
  [[nodiscard]] Ntil for_agents() const {
    Ntil compulsory = *this;
    compulsory.rules_.ntil = false;
    return compulsory;
  }
  [[nodiscard]] bool is_restrained() const { return parameters_.ntil && !rules_.ntil; }

  // Without the draw after quiet plies: the rules inside the paper's searches.
  [[nodiscard]] Ntil without_quiet_draw() const {
    Ntil endless = *this;
    endless.quiet_plies_ = std::numeric_limits<int>::max();
    return endless;
  }

  [[nodiscard]] State start(Rng&) const { return {.pieces = board_->home, .side = Turn::kFirst}; }

  [[nodiscard]] Turn turn(const State& state) const {
    return verdict(state) == Verdict::kOpen ? state.side : Turn::kOver;
  }

  // +1 when white has won, -1 when black has; 0 for a draw and until the end.
  [[nodiscard]] Score score(const State& state) const {
    switch (verdict(state)) {
      case Verdict::kFirstWins: return 1;
      case Verdict::kSecondWins: return -1;
      default: return 0;
    }
  }

  [[nodiscard]] Verdict verdict(const State& state) const {
    if (state.removal_due) return Verdict::kOpen;
    const auto& [white, black] = state.pieces;
    if (black == 0) return Verdict::kFirstWins;
    if (white == 0) return Verdict::kSecondWins;
    if (is_single(white) && is_single(black)) return Verdict::kDraw;
    if (!can_move(state)) {
      return state.side == Turn::kFirst ? Verdict::kSecondWins : Verdict::kFirstWins;
    }
    return expired(state) ? Verdict::kDraw : Verdict::kOpen;
  }

  // Has the clock of quiet plies run out? The key does not tell.
  [[nodiscard]] bool expired(const State& state) const { return state.quiet >= quiet_plies_; }

  [[nodiscard]] bool can_capture(const State& state) const { return capturing_pieces(state) != 0; }

  void legal_moves(const State& state, Moves& moves) const {
    moves.clear();
    if (state.removal_due) return list_removals(state, moves);
    const Bits capturers = capturing_pieces(state);
    if (capturers == 0 || rules_.ntil) list_steps(state, moves);
    for_each_bit(capturers, [&](int from) { list_captures(state, from, moves); });
  }

  // The same judgement for one move, however many there are.
  [[nodiscard]] bool is_legal(const State& state, const Move& move) const;

  template <class Sink = NullSink>
  void play(State& state, const Move& move, Sink&& sink = {}) const {
    switch (move.kind) {
      case MoveKind::kStep: play_step(state, move, sink); break;
      case MoveKind::kCapture: play_capture(state, move, sink); break;
      case MoveKind::kRemoval: play_removal(state, move, sink); break;
    }
  }

  [[nodiscard]] std::uint64_t key(const State& state) const {
    const std::uint64_t side = state.side == Turn::kSecond ? 1 : 0;
    const std::uint64_t flags = side | (state.removal_due ? 2 : 0);
    return mix(word(state.pieces[0]) * 0x9e3779b97f4a7c15ULL +
               word(state.pieces[1]) * 0xd1b54a32d192ed03ULL +
               word(state.kings) * 0x8cb92ba72f3d8dd7ULL + flags * 0xaef17502108ef2d9ULL);
  }

  // No later position can be one from before this move.
  [[nodiscard]] bool irreversible(const State& before, const Move& move) const {
    return move.kind != MoveKind::kStep || is_progress(before, move.from(), move.to());
  }

  // Moves between the same points are alike.
  [[nodiscard]] int group(const Move& move) const {
    return move.from() * Board::kMostPoints + move.to();
  }

  [[nodiscard]] std::string to_text(const Move& move) const;
  [[nodiscard]] std::string to_text(const State& state) const;
  [[nodiscard]] Result<Move> parse_move(std::string_view text) const;
  [[nodiscard]] Result<State> parse_state(std::string_view text) const;
  [[nodiscard]] std::vector<int> cells(const Move& move) const;
  [[nodiscard]] View view(const State& state) const;

  // Where men of a side become kings.
  [[nodiscard]] Bits promotion_points(Turn side) const {
    return rules_.promote_on_row ? board_->far_row[index_of(side)] : board_->centre[index_of(side)];
  }

 private:
  static constexpr char kSymbols[2][2] = {{'w', 'W'}, {'b', 'B'}};  // [side][is king]

  static bool is_single(Bits set) { return (set & (set - 1)) == 0; }

  // `key` adds words up, so what differs in the highest bits alone could make up for other such
  // differences; boards with points there mix each word first.
  [[nodiscard]] std::uint64_t word(Bits bits) const {
    constexpr int kPlainPoints = 48;
    if constexpr (sizeof(Bits) == 8) {
      return (board_->all >> kPlainPoints) == 0 ? bits : mix(bits);
    } else {
      return mix(static_cast<std::uint64_t>(bits) ^ mix(static_cast<std::uint64_t>(bits >> 64)));
    }
  }

  // Why the game is over; asked only then.
  [[nodiscard]] std::string end_in_words(const State& state) const;
  static bool is_legal_removal(const State& state, const Move& move);
  [[nodiscard]] Result<int> parse_point(std::string_view text) const;
  [[nodiscard]] Result<void> add_piece(State& state, int point, char symbol) const;
  [[nodiscard]] Result<void> check_pieces(const State& state) const;

  // --- What pieces can do -----------------------------------------------------

  [[nodiscard]] Ways capture_ways(Turn side) const {
    return rules_.backward_capture ? Ways{} : forward_ways(side);
  }

  [[nodiscard]] bool can_move(const State& state) const {
    const Bits own = state.own();
    const Bits empty = board_->all & ~(state.pieces[0] | state.pieces[1]);
    const Ways ways = forward_ways(state.side);
    for (int way = 0; way < kDirections; ++way) {
      const Bits movers = way >= ways.first && way <= ways.last ? own : own & state.kings;
      if ((board_->moved(way, movers) & empty) != 0) return true;
    }
    return can_capture(state);
  }

  [[nodiscard]] Bits capturing_pieces(const State& state) const {
    const Sides<Bits> sides = state.sides();
    const Bits own = state.own();
    Bits kings = own & state.kings;
    Bits found = capturing_men(*board_, capture_ways(state.side), own & ~kings, sides);
    if (kings == 0) return found;
    if (!rules_.far_kings) return found | capturing_men(*board_, Ways{}, kings, sides);
    for_each_bit(kings, [&](int from) {
      if (far_landings(*board_, from, sides) != 0) found |= bit<Bits>(from);
    });
    return found;
  }

  [[nodiscard]] Bits landings(const State& state, int from, const Sides<Bits>& sides,
                              int standing) const {
    if (!contains(state.kings, from)) {
      return short_landings(*board_, capture_ways(state.side), standing, sides);
    }
    return rules_.far_kings ? far_landings(*board_, standing, sides)
                            : short_landings(*board_, Ways{}, standing, sides);
  }

  [[nodiscard]] Bits steps(const State& state, int from) const {
    const Bits occupied = state.pieces[0] | state.pieces[1];
    const bool king = contains(state.kings, from);
    if (king && rules_.far_kings) return slides(*board_, from, occupied);
    return board_->reach[king ? 1 : 0][index_of(state.side)][static_cast<std::size_t>(from)] &
           ~occupied;
  }

  [[nodiscard]] Bits captured(int from, int to, Bits enemy) const {
    return board_->between[static_cast<std::size_t>(from)][static_cast<std::size_t>(to)] & enemy;
  }

  // --- Lists ------------------------------------------------------------------

  void list_steps(const State& state, Moves& moves) const {
    for_each_bit(state.own(), [&](int from) {
      for_each_bit(steps(state, from), [&](int to) { moves.push(Move::step(from, to)); });
    });
  }

  void list_captures(const State& state, int from, Moves& moves) const {
    Move path;
    path.kind = MoveKind::kCapture;
    path.add(from);
    Sides<Bits> sides = state.sides();
    sides.occupied &= ~bit<Bits>(from);
    list_leaps(state, sides, path, moves);
  }

  // Adds every way to go on from the end of `path`; false when there is none.
  bool list_leaps(const State& state, const Sides<Bits>& sides, Move& path, Moves& moves) const {
    const int standing = path.to();
    const Bits targets = landings(state, path.from(), sides, standing);
    for (Bits left = targets; left != 0 && moves.complete(); left &= left - 1) {
      const int to = lowest(left);
      const Bits taken = captured(standing, to, sides.enemy);
      path.add(to);
      if (!rules_.must_continue) moves.push(path);
      const bool went_on =
          list_leaps(state, {sides.enemy & ~taken, sides.occupied & ~taken}, path, moves);
      if (rules_.must_continue && !went_on) moves.push(path);
      path.drop();
    }
    return targets != 0;
  }

  void list_removals(const State& state, Moves& moves) const {
    Move removal;
    removal.kind = MoveKind::kRemoval;
    list_removals_from(state.enemy(), removal, removal_size(state), moves);
  }

  static int removal_size(const State& state) {
    return std::min(kMostRemoved, count(state.enemy()));
  }

  static void list_removals_from(Bits choices, Move& removal, int missing, Moves& moves) {
    if (missing == 0) return moves.push(removal);
    for (; choices != 0; choices &= choices - 1) {
      removal.add(lowest(choices));
      list_removals_from(choices & (choices - 1), removal, missing - 1, moves);
      removal.drop();
    }
  }

  // --- Play -------------------------------------------------------------------

  // A man's step that no man takes back, or a promotion.
  [[nodiscard]] bool is_progress(const State& state, int from, int to) const {
    if (contains(state.kings, from)) return false;
    return board_->cells[static_cast<std::size_t>(from)].row !=
               board_->cells[static_cast<std::size_t>(to)].row ||
           contains(promotion_points(state.side), to);
  }

  template <class Sink>
  void play_step(State& state, const Move& move, Sink& sink) const {
    const bool progress = is_progress(state, move.from(), move.to());
    const bool leaves_capture = rules_.ntil && can_capture(state);
    if (leaves_capture) tell_missed(state, sink);
    shift_piece(state, move.from(), move.to(), sink);
    promote(state, move.to(), sink);
    state.quiet = progress ? 0 : static_cast<std::uint8_t>(std::min(state.quiet + 1, 255));
    state.removal_due = leaves_capture;
    state.side = opponent(state.side);
  }

  // A capture that could have been played, leap by leap: whoever is punished shall know for what.
  template <class Sink>
  void tell_missed(const State& state, Sink& sink) const {
    if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NullSink>) {
      Moves captures;
      list_captures(state, lowest(capturing_pieces(state)), captures);
      const Move& missed = captures[0];
      for (std::size_t i = 1; i < missed.size; ++i) {
        sink({.kind = StepKind::kPass,
              .from = static_cast<std::int16_t>(missed.points[i - 1]),
              .to = static_cast<std::int16_t>(missed.points[i])});
      }
    }
  }

  template <class Sink>
  void play_capture(State& state, const Move& move, Sink& sink) const {
    for (int i = 1; i < move.size; ++i) {
      const int from = move.points[static_cast<std::size_t>(i - 1)];
      const int to = move.points[static_cast<std::size_t>(i)];
      const Bits taken = captured(from, to, state.enemy());
      shift_piece(state, from, to, sink);
      remove(state, taken, sink);
    }
    promote(state, move.to(), sink);
    state.quiet = 0;
    state.side = opponent(state.side);
  }

  template <class Sink>
  void play_removal(State& state, const Move& move, Sink& sink) const {
    Bits removed = 0;
    for (int i = 0; i < move.size; ++i) {
      removed |= bit<Bits>(move.points[static_cast<std::size_t>(i)]);
    }
    remove(state, removed, sink);
    state.quiet = 0;
    state.removal_due = false;
  }

  template <class Sink>
  void shift_piece(State& state, int from, int to, Sink& sink) const {
    const Bits both = bit<Bits>(from) | bit<Bits>(to);
    state.pieces[index_of(state.side)] ^= both;
    if (contains(state.kings, from)) state.kings ^= both;
    sink({.kind = StepKind::kMove,
          .from = static_cast<std::int16_t>(from),
          .to = static_cast<std::int16_t>(to),
          .piece = symbol_at(state, to)});
  }

  template <class Sink>
  static void remove(State& state, Bits removed, Sink& sink) {
    if constexpr (!std::is_same_v<std::remove_cvref_t<Sink>, NullSink>) {
      for_each_bit(removed, [&](int point) {
        sink({.kind = StepKind::kRemove,
              .to = static_cast<std::int16_t>(point),
              .piece = symbol_at(state, point)});
      });
    }
    state.pieces[index_of(opponent(state.side))] &= ~removed;
    state.kings &= ~removed;
  }

  template <class Sink>
  void promote(State& state, int at, Sink& sink) const {
    if (contains(state.kings, at) || !contains(promotion_points(state.side), at)) return;
    state.kings |= bit<Bits>(at);
    sink({.kind = StepKind::kPromote,
          .to = static_cast<std::int16_t>(at),
          .piece = symbol_at(state, at)});
  }

  // The piece on a point that is not empty.
  static char symbol_at(const State& state, int point) {
    return kSymbols[contains(state.pieces[0], point) ? 0 : 1][contains(state.kings, point) ? 1 : 0];
  }

  Parameters parameters_;
  RuleSet rules_;
  const Board* board_;
  int quiet_plies_ = kQuietPlies;
};

extern template class Ntil<std::uint64_t>;
extern template class Ntil<Bits128>;

}  // namespace papan::ntil
