// The values that the program carries, by the number of colours; those of seven serve for
// eight, which never learnt to stay alive.
#include <array>
#include <memory>
#include <mutex>

#include "games/brick/values_file.hpp"

// The files stand in the source tree; the assembler copies their bytes.
#define PAPAN_CARRY_VALUES(K)                                                   \
  asm(".pushsection .rodata\n"                                                  \
      "papan_brick_values_" #K ": .incbin \"" PAPAN_VALUES_FOLDER "/values-" #K \
      ".bin\"\n"                                                                \
      "papan_brick_values_" #K                                                  \
      "_end: .byte 0\n"                                                         \
      ".popsection\n");                                                         \
  extern "C" const char papan_brick_values_##K[];                               \
  extern "C" const char papan_brick_values_##K##_end[];

PAPAN_CARRY_VALUES(3)
PAPAN_CARRY_VALUES(4)
PAPAN_CARRY_VALUES(5)
PAPAN_CARRY_VALUES(6)
PAPAN_CARRY_VALUES(7)

namespace papan::brick {
namespace {

std::string_view carried(int colours) {
  const auto between = [](const char* from, const char* to) {
    return std::string_view(from, static_cast<std::size_t>(to - from));
  };
  switch (colours) {
    case 3: return between(papan_brick_values_3, papan_brick_values_3_end);
    case 4: return between(papan_brick_values_4, papan_brick_values_4_end);
    case 5: return between(papan_brick_values_5, papan_brick_values_5_end);
    case 6: return between(papan_brick_values_6, papan_brick_values_6_end);
    case 7:
    case 8: return between(papan_brick_values_7, papan_brick_values_7_end);
    default: return {};
  }
}

}  // namespace

const Values* shipped_values(int colours) {
  static std::array<std::once_flag, kMaxColours + 1> once;
  static std::array<std::unique_ptr<const Values>, kMaxColours + 1> read;
  const auto at = static_cast<std::size_t>(colours);
  std::call_once(once[at], [&] {
    auto values = parse_values(carried(colours));
    if (values) read[at] = std::make_unique<const Values>(std::move(values->tables()), colours);
  });
  return read[at].get();
}

}  // namespace papan::brick
