// Memory for large tables, straight from the system: zeroed page by page as it is
// used, so that a short game pays for what it touches and not for the whole table.
// calloc promises as much only until the first free; then it clears old memory.
// What is very large is there for long searches, which touch all of it: it comes in huge
// pages where the system has them, as threads that touch new pages wait for each other.
#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>

namespace papan {

// `count` of T, whose zero bytes must be a valid value.
template <class T>
class ZeroedPages {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  explicit ZeroedPages(std::size_t count) : bytes_(count * sizeof(T)) {
    void* const pages =
        mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) throw std::bad_alloc();
    if (bytes_ >= kVeryLarge) madvise(pages, bytes_, MADV_HUGEPAGE);  // may be refused
    items_ = static_cast<T*>(pages);
  }
  ZeroedPages(ZeroedPages&& other) noexcept
      : bytes_(other.bytes_), items_(std::exchange(other.items_, nullptr)) {}
  ZeroedPages& operator=(ZeroedPages&& other) noexcept {
    std::swap(bytes_, other.bytes_);
    std::swap(items_, other.items_);
    return *this;
  }
  ~ZeroedPages() {
    if (items_ != nullptr) munmap(items_, bytes_);
  }

  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }

 private:
  static constexpr std::size_t kVeryLarge = 32 << 20;

  std::size_t bytes_;
  T* items_ = nullptr;
};

}  // namespace papan
