// Collapse: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"
#include "games/collapse/play/variations.hpp"

namespace papan {

namespace collapse {
struct Family;
}

template <>
GameModule make_module<collapse::Family>() {
  GameModule module;
  module.variations = &collapse::variations;
  module.variation = &collapse::variation;
  return module;
}

}  // namespace papan
