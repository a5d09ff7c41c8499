// What each refinement of the Game concept promises (src/game/game.hpp), as a law of a state
// with the moves that are legal there. A law that does not hold fails the test; what a game does
// not refine is not asked.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "game/game.hpp"

namespace papan::conformance {

template <Game G>
std::vector<MoveOf<G>> moves_of(const G& rules, const StateOf<G>& state) {
  MovesOf<G> list;
  rules.legal_moves(state, list);
  return {list.begin(), list.end()};
}

template <Game G>
StateOf<G> after(const G& rules, StateOf<G> state, const MoveOf<G>& move) {
  rules.play(state, move);
  return state;
}

// A state of a seat, its moves, and those of the game that were seen before.
template <Game G>
struct Choices {
  const G& rules;
  const StateOf<G>& state;
  const std::vector<MoveOf<G>>& moves;
  const std::vector<MoveOf<G>>& others;

  [[nodiscard]] bool has(const MoveOf<G>& move) const {
    return std::binary_search(moves.begin(), moves.end(), move);
  }
};

// --- Of moves -------------------------------------------------------------------

template <Game G>
void check_counting(const Choices<G>& now) {
  if constexpr (Counting<G>) {
    ASSERT_EQ(now.rules.count_moves(now.state), static_cast<int>(now.moves.size()));
  }
}

template <Game G>
void check_sampling(const Choices<G>& now, Rng& rng) {
  if constexpr (Sampling<G>) {
    ASSERT_TRUE(now.has(now.rules.random_move(now.state, rng)));
  }
}

template <Game G>
void check_numbers(const Choices<G>& now) {
  if constexpr (Numbered<G>) {
    std::set<int> numbers;
    for (const auto& each : now.moves) {
      const int number = now.rules.number(each);
      ASSERT_TRUE(number >= 0 && number < G::kMoveNumbers) << now.rules.to_text(each);
      ASSERT_TRUE(numbers.insert(number).second) << now.rules.to_text(each);
    }
  }
}

// Groups are few, and numbered from 0.
template <Game G>
void check_groups(const Choices<G>& now) {
  if constexpr (Grouped<G>) {
    static_assert(G::kMoveGroups > 0 && G::kMoveGroups <= 1 << 16);
    for (const auto& each : now.moves) {
      const int group = now.rules.group(each);
      ASSERT_TRUE(group >= 0 && group < G::kMoveGroups) << now.rules.to_text(each);
    }
  }
}

// Codes tell the moves of a position from each other.
template <Game G>
void check_codes(const Choices<G>& now) {
  if constexpr (Coded<G>) {
    std::set<std::uint64_t> codes;
    for (const auto& each : now.moves) {
      ASSERT_TRUE(codes.insert(now.rules.code(now.state, each)).second) << now.rules.to_text(each);
    }
  }
}

// Legal is what the list has; where it is complete, nothing else.
template <Game G>
void check_judging(const Choices<G>& now) {
  if constexpr (Judging<G>) {
    MovesOf<G> list;
    now.rules.legal_moves(now.state, list);
    bool complete = true;
    if constexpr (requires { list.complete(); }) complete = list.complete();
    for (const auto& each : now.moves) {
      ASSERT_TRUE(now.rules.is_legal(now.state, each)) << now.rules.to_text(each);
    }
    for (const auto& each : now.others) {
      if (!complete || now.has(each)) continue;
      ASSERT_FALSE(now.rules.is_legal(now.state, each)) << now.rules.to_text(each);
    }
  }
}

// A listed move has its own name. Any cell, read as a move, is named by a move of the list and
// does the same, or names nothing and comes back as it is.
template <Game G>
void check_naming(const Choices<G>& now) {
  if constexpr (Naming<G>) {
    const auto& [rules, state, moves, others] = now;
    for (const auto& each : moves) ASSERT_TRUE(rules.named(state, each) == each);
    for (const ViewCell& cell : rules.view(state).cells) {
      const auto move = rules.parse_move(cell.name);
      if (!move) continue;
      const MoveOf<G> named = rules.named(state, *move);
      if (now.has(named)) {
        ASSERT_TRUE(after(rules, state, named) == after(rules, state, *move)) << cell.name;
      } else {
        ASSERT_TRUE(named == *move) << cell.name;
      }
    }
  }
}

// Agents may do a part of what the rules allow, and never nothing; when they are not restrained,
// all of it.
template <Game G>
void check_restraint(const Choices<G>& now) {
  if constexpr (Restraining<G>) {
    const G agents = now.rules.for_agents();
    ASSERT_FALSE(now.rules.is_restrained());
    ASSERT_EQ(agents.turn(now.state), now.rules.turn(now.state));
    const auto allowed = moves_of(agents, now.state);
    ASSERT_FALSE(allowed.empty());
    for (const auto& each : allowed) ASSERT_TRUE(now.has(each)) << now.rules.to_text(each);
    if (!agents.is_restrained()) {
      ASSERT_EQ(allowed.size(), now.moves.size());
    }
  }
}

template <Game G>
void check_refinements(const Choices<G>& now, Rng& rng) {
  check_counting(now);
  check_sampling(now, rng);
  check_numbers(now);
  check_groups(now);
  check_codes(now);
  check_judging(now);
  check_restraint(now);
  if (rng.below(8) == 0) check_naming(now);  // looks at every cell, and plays
}

// --- Of chance ------------------------------------------------------------------

// What a drawn outcome comes to: all that the player can make of it.
template <Stochastic G>
std::set<std::string> futures(const G& rules, StateOf<G> state,
                              const typename G::Outcome& outcome) {
  rules.resolve(state, outcome);
  std::set<std::string> all;
  if (!is_seat(rules.turn(state))) return {rules.to_text(state)};
  for (const auto& move : moves_of(rules, state)) {
    all.insert(rules.to_text(after(rules, state, move)));
  }
  return all;
}

// Outcomes are all that can be drawn, or what leaves the same choices, each as often as it says.
template <Game G>
void check_outcomes(const G& rules, const StateOf<G>& state, Rng& rng) {
  if constexpr (EnumerableChance<G>) {
    constexpr int kDraws = 1000;
    typename G::Outcomes outcomes;
    rules.outcomes(state, outcomes);
    double sum = 0;
    std::map<std::set<std::string>, double> expected;
    for (const auto& [outcome, probability] : outcomes) {
      ASSERT_GT(probability, 0) << rules.to_text(outcome);
      sum += probability;
      expected[futures(rules, state, outcome)] += probability;
    }
    ASSERT_NEAR(sum, 1, 1e-9);
    std::map<std::string, int> times;
    for (int i = 0; i < kDraws; ++i) ++times[rules.to_text(rules.draw(state, rng))];
    std::map<std::set<std::string>, int> drawn;
    for (const auto& [text, count] : times) {
      const auto future = futures(rules, state, *rules.parse_outcome(text));
      ASSERT_EQ(expected.count(future), 1u) << text << " is not listed";
      drawn[future] += count;
    }
    for (const auto& [future, probability] : expected) {  // within six standard deviations
      const double mean = kDraws * probability;
      ASSERT_NEAR(drawn[future], mean, 6 * std::sqrt(mean) + 1);
    }
  }
}

// What is dealt is the same whenever it is asked for, and a draw tells nothing of it.
template <Game G>
void check_deal(const G& rules, const StateOf<G>& state, const Rng& rng) {
  if constexpr (Dealt<G>) {
    const auto dealt = rules.dealt(state);
    if (!dealt) return;
    const std::string text = rules.to_text(*dealt);
    ASSERT_EQ(rules.to_text(*rules.dealt(state)), text);
    std::set<std::string> drawn;
    for (std::uint64_t i = 0; i < 8; ++i) {
      Rng fork = rng.fork(i);
      drawn.insert(rules.to_text(rules.draw(state, fork)));
    }
    ASSERT_GT(drawn.size(), 1u) << "a search that draws would know " << text;
  }
}

}  // namespace papan::conformance
