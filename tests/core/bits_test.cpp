// Bit sets of both widths against naive twins that walk the bits one by one.
#include "core/bits.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/hash.hpp"
#include "core/inline_list.hpp"
#include "core/rng.hpp"

namespace papan {
namespace {

template <class Bits>
struct BitsTest : ::testing::Test {
  static constexpr int kWidth = sizeof(Bits) * 8;

  static std::vector<int> indices(Bits bits) {
    std::vector<int> found;
    for (int i = 0; i < kWidth; ++i) {
      if (((bits >> i) & 1) != 0) found.push_back(i);
    }
    return found;
  }

  // Sparse, even and dense sets, and those of one bit at each place.
  static std::vector<Bits> samples() {
    Rng rng(2);
    std::vector<Bits> all = {Bits{0}, ~Bits{0}};
    for (int i = 0; i < kWidth; ++i) all.push_back(Bits{1} << i);
    for (int i = 0; i < 300; ++i) {
      const Bits a = word(rng);
      const Bits b = word(rng);
      all.insert(all.end(), {a, a & b, a | b, static_cast<Bits>(a & b & word(rng))});
    }
    return all;
  }

 private:
  static Bits word(Rng& rng) {
    Bits bits = rng.next();
    if constexpr (sizeof(Bits) == 16) bits = bits << 64 | rng.next();
    return bits;
  }
};

using Widths = ::testing::Types<std::uint64_t, Bits128>;
TYPED_TEST_SUITE(BitsTest, Widths);

TYPED_TEST(BitsTest, CountAndLowest) {
  for (const TypeParam bits : this->samples()) {
    const auto twin = this->indices(bits);
    EXPECT_EQ(count(bits), static_cast<int>(twin.size()));
    if (!twin.empty()) {
      EXPECT_EQ(lowest(bits), twin.front());
    }
  }
}

TYPED_TEST(BitsTest, NthBit) {
  for (const TypeParam bits : this->samples()) {
    const auto twin = this->indices(bits);
    for (int n = 0; n < static_cast<int>(twin.size()); ++n) ASSERT_EQ(nth_bit(bits, n), twin[n]);
  }
}

TYPED_TEST(BitsTest, ForEachVisitsLowestFirst) {
  for (const TypeParam bits : this->samples()) {
    std::vector<int> visited;
    for_each_bit(bits, [&](int index) { visited.push_back(index); });
    ASSERT_EQ(visited, this->indices(bits));
  }
}

TYPED_TEST(BitsTest, BitAndContains) {
  for (int i = 0; i < this->kWidth; ++i) {
    const TypeParam one = bit<TypeParam>(i);
    for (int j = 0; j < this->kWidth; ++j) ASSERT_EQ(contains(one, j), i == j);
  }
}

TEST(Hash, GoldenValues) {
  // splitmix64 seeded with 0 begins with this word.
  EXPECT_EQ(mix(0), 0xe220a8397b1dcdafULL);
  EXPECT_EQ(hash_text(""), 0xc3817c016ba4ff30ULL);
  EXPECT_EQ(hash_text("papan"), 0x08d4fdda8181654bULL);
  EXPECT_EQ(combine(1, 2), mix(1 ^ mix(2)));
}

TEST(Hash, OrderAndEveryByteMatter) {
  EXPECT_NE(combine(1, 2), combine(2, 1));
  EXPECT_NE(hash_text("ab"), hash_text("ba"));
  EXPECT_NE(hash_text(std::string_view("a\0", 2)), hash_text("a"));
  EXPECT_NE(hash_text("\x80"), hash_text("\x7f"));
}

// Each input bit turns about half of the output bits.
TEST(Hash, MixSpreadsEveryBit) {
  Rng rng(4);
  for (int index = 0; index < 64; ++index) {
    int turned = 0;
    for (int i = 0; i < 200; ++i) {
      const std::uint64_t word = rng.next();
      turned += count(mix(word) ^ mix(word ^ bit<std::uint64_t>(index)));
    }
    EXPECT_NEAR(turned / 200.0, 32, 2) << index;
  }
}

// Bit by bit, as the names say.
TEST(Bits, ExtractAndDepositAgreeWithTheirNaiveTwins) {
  Rng rng(64);
  for (int i = 0; i < 1000; ++i) {
    const std::uint64_t bits = rng.next();
    const std::uint64_t mask = rng.next() & rng.next();
    std::uint64_t extracted = 0;
    std::uint64_t deposited = 0;
    int place = 0;
    for (int index = 0; index < 64; ++index) {
      if ((mask >> index & 1) == 0) continue;
      extracted |= (bits >> index & 1) << place;
      deposited |= (bits >> place & 1) << index;
      ++place;
    }
    ASSERT_EQ(extract_bits(bits, mask), extracted);
    ASSERT_EQ(deposit_bits(bits, mask), deposited);
  }
}

TEST(InlineList, HoldsWhatIsPushed) {
  InlineList<int, 5> list;
  EXPECT_TRUE(list.empty());
  for (int i = 0; i < 5; ++i) list.push(i * i);
  EXPECT_EQ(list.size(), list.kCapacity);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{0, 1, 4, 9, 16}));
  list[2] = 7;
  EXPECT_EQ(std::as_const(list)[2], 7);
  list.shrink_to(3);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{0, 1, 7}));
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.begin(), list.end());
}

TEST(InlineList, CopiesAreIndependent) {
  struct Pair {
    int a = 1;
    int b = 2;
  };
  InlineList<Pair, 3> list;
  list.push({3, 4});
  InlineList<Pair, 3> copy = list;
  copy[0].a = 9;
  copy.push({});
  EXPECT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0].a, 3);
  EXPECT_EQ(copy[1].b, 2);
}

#ifndef NDEBUG
TEST(InlineListDeathTest, OverflowIsABug) {
  InlineList<int, 1> list;
  list.push(1);
  EXPECT_DEATH(list.push(2), "");
  EXPECT_DEATH((void)list[1], "");
}
#endif

}  // namespace
}  // namespace papan
