// The sequential probability ratio test on pairs of games: stops a match as soon
// as it can tell which of two strengths is the likelier, as pure maths.
//
// H0: the first agent is `elo0` stronger; H1: `elo1`. The likelihoods are those of
// the generalised test on the five outcomes of a pair ("pentanomial"; Van den
// Bergh, "The generalized maximum likelihood ratio for the expectation value of a
// distribution", 2019, in its normal approximation); the bounds are Wald's (1945).
// Tested in tests/arena/sprt_test.cpp.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/options.hpp"
#include "core/result.hpp"

namespace papan {

struct SprtBounds {
  double elo0 = 0;
  double elo1 = 10;
  double alpha = 0.05;  // chance to accept H1 though H0 is true
  double beta = 0.05;   // chance to accept H0 though H1 is true

  static OptionTable<SprtBounds> describe();
  friend bool operator==(const SprtBounds&, const SprtBounds&) = default;
};

// "elo0=0,elo1=10"; alpha and beta where they are not 0.05.
Result<SprtBounds> parse_sprt(std::string_view text);
std::string to_text(const SprtBounds& bounds);

enum class SprtVerdict { kUndecided, kStronger, kNotStronger };

std::string_view to_text(SprtVerdict verdict);

class Sprt {
 public:
  explicit Sprt(const SprtBounds& bounds) : bounds_(bounds) {}

  // The points of a pair for the first agent: 0, 0.5, ..., 2.
  void add_pair(double points);

  [[nodiscard]] int pairs() const { return pairs_; }
  // Positive speaks for H1.
  [[nodiscard]] double log_likelihood_ratio() const;
  [[nodiscard]] double lower() const;
  [[nodiscard]] double upper() const;
  [[nodiscard]] SprtVerdict verdict() const;

 private:
  SprtBounds bounds_;
  std::array<int, 5> counts_{};  // by half points
  int pairs_ = 0;
};

}  // namespace papan
