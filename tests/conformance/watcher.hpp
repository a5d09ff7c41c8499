// One random game of a case, watched: what every state, move, text, record and end promises, and
// what the refinements do (refinement_laws.hpp).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "game/ending.hpp"
#include "game/record.hpp"
#include "tests/conformance/refinement_laws.hpp"
#include "tests/conformance/variants.hpp"

namespace papan::conformance {

template <class C>
class Watcher {
 public:
  using G = typename C::Rules;
  using State = StateOf<G>;
  using Moves = std::vector<MoveOf<G>>;

  explicit Watcher(const G& rules)
      : rules_(rules), entry_(FamilyEntry<typename C::Family>::entry()) {}

  // Plays one random game, checks every state on the way; returns its plies.
  int watch(Rng& rng) {
    State state = rules_.start(rng);
    Record record = header(state);
    auto made = entry_.parse(record.parameters, record.start);
    EXPECT_TRUE(made) << made.error().message;
    if (!made) return G::kMaxPlies;
    Position& position = **made;
    std::vector<State> seen;
    since_.clear();
    gone_.clear();
    while (position.turn() != Turn::kOver && !::testing::Test::HasFailure()) {
      seen.push_back(state);
      EXPECT_EQ(position.turn(), rules_.turn(state));
      check_state(state);
      record.plies.push_back(position.turn() == Turn::kChance ? chance(state, rng)
                                                              : move(state, position, rng));
      const auto twin = position.clone();
      const auto played = position.play(record.plies.back());
      EXPECT_TRUE(played) << played.error().message;
      EXPECT_TRUE(twin->advance(record.plies.back()));
      EXPECT_EQ(twin->text(), position.text());
      EXPECT_EQ(position.text(), rules_.to_text(state));
    }
    seen.push_back(state);
    check_state(state);
    record.result = position.score();
    EXPECT_TRUE(position.legal_moves().empty());
    check_end(state, position);
    EXPECT_LE(record.plies.size(), static_cast<std::size_t>(G::kMaxPlies));
    if (rules_.turn(state) == Turn::kOver) check_bounds(seen, rules_.score(state));
    check_replay(record, position.text());
    return static_cast<int>(record.plies.size()) + 1;
  }

 private:
  // A finished state says why it is one; only the history knows of a third occurrence.
  void check_end(const State& state, const Position& position) {
    const std::string why = end_of(position);
    EXPECT_FALSE(why.empty());
    EXPECT_EQ(why == kThirdOccurrence, rules_.turn(state) != Turn::kOver) << why;
  }

  Record header(const State& state) const {
    Record record;
    record.game = C::Family::kName;
    record.parameters = G::Parameters::describe().settings(rules_.parameters());
    record.seats = {"random", G::kSeats == 2 ? "random" : ""};
    record.seed = ~std::uint64_t{0};
    record.start = rules_.to_text(state);
    return record;
  }

  // Holds of every state, whoever has the turn.
  void check_state(const State& state) {
    const std::string text = rules_.to_text(state);
    const auto parsed = rules_.parse_state(text);
    ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
    ASSERT_TRUE(*parsed == state) << text;
    ASSERT_EQ(rules_.to_text(*parsed), text);
    ASSERT_LE(std::abs(rules_.score(state)), G::kMaxScore) << text;
    if (G::kSeats == 1) {
      ASSERT_NE(rules_.turn(state), Turn::kSecond);
    }
    check_key(state, *parsed);
    const View view = rules_.view(state);
    for (const ViewCell& cell : view.cells) {
      ASSERT_TRUE(cell.column >= 0 && cell.column < view.columns) << cell.name;
      ASSERT_TRUE(cell.row >= 0 && cell.row < view.rows) << cell.name;
    }
  }

  void check_key(const State& state, const State& same) {
    if constexpr (Hashable<G>) {
      ASSERT_EQ(rules_.key(state), rules_.key(same));
      const auto [known, is_new] = keys_.try_emplace(rules_.key(state), state);
      if (is_new) return;
      if constexpr (Repeating<G>) {
        // A counter that bounds the game is no part of the position that repeats.
        if constexpr (Clocked<G>) {
          if (rules_.expired(known->second) || rules_.expired(state)) return;
        }
        ASSERT_EQ(rules_.turn(known->second), rules_.turn(state));
      } else {
        ASSERT_TRUE(known->second == state)
            << "one key: " << rules_.to_text(state) << " and " << rules_.to_text(known->second);
      }
    }
  }

  // Checks the moves of a seat and plays one of them at random; returns its text.
  std::string move(State& state, const Position& position, Rng& rng) {
    typename G::Moves list;
    rules_.legal_moves(state, list);
    const Moves moves(list.begin(), list.end());
    EXPECT_FALSE(moves.empty()) << rules_.to_text(state);
    if (moves.empty()) return {};
    EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end())) << rules_.to_text(state);
    EXPECT_TRUE(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
    check_texts(moves, position, rules_.view(state).cells.size());
    check_refinements(Choices<G>{rules_, state, moves, moves_before_[0]}, rng);
    moves_before_[0] = std::exchange(moves_before_[1], moves);
    const MoveOf<G> chosen = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    State logged = state;
    StepLog log;
    rules_.play(logged, chosen, log);
    remember(state, chosen);
    rules_.play(state, chosen);
    EXPECT_TRUE(logged == state) << rules_.to_text(chosen);
    EXPECT_FALSE(log.steps().empty()) << rules_.to_text(chosen);
    return rules_.to_text(chosen);
  }

  // What comes before a move that cannot be taken back never comes again.
  void remember(const State& before, const MoveOf<G>& move) {
    if constexpr (Repeating<G>) {
      EXPECT_EQ(gone_.count(rules_.key(before)), 0u) << rules_.to_text(before);
      since_.insert(rules_.key(before));
      if (rules_.irreversible(before, move)) gone_.merge(since_);
    }
  }

  void check_texts(const Moves& moves, const Position& position, std::size_t cells) const {
    const auto erased = position.legal_moves();
    ASSERT_EQ(erased.size(), moves.size());
    std::set<std::string> texts;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::string text = rules_.to_text(moves[i]);
      ASSERT_EQ(erased[i].text, text);
      ASSERT_TRUE(texts.insert(text).second) << text << " stands for two moves";
      const auto parsed = rules_.parse_move(text);
      ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
      ASSERT_TRUE(*parsed == moves[i]) << text;
      for (const int cell : rules_.cells(moves[i])) {
        ASSERT_TRUE(cell >= 0 && static_cast<std::size_t>(cell) < cells) << text;
      }
    }
  }

  std::string chance(State& state, Rng& rng) {
    if constexpr (Stochastic<G>) {
      check_deal(rules_, state, rng);
      if (!std::exchange(outcomes_checked_, true)) check_outcomes(rules_, state, rng);
      const auto outcome = rules_.draw(state, rng);
      const std::string text = rules_.to_text(outcome);
      const auto parsed = rules_.parse_outcome(text);
      EXPECT_TRUE(parsed) << text << ": " << parsed.error().message;
      if (parsed) {
        EXPECT_EQ(rules_.to_text(*parsed), text);
        State other = state;
        rules_.resolve(other, *parsed);
        rules_.resolve(state, outcome);
        EXPECT_TRUE(other == state) << text;
      }
      return text;
    } else {
      ADD_FAILURE() << "chance has the turn in a game without chance";
      return {};
    }
  }

  void check_bounds(const std::vector<State>& seen, Score final) const {
    if constexpr (Bounded<G>) {
      for (const State& state : seen) {
        ASSERT_GE(rules_.most(state), final) << rules_.to_text(state);
        ASSERT_LE(rules_.least(state), final) << rules_.to_text(state);
      }
    }
  }

  void check_replay(const Record& record, const std::string& last) const {
    const std::string line = to_text(record);
    const auto parsed = parse_record(line);
    ASSERT_TRUE(parsed) << parsed.error().message;
    ASSERT_EQ(to_text(*parsed), line);
    const auto made = entry_.parse(parsed->parameters, parsed->start);
    ASSERT_TRUE(made) << made.error().message;
    for (const std::string& ply : parsed->plies) ASSERT_TRUE((*made)->play(ply)) << ply;
    ASSERT_EQ((*made)->text(), last);
    ASSERT_EQ((*made)->turn(), Turn::kOver);
    ASSERT_EQ((*made)->score(), record.result);
  }

  const G& rules_;
  GameEntry entry_;
  std::unordered_map<std::uint64_t, State> keys_;
  std::set<std::uint64_t> since_;  // keys since the last irreversible move of the game
  std::set<std::uint64_t> gone_;   // and those before it
  std::array<Moves, 2> moves_before_;
  bool outcomes_checked_ = false;
};

}  // namespace papan::conformance
