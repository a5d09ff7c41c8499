// Deviation: how far our figure is from the paper's, and what that means.
//
// Figures that follow from the rules are equal when they differ by less than one
// unit of the last digit that the paper printed, however it rounded; figures of
// chance are judged by our interval.
// Tested in tests/lab/report_test.cpp.
#pragma once

#include <optional>

#include "lab/report/report.hpp"

namespace papan::lab {

enum class FigureVerdict {
  kEqual,   // to the paper's last digit
  kWithin,  // the paper's figure lies in our 95 % interval
  kDiffers
};

struct Deviation {
  double amount = 0;  // per cent of the paper's figure; points where figures are per cent
  FigureVerdict verdict = FigureVerdict::kEqual;
};

// None where a figure is missing, or is a time, or the paper's is zero and has no
// per cent.
std::optional<Deviation> deviation(const Column& column, const Figure& figure);

// Digits after the decimal point in the shortest text of a number.
int printed_decimals(double number);

// Of all judged figures of a report.
struct Agreement {
  int figures = 0;
  int equal = 0;
  int within = 0;
  int differ = 0;
};
Agreement agreement(const Report& report);

}  // namespace papan::lab
