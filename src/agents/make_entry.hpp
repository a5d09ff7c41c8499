// make_entry<F>: the catalogue's entry of one game, from the agents of its own and
// the general ones.
//
// Included only by the file that instantiates it for a game: this is where every
// algorithm meets that game's types. A game's own agents stand before the general
// ones, the strongest first, and take their place where the name is the same.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <type_traits>

#include "agents/catalogue.hpp"
#include "agents/general_agents.hpp"
#include "agents/player_of.hpp"
#include "search/mcts_parts.hpp"
#include "search/perft.hpp"

namespace papan {

// The agents that know game F only, as a member `List`: specialised beside the
// instantiation of make_entry<F>. A member `Solvers` may list methods that solve the game
// and are no agents of the catalogue.
template <GameFamily F>
struct OwnAgents;

namespace make_entry_detail {

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

template <class A, GameFamily F, class Agents>
Result<std::unique_ptr<Player>> make_agent(const Position& position, const AgentSpec& spec) {
  Result<std::unique_ptr<Player>> made =
      Error{std::string(A::kName) + " cannot play with these parameters"};
  visit_position<F>(position, [&]<Game G>(const PositionOf<G>& typed) {
    if constexpr (Listed<A, G, Agents>) {
      using Options = typename A::template For<G>::Options;
      auto options = described<Options>().parse(spec.options);
      if constexpr (Completing<A, G>) {
        if (options) options = A::template For<G>::complete(*typed.rules(), *options);
      }
      if (options) {
        made = std::unique_ptr<Player>(
            std::make_unique<PlayerOf<A, G>>(typed.rules(), spec.budget, *options));
      } else {
        made = Error{"agent '" + std::string(A::kName) + "': " + options.error().message};
      }
    }
  });
  return made;
}

template <class A, GameFamily F, class Agents>
void add_agent(std::vector<AgentEntry>& agents) {
  const auto known = [&](std::string_view name) {
    return std::any_of(agents.begin(), agents.end(),
                       [&](const AgentEntry& agent) { return agent.name == name; });
  };
  F::Variants::for_each([&]<Game G>() {
    if constexpr (Listed<A, G, Agents>) {
      using Typed = typename A::template For<G>;
      if (known(A::kName)) return;  // from another board of the game
      agents.push_back({std::string(A::kName), std::string(A::kSummary),
                        described<typename Typed::Options>().infos(), Typed::fallback(),
                        &make_agent<A, F, Agents>});
    }
  });
}

template <GameFamily F>
std::uint64_t count_lines(const Position& position, int depth) {
  std::uint64_t leaves = 0;
  visit_position<F>(position, [&]<Game G>(const PositionOf<G>& typed) {
    if constexpr (!Stochastic<G>) leaves = perft(*typed.rules(), typed.state(), depth);
  });
  return leaves;
}

template <GameFamily F>
std::uint64_t play_out(const Position& position, int games, Rng& rng) {
  std::uint64_t plies = 0;
  visit_position<F>(position, [&]<Game G>(const PositionOf<G>& typed) {
    for (int i = 0; i < games; ++i) {
      StateOf<G> state = typed.state();
      plies += static_cast<std::uint64_t>(random_playout(*typed.rules(), state, rng));
    }
  });
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
template <GameFamily F, class Agents>
struct SolversOf {
  using List = Agents;
};
template <GameFamily F, class Agents>
requires requires {
  typename OwnAgents<F>::Solvers;
}
struct SolversOf<F, Agents> {
  using List = Joined<typename OwnAgents<F>::Solvers, Agents>;
};

template <class G, class Agents>
concept Solvable = !std::is_void_v<typename SolverOf<G, Agents>::Type>;

template <class Agents, Solvable<Agents> G>
Decision solve_typed(const PositionOf<G>& position, const Request& request) {
  using A = typename SolverOf<G, Agents>::Type;
  using Typed = typename A::template For<G>;
  PlayerOf<A, G> solver(position.rules(), Budget{.depth = kMaxDepth}, Typed::solver_options());
  return *solver.choose(position, request);
}

template <GameFamily F, class Agents>
Decision solve(const Position& position, const Request& request) {
  Decision decision;
  visit_position<F>(position, [&]<Game G>(const PositionOf<G>& typed) {
    if constexpr (Solvable<G, Agents>) decision = solve_typed<Agents>(typed, request);
  });
  return decision;
}

template <class Games, class Agents>
struct AllSolvable;
template <class... Games, class Agents>
struct AllSolvable<TypeList<Games...>, Agents> {
  static constexpr bool kValue = (Solvable<Games, Agents> && ...);
};

}  // namespace make_entry_detail

template <GameFamily F>
CatalogueEntry make_entry() {
  using Agents = Joined<typename OwnAgents<F>::List, GeneralAgents>;
  CatalogueEntry entry;
  entry.game = FamilyEntry<F>::entry();
  Agents::for_each([&]<class A>() { make_entry_detail::add_agent<A, F, Agents>(entry.agents); });
  bool chance = false;
  F::Variants::for_each([&]<Game G>() { chance = chance || Stochastic<G>; });
  if (!chance) entry.perft = &make_entry_detail::count_lines<F>;
  entry.playouts = &make_entry_detail::play_out<F>;
  using Solvers = typename make_entry_detail::SolversOf<F, Agents>::List;
  if constexpr (make_entry_detail::AllSolvable<typename F::Variants, Solvers>::kValue) {
    entry.solve = &make_entry_detail::solve<F, Solvers>;
  }
  return entry;
}

}  // namespace papan
