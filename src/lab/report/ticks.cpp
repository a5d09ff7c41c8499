#include "lab/report/ticks.hpp"

#include <algorithm>
#include <cmath>

#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

constexpr int kWantedTicks = 5;

// 1, 2 or 5 times a power of ten, so that about `kWantedTicks` fit.
double step_for(double width) {
  const double rough = width / kWantedTicks;
  const double power = std::pow(10.0, std::floor(std::log10(rough)));
  for (const double factor : {1.0, 2.0, 5.0}) {
    if (factor * power >= rough) return factor * power;
  }
  return 10 * power;
}

Range around(const std::vector<double>& values) {
  const auto [least, most] = std::minmax_element(values.begin(), values.end());
  return {*least, *most};
}

std::vector<double> linear_ticks(Range range) {
  range = {std::min(0.0, range.least), std::max(0.0, range.most)};
  if (range.least == range.most) range.most = range.least + 1;
  const double step = step_for(range.most - range.least);
  const auto first = static_cast<int>(std::floor(range.least / step + 1e-9));
  const auto last = static_cast<int>(std::ceil(range.most / step - 1e-9));
  std::vector<double> ticks;
  for (int i = first; i <= last; ++i) ticks.push_back(i * step);
  return ticks;
}

std::vector<double> logarithmic_ticks(const Range& range) {
  const auto first = static_cast<int>(std::floor(std::log10(range.least) + 1e-9));
  const auto last = std::max(first + 1, static_cast<int>(std::ceil(std::log10(range.most) - 1e-9)));
  std::vector<double> ticks;
  for (int i = first; i <= last; ++i) ticks.push_back(std::pow(10.0, i));
  return ticks;
}

// Half the least distance between neighbours, of places in order.
double half_step(const std::vector<double>& places) {
  double step = places.back() - places.front();
  for (std::size_t i = 1; i < places.size(); ++i) {
    step = std::min(step, places[i] - places[i - 1]);
  }
  return step > 0 ? step / 2 : 0.5;
}

// As few decimals, up to nine, as write a number in full.
int tick_decimals(double number) {
  constexpr int kMost = 9;
  int decimals = 0;
  for (double scaled = number; decimals < kMost; ++decimals, scaled *= 10) {
    if (std::abs(scaled - std::round(scaled)) <= 1e-9 * std::abs(scaled)) break;
  }
  return decimals;
}

}  // namespace

Ruler::Ruler(Scale scale, std::vector<double> ticks, Range shown, Range pixels)
    : scale_(scale), ticks_(std::move(ticks)), shown_(shown), pixels_(pixels) {}

Ruler Ruler::of_values(Scale scale, std::vector<double> values, Range pixels) {
  if (scale == Scale::kLogarithmic) {
    values.erase(std::remove_if(values.begin(), values.end(), [](double v) { return v <= 0; }),
                 values.end());
  }
  const Range all = values.empty() ? Range{1, 10} : around(values);
  auto ticks = scale == Scale::kLinear ? linear_ticks(all) : logarithmic_ticks(all);
  const Range shown{ticks.front(), ticks.back()};
  return {scale, std::move(ticks), shown, pixels};
}

Ruler Ruler::of_places(std::vector<double> places, Range pixels) {
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  if (places.empty()) places = {0};
  const double room = half_step(places);
  const Range shown{places.front() - room, places.back() + room};
  return {Scale::kLinear, std::move(places), shown, pixels};
}

double Ruler::pixel(double value) const {
  const auto bent = [&](double v) {
    return scale_ == Scale::kLogarithmic ? std::log10(std::max(v, shown_.least)) : v;
  };
  const double share =
      (bent(value) - bent(shown_.least)) / (bent(shown_.most) - bent(shown_.least));
  return pixels_.least + share * (pixels_.most - pixels_.least);
}

std::string tick_text(const Say& say, double value) {
  constexpr double kMillion = 1e6;
  const double rounded = std::round(value * 1e9) / 1e9;  // sums of steps such as 0.1
  if (std::abs(rounded) >= kMillion) {
    return paper_text(say, rounded / kMillion) + say(" M", " jt");
  }
  // All its decimals: on a logarithmic axis 0.0001 stands beside 0.001, and is not 0.
  return number_text(say, rounded, tick_decimals(rounded));
}

}  // namespace papan::lab
