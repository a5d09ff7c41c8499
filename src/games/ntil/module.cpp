// Ntil: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"

namespace papan {

namespace ntil {
struct Family;
}

template <>
GameModule make_module<ntil::Family>() {
  GameModule module;
  module.score = {.has_margin = false, .inaccuracy = 0.02};  // wins; a man is about 0.03
  // A capture that is left out is punished.
  module.of_people = {{"ntil", "on"}};
  module.compulsion = {{"ntil", "on"}, "you must capture: ", "Ntil! You could have played"};
  return module;
}

}  // namespace papan
