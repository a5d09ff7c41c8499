// The one way in which bad input ends a command: a Result's error becomes an exception,
// which app.cpp turns into one line on stderr and exit code 2.
#pragma once

#include <stdexcept>
#include <type_traits>
#include <utility>

#include "core/result.hpp"

namespace papan::cli {

class BadInput : public std::runtime_error {
 public:
  explicit BadInput(const Error& error) : std::runtime_error(error.message) {}
};

template <class T>
T expect(Result<T> result) {
  if (!result) throw BadInput(result.error());
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

}  // namespace papan::cli
