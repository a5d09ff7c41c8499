// Packed files come back as they were, and not at all when a byte of them has changed.
#include "core/packed_file.hpp"

#include <gtest/gtest.h>

#include "core/rng.hpp"

namespace papan {
namespace {

std::string some_bytes(int count) {
  Rng rng(1);
  std::string bytes;
  for (int i = 0; i < count; ++i) bytes += static_cast<char>(rng.below(7));
  return bytes;
}

TEST(PackedFile, WhatIsCompressedIsSmallerAndComesBack) {
  const std::string bytes = some_bytes(5000);
  const std::string packed = compressed(bytes);
  EXPECT_LT(packed.size(), bytes.size() / 2);
  EXPECT_EQ(expanded(packed, bytes.size()), bytes);
}

TEST(PackedFile, AnotherSizeOrChangedBytesExpandToNothing) {
  const std::string bytes = some_bytes(5000);
  std::string packed = compressed(bytes);
  EXPECT_EQ(expanded(packed, bytes.size() - 1), "");
  EXPECT_EQ(expanded(packed, bytes.size() + 1), "");
  EXPECT_EQ(expanded(packed.substr(0, packed.size() / 2), bytes.size()), "");
  packed[packed.size() / 2] ^= 1;
  EXPECT_EQ(expanded(packed, bytes.size()), "");
}

TEST(PackedFile, ASealIsBrokenByAnyByte) {
  const std::string body = "body\nof two lines";
  const std::string file = sealed("a title 1", body);
  ASSERT_TRUE(unsealed("a title 1", file));
  EXPECT_EQ(*unsealed("a title 1", file), body);
  for (std::size_t i = 0; i < file.size(); ++i) {
    std::string changed = file;
    changed[i] ^= 1;
    EXPECT_FALSE(unsealed("a title 1", changed)) << i;
    EXPECT_FALSE(unsealed("a title 1", file.substr(0, i))) << i;
  }
  const auto other = unsealed("a title 2", file);
  ASSERT_FALSE(other);
  EXPECT_EQ(other.error().message,
            "expected a file that begins 'a title 2' and the hash of the rest");
}

}  // namespace
}  // namespace papan
