#include "server/members.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"

namespace papan::server {
namespace {

std::optional<std::int64_t> whole(const Json& json, Whole bounds) {
  // 2^63 and more would wrap below.
  const bool fits =
      json.is_integer() && (!json.is_unsigned() || json.get<std::uint64_t>() < (1ULL << 63U));
  const std::int64_t number = fits ? json.get<std::int64_t>() : 0;
  if (!fits || number < bounds.least || number > bounds.most) return {};
  return number;
}

bool is_text(const Json& json, Bytes bounds) {
  return json.is_string() && json.text().size() <= bounds.most;
}

bool are_texts(const Json& json, Texts bounds) {
  if (!json.is_array() || json.size() < bounds.least || json.size() > bounds.most) return false;
  return std::all_of(json.begin(), json.end(),
                     [&](const Json& item) { return is_text(item, bounds.each); });
}

std::string in_words(Texts bounds) {
  if (bounds.least == 0)
    return fmt::format("a list of texts of at most {} bytes", bounds.each.most);
  if (bounds.least == bounds.most) return fmt::format("a list of {} texts", bounds.least);
  return fmt::format("a list of {} to {} texts", bounds.least, bounds.most);
}

std::string in_words(OneOf bounds) {
  std::string words;
  for (std::size_t i = 0; i < bounds.names.size(); ++i) {
    if (i > 0) words += i + 1 == bounds.names.size() ? " or " : ", ";
    words += bounds.names[i];
  }
  return words;
}

}  // namespace

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

void Members::read(const char* key, std::int64_t& value, Whole bounds) {
  const Json* found = need(key);
  if (found == nullptr) return;
  const auto number = whole(*found, bounds);
  if (number) {
    value = *number;
  } else {
    expect(key, fmt::format("a whole number, {} to {}", bounds.least, bounds.most));
  }
}

void Members::read(const char* key, int& value, Whole bounds) {
  std::int64_t number = value;
  read(key, number, bounds);
  value = static_cast<int>(number);
}

void Members::read(const char* key, std::string& value, Bytes bounds) {
  const Json* found = need(key);
  if (found == nullptr) return;
  if (!is_text(*found, bounds)) {
    return expect(key, fmt::format("a text of at most {} bytes", bounds.most));
  }
  value = found->text();
}

void Members::read(const char* key, std::string& value, OneOf bounds) {
  const Json* found = need(key);
  if (found == nullptr) return;
  const bool known = found->is_string() && std::find(bounds.names.begin(), bounds.names.end(),
                                                     found->text()) != bounds.names.end();
  if (!known) return expect(key, in_words(bounds));
  value = found->text();
}

void Members::read(const char* key, std::vector<std::string>& value, Texts bounds) {
  const Json* found = bounds.least == 0 ? look(key) : need(key);
  if (found == nullptr) return;
  if (!are_texts(*found, bounds)) return expect(key, in_words(bounds));
  value.clear();
  for (const Json& item : *found) value.push_back(item.get<std::string>());
}

void Members::read(const char* key, std::array<std::string, 2>& value, Bytes bounds) {
  std::vector<std::string> texts(value.begin(), value.end());
  read(key, texts, Texts{bounds, value.size(), value.size()});
  std::move(texts.begin(), texts.end(), value.begin());
}

void Members::read(const char* key, Settings& value, Unbounded) {
  const Json* found = need(key);
  if (found == nullptr) return;
  if (!found->is_object()) return expect(key, "an object of texts");
  Settings all;
  for (const auto& [name, setting] : found->items()) {
    if (!setting.is_string()) return expect(key, "an object of texts");
    all.push_back({name, setting.get<std::string>()});
  }
  value = std::move(all);
}

void Members::read(const char* key, bool& value, Unbounded) {
  const Json* found = need(key);
  if (found == nullptr) return;
  if (!found->is_boolean()) return expect(key, "true or false");
  value = found->get<bool>();
}

void Members::complain(ErrorCode code, std::string text) {
  if (so_far_) so_far_ = Refusal{code, std::move(text)};
}

void Members::expect(const char* key, std::string_view expected) {
  complain(ErrorCode::kBadValue, fmt::format("{}: '{}' must be {}", what_, key, expected));
}

Allowed Members::finish() {
  if (!so_far_ || !json_.is_object()) return so_far_;
  for (const auto& [key, value] : json_.items()) {
    if (std::find(asked_.begin(), asked_.end(), key) == asked_.end()) {
      complain(ErrorCode::kBadMessage, fmt::format("{}: unknown member {}", what_, in_quotes(key)));
    }
  }
  return so_far_;
}

}  // namespace papan::server
