// Agent: an algorithm with a name, as a family of classes, one a game.
//
//   struct Greedy {
//     static constexpr std::string_view kName = "greedy";
//     static constexpr std::string_view kSummary = "...";
//     template <ZeroSum G>              // what it cannot play does not compile
//     class For {
//      public:
//       struct Options { ...; static OptionTable<Options> describe(); };
//       static Budget fallback();       // when nobody gives a budget
//       For(const G& rules, const Options& options);
//       Choice<G> choose(const Task<G>& task);
//     };
//   };
//
// An instance lives for one game in one seat, and may remember. One that can play
// perfectly, given the time, says with which options: `solver_options()`.
#pragma once

#include <concepts>

#include "game/explanation.hpp"
#include "game/search_tree.hpp"
#include "game/task.hpp"

namespace papan {

template <class A, class G>
concept PlaysGame = requires {
  typename A::template For<G>;
};

template <class A, class G>
concept Agent = PlaysGame<A, G> && Described<typename A::template For<G>::Options> &&
                std::constructible_from < typename A::template For<G>,
const G&, const typename A::template For<G>::Options& >
              &&requires(typename A::template For<G>& agent, const Task<G>& task) {
  { A::kName } -> std::convertible_to<std::string_view>;
  { A::kSummary } -> std::convertible_to<std::string_view>;
  { A::template For<G>::fallback() } -> std::same_as<Budget>;
  { agent.choose(task) } -> std::same_as<Choice<G>>;
};

// Its options name what lies outside, such as a file: they are made complete
// first, which may fail, and are spelled out so in records.
template <class A, class G>
concept Completing = Agent<A, G> &&
    requires(const G& rules, const typename A::template For<G>::Options& options) {
  {
    A::template For<G>::complete(rules, options)
    } -> std::same_as<Result<typename A::template For<G>::Options>>;
};

// Plays perfectly when the budget lets it, and says so by `exact`.
template <class A, class G>
concept Solver = Agent<A, G> && requires {
  { A::template For<G>::solver_options() } -> std::same_as<typename A::template For<G>::Options>;
};

// Can show the tree that it grows.
template <class A, class G>
concept Growing = Agent<A, G> && requires(const typename A::template For<G>& agent,
                                          const Task<G>& task, const TreeLimits& limits) {
  { agent.tree(task, limits) } -> std::same_as<SearchTree>;
};

// Can tell what it computes, in its own terms: adds it to what the decision told.
template <class A, class G>
concept Explaining = Agent<A, G> && requires(const typename A::template For<G>& agent,
                                             const Task<G>& task, Explanation& explanation) {
  { agent.explain(task, explanation) } -> std::same_as<void>;
};

}  // namespace papan
