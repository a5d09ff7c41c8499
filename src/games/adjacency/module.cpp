// The Adjacency Strategy Game: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"

namespace papan {

namespace adjacency {
struct Family;
}

template <>
GameModule make_module<adjacency::Family>() {
  GameModule module;
  module.score = {.ends_all_values = true};
  return module;
}

}  // namespace papan
