#include "cli/json_output.hpp"

#include <fmt/format.h>

#include <cmath>
#include <cstdint>

#include "core/json.hpp"

namespace papan::cli {

void print_json(const Json& json) {
  fmt::print("{}\n", to_text(json));
}

Json number(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

}  // namespace papan::cli
