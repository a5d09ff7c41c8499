// Where `best` has its knowledge of boards from: the program itself, or a file that
// `papan train` wrote; learned values, or the builder where there are none.
// Tested in tests/agents/brick_values_test.cpp.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/brick/rules/valuation.hpp"

namespace papan::brick {

inline constexpr std::string_view kShippedValues = "shipped";
inline constexpr std::string_view kNoValues = "none";

inline bool names_values_file(std::string_view source) {
  return source != kShippedValues && source != kNoValues;
}

struct Brain {
  std::shared_ptr<const Valuation> valuation;  // never null
  bool learned = false;                        // learned values; else the builder
};

// `source` is one of the words above or a file of values or of a builder. The builder stands
// in where the program carries no values for this number of colours; a file that cannot be
// read, or is for others, is an error.
Result<Brain> brain_from(const std::string& source, int colours);

}  // namespace papan::brick
