// Small text tools of the parsers: splitting, joining and numbers whose bad
// values come back as a Result that names them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.hpp"

namespace papan {

// Parts between separators; empty parts are kept, so "a,,b" has three.
std::vector<std::string_view> split(std::string_view text, char separator);

// Words between white space of any length.
std::vector<std::string_view> words(std::string_view text);

std::string_view trim(std::string_view text);

std::string join(const std::vector<std::string>& parts, std::string_view separator);

Result<std::int64_t> parse_integer(std::string_view text);
Result<double> parse_real(std::string_view text);

// The shortest text that reads back as the same number; no trailing ".0".
std::string to_text(double number);

// Bad input quoted for a message: control characters escaped, length capped.
std::string in_quotes(std::string_view text);

}  // namespace papan
