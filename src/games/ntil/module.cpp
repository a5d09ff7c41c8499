// Ntil: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"
#include "games/ntil/play/words.hpp"

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
  module.examples = {"papan tree ntil --agent alphabeta:depth=3 --plies 2 --json",
                     "papan explain ntil --agent minimax:eval=paper,order=paper --json",
                     "papan reproduce ntil-depth"};
  module.indonesian = ntil::kIndonesian;
  return module;
}

}  // namespace papan
