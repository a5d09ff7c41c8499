#include "games/brick/learn/values.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "games/brick/rules/values_file.hpp"

namespace papan::train {
namespace {

using brick::Afterstate;
using brick::Afterstates;
using brick::SwiftBoard;
using brick::Values;

constexpr double kDiscount = kValuesDiscount;
constexpr double kTraceDecay = 0.9 * kDiscount;
constexpr double kAveragePace = 5e-5;  // of the average towards an error
constexpr std::uint64_t kPieces = 1;   // purpose of the fork
constexpr int kFirstHeldOut = 1'000'001;
constexpr std::string_view kTitle = "papan brick learner 2";

}  // namespace

Json to_json(const ValuesPlan& plan) {
  return {{"colours", plan.colours},     {"pieces", plan.pieces}, {"rate", plan.rate},
          {"last_rate", plan.last_rate}, {"loss", plan.loss},     {"fuse", plan.fuse},
          {"beginning", plan.beginning}, {"seed", plan.seed}};
}

// The boards of the last bricks, the oldest first, with the errors that followed each.
class ValuesLearner::Trace {
 public:
  Trace(Values& values, double rate) : values_(values), rate_(rate) {}

  // What followed the newest board. The oldest is learnt when there is no more room.
  void followed(double error) {
    if (count_ == 0) return;
    at(count_ - 1).error = error;
    if (count_ == kLength) learn_oldest();
  }
  void push(const SwiftBoard& board, const Afterstate& after) {
    Step& step = at(count_++);
    values_.window_places(board, step.places);
    step.board = board;
    step.sum = after.sum;
    step.value = after.value;
    step.fuse = after.fuse;
    step.error = 0;
  }
  // Nothing follows any more.
  void finish() {
    while (count_ > 0) learn_oldest();
  }

  [[nodiscard]] bool empty() const { return count_ == 0; }
  [[nodiscard]] double newest_value() { return at(count_ - 1).value; }

 private:
  static constexpr int kLength = 40;

  struct Step {
    Values::Places places;
    SwiftBoard board = SwiftBoard(brick::kMaxColours);
    float sum = 0;
    float value = 0;
    std::uint8_t fuse = 0;
    double error = 0;
  };

  Step& at(int number) {
    return steps_[static_cast<std::size_t>((first_ + number) % (kLength + 1))];
  }

  void learn_oldest() {
    double error = 0;
    double share = 1;
    for (int i = 0; i < count_; ++i, share *= kTraceDecay) error += share * at(i).error;
    Step& step = at(0);
    constexpr std::size_t kSmall = 22;  // numbers of the small tables
    const auto change =
        static_cast<float>(rate_ * error / static_cast<double>(step.places.size() + kSmall));
    auto& windows = values_.tables().windows;
    for (const std::uint32_t place : step.places) windows[place] += change;
    values_.for_each_small(step.board, step.sum, [&](float& one) { one += change; });
    if (values_.tables().wait != 0) values_.fuse_place(step.board, step.fuse) += change;
    first_ = (first_ + 1) % (kLength + 1);
    --count_;
  }

  Values& values_;
  double rate_;
  std::array<Step, kLength + 1> steps_;
  int first_ = 0;
  int count_ = 0;
};

ValuesLearner::ValuesLearner(const ValuesPlan& plan, Beginning beginning)
    : plan_(plan),
      values_(std::move(beginning.tables), plan.colours),
      average_(beginning.average),
      points_a_brick_(beginning.average) {}

ValuesLearner::ValuesLearner(const ValuesPlan& plan)
    : ValuesLearner(plan, begin_by_template({plan.colours, plan.loss}, plan.beginning, plan.fuse,
                                            Rng(plan.seed))) {}

ValuesLearner::ValuesLearner(const ValuesPlan& plan, const Values& fewer)
    : ValuesLearner(
          plan, begin_by_values(fewer, {plan.colours, plan.loss}, plan.beginning, Rng(plan.seed))) {
}

double ValuesLearner::rate() const {
  const double share = static_cast<double>(done_) / plan_.pieces;
  return share < 0.5 ? plan_.rate
                     : plan_.rate * std::pow(plan_.last_rate / plan_.rate, 2 * share - 1);
}

void ValuesLearner::learn(int bricks) {
  Rng rng = Rng(plan_.seed).fork(kPieces).fork(static_cast<std::uint64_t>(done_));
  const brick::ColourBrick rules({plan_.colours, 1, 0});
  Trace trace(values_, rate());
  SwiftBoard board(plan_.colours);
  Afterstates found;
  double points = 0;
  for (int i = 0; i < bricks; ++i) {
    const brick::Brick hand = rules.draw({}, rng);
    values_.weigh(board, hand, found);
    if (found.empty()) {
      if (!trace.empty())
        trace.followed(-plan_.loss * std::max(average_, points_a_brick_) - trace.newest_value());
      trace.finish();
      board = SwiftBoard(plan_.colours);
      continue;
    }
    const Afterstate& best = best_of(found);
    points += static_cast<double>(best.points);
    if (!trace.empty()) {
      const double error = static_cast<double>(best.points) - average_ + kDiscount * best.value -
                           trace.newest_value();
      trace.followed(error);
      average_ += kAveragePace * error;
    }
    board.drop(best.move.column, brick::rotated(hand, best.move.rotation));
    trace.push(board, best);
  }
  trace.finish();
  points_a_brick_ = points / bricks;
  ++done_;
}

std::string ValuesLearner::checkpoint() const {
  const Json about = {{"plan", to_json(plan_)},
                      {"done", done_},
                      {"average", average_},
                      {"points_a_brick", points_a_brick_}};
  return fmt::format("{} {}\n{}", kTitle, about.dump(), values_file(values_, brick::kExactly));
}

Result<ValuesLearner> ValuesLearner::resume(const ValuesPlan& plan, std::string_view checkpoint) {
  const auto end = checkpoint.find('\n');
  if (!checkpoint.starts_with(kTitle) || end == std::string_view::npos) {
    return Error{fmt::format("checkpoint: expected a file that begins '{}'", kTitle)};
  }
  const auto about = parse_json(std::string(checkpoint.substr(kTitle.size(), end - kTitle.size())));
  if (!about) return about.error();
  if (about->value("plan", Json()) != to_json(plan)) {
    return Error{"checkpoint: of a run with another plan"};
  }
  auto values = brick::parse_values(checkpoint.substr(end + 1));
  if (!values) return values.error();
  ValuesLearner learner(plan, Beginning{std::move(values->tables())});
  try {
    about->at("done").get_to(learner.done_);
    about->at("average").get_to(learner.average_);
    about->at("points_a_brick").get_to(learner.points_a_brick_);
  } catch (const JsonError&) {
    return Error{"checkpoint: not as it should be"};
  }
  return learner;
}

double held_out_points(const Values& values, int deals, int bricks) {
  double points = 0;
  for (int deal = 0; deal < deals; ++deal) {
    const brick::ColourBrick rules({values.colours(), bricks, kFirstHeldOut + deal});
    Rng rng;
    auto state = rules.start(rng);
    SwiftBoard board(values.colours());
    Afterstates found;
    for (; state.left > 0; --state.left) {
      const brick::Brick hand = *rules.dealt(state);
      values.weigh(board, hand, found);
      if (found.empty()) break;
      const Afterstate& best = best_of(found);
      points += static_cast<double>(best.points);
      board.drop(best.move.column, brick::rotated(hand, best.move.rotation));
    }
  }
  return points / deals / bricks;
}

}  // namespace papan::train
