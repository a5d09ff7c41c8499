// JSON as commands print it.
#pragma once

#include "core/json.hpp"

namespace papan::cli {

void print_json(const Json& json);

// A value of a search: a whole number where it is one.
Json number(double value);

}  // namespace papan::cli
