#include "games/brick/study/trials.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "games/brick/rules/policy_game.hpp"

namespace papan::lab {
namespace {

constexpr const char* kPurpose = "brick-cases";
constexpr int kRoomyCells = 30;  // a variant: with fewer free cells any points are taken

// Limits in even steps; wide enough that the greatest scores lie inside.
struct Steps {
  int first;
  int last;
  int step;
};
constexpr std::array<Steps, 7> kSteps = {{{4'000, 32'000, 1'000},
                                          {1'500, 14'000, 500},
                                          {1'000, 10'000, 500},
                                          {500, 9'000, 500},
                                          {250, 4'500, 250},
                                          {10, 300, 10},
                                          {10, 200, 10}}};  // by colours, from 3

int published_limit(const BrickCase& one) {
  return brick::thesis_policy({one.colours, one.bricks, 0}).limit;
}

// Long games with few colours vary little, and cost most.
int deals(const BrickCase& one, const Scope& scope) {
  const bool steady = one.colours < 6 && one.bricks > 10'000;
  return steady ? scope.by_size(2, 20) : scope.by_size(4, 40);
}

std::string deal_key(const BrickCase& one, int deal) {
  return fmt::format("colours {} bricks {} deal {}", one.colours, one.bricks, deal);
}

// About: with many colours games end early.
double seconds_a_game(const BrickCase& one) {
  constexpr double kBrick = 1e-5;
  constexpr int kLastBrick = 600;
  return kBrick * (one.colours == 9 ? kLastBrick : one.bricks);
}

Result<Json> play_limits(const BrickCase& one, std::uint32_t deal, const std::vector<int>& limits,
                         const std::stop_token& stop) {
  const brick::Parameters parameters{one.colours, one.bricks, deal};
  brick::Policy policy = brick::thesis_policy(parameters);
  Json scores = Json::array();
  Json placed = Json::array();
  for (const int limit : limits) {
    if (stop.stop_requested()) return Json();
    policy.limit = limit;
    const auto game = brick::play_policy(parameters, policy);
    scores.push_back(game.score);
    placed.push_back(game.placed);
  }
  policy.limit = published_limit(one);
  policy.free_cells = kRoomyCells;
  const auto roomy = brick::play_policy(parameters, policy);
  return Json{{"scores", scores}, {"placed", placed}, {"roomy", roomy.score}};
}

}  // namespace

std::vector<int> limits_tried(int colours, Size size) {
  constexpr int kCoarse = 3;
  const Steps& steps = kSteps[static_cast<std::size_t>(colours - 3)];
  const int step = size == Size::kQuick ? kCoarse * steps.step : steps.step;
  std::vector<int> limits;
  for (int limit = steps.first; limit <= steps.last; limit += step) limits.push_back(limit);
  for (const BrickCase& one : kBrickCases) {
    if (one.colours == colours) limits.push_back(published_limit(one));
  }
  std::sort(limits.begin(), limits.end());
  limits.erase(std::unique(limits.begin(), limits.end()), limits.end());
  return limits;
}

std::vector<std::size_t> Trials::chosen() const {
  std::vector<std::size_t> all;
  for (const auto& row : scores) {
    all.push_back(static_cast<std::size_t>(std::max_element(row.begin(), row.end()) - row.begin()));
  }
  return all;
}

std::vector<double> Trials::fixed() const {
  std::vector<double> all;
  for (const auto& row : scores) all.push_back(row[published]);
  return all;
}

std::vector<double> Trials::best() const {
  std::vector<double> all;
  for (const auto& row : scores) all.push_back(*std::max_element(row.begin(), row.end()));
  return all;
}

std::vector<double> Trials::chosen_elsewhere() const {
  const auto choices = chosen();
  std::vector<double> all;
  for (std::size_t deal = 0; deal < deals(); ++deal) {
    double sum = 0;
    for (std::size_t other = 0; other < deals(); ++other) {
      if (other != deal) sum += scores[deal][choices[other]];
    }
    all.push_back(sum / static_cast<double>(deals() - 1));
  }
  return all;
}

// Of n values in order, the i-th from below is the greatest of m drawn ones with the
// chance C(i - 1, m - 1) / C(n, m): m / n for the last, and from one to the one before it
// by a factor of (i - m) / (i - 1).
std::vector<double> Trials::best_of(int count) const {
  std::vector<double> all;
  for (std::vector<double> row : scores) {
    std::sort(row.begin(), row.end());
    double chance = static_cast<double>(count) / static_cast<double>(row.size());
    double mean = 0;
    for (std::size_t i = row.size(); i >= static_cast<std::size_t>(count) && i > 0; --i) {
      mean += chance * row[i - 1];
      if (i > 1) chance *= (static_cast<double>(i) - count) / (static_cast<double>(i) - 1);
    }
    all.push_back(mean);
  }
  return all;
}

std::vector<Measurement> trial_measurements(const Scope& scope) {
  constexpr std::uint32_t kDeals = 1'000'000'000;
  std::vector<Measurement> all;
  for (const BrickCase& one : kBrickCases) {
    const auto limits = limits_tried(one.colours, scope.size);
    for (int i = 0; i < deals(one, scope); ++i) {
      const auto deal = 1 + scope.rng(kPurpose).fork(static_cast<std::uint64_t>(i)).below(kDeals);
      all.push_back({deal_key(one, i), static_cast<double>(limits.size()) * seconds_a_game(one),
                     [&one, deal, limits](const std::stop_token& stop) {
                       return play_limits(one, deal, limits, stop);
                     }});
    }
  }
  return all;
}

Trials trials_of(const Evidence& evidence, const BrickCase& one) {
  Trials trials{limits_tried(one.colours, evidence.scope.size)};
  const auto found = std::find(trials.limits.begin(), trials.limits.end(), published_limit(one));
  trials.published = static_cast<std::size_t>(found - trials.limits.begin());
  for (int i = 0; i < deals(one, evidence.scope); ++i) {
    const Json& games = evidence.at(deal_key(one, i));
    trials.scores.push_back(games["scores"].get<std::vector<double>>());
    trials.placed.push_back(games["placed"].get<std::vector<double>>());
    trials.roomy.push_back(games["roomy"].get<double>());
  }
  return trials;
}

}  // namespace papan::lab
