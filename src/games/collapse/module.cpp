// Collapse: what it brings beside its rules and agents.
#include "agents/catalogue.hpp"
#include "games/collapse/play/variations.hpp"
#include "games/collapse/play/words.hpp"

namespace papan {

namespace collapse {
struct Family;
}

template <>
GameModule make_module<collapse::Family>() {
  GameModule module;
  module.page = {.clock_seconds = 180};
  module.examples = {"papan reproduce collapse-methods --language id"};
  module.indonesian = collapse::kIndonesian;
  module.variations = &collapse::variations;
  module.variation = &collapse::variation;
  return module;
}

}  // namespace papan
