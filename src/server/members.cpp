#include "server/members.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"

namespace papan::server {

Members::Members(const Json& json, std::string_view what) : json_(json), what_(what) {
  if (!json.is_object()) {
    complain(ErrorCode::kBadMessage, fmt::format("{}: expected an object", what_));
  }
}

const Json* Members::look(const char* key) {
  asked_.emplace_back(key);
  return json_.find(key);
}

const Json* Members::need(const char* key) {
  const Json* found = look(key);
  if (found == nullptr) {
    complain(ErrorCode::kBadMessage, fmt::format("{}: '{}' is missing", what_, key));
  }
  return found;
}

std::int64_t Members::integer(const char* key, Range range) {
  const Json* found = need(key);
  return found == nullptr ? range.least : integer_of(*found, key, range);
}

std::optional<std::int64_t> Members::optional_integer(const char* key, Range range) {
  const Json* found = look(key);
  if (found == nullptr) return {};
  return integer_of(*found, key, range);
}

std::int64_t Members::integer_of(const Json& value, const char* key, Range range) {
  // 2^63 and more would wrap below.
  const bool fits =
      value.is_integer() && (!value.is_unsigned() || value.get<std::uint64_t>() < (1ULL << 63U));
  const std::int64_t number = fits ? value.get<std::int64_t>() : 0;
  if (!fits || number < range.least || number > range.most) {
    wrong_kind(key, fmt::format("a whole number, {} to {}", range.least, range.most));
    return range.least;
  }
  return number;
}

std::string Members::text(const char* key, std::size_t most) {
  const Json* found = need(key);
  return found == nullptr ? std::string{} : text_of(*found, key, most);
}

std::optional<std::string> Members::optional_text(const char* key, std::size_t most) {
  const Json* found = look(key);
  if (found == nullptr) return {};
  return text_of(*found, key, most);
}

std::string Members::text_of(const Json& value, const char* key, std::size_t most) {
  if (!value.is_string() || value.text().size() > most) {
    wrong_kind(key, fmt::format("a text of at most {} bytes", most));
    return {};
  }
  return value.get<std::string>();
}

std::vector<std::string> Members::optional_texts(const char* key, std::size_t most) {
  std::vector<std::string> all;
  const Json* found = look(key);
  if (found == nullptr) return all;
  if (!found->is_array()) return wrong_kind(key, "a list of texts"), all;
  for (const Json& item : *found) all.push_back(text_of(item, key, most));
  return all;
}

Settings Members::settings(const char* key) {
  Settings all;
  const Json* found = need(key);
  if (found == nullptr) return all;
  if (!found->is_object()) return wrong_kind(key, "an object of texts"), all;
  for (const auto& [name, value] : found->items()) {
    if (!value.is_string()) return wrong_kind(key, "an object of texts"), all;
    all.push_back({name, value.get<std::string>()});
  }
  return all;
}

bool Members::flag(const char* key) {
  const Json* found = need(key);
  if (found == nullptr) return false;
  if (!found->is_boolean()) return wrong_kind(key, "true or false"), false;
  return found->get<bool>();
}

void Members::complain(ErrorCode code, std::string text) {
  if (!problem_) problem_ = Refusal{code, std::move(text)};
}

void Members::wrong_kind(const char* key, std::string_view expected) {
  complain(ErrorCode::kBadValue, fmt::format("{}: '{}' must be {}", what_, key, expected));
}

Refused Members::finish() {
  if (problem_ || !json_.is_object()) return problem_;
  for (const auto& [key, value] : json_.items()) {
    if (std::find(asked_.begin(), asked_.end(), key) == asked_.end()) {
      complain(ErrorCode::kBadMessage, fmt::format("{}: unknown member {}", what_, in_quotes(key)));
    }
  }
  return problem_;
}

}  // namespace papan::server
