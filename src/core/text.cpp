#include "core/text.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>

namespace papan {
namespace {

constexpr std::string_view kBlank = " \t\r\n\v\f";
constexpr std::size_t kLongestQuote = 60;

template <class Number>
bool parse_whole(std::string_view text, Number& number) {
  const char* const end = text.data() + text.size();
  const auto [rest, problem] = std::from_chars(text.data(), end, number);
  return problem == std::errc{} && rest == end;
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const auto at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return parts;
    text.remove_prefix(at + 1);
  }
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  for (;;) {
    const auto start = text.find_first_not_of(kBlank);
    if (start == std::string_view::npos) return found;
    text.remove_prefix(start);
    const auto length = text.find_first_of(kBlank);
    found.push_back(text.substr(0, length));
    if (length == std::string_view::npos) return found;
    text.remove_prefix(length);
  }
}

std::string_view trim(std::string_view text) {
  const auto start = text.find_first_not_of(kBlank);
  if (start == std::string_view::npos) return {};
  return text.substr(start, text.find_last_not_of(kBlank) - start + 1);
}

std::string join(const std::vector<std::string>& parts, std::string_view separator) {
  return fmt::format("{}", fmt::join(parts, separator));
}

Result<std::int64_t> parse_integer(std::string_view text) {
  std::int64_t number = 0;
  if (!parse_whole(text, number)) {
    return Error{fmt::format("expected a whole number, got {}", in_quotes(text))};
  }
  return number;
}

Result<double> parse_real(std::string_view text) {
  double number = 0;
  if (!parse_whole(text, number) || !std::isfinite(number)) {
    return Error{fmt::format("expected a number, got {}", in_quotes(text))};
  }
  return number;
}

std::string to_text(double number) {
  return fmt::format("{}", number == 0 ? 0.0 : number);  // no "-0"
}

std::string in_quotes(std::string_view text) {
  std::string shown = "'";
  for (const char c : text.substr(0, kLongestQuote)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte >= 0x7f) {
      shown += fmt::format("\\x{:02x}", byte);
    } else {
      shown += c;
    }
  }
  return shown + (text.size() > kLongestQuote ? "...'" : "'");
}

}  // namespace papan
