// PlayerOf<A, G>: the erased Player over agent A in game G: gives it its typed
// state, the budget that applies, and puts its Choice into words.
#pragma once

#include <cassert>
#include <memory>
#include <utility>

#include "agents/agent.hpp"
#include "agents/spec.hpp"
#include "core/clock.hpp"
#include "game/player.hpp"
#include "game/position_of.hpp"

namespace papan {

namespace player_of_detail {

// What all agents of a game share, so that it is compiled once a game.

template <Game G>
[[gnu::noinline]] Decision in_words(const G& rules, const Choice<G>& choice) {
  Decision decision;
  decision.move = rules.to_text(choice.move);
  decision.value = choice.value;
  decision.nodes = choice.nodes;
  decision.depth = choice.depth;
  decision.exact = choice.exact;
  decision.note = choice.note;
  for (const auto& move : choice.line) decision.line.push_back(rules.to_text(move));
  for (const auto& candidate : choice.candidates) {
    decision.candidates.push_back(
        {rules.to_text(candidate.move), candidate.value, candidate.bound, candidate.proven});
  }
  if constexpr (Restraining<G>) {
    if (rules.is_restrained()) set_estimate(decision);
  }
  return decision;
}

template <Game G>
[[gnu::noinline]] Task<G> task_of(const G& rules, const Position& position, const Request& request,
                                  const Budget& fallback) {
  const auto* typed = dynamic_cast<const PositionOf<G>*>(&position);
  assert(typed != nullptr && is_seat(typed->turn()));
  return {rules,
          typed->state(),
          typed->history(),
          {or_else(request.budget, fallback), request.rng, request.stop, request.counted}};
}

template <Game G>
[[gnu::noinline]] std::shared_ptr<const G> for_agents(std::shared_ptr<const G> rules) {
  if constexpr (Restraining<G>) {
    return std::make_shared<const G>(rules->for_agents());
  } else {
    return rules;
  }
}

}  // namespace player_of_detail

template <class A, Game G>
requires Agent<A, G>
class PlayerOf final : public Player {
 public:
  using Typed = typename A::template For<G>;
  using Options = typename Typed::Options;

  PlayerOf(std::shared_ptr<const G> rules, const Budget& budget, const Options& options)
      : rules_(player_of_detail::for_agents(std::move(rules))),
        budget_(budget),
        options_(options),
        agent_(*rules_, options) {}

  [[nodiscard]] std::string spec() const override {
    return to_text(
        AgentSpec{std::string(A::kName), budget_, described<Options>().settings(options_)});
  }

  Result<Decision> choose(const Position& position, const Request& request) override {
    const Stopwatch watch;
    Decision decision =
        player_of_detail::in_words(*rules_, agent_.choose(task_of(position, request)));
    decision.seconds = watch.seconds();
    return decision;
  }

  Result<SearchTree> tree(const Position& position, const Request& request,
                          const TreeLimits& limits) override {
    if constexpr (Growing<A, G>) {
      return seen_by_mover(agent_.tree(task_of(position, request), limits));
    } else {
      return Player::tree(position, request, limits);
    }
  }

  Result<Explanation> explain(const Position& position, const Request& request) override {
    Rng same = request.rng;  // so that chance is told as it fell
    auto explanation = Player::explain(position, request);
    if constexpr (Explaining<A, G>) {
      if (explanation) {
        agent_.explain(task_of(position, {request.budget, same, request.stop}), *explanation);
      }
    }
    return explanation;
  }

 private:
  Task<G> task_of(const Position& position, const Request& request) const {
    return player_of_detail::task_of(*rules_, position, request,
                                     or_else(budget_, Typed::fallback()));
  }

  std::shared_ptr<const G> rules_;
  Budget budget_;
  Options options_;
  Typed agent_;
};

}  // namespace papan
