// What the fuzz targets share: the input as text, and a check that stays in any
// build. A target feeds one parser; what parses must print to something that
// parses to the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace papan::fuzz {

inline std::string_view as_text(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

inline void require(bool holds, std::string_view what, std::string_view text = {}) {
  if (holds) return;
  std::fprintf(stderr, "broken: %.*s: %.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(text.size()), text.data());
  std::abort();
}

// An error is one line that says something.
inline void require_one_line(const std::string& message) {
  require(!message.empty() && message.find('\n') == std::string::npos, "one line", message);
}

}  // namespace papan::fuzz
