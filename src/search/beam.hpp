// Beam search: all positions of a ply side by side, only the best of them go on.
//
// One pass: every position of the layer plays all its moves; what was reached
// twice counts once (by key), what is over is compared with the best line so far,
// and of the rest the `width` best by the evaluation make the next layer. Passes
// are repeated with twice the width until the budget ends, the last one as wide as
// what is left should allow. A pass that never had to drop a position has seen
// everything: its best line is perfect.
// A beam that drops nothing = exhaustive search: tests/search/beam_test.cpp.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

#include "game/evaluation.hpp"
#include "game/task.hpp"
#include "search/key_set.hpp"
#include "search/meter.hpp"

namespace papan {

template <Solo G, class Eval>
requires(Hashable<G> && !Stochastic<G>) class Beam {
  static constexpr std::uint32_t kRoot = std::numeric_limits<std::uint32_t>::max();

  // A position of the layer, and the last link of the way to it.
  struct Member {
    StateOf<G> state;
    std::uint32_t link;
  };
  struct Link {
    std::uint32_t before;
    MoveOf<G> move;
  };
  // A position that could be in the next layer.
  struct Candidate {
    Score value;
    std::uint32_t parent;  // in the layer
    MoveOf<G> move;

    // Better first; the order is total, so that equal values fall the same way
    // everywhere.
    friend bool operator<(const Candidate& a, const Candidate& b) {
      return std::tie(b.value, a.parent, a.move) < std::tie(a.value, b.parent, b.move);
    }
  };

 public:
  Beam(const Task<G>& task, std::size_t max_width)
      : task_(task), rules_(task.rules), meter_(task.request), max_width_(max_width) {}

  Choice<G> run() {
    while (width_ != 0 && pass()) width_ = next_width();
    if (line_.empty()) take_unfinished();
    return report();
  }

 private:
  // False when the budget ended on the way.
  bool pass() {
    const std::uint64_t nodes_before = meter_.nodes();
    const double seconds_before = meter_.seconds();
    begin();
    while (!layer_.empty()) {
      if (!expand_layer()) return false;
      keep_best();
    }
    widest_ = width_;
    pass_nodes_ = static_cast<double>(meter_.nodes() - nodes_before);
    pass_seconds_ = meter_.seconds() - seconds_before;
    return true;
  }

  void begin() {
    dropped_ = false;
    links_.clear();
    layer_.clear();
    layer_.push_back({task_.state, kRoot});
  }

  bool expand_layer() {
    candidates_.clear();
    seen_.clear();
    for (std::uint32_t i = 0; i < layer_.size(); ++i) {
      rules_.legal_moves(layer_[i].state, moves_);
      for (const auto& move : moves_) {
        if (meter_.stopped()) return false;
        consider(i, move);
      }
    }
    return true;
  }

  void consider(std::uint32_t parent, const MoveOf<G>& move) {
    StateOf<G> child = layer_[parent].state;
    rules_.play(child, move);
    meter_.tick();
    if (rules_.turn(child) == Turn::kOver) {
      finish(parent, move, rules_.score(child));
    } else if (seen_.insert(rules_.key(child))) {
      candidates_.push_back({eval_(rules_, child), parent, move});
    }
  }

  void finish(std::uint32_t parent, const MoveOf<G>& move, Score score) {
    if (!line_.empty() && score <= best_) return;
    best_ = score;
    write_line(parent, move);
  }

  void write_line(std::uint32_t parent, const MoveOf<G>& move) {
    line_.assign(1, move);
    for (std::uint32_t at = layer_[parent].link; at != kRoot; at = links_[at].before) {
      line_.push_back(links_[at].move);
    }
    std::reverse(line_.begin(), line_.end());
  }

  void keep_best() {
    if (candidates_.size() > width_) {
      dropped_ = true;
      const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(width_);
      std::nth_element(candidates_.begin(), end, candidates_.end());
      candidates_.erase(end, candidates_.end());
    }
    std::sort(candidates_.begin(), candidates_.end());
    next_.clear();
    for (const Candidate& kept : candidates_) {
      const Member& parent = layer_[kept.parent];
      next_.push_back({parent.state, static_cast<std::uint32_t>(links_.size())});
      rules_.play(next_.back().state, kept.move);
      links_.push_back({parent.link, kept.move});
    }
    layer_.swap(next_);
  }

  // Twice as wide, or as wide as what is left of the budget should allow when that
  // is less; 0 when another pass is of no use.
  [[nodiscard]] std::size_t next_width() {
    if (!dropped_ || width_ >= max_width_ || meter_.poll()) return 0;
    constexpr double kMargin = 0.9;    // passes do not grow quite as their width
    constexpr double kWorthIt = 1.25;  // a pass hardly wider finds hardly more
    double factor = 2;
    const Budget& budget = task_.request.budget;
    if (budget.nodes != 0) {
      const double left = static_cast<double>(budget.nodes - meter_.nodes());
      factor = std::min(factor, kMargin * left / pass_nodes_);
    }
    if (budget.seconds > 0) {
      const double left = budget.seconds - meter_.seconds();
      factor = std::min(factor, kMargin * left / std::max(pass_seconds_, kShortest));
    }
    if (factor < kWorthIt && width_ > 1) return 0;
    const auto wider = static_cast<std::size_t>(factor * static_cast<double>(width_));
    return std::clamp(wider, width_ + 1, max_width_);
  }

  // No pass was finished: the way to the best position so far, which is not the end.
  void take_unfinished() {
    const auto best = std::min_element(candidates_.begin(), candidates_.end());
    if (best != candidates_.end()) {
      best_ = best->value;
      write_line(best->parent, best->move);
      return;
    }
    const Link& last = links_[layer_[0].link];  // the layer is sorted, best first
    best_ = eval_(rules_, layer_[0].state);
    line_.assign(1, last.move);
    for (std::uint32_t at = last.before; at != kRoot; at = links_[at].before) {
      line_.push_back(links_[at].move);
    }
    std::reverse(line_.begin(), line_.end());
  }

  Choice<G> report() const {
    Choice<G> choice;
    choice.move = line_[0];
    choice.value = best_;
    choice.nodes = meter_.nodes();
    choice.depth = static_cast<int>(line_.size());
    choice.line = line_;
    const bool ended = widest_ != 0;  // a line to the end of the game scores the value
    const bool whole = ended && !dropped_ && !meter_.stopped();
    const Bound bound = ended && !whole ? Bound::kAtLeast : Bound::kExact;
    choice.candidates = {{choice.move, choice.value, bound, ended}};
    choice.exact = whole;
    choice.note = widest_ != 0 ? fmt::format("beam up to {} wide", widest_)
                               : std::string("the budget ended before the first line did");
    return choice;
  }

  static constexpr double kShortest = 1e-6;  // seconds

  const Task<G>& task_;
  const G& rules_;
  Eval eval_;
  Meter meter_;
  std::size_t max_width_;
  std::size_t width_ = 1;
  std::size_t widest_ = 0;  // of the passes that were finished
  double pass_nodes_ = 0;   // what the last pass cost
  double pass_seconds_ = 0;
  bool dropped_ = false;  // in this pass
  std::vector<Member> layer_;
  std::vector<Member> next_;
  std::vector<Candidate> candidates_;
  std::vector<Link> links_;
  KeySet seen_;
  MovesOf<G> moves_;
  Score best_ = 0;
  std::vector<MoveOf<G>> line_;  // empty: none is finished
};

}  // namespace papan
