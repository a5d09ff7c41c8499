// A landscape of sequences: plans that a game decodes, entry by entry, into its
// final score.
//
// The decoder plays what is still possible of a plan (dead entries are dropped) and
// finishes the game by a rule of its own, so every list is a plan and the value is
// the true score. What the finish played joins the plan, so that it can be changed
// too. A neighbour has one entry inserted, deleted, moved or replaced, or a whole band
// of them inserted or deleted, one entry in each of its parts: what a game needs when
// a single entry would only tear neighbours apart. Decoding starts again from the
// last mark before the change, a copy of the game on its way, and ends early where the
// game comes back to a mark of the present plan: the rest is known then. All memory is
// taken once.
// Laws: tests/local/sequence_test.cpp.
#pragma once

#include <algorithm>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/rng.hpp"
#include "core/score.hpp"

namespace papan {

template <class D>
concept SequenceDecoder = std::equality_comparable<typename D::Entry> &&
    requires(const D& decoder, typename D::State& state, const typename D::State& seen,
             const typename D::Entry& entry, Rng& rng) {
  { D::kMarkSpacing } -> std::convertible_to<std::size_t>;  // entries: a copy against some clicks
  { decoder.start() } -> std::same_as<const typename D::State&>;
  { decoder.copy(state, seen) } -> std::same_as<void>;
  { decoder.click(state, entry) } -> std::same_as<bool>;           // false: dead, nothing changed
  { decoder.pick(seen, rng) } -> std::same_as<typename D::Entry>;  // live now, or none()
  { decoder.none() } -> std::same_as<typename D::Entry>;
  { decoder.keeps(entry) } -> std::same_as<bool>;      // may stand in a plan
  { decoder.same(seen, seen) } -> std::same_as<bool>;  // but for the points so far
  { D::points(state) } -> std::same_as<Score&>;        // so far
  {
    decoder.finish(state, [](const typename D::Entry&) {})
    } -> std::same_as<Score>;
};

// One that also knows bands.
template <class D>
concept BandDecoder = SequenceDecoder<D> &&
    requires(const D& decoder, const typename D::State& seen, const typename D::Entry& entry,
             const typename D::Band& band, Rng& rng) {
  { decoder.band(rng) } -> std::same_as<typename D::Band>;
  { band.parts() } -> std::same_as<int>;                                  // at most 32
  { decoder.pick_in(seen, band, 0) } -> std::same_as<typename D::Entry>;  // of a part, or none()
  { band.part_of(entry) } -> std::same_as<int>;                           // -1: outside
};

// How often each change is proposed; those of one entry are replacements for the rest.
struct SequenceChanges {
  double band = 0;  // of all, where the decoder knows them; the others of those that remain
  double insert = 0.40;
  double erase = 0.20;
  double move = 0.25;
};

template <SequenceDecoder D>
class SequenceLandscape {
 public:
  using Entry = typename D::Entry;
  using State = typename D::State;
  using Plan = std::vector<Entry>;

  // No plan is longer than `longest` entries.
  SequenceLandscape(const D& decoder, const SequenceChanges& changes, std::size_t longest)
      : decoder_(&decoder), changes_(changes), pool_(2 * (longest / kSpacing + 2)) {
    for (auto* plan : {&plan_, &draft_, &spare_}) plan->reserve(longest + 1);
    for (auto* marks : {&marks_, &draft_marks_, &free_}) marks->reserve(pool_.size());
    for (std::size_t slot = pool_.size(); slot-- > 1;) free_.push_back({0, slot});
    decoder_->copy(pool_[0], decoder_->start());
    marks_.push_back({0, 0});
    go_to({});
  }

  // Stands on a plan from now on.
  void go_to(const Plan& plan) {
    plan_.assign(plan.begin(), plan.end());
    release(marks_, 1);
    decode(0, [&] { try_rest(0); });
    take();
  }

  // Another decoder of the same game, for what is proposed from now on: it may pick and
  // finish in its own way, but must play a complete plan as the one before did.
  void decode_by(const D& decoder) { decoder_ = &decoder; }

  [[nodiscard]] const D& decoder() const { return *decoder_; }
  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] Score value() const { return value_; }

  // The value of a random neighbour, which is kept in mind for `take`.
  Score propose(Rng& rng) {
    const auto size = static_cast<std::uint32_t>(plan_.size());
    if constexpr (BandDecoder<D>) {
      if (changes_.band > 0 && rng.uniform() < changes_.band) {
        const std::uint32_t at = rng.below(size + 1);
        return rng.below(2) == 0 ? insert_band(at, rng) : erase_band(at, rng);
      }
    }
    const double kind = rng.uniform();
    if (size == 0 || kind < changes_.insert) return insert(rng.below(size + 1), rng);
    if (kind < changes_.insert + changes_.erase) return erase(rng.below(size));
    if (kind < changes_.insert + changes_.erase + changes_.move) {
      return move(rng.below(size), rng.below(size));
    }
    return replace(rng.below(size), rng);
  }

  // Steps to the neighbour that was proposed last.
  void take() {
    take_marks();
    spare_.assign(plan_.begin() + offset(rejoins_at_), plan_.end());
    plan_.resize(changed_at_);
    plan_.insert(plan_.end(), draft_.begin(), draft_.end());
    plan_.insert(plan_.end(), spare_.begin(), spare_.end());
    value_ = draft_value_;
    changed_at_ = rejoins_at_ = plan_.size();  // the next `take` without a proposal does nothing
    draft_.clear();
  }

 private:
  static constexpr std::size_t kSpacing = D::kMarkSpacing;

  // The game before entry `at` of the plan.
  struct Mark {
    std::size_t at;
    std::size_t slot;  // in the pool
  };
  using Marks = std::vector<Mark>;

  static std::ptrdiff_t offset(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

  Score insert(std::size_t at, Rng& rng) {
    return decode(at, [&] {
      try_entry(decoder_->pick(state_, rng));
      try_rest(at);
    });
  }

  Score erase(std::size_t at) {
    return decode(at, [&] { try_rest(at + 1); });
  }

  Score replace(std::size_t at, Rng& rng) {
    return decode(at, [&] {
      try_entry(decoder_->pick(state_, rng));
      try_rest(at + 1);
    });
  }

  // The entry at `from` then stands at `to`.
  Score move(std::size_t from, std::size_t to) {
    return decode(std::min(from, to), [&] {
      if (to <= from) try_entry(plan_[from]);
      for (std::size_t i = std::min(from + 1, to); i < std::max(from, to + 1); ++i) {
        try_entry(plan_[i]);
      }
      if (to > from) try_entry(plan_[from]);
      try_rest(std::max(from, to) + 1);
    });
  }

  Score insert_band(std::size_t at, Rng& rng) {
    const auto band = decoder_->band(rng);
    return decode(at, [&] {
      for (int i = 0; i < band.parts(); ++i) try_entry(decoder_->pick_in(state_, band, i));
      try_rest(at);
    });
  }

  // The next entry of each of its parts goes.
  Score erase_band(std::size_t at, Rng& rng) {
    const auto band = decoder_->band(rng);
    return decode(at, [&] {
      std::uint32_t erased = 0;
      std::size_t i = at;
      for (; i < plan_.size() && std::popcount(erased) < band.parts(); ++i) {
        const int part = band.part_of(plan_[i]);
        const std::uint32_t bit = part < 0 ? 0 : std::uint32_t{1} << part;
        if ((bit & ~erased) == 0) try_entry(plan_[i]);
        erased |= bit;
      }
      try_rest(i);
    });
  }

  void try_entry(const Entry& entry) {
    if (entry == decoder_->none() || !decoder_->click(state_, entry)) return;
    draft_.push_back(entry);
    if (draft_.size() % kSpacing == 0) mark_draft();
  }

  void mark_draft() {
    if (free_.empty()) return;  // marks only save time
    const std::size_t slot = free_.back().slot;
    free_.pop_back();
    decoder_->copy(pool_[slot], state_);
    draft_marks_.push_back({changed_at_ + draft_.size(), slot});
  }

  // The plan from entry `from` on, until the game comes back to one of its marks.
  void try_rest(std::size_t from) {
    auto mark = std::lower_bound(marks_.begin(), marks_.end(), from,
                                 [](const Mark& each, std::size_t at) { return each.at < at; });
    for (std::size_t i = from; i < plan_.size(); ++i) {
      if (mark != marks_.end() && mark->at == i) {
        if (i > changed_at_ && decoder_->same(state_, pool_[mark->slot])) {
          rejoins_at_ = i;
          gain_ = D::points(state_) - D::points(pool_[mark->slot]);
          return;
        }
        ++mark;
      }
      try_entry(plan_[i]);
    }
  }

  // The value of a plan that agrees with the present one before `at` and goes on as
  // `rest()` says.
  template <class Rest>
  Score decode(std::size_t at, Rest&& rest) {
    const auto after =
        std::upper_bound(marks_.begin(), marks_.end(), at,
                         [](std::size_t i, const Mark& each) { return i < each.at; });
    const Mark& mark = *(after - 1);
    decoder_->copy(state_, pool_[mark.slot]);
    for (std::size_t i = mark.at; i < at; ++i) decoder_->click(state_, plan_[i]);
    changed_at_ = at;
    rejoins_at_ = plan_.size();
    draft_.clear();
    release(draft_marks_, 0);
    gain_ = 0;
    rest();
    const bool known = rejoins_at_ < plan_.size();
    draft_value_ = known ? value_ + gain_ : decoder_->finish(state_, [&](const Entry& entry) {
      if (decoder_->keeps(entry)) draft_.push_back(entry);
    });
    return draft_value_;
  }

  // Gives the marks from index `from` on back.
  void release(Marks& marks, std::size_t from) {
    free_.insert(free_.end(), marks.begin() + offset(from), marks.end());
    marks.resize(from);
  }

  // The marks of the plan that was proposed: those before the change, those of the
  // draft, and those after it, which have moved with their entries.
  void take_marks() {
    const std::size_t shift = changed_at_ + draft_.size() - rejoins_at_;  // may wrap; so does +=
    std::size_t kept = 0;
    later_.clear();
    for (const Mark& mark : marks_) {
      if (mark.at <= changed_at_) {
        marks_[kept++] = mark;
      } else if (rejoins_at_ < plan_.size() && mark.at >= rejoins_at_) {
        D::points(pool_[mark.slot]) += gain_;
        later_.push_back({mark.at + shift, mark.slot});
      } else {
        free_.push_back(mark);
      }
    }
    marks_.resize(kept);
    marks_.insert(marks_.end(), draft_marks_.begin(), draft_marks_.end());
    draft_marks_.clear();
    for (const Mark& mark : later_) {  // changes may have drawn them together
      (mark.at < marks_.back().at + kSpacing / 2 ? free_ : marks_).push_back(mark);
    }
  }

  const D* decoder_;
  SequenceChanges changes_;
  Plan plan_;  // only entries that are live when their turn comes
  Score value_ = 0;
  std::vector<State> pool_;
  Marks marks_;  // of the plan, in order; the first is the start
  Marks free_;
  // The proposal: the plan before `changed_at_`, the draft, the plan from `rejoins_at_`.
  std::size_t changed_at_ = 0;
  std::size_t rejoins_at_ = 0;
  Plan draft_;
  Marks draft_marks_;
  Score gain_ = 0;  // points more than the plan had where it is rejoined
  Score draft_value_ = 0;
  State state_;
  Plan spare_;
  Marks later_;
};

}  // namespace papan
