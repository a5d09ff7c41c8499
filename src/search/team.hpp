// Team: threads that share the moves of a node of one search tree.
//
// A thread that has searched the first move of a node, and found it not good enough to be
// the last, makes a split point of the others when somebody waits for work; those whom it
// invites search them with it (young brothers wait, Feldmann 1993). It leaves the node when all
// are done; while it waits it helps inside the same node only, so that it is never kept
// from going on. When a move is good enough, the node is cut and all that is done inside
// of it is in vain.
// Tested in tests/search/team_test.cpp.
#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <vector>

namespace papan {

// A node whose moves are shared; a search adds what it needs.
struct SplitPoint {
  explicit SplitPoint(const SplitPoint* around) : outer(around) {}

  // Is this one cut, or one that it is in?
  [[nodiscard]] bool in_vain() const {
    for (const SplitPoint* split = this; split != nullptr; split = split->outer) {
      if (split->cut.load(std::memory_order_acquire)) return true;
    }
    return false;
  }

  [[nodiscard]] bool is_in(const SplitPoint* other) const {
    const SplitPoint* split = this;
    while (split != nullptr && split != other) split = split->outer;
    return split == other;
  }

  const SplitPoint* outer;  // the one that it is in, or null
  std::atomic<int> helpers = 0;
  std::atomic<bool> cut = false;
};

class Team {
 public:
  explicit Team(int size) : members_(static_cast<std::size_t>(size)) {}

  [[nodiscard]] bool somebody_waits() const { return waiting_.load(std::memory_order_relaxed) > 0; }

  // Asks at most so many of those who wait to help.
  void invite(SplitPoint& split, int most) {
    const std::lock_guard lock(mutex_);
    for (Member& member : members_) {
      if (most == 0) break;
      if (!member.waits || !split.is_in(member.within)) continue;
      member.waits = false;
      waiting_.fetch_sub(1, std::memory_order_relaxed);
      split.helpers.fetch_add(1, std::memory_order_relaxed);
      member.invitation.store(&split, std::memory_order_release);
      --most;
    }
    if (asleep_ > 0) wake_.notify_all();
  }

  // Whoever made the split point waits until nobody is in it; `help(split)` is called for
  // those inside of it.
  template <class Help>
  void gather(int member, const SplitPoint& split, Help&& help) {
    const auto done = [&] { return split.helpers.load() == 0; };
    if (!done()) work(member, &split, done, help);
  }

  // What a helper does all its life: `help(split)` for each invitation, until dismissed.
  template <class Help>
  void serve(int member, Help&& help) {
    work(
        member, nullptr, [&] { return dismissed_.load(); }, help);
  }

  void dismiss() {
    dismissed_ = true;
    wake_sleepers();
  }

 private:
  static constexpr int kSpins = 4096;  // work comes soon: sleeping would cost more than waiting

  struct Member {
    bool waits = false;                  // guarded by the team's mutex, as is the next
    const SplitPoint* within = nullptr;  // helps only in this; null: anywhere
    std::atomic<SplitPoint*> invitation = nullptr;
  };

  template <class Done, class Help>
  void work(int number, const SplitPoint* within, const Done& done, Help& help) {
    while (SplitPoint* split = next(members_[static_cast<std::size_t>(number)], within, done)) {
      help(*split);
      split->helpers.fetch_sub(1);  // from here on it may be gone
      if (asleep_ > 0) wake_sleepers();
    }
  }

  // The next invitation; null when done.
  template <class Done>
  SplitPoint* next(Member& member, const SplitPoint* within, const Done& done) {
    begin_to_wait(member, within);
    for (int i = 0; i < kSpins; ++i) {
      if (member.invitation.load(std::memory_order_relaxed) != nullptr || done()) break;
      __builtin_ia32_pause();
    }
    std::unique_lock lock(mutex_);
    ++asleep_;
    wake_.wait(lock, [&] { return member.invitation.load() != nullptr || done(); });
    --asleep_;
    if (member.waits) {
      member.waits = false;
      waiting_.fetch_sub(1, std::memory_order_relaxed);
    }
    return member.invitation.exchange(nullptr);
  }

  void begin_to_wait(Member& member, const SplitPoint* within) {
    const std::lock_guard lock(mutex_);
    member.waits = true;
    member.within = within;
    waiting_.fetch_add(1, std::memory_order_relaxed);
  }

  void wake_sleepers() {
    const std::lock_guard lock(mutex_);
    wake_.notify_all();
  }

  std::vector<Member> members_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::atomic<int> waiting_ = 0;
  std::atomic<int> asleep_ = 0;
  std::atomic<bool> dismissed_ = false;
};

}  // namespace papan
