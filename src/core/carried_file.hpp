// Files that the program carries: they stand in the source tree, and the assembler copies
// their bytes, so that they compile at once whatever their size. The build names the file
// and compiles again when it has changed: see src/CMakeLists.txt.
//
//   PAPAN_CARRY_FILE(papan_greeting, PAPAN_GREETING_FILE)    outside of any namespace
//   const std::string_view text = PAPAN_CARRIED(papan_greeting);
//
// Tested by everything that is carried.
#pragma once

#include <cstddef>
#include <string_view>

namespace papan {

inline std::string_view bytes_between(const char* begin, const char* end) {
  return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace papan

// `name` is a symbol of the whole program; `path` is a literal. A byte after the file gives
// its end an address of its own.
#define PAPAN_CARRY_FILE(name, path)                                  \
  asm(".pushsection .rodata\n" #name ": .incbin \"" path "\"\n" #name \
      "_end: .byte 0\n"                                               \
      ".popsection\n");                                               \
  extern "C" const char name[];                                       \
  extern "C" const char name##_end[];

#define PAPAN_CARRIED(name) ::papan::bytes_between(name, name##_end)
