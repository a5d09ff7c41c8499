#include "lab/report/deviation.hpp"

#include <cmath>

#include "core/text.hpp"

namespace papan::lab {
namespace {

// `units` of the paper's last digit.
bool equal_as_printed(double paper, double ours, double units) {
  const double unit = std::pow(10.0, -printed_decimals(paper));
  constexpr double kSlack = 1e-9;  // of binary fractions
  return std::abs(ours - paper) < units * unit * (1 - kSlack);
}

FigureVerdict verdict_of(Nature nature, double paper, const Estimate& ours) {
  if (ours.has_interval()) {
    return ours.low <= paper && paper <= ours.high ? FigureVerdict::kWithin
                                                   : FigureVerdict::kDiffers;
  }
  const double units = nature == Nature::kFixed ? 1 : 0.5;
  return equal_as_printed(paper, ours.value, units) ? FigureVerdict::kEqual
                                                    : FigureVerdict::kDiffers;
}

}  // namespace

int printed_decimals(double number) {
  const std::string text = papan::to_text(number);
  const auto point = text.find('.');
  return point == std::string::npos ? 0 : static_cast<int>(text.size() - point - 1);
}

std::optional<Deviation> deviation(const Column& column, const Figure& figure) {
  if (!figure.paper || !figure.ours || column.nature == Nature::kMachine) return std::nullopt;
  const double paper = *figure.paper;
  const double difference = figure.ours->value - paper;
  const FigureVerdict verdict = verdict_of(column.nature, paper, *figure.ours);
  if (column.unit == "%") return Deviation{difference, verdict};
  if (paper == 0 && verdict != FigureVerdict::kEqual) return std::nullopt;
  return Deviation{paper == 0 ? 0 : 100 * difference / std::abs(paper), verdict};
}

Agreement agreement(const Report& report) {
  Agreement all;
  for (const Table& table : report.tables) {
    for (const Row& row : table.rows) {
      for (std::size_t i = 0; i < row.figures.size(); ++i) {
        const auto found = deviation(table.columns[i], row.figures[i]);
        if (!found) continue;
        ++all.figures;
        ++(found->verdict == FigureVerdict::kEqual    ? all.equal
           : found->verdict == FigureVerdict::kWithin ? all.within
                                                      : all.differ);
      }
    }
  }
  return all;
}

}  // namespace papan::lab
