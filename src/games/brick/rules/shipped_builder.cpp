// The builders that the program carries, by the number of colours.
#include <array>
#include <cassert>
#include <memory>
#include <mutex>

#include "core/carried_file.hpp"
#include "games/brick/rules/builder_file.hpp"

#define PAPAN_CARRY_BUILDER(K) \
  PAPAN_CARRY_FILE(papan_brick_builder_##K, PAPAN_BUILDERS_FOLDER "/builder-" #K ".json")
PAPAN_CARRY_BUILDER(3)
PAPAN_CARRY_BUILDER(4)
PAPAN_CARRY_BUILDER(5)
PAPAN_CARRY_BUILDER(6)
PAPAN_CARRY_BUILDER(7)
PAPAN_CARRY_BUILDER(8)
PAPAN_CARRY_BUILDER(9)

namespace papan::brick {
namespace {

std::string_view carried(int colours) {
  switch (colours) {
    case 3: return PAPAN_CARRIED(papan_brick_builder_3);
    case 4: return PAPAN_CARRIED(papan_brick_builder_4);
    case 5: return PAPAN_CARRIED(papan_brick_builder_5);
    case 6: return PAPAN_CARRIED(papan_brick_builder_6);
    case 7: return PAPAN_CARRIED(papan_brick_builder_7);
    case 8: return PAPAN_CARRIED(papan_brick_builder_8);
    default: return PAPAN_CARRIED(papan_brick_builder_9);
  }
}

}  // namespace

const Builder& shipped_builder(int colours) {
  static std::array<std::once_flag, kMaxColours + 1> once;
  static std::array<std::unique_ptr<const Builder>, kMaxColours + 1> made;
  const auto at = static_cast<std::size_t>(colours);
  std::call_once(once[at], [&] {
    auto builder = parse_builder(carried(colours));
    assert(builder.ok());
    made[at] = std::make_unique<const Builder>(std::move(*builder));
  });
  return *made[at];
}

}  // namespace papan::brick
