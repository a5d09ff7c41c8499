#include "game/explanation.hpp"

#include <fmt/format.h>

#include <cmath>

namespace papan {
namespace {

constexpr double kFinest = 1e6;      // parts of one that can still be seen
constexpr double kManyDigits = 1e5;  // from here on six digits leave no fraction

}  // namespace

std::string shown_number(double number) {
  if (!std::isfinite(number)) return number > 0 ? "∞" : number < 0 ? "-∞" : "-";
  const double rounded = std::abs(number) < 1 ? std::round(number * kFinest) / kFinest : number;
  if (rounded == 0) return "0";
  if (std::abs(rounded) >= kManyDigits) return fmt::format("{:.0f}", rounded);
  return std::abs(rounded) < 1 ? fmt::format("{}", rounded) : fmt::format("{:.6g}", rounded);
}

}  // namespace papan
