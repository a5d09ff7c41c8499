// The name of our JSON values, for headers through which they only pass.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace papan {

using Json = nlohmann::ordered_json;

}  // namespace papan
