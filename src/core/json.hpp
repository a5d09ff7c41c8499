// Json: a JSON value of our own, so that the library that reads and writes JSON is
// seen by core/json_text.cpp alone: its header costs every file that sees it seconds.
//
// Members of an object keep the order in which they were set. A braced list is an
// object when each of its items is a pair that begins with a text, else an array.
// Asking a value for what it is not throws JsonError; what comes from outside goes
// through parse_json, with a cap on nesting and one-line errors.
// Tested in tests/core/json_test.cpp.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iosfwd>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/result.hpp"

namespace papan {

class JsonError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

namespace json_detail {
template <class T>
inline constexpr bool kIsVector = false;
template <class T>
inline constexpr bool kIsVector<std::vector<T>> = true;
template <class T>
inline constexpr bool kIsSequence = kIsVector<T>;
template <class T, std::size_t N>
inline constexpr bool kIsSequence<std::array<T, N>> = true;
}  // namespace json_detail

class Json {
 public:
  struct Member;
  using Array = std::vector<Json>;
  using Object = std::vector<Member>;

  Json();
  Json(const Json& other);
  Json(Json&& other) noexcept;
  Json& operator=(const Json& other);
  Json& operator=(Json&& other) noexcept;
  ~Json();

  // Whatever is plainly a JSON value may stand where one is asked for.
  Json(std::nullptr_t);
  template <std::same_as<bool> Truth>
  Json(Truth truth);
  template <std::integral Number>
  requires(!std::same_as<Number, bool>) Json(Number number);
  Json(double number);
  Json(const char* text);
  Json(std::string text);
  Json(std::string_view text);
  Json(std::initializer_list<Json> items);
  template <class Items>
  requires(json_detail::kIsSequence<Items>) Json(const Items& items);

  static Json array(std::initializer_list<Json> items = {});
  static Json object(std::initializer_list<Json> members = {});

  [[nodiscard]] bool is_null() const;
  [[nodiscard]] bool is_boolean() const;
  [[nodiscard]] bool is_number() const;
  [[nodiscard]] bool is_integer() const;   // a number written without a point
  [[nodiscard]] bool is_unsigned() const;  // such a one, and not negative
  [[nodiscard]] bool is_string() const;
  [[nodiscard]] bool is_array() const;
  [[nodiscard]] bool is_object() const;

  // bool, a number, std::string, Json, or a vector of such. A number becomes any
  // other kind of number.
  template <class T>
  [[nodiscard]] T get() const;
  template <class T>
  void get_to(T& target) const {
    target = get<T>();
  }
  [[nodiscard]] const std::string& text() const;

  // Items of an array, members of an object; 0 for anything else but null.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] bool empty() const { return size() == 0; }

  // --- objects: null becomes one when a member is set -------------------------------
  Json& operator[](std::string_view key);
  const Json& operator[](std::string_view key) const { return at(key); }
  [[nodiscard]] const Json& at(std::string_view key) const;
  [[nodiscard]] Json& at(std::string_view key);
  [[nodiscard]] const Json* find(std::string_view key) const;  // null when there is none
  [[nodiscard]] bool contains(std::string_view key) const { return find(key) != nullptr; }
  template <class T>
  [[nodiscard]] T value(std::string_view key, T fallback) const {
    const Json* found = find(key);
    return found != nullptr ? found->get<T>() : fallback;
  }
  [[nodiscard]] std::string value(std::string_view key, const char* fallback) const {
    return value(key, std::string(fallback));
  }
  [[nodiscard]] const Object& items() const;
  [[nodiscard]] Object& items();
  void update(const Json& other);  // sets every member of the other
  void erase(std::string_view key);

  // --- arrays: null becomes one when an item is added -------------------------------
  [[nodiscard]] const Json& at(std::integral auto index) const {
    return item(static_cast<std::size_t>(index));
  }
  [[nodiscard]] Json& at(std::integral auto index) { return item(static_cast<std::size_t>(index)); }
  [[nodiscard]] const Json& operator[](std::integral auto index) const { return at(index); }
  [[nodiscard]] Json& operator[](std::integral auto index) { return at(index); }
  void push_back(Json item);
  void keep_last(std::size_t count);  // drops the items before them
  [[nodiscard]] const Json& front() const { return at(0); }
  [[nodiscard]] const Json& back() const { return at(size() - 1); }
  [[nodiscard]] Json& back() { return at(size() - 1); }
  [[nodiscard]] Array::const_iterator begin() const;
  [[nodiscard]] Array::const_iterator end() const;
  [[nodiscard]] Array::iterator begin();
  [[nodiscard]] Array::iterator end();

  // In one line, or in many with an indent; bytes that are no text become the
  // replacement character.
  [[nodiscard]] std::string dump(int indent = -1) const;

  // Numbers are equal when their values are; the order of members does not matter.
  friend bool operator==(const Json& left, const Json& right);
  friend std::ostream& operator<<(std::ostream& out, const Json& json);

 private:
  friend struct JsonText;  // reads and writes it: core/json_text.cpp

  // A number above the largest signed one is the only unsigned one.
  using Value = std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string,
                             Array, Object>;

  template <std::integral Number>
  static Value whole(Number number);

  template <class T>
  [[nodiscard]] T number() const {
    if (const auto* signed_one = std::get_if<std::int64_t>(&value_)) {
      return static_cast<T>(*signed_one);
    }
    if (const auto* unsigned_one = std::get_if<std::uint64_t>(&value_)) {
      return static_cast<T>(*unsigned_one);
    }
    return static_cast<T>(real());
  }
  [[nodiscard]] double real() const;
  [[nodiscard]] bool truth() const;
  [[nodiscard]] const Array& array_of() const;
  [[nodiscard]] const Json& item(std::size_t index) const;
  [[nodiscard]] Json& item(std::size_t index);
  [[noreturn]] void refuse(std::string_view expected) const;

  Value value_;
};

struct Json::Member {
  std::string key;
  Json value;

  friend bool operator==(const Member&, const Member&) = default;
};

// What makes a value stands behind Member, which must be known for it.
template <std::integral Number>
Json::Value Json::whole(Number number) {
  if (std::in_range<std::int64_t>(number)) return static_cast<std::int64_t>(number);
  return static_cast<std::uint64_t>(number);
}

template <std::same_as<bool> Truth>
Json::Json(Truth truth) : value_(truth) {}

template <std::integral Number>
requires(!std::same_as<Number, bool>) Json::Json(Number number) : value_(whole(number)) {}

template <class Items>
requires(json_detail::kIsSequence<Items>) Json::Json(const Items& items)
    : value_(Array(items.begin(), items.end())) {}

template <class T>
T Json::get() const {
  if constexpr (std::same_as<T, bool>) {
    return truth();
  } else if constexpr (std::is_arithmetic_v<T>) {
    return number<T>();
  } else if constexpr (json_detail::kIsVector<T>) {
    T items;
    for (const Json& item : array_of()) items.push_back(item.get<typename T::value_type>());
    return items;
  } else if constexpr (std::same_as<T, Json>) {
    return *this;
  } else {
    return T(text());
  }
}

// Deeper nesting than we ever write is refused before it is parsed.
inline constexpr int kMaxJsonDepth = 64;

Result<Json> parse_json(std::string_view text);

inline std::string to_text(const Json& json) {
  return json.dump();
}

}  // namespace papan
