// Where learned values come from: the program itself, a file, or nowhere.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/brick/values.hpp"

namespace papan::brick {

inline constexpr std::string_view kShippedValues = "shipped";
inline constexpr std::string_view kNoValues = "none";

// `source` is one of the words above or a file. Null when there are none for this number
// of colours; a file that cannot be read, or is for others, is an error.
Result<std::shared_ptr<const Values>> values_from(const std::string& source, int colours);

}  // namespace papan::brick
