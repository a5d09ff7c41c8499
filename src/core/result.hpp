// Result<T>: a value, or one line that says what was wrong with the input.
//
// Bad input is not exceptional, so the library returns it; `assert` is for our
// own bugs, and exceptions stay at the edge of the process.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

namespace papan {

// One line, without a final stop: what was wrong and what was expected.
struct Error {
  std::string message;
};

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  template <class Other>
  requires(std::is_convertible_v<Other, T> && !std::is_convertible_v<Other, Error>)
      Result(Other&& value)
      : content_(T(std::forward<Other>(value))) {}
  Result(Error error) : content_(std::move(error)) {}

  [[nodiscard]] bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return assert(ok()), std::get<0>(content_); }
  const T& value() const& { return assert(ok()), std::get<0>(content_); }
  T&& value() && { return assert(ok()), std::get<0>(std::move(content_)); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T&& operator*() && { return std::move(*this).value(); }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }

  [[nodiscard]] const Error& error() const { return assert(!ok()), std::get<1>(content_); }

 private:
  std::variant<T, Error> content_;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  [[nodiscard]] bool ok() const { return !error_; }
  explicit operator bool() const { return ok(); }
  [[nodiscard]] const Error& error() const { return assert(error_), *error_; }

 private:
  std::optional<Error> error_;
};

}  // namespace papan
