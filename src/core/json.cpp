#include "core/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ostream>

namespace papan {

Json::Json() = default;
Json::Json(const Json& other) = default;
Json::Json(Json&& other) noexcept = default;
Json& Json::operator=(const Json& other) = default;
Json& Json::operator=(Json&& other) noexcept = default;
Json::~Json() = default;

Json::Json(std::nullptr_t) {}
Json::Json(double number) : value_(number) {}
Json::Json(const char* text) : value_(std::string(text)) {}
Json::Json(std::string text) : value_(std::move(text)) {}
Json::Json(std::string_view text) : value_(std::string(text)) {}

Json::Json(std::initializer_list<Json> items) {
  const bool pairs = std::all_of(items.begin(), items.end(), [](const Json& item) {
    return item.is_array() && item.size() == 2 && item.front().is_string();
  });
  *this = pairs ? object(items) : array(items);
}

Json Json::array(std::initializer_list<Json> items) {
  Json json;
  json.value_ = Array(items);
  return json;
}

Json Json::object(std::initializer_list<Json> members) {
  Json json;
  json.value_ = Object();
  for (const Json& member : members) json[member.at(0).text()] = member.at(1);
  return json;
}

bool Json::is_null() const {
  return std::holds_alternative<std::nullptr_t>(value_);
}
bool Json::is_boolean() const {
  return std::holds_alternative<bool>(value_);
}
bool Json::is_number() const {
  return is_integer() || std::holds_alternative<double>(value_);
}
bool Json::is_integer() const {
  return std::holds_alternative<std::int64_t>(value_) ||
         std::holds_alternative<std::uint64_t>(value_);
}
bool Json::is_unsigned() const {
  const auto* number = std::get_if<std::int64_t>(&value_);
  return number != nullptr ? *number >= 0 : std::holds_alternative<std::uint64_t>(value_);
}
bool Json::is_string() const {
  return std::holds_alternative<std::string>(value_);
}
bool Json::is_array() const {
  return std::holds_alternative<Array>(value_);
}
bool Json::is_object() const {
  return std::holds_alternative<Object>(value_);
}

void Json::refuse(std::string_view expected) const {
  constexpr std::array<std::string_view, 8> kKinds = {
      "null", "a boolean", "a number", "a number", "a number", "a text", "an array", "an object"};
  throw JsonError(fmt::format("expected {}, got {}", expected, kKinds[value_.index()]));
}

double Json::real() const {
  if (const auto* number = std::get_if<double>(&value_)) return *number;
  refuse("a number");
}

bool Json::truth() const {
  if (const auto* truth = std::get_if<bool>(&value_)) return *truth;
  refuse("a boolean");
}

const std::string& Json::text() const {
  if (const auto* text = std::get_if<std::string>(&value_)) return *text;
  refuse("a text");
}

const Json::Array& Json::array_of() const {
  if (const auto* items = std::get_if<Array>(&value_)) return *items;
  refuse("an array");
}

std::size_t Json::size() const {
  if (const auto* items = std::get_if<Array>(&value_)) return items->size();
  if (const auto* members = std::get_if<Object>(&value_)) return members->size();
  return is_null() ? 0 : 1;
}

const Json* Json::find(std::string_view key) const {
  const auto* members = std::get_if<Object>(&value_);
  if (members == nullptr) return nullptr;
  const auto found = std::find_if(members->begin(), members->end(),
                                  [&](const Member& member) { return member.key == key; });
  return found != members->end() ? &found->value : nullptr;
}

const Json& Json::at(std::string_view key) const {
  if (!is_object()) refuse("an object");
  if (const Json* found = find(key)) return *found;
  throw JsonError(fmt::format("'{}' is missing", key));
}

Json& Json::at(std::string_view key) {
  return const_cast<Json&>(std::as_const(*this).at(key));
}

Json& Json::operator[](std::string_view key) {
  if (is_null()) value_ = Object();
  if (!is_object()) refuse("an object");
  if (const Json* found = find(key)) return const_cast<Json&>(*found);
  Object& members = std::get<Object>(value_);
  members.push_back({std::string(key), Json()});
  return members.back().value;
}

const Json::Object& Json::items() const {
  if (const auto* members = std::get_if<Object>(&value_)) return *members;
  refuse("an object");
}

Json::Object& Json::items() {
  return const_cast<Object&>(std::as_const(*this).items());
}

void Json::update(const Json& other) {
  for (const Member& member : other.items()) (*this)[member.key] = member.value;
}

void Json::erase(std::string_view key) {
  std::erase_if(items(), [&](const Member& member) { return member.key == key; });
}

const Json& Json::item(std::size_t index) const {
  const Array& items = array_of();
  if (index < items.size()) return items[index];
  throw JsonError(fmt::format("item {} of an array of {}", index, items.size()));
}

Json& Json::item(std::size_t index) {
  return const_cast<Json&>(std::as_const(*this).item(index));
}

void Json::push_back(Json item) {
  if (is_null()) value_ = Array();
  if (!is_array()) refuse("an array");
  std::get<Array>(value_).push_back(std::move(item));
}

void Json::keep_last(std::size_t count) {
  auto& items = const_cast<Array&>(array_of());
  if (items.size() > count)
    items.erase(items.begin(), items.end() - static_cast<std::ptrdiff_t>(count));
}

Json::Array::const_iterator Json::begin() const {
  return array_of().begin();
}
Json::Array::const_iterator Json::end() const {
  return array_of().end();
}
Json::Array::iterator Json::begin() {
  return const_cast<Array&>(array_of()).begin();
}
Json::Array::iterator Json::end() {
  return const_cast<Array&>(array_of()).end();
}

bool operator==(const Json& left, const Json& right) {
  if (left.is_object() && right.is_object()) {
    const auto has = [&](const Json::Member& member) {
      const Json* other = right.find(member.key);
      return other != nullptr && member.value == *other;
    };
    return left.size() == right.size() &&
           std::all_of(left.items().begin(), left.items().end(), has);
  }
  const bool one_is_real =
      std::holds_alternative<double>(left.value_) || std::holds_alternative<double>(right.value_);
  if (one_is_real && left.is_number() && right.is_number()) {
    return left.number<double>() == right.number<double>();
  }
  return left.value_ == right.value_;
}

std::ostream& operator<<(std::ostream& out, const Json& json) {
  return out << json.dump();
}

}  // namespace papan
