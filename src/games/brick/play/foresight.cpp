#include "games/brick/play/foresight.hpp"

#include <fmt/format.h>

#include <cmath>
#include <vector>

#include "core/clock.hpp"
#include "core/inline_list.hpp"
#include "games/brick/rules/placements.hpp"

namespace papan::brick {
namespace {

constexpr std::uint64_t kMostLooksEver = 1'000'000'000;

Foresight::Effort effort_of(const Looks& most, int bricks) {
  const int looks = std::min(most.of_brick, most.of_game / bricks);
  const int width = std::clamp(static_cast<int>(std::lround(0.75 * std::sqrt(looks))), 3, 8);
  return {width, std::max(1, looks / width)};
}

// No column takes another brick: what was promised is lost.
constexpr double kNoRoom = -1e6;

// Next bricks, rotations being one, spread evenly over what chance may bring.
class NextBricks {
 public:
  NextBricks(const ColourBrick::Outcomes& all, Rng rng) : all_(all), rng_(rng) {
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

double share_of_promise(int left) {
  constexpr double kBricks = 6;
  return 1 - std::exp(-left / kBricks);
}

struct Foresight::Candidate {
  Afterstate after;
  double points = 0;  // and what it is worth besides
  double worth = 0;   // by the values alone
  double sum = 0;     // of the best answers

  [[nodiscard]] double value(double weight) const {
    return weight == 0 ? worth : points + sum / weight;
  }
};

struct Foresight::Search {
  InlineList<Candidate, kPlacements> candidates;  // best first by the values alone
  int width = 0;                                  // those that are looked at
  std::vector<SwiftBoard> boards;                 // after these
  int seen = 0;                                   // next bricks
  double weight = 0;                              // of these
  std::uint64_t nodes = 0;
};

Foresight::Foresight(const Valuation& values, const Parameters& parameters)
    : Foresight(values, effort_of(values.looks(), parameters.bricks)) {}

Foresight::Foresight(const Valuation& values, const Effort& effort)
    : values_(values), effort_(effort) {
  ColourBrick({values.colours(), 1, 0}).outcomes({}, bricks_);
}

double Foresight::worth(const Afterstate& after, int left) const {
  return static_cast<double>(after.points) + share_of_promise(left) * after.value;
}

double Foresight::best_answer(const Afterstate& before, const SwiftBoard& board, const Brick& brick,
                              int left) const {
  Afterstates answers;
  values_.expand(board, brick, answers);
  values_.refine_answers(board, brick, before, answers);
  double best = kNoRoom;
  for (const Afterstate& answer : answers) best = std::max(best, worth(answer, left - 1));
  return best;
}

Foresight::Search Foresight::search_of(const Task<ColourBrick>& task) const {
  const SwiftBoard board(task.state.board, values_.colours());
  Afterstates all;
  values_.weigh(board, *task.state.hand, all);
  Search search;
  search.nodes = all.size();
  for (const Afterstate& after : all) {
    const int left = task.state.left - 1;
    const double besides = share_of_promise(left) * after.besides;
    search.candidates.push(
        {after, static_cast<double>(after.points) + besides, worth(after, left) + besides, 0});
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
  const auto width = static_cast<std::size_t>(search.width);
  search.boards.assign(width, SwiftBoard(task.state.board, values_.colours()));
  for (std::size_t i = 0; i < width; ++i) {
    const Move move = search.candidates[i].after.move;
    search.boards[i].drop(move.column, rotated(*task.state.hand, move.rotation));
  }
  // By the position alone, so that whoever asks again hears the same.
  NextBricks next(bricks_, Rng(task.rules.key(task.state)));
  const bool by_time = request.budget.nodes == 0 && request.budget.seconds != 0;
  const auto enough = [&] {
    return request.stop.stop_requested() || next.all_seen() ||
           (by_time ? watch.seconds() >= request.budget.seconds : search.seen > 0);
  };
  while (!enough()) {
    for (const auto& [brick, weight] : next.draw(samples_of(request.budget, search.width))) {
      for (std::size_t i = 0; i < width; ++i) {
        Candidate& one = search.candidates[i];
        one.sum += weight * best_answer(one.after, search.boards[i], brick, task.state.left - 1);
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
    choice.candidates.push_back({one.after.move, looked_at ? one.value(search.weight) : one.worth});
  }
  choice.move = search.candidates[0].after.move;
  choice.value = choice.candidates.front().value;
  choice.line = {choice.move};
  choice.nodes = search.nodes;
  choice.depth = search.seen > 0 ? 2 : 1;
  choice.note = fmt::format("by {}", values_.name());
  if (search.seen > 0) choice.note += fmt::format(" and {} next bricks", search.seen);
  return choice;
}

}  // namespace papan::brick
