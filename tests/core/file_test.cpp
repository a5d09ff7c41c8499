// Whole files: any bytes, none, and what is no file.
#include "core/file.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "tests/support/scratch.hpp"

namespace papan {
namespace {

TEST(File, IsReadWhole) {
  const testing_support::Scratch scratch;
  const auto path = scratch.file("bytes");
  for (const std::string& bytes :
       {std::string(), std::string("a\r\n\0b", 5), std::string(200'000, 'x')}) {
    std::ofstream(path, std::ios::binary) << bytes;
    EXPECT_EQ(*read_file(path), bytes);
  }
}

TEST(File, WhatIsNoneIsAnError) {
  const testing_support::Scratch scratch;
  const auto missing = read_file("/no/such/file");
  ASSERT_FALSE(missing);
  EXPECT_EQ(missing.error().message, "cannot read the file '/no/such/file'");
  EXPECT_FALSE(read_file(scratch.file("")));
}

}  // namespace
}  // namespace papan
