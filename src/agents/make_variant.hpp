// make_variant<F, G>: what one rules type of a game brings to the catalogue: the agents
// of the game's own and the general ones, and what else is compiled for the type.
//
// This is where every algorithm meets a game's types, so it is dear to compile: each
// rules type has a file of its own, games/<game>/play/<variant>.cpp, that includes this and
// instantiates it. A game's own agents stand before the general ones, the strongest
// first, and take their place where the name is the same.
#pragma once

#include <memory>
#include <string>
#include <type_traits>

#include "agents/catalogue.hpp"
#include "agents/general_agents.hpp"
#include "agents/player_of.hpp"
#include "search/mcts_parts.hpp"
#include "search/perft.hpp"

namespace papan {

// The agents that know game F only, as a member `List`: games/<game>/play/own_agents.hpp. A
// member `Solvers` may list methods that solve the game and are no agents of the catalogue.
template <GameFamily F>
struct OwnAgents;

namespace make_variant_detail {

template <GameFamily F>
using AgentsOf = Joined<typename OwnAgents<F>::List, GeneralAgents>;

// Does an earlier agent of the list have A's name in game G? Then A is not even
// compiled for it.
template <class A, Game G, class... All>
constexpr bool shadowed(TypeList<All...>) {
  bool reached = false;
  bool found = false;
  const auto look = [&]<class Other>() {
    reached = reached || std::is_same_v<Other, A>;
    if constexpr (Agent<Other, G>) found = found || (!reached && Other::kName == A::kName);
  };
  (look.template operator()<All>(), ...);
  return found;
}

template <class A, class G, class Agents>
concept Listed = Agent<A, G> && !shadowed<A, G>(Agents{});

template <Game G>
const PositionOf<G>& typed(const Position& position) {
  return dynamic_cast<const PositionOf<G>&>(position);
}

template <Game G>
bool holds(const Position& position) {
  return dynamic_cast<const PositionOf<G>*>(&position) != nullptr;
}

template <class A, Game G>
Result<std::unique_ptr<Player>> make_agent(const Position& position, const AgentSpec& spec) {
  const auto& rules = typed<G>(position).rules();
  auto options = described<typename A::template For<G>::Options>().parse(spec.options);
  if constexpr (Completing<A, G>) {
    if (options) options = A::template For<G>::complete(*rules, *options);
  }
  if (!options) return Error{"agent '" + std::string(A::kName) + "': " + options.error().message};
  return std::unique_ptr<Player>(std::make_unique<PlayerOf<A, G>>(rules, spec.budget, *options));
}

template <class A, Game G>
AgentEntry agent_entry() {
  using Typed = typename A::template For<G>;
  return {std::string(A::kName), std::string(A::kSummary),
          described<typename Typed::Options>().infos(), Typed::fallback(), &make_agent<A, G>};
}

template <Game G>
std::uint64_t count_lines(const Position& position, int depth) {
  const auto& start = typed<G>(position);
  return perft(*start.rules(), start.state(), depth);
}

template <Game G>
std::uint64_t play_out(const Position& position, int games, Rng& rng) {
  const auto& start = typed<G>(position);
  std::uint64_t plies = 0;
  for (int i = 0; i < games; ++i) {
    StateOf<G> state = start.state();
    plies += static_cast<std::uint64_t>(random_playout(*start.rules(), state, rng));
  }
  return plies;
}

// The first agent in the list that can play G perfectly: a game's own method
// stands before the general search.
template <Game G, class List>
struct SolverOf {
  using Type = void;
};
template <Game G, class A, class... Rest>
struct SolverOf<G, TypeList<A, Rest...>> : SolverOf<G, TypeList<Rest...>> {};
template <Game G, class A, class... Rest>
requires Solver<A, G>
struct SolverOf<G, TypeList<A, Rest...>> {
  using Type = A;
};

// What may solve game F: its own methods first, then the agents.
template <GameFamily F>
struct SolversOf {
  using List = AgentsOf<F>;
};
template <GameFamily F>
requires requires {
  typename OwnAgents<F>::Solvers;
}
struct SolversOf<F> {
  using List = Joined<typename OwnAgents<F>::Solvers, AgentsOf<F>>;
};

template <class A, Game G>
Decision solve(const Position& position, const Request& request) {
  const auto& start = typed<G>(position);
  PlayerOf<A, G> solver(start.rules(), Budget{.depth = kMaxDepth},
                        A::template For<G>::solver_options());
  return *solver.choose(start, request);
}

}  // namespace make_variant_detail

template <GameFamily F, Game G>
VariantEntry make_variant() {
  using namespace make_variant_detail;
  using Agents = AgentsOf<F>;
  VariantEntry entry;
  entry.holds = &holds<G>;
  Agents::for_each([&]<class A>() {
    if constexpr (Listed<A, G, Agents>) entry.agents.push_back(agent_entry<A, G>());
  });
  if constexpr (!Stochastic<G>) entry.perft = &count_lines<G>;
  entry.playouts = &play_out<G>;
  using S = typename SolverOf<G, typename SolversOf<F>::List>::Type;
  if constexpr (!std::is_void_v<S>) entry.solve = &solve<S, G>;
  return entry;
}

}  // namespace papan
