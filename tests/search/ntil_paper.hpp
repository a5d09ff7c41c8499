// The experiments of the Ntil paper: AI-1, alpha-beta to depth 2, is white; AI-2,
// any plain search to any depth, is black. Used by the fast and the slow tests.
#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

#include "agents/plain.hpp"
#include "games/ntil/family.hpp"

namespace papan::ntil {

struct PaperGame {
  std::vector<std::string> moves;
  std::vector<std::uint64_t> nodes;  // of AI-2's moves
  std::array<int, 2> pieces{};       // left of AI-1 and AI-2 at the end

  // Mean of the first ten moves of AI-2, or of all when it made fewer.
  [[nodiscard]] double mean_nodes() const {
    const std::size_t counted = std::min<std::size_t>(nodes.size(), 10);
    double sum = 0;
    for (std::size_t i = 0; i < counted; ++i) sum += static_cast<double>(nodes[i]);
    return sum / static_cast<double>(counted);
  }
};

template <class A, Game G>
Choice<G> paper_choice(const G& rules, const StateOf<G>& state, int depth) {
  using Typed = typename A::template For<G>;
  typename Typed::Options options;
  const Settings paper = {{"eval", "paper"}, {"order", "paper"}};
  const auto described = Typed::Options::describe();
  for (const auto& [key, value] : paper) EXPECT_TRUE(described.set(options, key, value));
  Rng rng;
  const Task<G> task{rules, state, {}, {{.depth = depth}, rng, {}}};
  return Typed(rules, options).choose(task);
}

enum class Until {
  kRepetition,  // the game stops at a position that was there before
  kTenMoves     // of AI-2, whatever repeats
};

// A is AI-2's search.
template <class A>
PaperGame paper_game(BoardId board, int depth, Until until) {
  PaperGame game;
  Family::with_rules({.board = board}, [&]<Game G>(const G& with_clock) {
    const G rules = with_clock.without_quiet_draw();
    Rng rng;
    auto state = rules.start(rng);
    std::set<std::string> seen = {rules.to_text(state)};
    while (rules.turn(state) != Turn::kOver) {
      const bool first = state.side == Turn::kFirst;
      const auto choice = first ? paper_choice<AlphaBetaAgent>(rules, state, 2)
                                : paper_choice<A>(rules, state, depth);
      rules.play(state, choice.move);
      game.moves.push_back(rules.to_text(choice.move));
      if (!first) game.nodes.push_back(choice.nodes);
      const bool repeated = !seen.insert(rules.to_text(state)).second;
      if (until == Until::kRepetition ? repeated : game.nodes.size() == 10) break;
    }
    game.pieces = {count(state.pieces[0]), count(state.pieces[1])};
  });
  return game;
}

}  // namespace papan::ntil
