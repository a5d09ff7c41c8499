#include "games/brick/rules/judge.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace papan::brick {

std::optional<std::string> JudgeInput::next_line() {
  for (std::string line; std::getline(in_, line);) {
    ++line_;
    if (!trim(line).empty()) return line;
  }
  ++line_;
  return {};
}

Error JudgeInput::wrong(std::string_view expected, std::string_view got) const {
  return {fmt::format("line {}: expected {}, got {}", line_, expected, got)};
}

Result<Parameters> JudgeInput::header() {
  const std::string expected = fmt::format(
      "the number of bricks (1 to {}) and of colours (3 to {})", kMaxBricks, kMaxColours);
  const auto line = next_line();
  if (!line) return wrong(expected, "nothing");
  const auto parts = words(*line);
  const auto bricks = parts.size() == 2 ? parse_integer(parts[0]) : Error{};
  const auto colours = parts.size() == 2 ? parse_integer(parts[1]) : Error{};
  if (!bricks || !colours || *bricks < 1 || *bricks > kMaxBricks || *colours < 3 ||
      *colours > kMaxColours) {
    return wrong(expected, in_quotes(*line));
  }
  return Parameters{static_cast<int>(*colours), static_cast<int>(*bricks), 0};
}

Result<std::string> JudgeInput::next_brick() {
  constexpr std::string_view kExpected = "a brick of three digits";
  const auto line = next_line();
  if (!line) return wrong(kExpected, "the end of the input");
  std::string digits;
  for (const auto part : words(*line)) digits += part;
  if (digits.size() != kBrickCells || digits.find_first_not_of("123456789") != std::string::npos) {
    return wrong(kExpected, in_quotes(*line));
  }
  return digits;
}

Result<Move> parse_answer(std::string_view line) {
  const auto parts = words(line);
  if (parts.size() != 2) return Error{fmt::format("expected X R, got {}", in_quotes(line))};
  return ColourBrick().parse_move(fmt::format("{},{}", parts[0], parts[1]));
}

std::string to_answer(Move move) {
  return fmt::format("{} {}", move.column + 1, move.rotation);
}

}  // namespace papan::brick
