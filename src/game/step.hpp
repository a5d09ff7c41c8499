// Steps: what `play` tells a sink, for animation and for the record's reader.
//
// Search plays with NullSink, which costs nothing (measured in `papan bench`).
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "core/score.hpp"

namespace papan {

enum class StepKind : std::uint8_t {
  kPlace,
  kFlip,
  kMove,
  kRemove,
  kFall,
  kPromote,
  kPass,
  kScore
};

constexpr std::string_view to_text(StepKind kind) {
  switch (kind) {
    case StepKind::kPlace: return "place";
    case StepKind::kFlip: return "flip";
    case StepKind::kMove: return "move";
    case StepKind::kRemove: return "remove";
    case StepKind::kFall: return "fall";
    case StepKind::kPromote: return "promote";
    case StepKind::kPass: return "pass";
    case StepKind::kScore: return "score";
  }
  return "";
}

// Cells are indices into the game's view; -1 where a step has none.
struct Step {
  StepKind kind = StepKind::kPass;
  std::int16_t from = -1;  // where the piece was (move, fall)
  std::int16_t to = -1;    // where it is now
  char piece = 0;          // its symbol afterwards
  Score amount = 0;        // points, for kScore

  friend bool operator==(const Step&, const Step&) = default;
};

struct NullSink {
  void operator()(const Step&) const {}
};

// Collects the steps of a move.
class StepLog {
 public:
  void operator()(const Step& step) { steps_.push_back(step); }
  [[nodiscard]] const std::vector<Step>& steps() const& { return steps_; }
  [[nodiscard]] std::vector<Step> steps() && { return std::move(steps_); }

 private:
  std::vector<Step> steps_;
};

}  // namespace papan
