// The version of Papan, as CMake has it.
#pragma once

#include <string_view>

namespace papan {

inline constexpr std::string_view kVersion = PAPAN_VERSION;

}  // namespace papan
