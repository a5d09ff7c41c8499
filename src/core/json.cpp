#include "core/json.hpp"

#include <fmt/format.h>

namespace papan {
namespace {

bool too_deep(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
      continue;
    }
    if (c == '"') in_string = true;
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') --depth;
    if (depth > kMaxJsonDepth) return true;
  }
  return false;
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
  if (too_deep(text)) return Error{fmt::format("JSON nested deeper than {}", kMaxJsonDepth)};
  try {
    return Json::parse(text);
  } catch (const Json::parse_error& problem) {
    return Error{fmt::format("not JSON: wrong at byte {}", problem.byte)};
  } catch (const Json::out_of_range&) {
    return Error{"not JSON that we can hold: a number is out of range"};
  }
}

std::string to_text(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace papan
