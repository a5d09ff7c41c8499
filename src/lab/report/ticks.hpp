// Where an axis has its ticks, and where a value lies on it, as pure maths.
// Tested in tests/lab/ticks_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "lab/report/report.hpp"

namespace papan::lab {

struct Range {
  double least = 0;
  double most = 1;
};

// A scale from values to pixels, with its ticks.
class Ruler {
 public:
  // For quantities. Linear ones start at zero: differences must look as large as
  // they are. On a logarithmic one what is not above zero is left out.
  static Ruler of_values(Scale scale, std::vector<double> values, Range pixels);

  // For what was varied: a tick at every place, and half a step of room at the ends.
  static Ruler of_places(std::vector<double> places, Range pixels);

  [[nodiscard]] double pixel(double value) const;
  [[nodiscard]] const std::vector<double>& ticks() const { return ticks_; }

 private:
  Ruler(Scale scale, std::vector<double> ticks, Range shown, Range pixels);

  Scale scale_;
  std::vector<double> ticks_;
  Range shown_;
  Range pixels_;
};

// "1,000", "0.5", "2 M" (in Indonesian "1.000", "0,5", "2 jt"): as short as the ticks of one axis
// can be.
std::string tick_text(const Say& say, double value);

}  // namespace papan::lab
