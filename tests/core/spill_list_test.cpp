// SpillList: inside, on the heap, and at its limit.
#include "core/spill_list.hpp"

#include <gtest/gtest.h>

namespace papan {
namespace {

using List = SpillList<int, 4, 10>;

TEST(SpillList, KeepsItemsInOrderInsideAndOnTheHeap) {
  List list;
  for (int i = 0; i < 10; ++i) {
    list.push(i);
    ASSERT_EQ(list.size(), static_cast<std::size_t>(i) + 1);
    for (int j = 0; j <= i; ++j) ASSERT_EQ(list[static_cast<std::size_t>(j)], j);
    ASSERT_EQ(list.end() - list.begin(), i + 1);
  }
  EXPECT_TRUE(list.complete());
}

TEST(SpillList, SaysWhenItRefusesAnItem) {
  List list;
  for (int i = 0; i < 11; ++i) list.push(i);
  EXPECT_FALSE(list.complete());
  EXPECT_EQ(list.size(), 10U);
}

TEST(SpillList, IsAsNewWhenCleared) {
  List list;
  for (int i = 0; i < 11; ++i) list.push(i);
  list.clear();
  EXPECT_TRUE(list.empty());
  EXPECT_TRUE(list.complete());
  list.push(7);
  EXPECT_EQ(*list.begin(), 7);
}

}  // namespace
}  // namespace papan
