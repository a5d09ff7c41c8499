#include "arena/signature.hpp"

#include <cassert>

#include "arena/referee.hpp"
#include "core/hash.hpp"

namespace papan {
namespace {

constexpr std::uint64_t kSeed = 2014;
constexpr int kPositions = 4;
constexpr int kPliesApart = 8;
constexpr Budget kSmall{.nodes = 20'000};

std::uint64_t fold(std::uint64_t hash, const Decision& decision) {
  hash = combine(hash, hash_text(decision.move));
  return combine(hash, decision.nodes);
}

std::uint64_t decide(const AgentEntry& agent, const Position& position) {
  const auto player = agent.make(position, {agent.name, {}, {}});
  assert(player);
  Rng rng(kSeed);
  const auto decision = (*player)->choose(position, {kSmall, rng, {}});
  assert(decision);
  return fold(hash_text(agent.name), *decision);
}

}  // namespace

std::uint64_t signature(const CatalogueEntry& entry) {
  Rng rng(kSeed);
  const auto start = entry.game.start({}, rng);
  assert(start);
  const auto position = (*start)->clone();
  std::uint64_t hash = hash_text(entry.game.name);
  for (int i = 0; i < kPositions; ++i) {
    play_random_plies(*position, kPliesApart, rng);
    if (position->turn() == Turn::kChance) play_random_plies(*position, 1, rng);
    if (!is_seat(position->turn())) break;
    for (const AgentEntry& agent : entry.agents) hash = combine(hash, decide(agent, *position));
  }
  return hash;
}

}  // namespace papan
