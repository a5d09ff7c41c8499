// The Game concept: what every game is, in six verbs, and the refinements that
// single algorithms ask for.
//
//   start        the first state; the only place where a deal may be random
//   turn         who acts now; asked, never assumed
//   legal_moves  fills a list in `<=>` order; never empty when a seat has the turn
//   play         deterministic; a sink hears each step
//   score        one integer, points for First; final when Over
//   to_text, parse_move, parse_state   notation, exact inverses
//
// First maximises, Second minimises, Chance averages. A solo game is one in
// which Second never gets the turn, so one search template serves both kinds.
// A rules object holds the parameters; a state is a small, trivially copyable
// value: search copies it, and there is no undo. Conformance of every game is
// tested in tests/conformance/.
#pragma once

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/options.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/score.hpp"
#include "game/step.hpp"
#include "game/turn.hpp"
#include "game/view.hpp"

namespace papan {

template <class G>
using StateOf = typename G::State;
template <class G>
using MoveOf = typename G::Move;
template <class G>
using MovesOf = typename G::Moves;

// A list that never moves to another place: core/inline_list.hpp, or core/spill_list.hpp where the
// number of moves has no useful bound.
template <class L, class Move>
concept MoveList = std::default_initializable<L> && std::same_as<typename L::value_type, Move> &&
    requires(L& list, const L& seen, const Move& move, std::size_t i) {
  list.clear();
  list.push(move);
  { seen.size() } -> std::convertible_to<std::size_t>;
  { seen.empty() } -> std::convertible_to<bool>;
  { list[i] } -> std::same_as<Move&>;
  { seen[i] } -> std::same_as<const Move&>;
  { list.begin() } -> std::same_as<Move*>;
  { seen.end() } -> std::same_as<const Move*>;
};

// The parameters of a game or the options of an agent: an aggregate with defaults, described once.
template <class T>
concept Described = std::default_initializable<T> && std::copyable<T> && requires {
  { T::describe() } -> std::same_as<OptionTable<T>>;
};

template <class G>
concept Game = std::copyable<G> && Described<typename G::Parameters> &&
    std::is_trivially_copyable_v<StateOf<G>> && std::equality_comparable<StateOf<G>> &&
    std::is_trivially_copyable_v<MoveOf<G>> && std::default_initializable<MoveOf<G>> &&
    std::totally_ordered<MoveOf<G>> && MoveList<MovesOf<G>, MoveOf<G>> &&
    requires(const G& rules, StateOf<G>& state, const StateOf<G>& seen, const MoveOf<G>& move,
             MovesOf<G>& moves, Rng& rng, std::string_view text) {
  { G::kName } -> std::convertible_to<std::string_view>;  // as its family's
  { G::kSeats } -> std::convertible_to<int>;              // 1: solo, 2: against each other
  { G::kMaxPlies } -> std::convertible_to<int>;           // no game is longer
  { G::kMaxScore } -> std::convertible_to<Score>;         // no score is further from 0
  { rules.parameters() } -> std::convertible_to<typename G::Parameters>;
  { rules.start(rng) } -> std::same_as<StateOf<G>>;
  { rules.turn(seen) } -> std::same_as<Turn>;
  { rules.legal_moves(seen, moves) } -> std::same_as<void>;
  { rules.play(state, move) } -> std::same_as<void>;
  { rules.play(state, move, NullSink{}) } -> std::same_as<void>;
  { rules.score(seen) } -> std::same_as<Score>;
  { rules.to_text(move) } -> std::same_as<std::string>;
  { rules.to_text(seen) } -> std::same_as<std::string>;
  { rules.parse_move(text) } -> std::same_as<Result<MoveOf<G>>>;
  { rules.parse_state(text) } -> std::same_as<Result<StateOf<G>>>;
  { rules.cells(move) } -> std::same_as<std::vector<int>>;  // into view(...).cells
  { rules.view(seen) } -> std::same_as<View>;
};

// --- Refinements: asked for only by the algorithms that need them. ---------

template <class G>
concept ZeroSum = Game<G> && G::kSeats == 2;

template <class G>
concept Solo = Game<G> && G::kSeats == 1;

// Chance gets the turn: an outcome is drawn, then resolved. No generator lives
// in the state.
template <class G>
concept Stochastic = Game<G> && std::default_initializable<typename G::Outcome> &&
    requires(const G& rules, StateOf<G>& state, const StateOf<G>& seen, Rng& rng,
             const typename G::Outcome& outcome, std::string_view text) {
  { rules.draw(seen, rng) } -> std::same_as<typename G::Outcome>;
  { rules.resolve(state, outcome) } -> std::same_as<void>;
  { rules.to_text(outcome) } -> std::same_as<std::string>;
  { rules.parse_outcome(text) } -> std::same_as<Result<typename G::Outcome>>;
};

// What chance may bring, with how likely it is.
template <class Outcome>
struct Likely {
  Outcome outcome{};
  double probability = 0;
};

// The outcomes can be listed. Those that leave the same choices to the player may
// be listed as one.
template <class G>
concept EnumerableChance = Stochastic<G> &&
    requires(const G& rules, const StateOf<G>& state, typename G::Outcomes& outcomes) {
  { rules.outcomes(state, outcomes) } -> std::same_as<void>;
  requires std::same_as<typename G::Outcomes::value_type, Likely<typename G::Outcome>>;
};

// A numbered deal: what chance will really bring, for whoever plays the game.
// Searches must not look: they use `draw`.
template <class G>
concept Dealt = Stochastic<G> && requires(const G& rules, const StateOf<G>& state) {
  { rules.dealt(state) } -> std::same_as<std::optional<typename G::Outcome>>;
};

// Equal states have equal keys; different ones differ but for accidents.
template <class G>
concept Hashable = Game<G> && requires(const G& rules, const StateOf<G>& state) {
  { rules.key(state) } -> std::same_as<std::uint64_t>;
};

// No line from here ends better than this for First, nor worse than that.
template <class G>
concept Bounded = Game<G> && requires(const G& rules, const StateOf<G>& state) {
  { rules.most(state) } -> std::same_as<Score>;
  { rules.least(state) } -> std::same_as<Score>;
};

// Positions can come back: moves that can be taken back by others are followed
// by the keys since the last move that cannot, and the third occurrence is a draw.
template <class G>
concept Repeating = Hashable<G> &&
    requires(const G& rules, const StateOf<G>& before, const MoveOf<G>& move) {
  { rules.irreversible(before, move) } -> std::same_as<bool>;
};

// Moves have small dense numbers, so that tables can be indexed by them.
template <class G>
concept Numbered = Game<G> && requires(const G& rules, const MoveOf<G>& move) {
  { G::kMoveNumbers } -> std::convertible_to<int>;
  { rules.number(move) } -> std::same_as<int>;
};

// Moves fall into few groups of a kind, so that what is learnt of one helps to
// rank the others. Where moves are numbered, each is its own group.
template <class G>
concept Grouped = Game<G> && requires(const G& rules, const MoveOf<G>& move) {
  { G::kMoveGroups } -> std::convertible_to<int>;
  { rules.group(move) } -> std::same_as<int>;
};

// A move has a code by which what is learnt of it in one position is known again in
// others, so that playouts can learn.
template <class G>
concept Coded = Game<G> &&
    requires(const G& rules, const StateOf<G>& state, const MoveOf<G>& move) {
  { rules.code(state, move) } -> std::same_as<std::uint64_t>;
};

// A clock beside the position can end the game; the key does not tell.
template <class G>
concept Clocked = Game<G> && requires(const G& rules, const StateOf<G>& state) {
  { rules.expired(state) } -> std::same_as<bool>;
};

// A move can be judged without listing all; for lists that may be incomplete.
template <class G>
concept Judging = Game<G> &&
    requires(const G& rules, const StateOf<G>& state, const MoveOf<G>& move) {
  { rules.is_legal(state, move) } -> std::same_as<bool>;
};

// A move has several names: `named` gives the one that lists and records use. What
// names no move comes back as it is.
template <class G>
concept Naming = Game<G> &&
    requires(const G& rules, const StateOf<G>& state, const MoveOf<G>& move) {
  { rules.named(state, move) } -> std::same_as<MoveOf<G>>;
};

// Agents play by rules of their own, which allow no more than those of the game:
// what only people do is left out. Perfect play under them proves nothing for
// people when they are restrained indeed.
template <class G>
concept Restraining = Game<G> && requires(const G& rules) {
  { rules.for_agents() } -> std::same_as<G>;
  { rules.is_restrained() } -> std::same_as<bool>;
};

// The number of legal moves is known without listing them.
template <class G>
concept Counting = Game<G> && requires(const G& rules, const StateOf<G>& state) {
  { rules.count_moves(state) } -> std::same_as<int>;
};

// A uniformly random legal move is drawn without listing them all.
template <class G>
concept Sampling = Game<G> && requires(const G& rules, const StateOf<G>& state, Rng& rng) {
  { rules.random_move(state, rng) } -> std::same_as<MoveOf<G>>;
};

}  // namespace papan
