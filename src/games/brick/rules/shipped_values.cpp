// The values that the program carries, by the number of colours: seven and more never learnt
// to stay alive.
#include "core/carried_file.hpp"
#include "games/brick/rules/values_file.hpp"
#include "games/brick/rules/values_once.hpp"

#define PAPAN_CARRY_VALUES(K) \
  PAPAN_CARRY_FILE(papan_brick_values_##K, PAPAN_VALUES_FOLDER "/values-" #K ".bin")
PAPAN_CARRY_VALUES(3)
PAPAN_CARRY_VALUES(4)
PAPAN_CARRY_VALUES(5)
PAPAN_CARRY_VALUES(6)

namespace papan::brick {
namespace {

std::string_view carried(int colours) {
  switch (colours) {
    case 3: return PAPAN_CARRIED(papan_brick_values_3);
    case 4: return PAPAN_CARRIED(papan_brick_values_4);
    case 5: return PAPAN_CARRIED(papan_brick_values_5);
    case 6: return PAPAN_CARRIED(papan_brick_values_6);
    default: return {};
  }
}

}  // namespace

const Values* shipped_values(int colours) {
  static ValuesOnce all;
  return all.of(colours, [&]() -> std::unique_ptr<const Values> {
    auto values = parse_values(carried(colours));
    if (!values) return nullptr;
    return std::make_unique<const Values>(std::move(*values));
  });
}

}  // namespace papan::brick
