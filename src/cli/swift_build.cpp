#include "cli/swift_build.hpp"

#if defined(__x86_64__) && !defined(__AVX2__)

#include <unistd.h>

#include <cstdlib>
#include <filesystem>

namespace papan::cli {

// A failed exec leaves everything as it was, so it needs no answer.
void give_way_to_swift_build(char** argv) {
  if (std::getenv("PAPAN_PORTABLE") != nullptr) return;
  if (!__builtin_cpu_supports("x86-64-v3")) return;
  std::error_code failed;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
  const auto swift = program.parent_path() / "../lib/papan/papan-x86-64-v3";
  ::execv(swift.c_str(), argv);
}

}  // namespace papan::cli

#else

namespace papan::cli {

void give_way_to_swift_build(char** /*argv*/) {}

}  // namespace papan::cli

#endif
