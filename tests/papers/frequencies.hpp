// Does an agent that draws choose each move as often as its paper says? Pearson's chi-square
// of many positions, summed: its mean is the number of degrees of freedom whatever the
// counts, so the sum's distance from it, in standard deviations, says whether one rule made
// both. Rare moves are pooled.
#pragma once

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace papan::papers {

using Counts = std::map<std::string, int>;
using Probabilities = std::map<std::string, double>;

inline Counts counted(const std::vector<std::string>& moves) {
  Counts counts;
  for (const std::string& move : moves) ++counts[move];
  return counts;
}

class ChiSquare {
 public:
  // Draws against known probabilities; moves of none are pooled with the rare ones.
  void add(const Counts& drawn, const Probabilities& expected) {
    double total = 0;
    for (const auto& [move, count] : drawn) total += count;
    Cells cells;
    for (const auto& [move, probability] : expected) {
      const auto found = drawn.find(move);
      cells.add({found == drawn.end() ? 0.0 : found->second, probability * total},
                probability * total);
    }
    for (const auto& [move, count] : drawn) {
      if (!expected.contains(move)) cells.add({static_cast<double>(count), 0}, 0);
    }
    for (const auto& [seen, mean] : cells.all()) {
      if (mean > 0) sum_ += (seen - mean) * (seen - mean) / mean;
    }
    freedom_ += cells.freedom();
  }

  // Two samples of the same size.
  void add(const Counts& one, const Counts& two) {
    std::map<std::string, std::pair<double, double>> both;
    for (const auto& [move, count] : one) both[move].first += count;
    for (const auto& [move, count] : two) both[move].second += count;
    Cells cells;
    for (const auto& [move, counts] : both) cells.add(counts, (counts.first + counts.second) / 2);
    for (const auto& [a, b] : cells.all()) {
      if (a + b > 0) sum_ += (a - b) * (a - b) / (a + b);
    }
    freedom_ += cells.freedom();
  }

  [[nodiscard]] double freedom() const { return freedom_; }

  // Standard deviations above what chance makes; over 5 once in millions.
  [[nodiscard]] double deviation() const { return (sum_ - freedom_) / std::sqrt(2 * freedom_); }

 private:
  static constexpr double kRare = 5;

  class Cells {
   public:
    void add(std::pair<double, double> counts, double mean) {
      if (mean >= kRare) return cells_.push_back(counts);
      rest_.first += counts.first;
      rest_.second += counts.second;
    }
    [[nodiscard]] std::vector<std::pair<double, double>> all() const {
      auto all = cells_;
      if (has_rest()) all.push_back(rest_);
      return all;
    }
    [[nodiscard]] double freedom() const {
      const double count = static_cast<double>(cells_.size()) + (has_rest() ? 1 : 0);
      return count > 1 ? count - 1 : 0;
    }

   private:
    [[nodiscard]] bool has_rest() const { return rest_.first > 0 || rest_.second > 0; }

    std::vector<std::pair<double, double>> cells_;
    std::pair<double, double> rest_{0, 0};
  };

  double sum_ = 0;
  double freedom_ = 0;
};

}  // namespace papan::papers
