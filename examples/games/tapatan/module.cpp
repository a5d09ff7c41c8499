// Tapatan: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"

namespace papan {

namespace tapatan {
struct Family;
}

template <>
GameModule make_module<tapatan::Family>() {
  GameModule module;
  module.score = {.has_margin = false, .inaccuracy = 0.02};
  return module;
}

}  // namespace papan
