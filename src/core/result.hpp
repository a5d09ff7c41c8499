// Result<T>: a value, or one line that says what was wrong with the input; true where there is
// a value.
//
// Bad input is not exceptional, so the library returns it; `assert` is for our
// own bugs, and exceptions stay at the edge of the process. A layer that says more of what was
// wrong than a line has a type of its own in place of Error.
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

template <class T, class Problem = Error>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  template <class Other>
  requires(std::is_convertible_v<Other, T> && !std::is_convertible_v<Other, Problem>)
      Result(Other&& value)
      : content_(T(std::forward<Other>(value))) {}
  Result(Problem problem) : content_(std::move(problem)) {}

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

  [[nodiscard]] const Problem& error() const { return assert(!ok()), std::get<1>(content_); }

 private:
  std::variant<T, Problem> content_;
};

template <class Problem>
class [[nodiscard]] Result<void, Problem> {
 public:
  Result() = default;
  Result(Problem problem) : error_(std::move(problem)) {}

  [[nodiscard]] bool ok() const { return !error_; }
  explicit operator bool() const { return ok(); }
  [[nodiscard]] const Problem& error() const { return assert(error_), *error_; }

 private:
  std::optional<Problem> error_;
};

}  // namespace papan
