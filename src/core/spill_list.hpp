// SpillList: a list with room inside for what is usual, and a heap block for the
// rare case that needs more, up to a limit that it reports when it is met.
//
// For games whose number of moves has no useful bound: a node of a search pays
// nothing for the positions that have thousands, and nothing overflows. An item
// beyond the limit is refused and `complete` says so from then on.
// Tested in tests/core/spill_list_test.cpp.
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>
#include <vector>

namespace papan {

template <class T, std::size_t Inline, std::size_t Limit>
class SpillList {
  static_assert(std::is_trivially_copyable_v<T> && Inline < Limit);

 public:
  using value_type = T;
  static constexpr std::size_t kInline = Inline;  // room without the heap
  static constexpr std::size_t kLimit = Limit;

  SpillList() {}  // NOLINT: leaves the elements uninitialised on purpose
  SpillList(const SpillList&) = delete;
  SpillList& operator=(const SpillList&) = delete;

  void push(const T& item) {
    if (size_ < Inline) {
      items_[size_++] = item;
    } else {
      spill(item);
    }
  }
  void clear() {
    size_ = 0;
    complete_ = true;
    spilled_.clear();
  }

  // False when an item was refused because the limit was met.
  [[nodiscard]] bool complete() const { return complete_; }
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  T& operator[](std::size_t i) { return assert(i < size_), begin()[i]; }
  const T& operator[](std::size_t i) const { return assert(i < size_), begin()[i]; }

  T* begin() { return spilled_.empty() ? items_ : spilled_.data(); }
  T* end() { return begin() + size_; }
  const T* begin() const { return spilled_.empty() ? items_ : spilled_.data(); }
  const T* end() const { return begin() + size_; }

 private:
  void spill(const T& item) {
    if (size_ == Limit) {
      complete_ = false;
      return;
    }
    if (spilled_.empty()) spilled_.assign(items_, items_ + size_);
    spilled_.push_back(item);
    ++size_;
  }

  std::size_t size_ = 0;
  bool complete_ = true;
  std::vector<T> spilled_;  // all items, once they no longer fit inside
  union {
    T items_[Inline];
  };
};

}  // namespace papan
