#include "arena/sprt.hpp"

#include <fmt/format.h>

#include <cmath>

#include "arena/statistics.hpp"

namespace papan {
namespace {

constexpr double kMostElo = 1000;

// Each outcome has been seen so often before anything was: keeps the first few
// pairs, when all ended alike, from deciding.
constexpr double kPrior = 0.2;

struct Moments {
  double mean = 0;
  double variance = 0;
};

// Of the score of a pair, in [0, 1].
Moments moments_of(const std::array<int, 5>& counts) {
  double total = 0;
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double weight = counts[i] + kPrior;
    const double score = static_cast<double>(i) / 4;
    total += weight;
    sum += weight * score;
    squares += weight * score * score;
  }
  const double mean = sum / total;
  return {mean, squares / total - mean * mean};
}

}  // namespace

OptionTable<SprtBounds> SprtBounds::describe() {
  return OptionTable<SprtBounds>{}
      .real("elo0", &SprtBounds::elo0, {-kMostElo, kMostElo}, "difference of the null hypothesis")
      .real("elo1", &SprtBounds::elo1, {-kMostElo, kMostElo}, "difference that is looked for")
      .real("alpha", &SprtBounds::alpha, {0.0001, 0.5}, "chance of a wrong yes")
      .real("beta", &SprtBounds::beta, {0.0001, 0.5}, "chance of a wrong no");
}

Result<SprtBounds> parse_sprt(std::string_view text) {
  const auto settings = parse_settings(text);
  if (!settings) return Error{"sprt: " + settings.error().message};
  const auto bounds = described<SprtBounds>().parse(*settings);
  if (!bounds) return Error{"sprt: " + bounds.error().message};
  if (bounds->elo0 >= bounds->elo1) {
    return Error{fmt::format("sprt: elo0 must be less than elo1, got {} and {}", bounds->elo0,
                             bounds->elo1)};
  }
  return *bounds;
}

std::string to_text(const SprtBounds& bounds) {
  return to_text(described<SprtBounds>().settings(bounds));
}

std::string_view to_text(SprtVerdict verdict) {
  switch (verdict) {
    case SprtVerdict::kUndecided: return "undecided";
    case SprtVerdict::kStronger: return "H1 accepted";
    case SprtVerdict::kNotStronger: return "H0 accepted";
  }
  return "";
}

void Sprt::add_pair(double points) {
  ++counts_[static_cast<std::size_t>(std::lround(2 * points))];
  ++pairs_;
}

double Sprt::log_likelihood_ratio() const {
  if (pairs_ == 0) return 0;
  const auto [mean, variance] = moments_of(counts_);
  const double from0 = mean - expected_score(bounds_.elo0);
  const double from1 = mean - expected_score(bounds_.elo1);
  return 0.5 * pairs_ * std::log((variance + from0 * from0) / (variance + from1 * from1));
}

double Sprt::lower() const {
  return std::log(bounds_.beta / (1 - bounds_.alpha));
}

double Sprt::upper() const {
  return std::log((1 - bounds_.beta) / bounds_.alpha);
}

SprtVerdict Sprt::verdict() const {
  const double ratio = log_likelihood_ratio();
  if (ratio >= upper()) return SprtVerdict::kStronger;
  if (ratio <= lower()) return SprtVerdict::kNotStronger;
  return SprtVerdict::kUndecided;
}

}  // namespace papan
