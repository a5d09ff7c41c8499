#include "agents/brick/foresight.hpp"

#include <fmt/format.h>

#include <cmath>
#include <span>

#include "core/clock.hpp"
#include "core/inline_list.hpp"

namespace papan::brick {
namespace {

constexpr int kPlacements = 3 * kColumns;
constexpr std::uint64_t kMostLooksEver = 1'000'000'000;

// Looks at next bricks, each thirty placements, that a whole game may take: some seven
// seconds; a short game looks at a hundred a brick.
constexpr int kLooksOfGame = 400'000;
constexpr int kMostLooks = 100;

Foresight::Effort effort_of(int looks) {
  const int width = std::clamp(static_cast<int>(std::lround(0.75 * std::sqrt(looks))), 2, 8);
  return {width, std::max(1, looks / width)};
}

// A promise cannot be kept any more when the bricks are out.
double share_of_promise(int left) {
  constexpr double kBricks = 6;
  return 1 - std::exp(-left / kBricks);
}

// No column takes another brick: what was promised is lost.
constexpr double kNoRoom = -1e6;

// Next bricks, rotations being one, spread evenly over what chance may bring.
class NextBricks {
 public:
  NextBricks(const ColourBrick& rules, Rng rng) : rng_(rng) {
    rules.outcomes({}, all_);
    rng_.shuffle(all_);
  }

  // All that there are were drawn with their probabilities.
  [[nodiscard]] bool all_seen() const { return all_seen_; }

  using Drawn = InlineList<Likely<Brick>, ColourBrick::Outcomes::kCapacity>;
  const Drawn& draw(int samples) {
    drawn_.clear();
    if (samples >= static_cast<int>(all_.size())) {
      for (const auto& one : all_) drawn_.push(one);
      all_seen_ = true;
      return drawn_;
    }
    const double first = rng_.uniform();
    double passed = 0;  // samples up to the outcome
    int taken = 0;
    for (const auto& one : all_) {
      passed += one.probability * samples;
      const int before = taken;
      while (taken < samples && first + taken < passed) ++taken;
      if (taken > before) drawn_.push({one.outcome, static_cast<double>(taken - before)});
    }
    return drawn_;
  }

 private:
  ColourBrick::Outcomes all_;
  Drawn drawn_;
  Rng rng_;
  bool all_seen_ = false;
};

}  // namespace

struct Foresight::Candidate {
  Move move;
  double points = 0;
  double worth = 0;  // by the values alone
  double sum = 0;    // of the best answers
  SwiftBoard board;

  [[nodiscard]] double value(double weight) const {
    return weight == 0 ? worth : points + sum / weight;
  }
};

struct Foresight::Search {
  std::vector<Candidate> candidates;  // best first by the values alone
  int width = 0;                      // those that are looked at
  int seen = 0;                       // next bricks
  double weight = 0;                  // of these
  std::uint64_t nodes = 0;
};

Foresight::Foresight(const Values& values, const Parameters& parameters)
    : values_(values), effort_(effort_of(std::min(kMostLooks, kLooksOfGame / parameters.bricks))) {}

double Foresight::worth(const Afterstate& after, int left) const {
  return static_cast<double>(after.points) + share_of_promise(left) * after.value;
}

double Foresight::best_answer(const SwiftBoard& board, const Brick& brick, int left) const {
  Afterstates answers;
  values_.expand(board, brick, answers);
  double best = kNoRoom;
  for (const Afterstate& answer : answers) best = std::max(best, worth(answer, left - 1));
  return best;
}

Foresight::Search Foresight::search_of(const Task<ColourBrick>& task) const {
  const SwiftBoard board(task.state.board, values_.colours());
  Afterstates all;
  values_.expand(board, *task.state.hand, all);
  Search search;
  search.nodes = all.size();
  for (const Afterstate& after : all) {
    Candidate candidate{after.move, static_cast<double>(after.points),
                        worth(after, task.state.left - 1), 0, board};
    search.candidates.push_back(candidate);
  }
  std::stable_sort(search.candidates.begin(), search.candidates.end(),
                   [](const auto& a, const auto& b) { return a.worth > b.worth; });
  return search;
}

// So many next bricks as the budget allows, all alike in effort.
int Foresight::samples_of(const Budget& budget, int width) const {
  if (budget.nodes == 0) return effort_.samples;
  const auto looks =
      static_cast<int>(std::min<std::uint64_t>(budget.nodes, kMostLooksEver)) / kPlacements;
  return std::max(0, looks - 1) / width;
}

void Foresight::look_ahead(const Task<ColourBrick>& task, Search& search) const {
  const Request& request = task.request;
  const Stopwatch watch;
  search.width = std::min(effort_.width, static_cast<int>(search.candidates.size()));
  const auto looked_at = std::span(search.candidates).first(static_cast<std::size_t>(search.width));
  for (Candidate& one : looked_at) {
    one.board.drop(one.move.column, rotated(*task.state.hand, one.move.rotation));
  }
  // By the position alone, so that whoever asks again hears the same.
  NextBricks next(task.rules, Rng(task.rules.key(task.state)));
  const bool by_time = request.budget.nodes == 0 && request.budget.seconds != 0;
  const auto enough = [&] {
    return request.stop.stop_requested() || next.all_seen() ||
           (by_time ? watch.seconds() >= request.budget.seconds : search.seen > 0);
  };
  while (!enough()) {
    for (const auto& [brick, weight] : next.draw(samples_of(request.budget, search.width))) {
      for (Candidate& one : looked_at) {
        one.sum += weight * best_answer(one.board, brick, task.state.left - 1);
      }
      search.weight += weight;
      search.nodes += static_cast<std::uint64_t>(search.width * kPlacements);
      ++search.seen;
    }
    if (search.seen == 0) return;
  }
}

Choice<ColourBrick> Foresight::choose(const Task<ColourBrick>& task) const {
  Search search = search_of(task);
  const bool more = search.candidates.size() > 1 && task.state.left > 1 && effort_.samples > 0 &&
                    task.request.budget.depth != 1;
  if (more) look_ahead(task, search);
  const auto by_value = [&](const Candidate& a, const Candidate& b) {
    return a.value(search.weight) > b.value(search.weight);
  };
  if (search.seen > 0) {
    std::stable_sort(search.candidates.begin(), search.candidates.begin() + search.width, by_value);
  }
  Choice<ColourBrick> choice;
  for (std::size_t i = 0; i < search.candidates.size(); ++i) {
    const Candidate& one = search.candidates[i];
    const bool looked_at = static_cast<int>(i) < search.width;
    choice.candidates.push_back({one.move, looked_at ? one.value(search.weight) : one.worth});
  }
  choice.move = search.candidates.front().move;
  choice.value = choice.candidates.front().value;
  choice.line = {choice.move};
  choice.nodes = search.nodes;
  choice.depth = search.seen > 0 ? 2 : 1;
  choice.note = search.seen > 0 ? fmt::format("by learned values and {} next bricks", search.seen)
                                : "by learned values";
  return choice;
}

}  // namespace papan::brick
