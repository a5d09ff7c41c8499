// The Adjacency Strategy Game: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"
#include "games/adjacency/play/words.hpp"

namespace papan {

namespace adjacency {
struct Family;
}

template <>
GameModule make_module<adjacency::Family>() {
  GameModule module;
  module.score = {.ends_all_values = true};
  module.examples = {"papan explain adjacency --agent annealing --seed 3"};
  module.indonesian = adjacency::kIndonesian;
  return module;
}

}  // namespace papan
