// RangeEncoder: whole numbers in few characters of text.
//
// An adaptive binary range coder as in LZMA: every bit is coded by its chance so far in its
// context. A number is the bits of its size, those below its highest one, and a sign; kinds
// of numbers learn apart. Bytes stand as digits to the base of 85, characters '#' to 'w'.
// The decoder stands in the judge's file that carries such numbers, and tests it.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <string>

namespace papan {

class RangeEncoder {
 public:
  static constexpr int kKinds = 8;

  RangeEncoder() {
    for (auto& kind : chances_) kind.fill(kOne / 2);
  }

  void number(int number, int kind) {
    const auto value = static_cast<unsigned>(std::abs(number));
    int size = 0;
    while (size < 31 && value >> size != 0) ++size;
    int node = 1;
    for (int i = 4; i >= 0; --i) {
      const int one = size >> i & 1;
      bit(one, kind, node);
      node = 2 * node + one;
    }
    if (size == 0) return;
    for (int i = size - 2; i >= 0; --i) {
      bit(static_cast<int>(value >> i & 1U), kind, 64 + 32 * size + i);
    }
    bit(number < 0 ? 1 : 0, kind, 32);
  }

  // All that was told; nothing may follow.
  std::string text() {
    for (int i = 0; i < 5; ++i) shift();
    bytes_.erase(0, 1);  // the first byte is always 0
    while (bytes_.size() % 4 != 0) bytes_ += '\0';
    std::string text;
    for (std::size_t at = 0; at < bytes_.size(); at += 4) {
      std::uint32_t number = 0;
      for (std::size_t i = 0; i < 4; ++i) {
        number = number << 8 | static_cast<unsigned char>(bytes_[at + i]);
      }
      std::array<char, 5> digits{};
      for (std::size_t i = digits.size(); i > 0; --i, number /= 85) {
        digits[i - 1] = static_cast<char>('#' + number % 85);
      }
      text.append(digits.data(), digits.size());
    }
    return text;
  }

 private:
  static constexpr std::uint32_t kOne = 4096;
  static constexpr int kContexts = 4096;

  void bit(int bit, int kind, int context) {
    auto& chance = chances_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(context)];
    const std::uint32_t bound = (range_ >> 12) * chance;
    if (bit == 0) {
      range_ = bound;
      chance += (kOne - chance) >> 5;
    } else {
      low_ += bound;
      range_ -= bound;
      chance -= chance >> 5;
    }
    for (; range_ < (1U << 24); range_ <<= 8) shift();
  }

  // Writes the highest byte once no carry can change it any more.
  void shift() {
    constexpr std::uint64_t kNoCarry = 0xFF000000;
    const auto carry = static_cast<unsigned>(low_ >> 32);
    if (low_ < kNoCarry || carry != 0) {
      for (; waiting_ > 0; --waiting_) {
        bytes_ += static_cast<char>(cache_ + carry);
        cache_ = 0xFF;
      }
      cache_ = static_cast<unsigned>(low_ >> 24) & 0xFF;
    }
    ++waiting_;
    low_ = (low_ & 0x00FFFFFF) << 8;
  }

  std::array<std::array<std::uint32_t, kContexts>, kKinds> chances_{};
  std::uint64_t low_ = 0;
  std::uint32_t range_ = 0xFFFFFFFF;
  unsigned cache_ = 0;
  std::uint64_t waiting_ = 1;
  std::string bytes_;
};

}  // namespace papan
