// InlineList: a vector that never allocates; its capacity is part of its type.
//
// Search fills one per node, so the storage is left uninitialised and only
// trivially copyable elements are allowed. Overflow is a bug of the game that
// chose the capacity, hence an assertion.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <type_traits>

namespace papan {

template <class T, std::size_t Capacity>
class InlineList {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;
  static constexpr std::size_t kCapacity = Capacity;

  InlineList() {}  // NOLINT: leaves the elements uninitialised on purpose

  void push(const T& item) {
    assert(size_ < Capacity);
    items_[size_++] = item;
  }
  void clear() { size_ = 0; }
  void shrink_to(std::size_t size) {
    assert(size <= size_);
    size_ = size;
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  T& operator[](std::size_t i) { return assert(i < size_), items_[i]; }
  const T& operator[](std::size_t i) const { return assert(i < size_), items_[i]; }

  T* begin() { return items_; }
  T* end() { return items_ + size_; }
  const T* begin() const { return items_; }
  const T* end() const { return items_ + size_; }

 private:
  std::size_t size_ = 0;
  union {
    T items_[Capacity];
  };
};

}  // namespace papan
