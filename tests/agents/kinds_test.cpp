// Every value says what it is, and what it says is true: a search that met its horizon or
// that drew lots proves nothing, and what is told as exact or as a bound is what perfect
// play says.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "agents/catalogue.hpp"

namespace papan {
namespace {

std::unique_ptr<Position> some_position(std::string_view game, const Settings& settings, int plies,
                                        Rng& rng) {
  auto position = std::move(*(*find_game(game))->game.start(settings, rng));
  for (int i = 0; i < plies || position->turn() == Turn::kChance; ++i) {
    if (position->turn() == Turn::kOver) break;
    const auto moves = position->legal_moves();
    const std::string ply = position->turn() == Turn::kChance
                                ? position->draw(rng)
                                : moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text;
    EXPECT_TRUE(position->advance(ply));
  }
  return position;
}

Decision decided(const Position& position, std::string_view agent, const Budget& budget) {
  const auto player = make_player(position, agent);
  EXPECT_TRUE(player) << agent;
  Rng rng(3);
  const auto decision = (*player)->choose(position, {budget, rng, {}});
  EXPECT_TRUE(decision) << agent;
  return *decision;
}

TEST(Kinds, HaveWordsAndMarks) {
  const auto told = [](Bound bound, bool proven) {
    const Kind kind = kind_of(DecisionCandidate{"a1", 3, bound, proven});
    return std::string(mark_of(kind)) + ' ' + std::string(to_text(kind));
  };
  EXPECT_EQ(told(Bound::kExact, true), "= exact");
  EXPECT_EQ(told(Bound::kExact, false), "~ estimate");
  EXPECT_EQ(told(Bound::kAtMost, true), "<= at most");
  EXPECT_EQ(told(Bound::kAtLeast, true), ">= at least");
  EXPECT_EQ(told(Bound::kAtMost, false), "<~ estimate, at most");
  EXPECT_EQ(told(Bound::kAtLeast, false), ">~ estimate, at least");
  EXPECT_EQ(to_text(kind_of(Decision{.move = "a1"})), "unknown") << "nothing was searched";
}

// At the start of a whole game, with little time, nobody can know a value.
TEST(Kinds, NobodyClaimsAtTheStartWhatOnlyTheEndTells) {
  for (const char* game : {"othello", "adjacency", "ntil", "brick", "collapse"}) {
    Rng rng(5);
    const auto position = some_position(game, {}, 2, rng);
    for (const AgentEntry& agent : (*find_game(game))->agents) {
      if (agent.name == "gtp") continue;  // another program
      const Decision decision = decided(*position, agent.name, {.depth = 3, .nodes = 3000});
      EXPECT_FALSE(decision.exact) << game << ' ' << agent.name;
      EXPECT_NE(kind_of(decision), Kind::kExact) << game << ' ' << agent.name;
      for (const DecisionCandidate& candidate : decision.candidates) {
        EXPECT_NE(kind_of(candidate), Kind::kExact) << game << ' ' << agent.name;
      }
    }
  }
}

TEST(Kinds, ExplanationsCallAWalkByChanceAnEstimate) {
  Rng rng(5);
  const auto position = some_position("adjacency", {}, 6, rng);
  for (const char* agent : {"annealing", "sideways", "genetic", "minimax:depth=2"}) {
    const auto player = make_player(*position, agent);
    const auto told = (*player)->explain(*position, {{}, rng, {}});
    ASSERT_TRUE(told);
    EXPECT_EQ(told->facts[1].name, "kind");
    EXPECT_EQ(told->facts[1].value, "estimate") << agent;
    for (const auto& row : told->sheets[0].rows) {
      EXPECT_EQ(row.back().rfind("estimate", 0), 0u) << agent << ": " << row.back();
    }
  }
}

TEST(Kinds, NtilsExactIsAnEstimateWhenItsBudgetEnds) {
  Rng rng(5);
  const auto position = some_position("ntil", {{"board", "5x9"}}, 4, rng);
  const Decision decision = decided(*position, "exact:hash=1", {.nodes = 2000});
  EXPECT_EQ(to_text(kind_of(decision)), "estimate");
  for (const DecisionCandidate& candidate : decision.candidates) EXPECT_FALSE(candidate.proven);
}

// What every move is worth in truth.
std::map<std::string, double> truth(const Position& position) {
  std::map<std::string, double> values;
  for (const LegalMove& move : position.legal_moves()) {
    const auto after = position.clone();
    EXPECT_TRUE(after->advance(move.text));
    values[move.text] = after->turn() == Turn::kOver
                            ? static_cast<double>(after->score())
                            : decided(*after, "negascout:hash=4", {.depth = kMaxDepth}).value;
  }
  return values;
}

void expect_true(const Decision& decision, const std::map<std::string, double>& truth,
                 const std::string& what) {
  for (const DecisionCandidate& candidate : decision.candidates) {
    const double value = truth.at(candidate.move);
    switch (kind_of(candidate)) {
      case Kind::kExact: EXPECT_EQ(candidate.value, value) << what << candidate.move; break;
      case Kind::kAtMost: EXPECT_GE(candidate.value, value) << what << candidate.move; break;
      case Kind::kAtLeast: EXPECT_LE(candidate.value, value) << what << candidate.move; break;
      default: break;
    }
  }
  if (kind_of(decision) == Kind::kExact) {
    EXPECT_EQ(decision.value, truth.at(decision.move)) << what;
  }
}

TEST(Kinds, WhatIsProvenIsTrue) {
  Rng rng(11);
  int exact = 0;
  int estimates = 0;
  for (int i = 0; i < 24; ++i) {
    const bool othello = i % 2 == 0;
    const auto position = some_position(othello ? "othello" : "adjacency", {{"size", "4"}},
                                        (othello ? 6 : 0) + i % 6, rng);
    if (!is_seat(position->turn())) continue;
    const auto values = truth(*position);
    for (const char* agent : {"minimax", "alphabeta", "negascout", "negascout:all_values=on",
                              "best", "best:level=2", "mcts"}) {
      for (const int depth : {1, 3, 6, 20}) {
        const Decision decision = decided(*position, agent, {.depth = depth});
        expect_true(decision, values,
                    fmt::format("{} {} depth {}: ", position->text(), agent, depth));
        ++(kind_of(decision) == Kind::kExact ? exact : estimates);
      }
    }
  }
  EXPECT_GT(exact, 100);
  EXPECT_GT(estimates, 100);
}

// Ntil counts in wins: a win that is found ends the search, and leaves the other moves open.
TEST(Kinds, BehindAProvenWinTheOtherMovesStayEstimates) {
  Rng rng(2);
  int decided_early = 0;
  for (int i = 0; i < 60; ++i) {
    const auto position = some_position("ntil", {{"board", "5x5"}}, 6 + i % 14, rng);
    if (!is_seat(position->turn()) || position->legal_moves().size() < 2) continue;
    const Decision decision = decided(*position, "negascout:all_values=on", {.depth = 5});
    if (!decision.exact) continue;
    ++decided_early;
    for (const DecisionCandidate& candidate : decision.candidates) {
      if (kind_of(candidate) == Kind::kExact) {
        EXPECT_EQ(candidate.value, std::round(candidate.value))
            << "an evaluation between wins is no proof: " << position->text();
      }
    }
  }
  EXPECT_GT(decided_early, 3);
}

}  // namespace
}  // namespace papan
