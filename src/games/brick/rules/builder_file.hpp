// The builder's weights as a file, and those that the program carries.
//
// A file is JSON: `colours`, `weights` by feature, `crowding`, and under `made` how they were
// found (games/brick/learn/builder.hpp). Tested in tests/games/brick_builder_test.cpp.
#pragma once

#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"
#include "games/brick/rules/builder.hpp"

namespace papan::brick {

Json to_json(const BuilderWeights& weights, int colours);
Result<Builder> parse_builder(std::string_view file);

// What the program carries for this number of colours.
const Builder& shipped_builder(int colours);

}  // namespace papan::brick
