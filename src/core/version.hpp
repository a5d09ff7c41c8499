// The version of Papan, as CMake has it; compiled into one file, so that a new version
// does not compile all others.
#pragma once

#include <string_view>

namespace papan {

extern const std::string_view kVersion;

}  // namespace papan
