// JSON from outside: parsed with a cap on nesting and one-line errors.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/json_fwd.hpp"
#include "core/result.hpp"

namespace papan {

// Deeper nesting than we ever write is refused before it is parsed.
inline constexpr int kMaxJsonDepth = 64;

Result<Json> parse_json(std::string_view text);

// In one line; bytes that are no text become the replacement character.
std::string to_text(const Json& json);

}  // namespace papan
