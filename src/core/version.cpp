#include "core/version.hpp"

namespace papan {

const std::string_view kVersion = PAPAN_VERSION;

}  // namespace papan
