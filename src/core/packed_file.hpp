// Files of many numbers: a line of text that says what it is and holds the hash of the rest,
// then bytes, compressed by zlib. A file that was cut or changed on the way is refused.
// Tested in tests/core/packed_file_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace papan {

std::string compressed(std::string_view bytes);

// The `size` bytes that were compressed; empty when it was not so.
std::string expanded(std::string_view packed, std::size_t size);

// A whole file: the line of its title, then the body, which is not empty.
std::string sealed(std::string_view title, std::string_view body);

// The body of such a file; the error says what was expected.
Result<std::string_view> unsealed(std::string_view title, std::string_view file);

}  // namespace papan
