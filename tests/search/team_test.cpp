// Threads that share nodes: every move is searched once, a cut reaches those inside, and
// whoever shares a node leaves it last.
#include "search/team.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <thread>
#include <utility>
#include <vector>

namespace papan {
namespace {

TEST(SplitPoint, IsInVainWhenOneAroundItIsCut) {
  SplitPoint outer(nullptr);
  const SplitPoint middle(&outer);
  const SplitPoint inner(&middle);
  EXPECT_FALSE(inner.in_vain());
  outer.cut = true;
  EXPECT_TRUE(inner.in_vain());
}

TEST(SplitPoint, IsInItselfAndInThoseAroundIt) {
  const SplitPoint outer(nullptr);
  const SplitPoint inner(&outer);
  EXPECT_TRUE(inner.is_in(&inner));
  EXPECT_TRUE(inner.is_in(&outer));
  EXPECT_TRUE(inner.is_in(nullptr));
  EXPECT_FALSE(outer.is_in(&inner));
}

// Counts the leaves of a tree; the children of every node are there for all.
class Counter {
 public:
  Counter(Team& team, int member) : team_(team), member_(member) {}

  void count(int depth, std::atomic<int>& leaves) {
    if (depth == 0) {
      ++leaves;
      return;
    }
    Node node(split_, depth, leaves);
    team_.invite(node, kChildren - 1);
    help(node);
    team_.gather(member_, node, [this](SplitPoint& inside) { help(inside); });
    EXPECT_EQ(node.helpers, 0);
  }

  void help(SplitPoint& point) {
    auto& node = static_cast<Node&>(point);
    const SplitPoint* around = std::exchange(split_, &node);
    while (node.next++ < kChildren) count(node.depth - 1, node.leaves);
    split_ = around;
  }

 private:
  static constexpr int kChildren = 4;

  struct Node : SplitPoint {
    Node(const SplitPoint* around, int to, std::atomic<int>& of)
        : SplitPoint(around), depth(to), leaves(of) {}
    int depth;
    std::atomic<int>& leaves;
    std::atomic<int> next = 0;
  };

  Team& team_;
  int member_;
  const SplitPoint* split_ = nullptr;
};

TEST(Team, SearchesEveryMoveOnce) {
  constexpr int kMembers = 4;
  Team team(kMembers);
  std::atomic<int> leaves = 0;
  {
    std::vector<std::jthread> helpers;
    for (int i = 1; i < kMembers; ++i) {
      helpers.emplace_back([&team, i] {
        Counter counter(team, i);
        team.serve(i, [&](SplitPoint& split) { counter.help(split); });
      });
    }
    for (int game = 0; game < 20; ++game) Counter(team, 0).count(5, leaves);
    team.dismiss();
  }
  EXPECT_EQ(leaves, 20 * 1024);
}

TEST(Team, InvitesNobodyWhenNobodyWaits) {
  Team team(2);
  SplitPoint split(nullptr);
  team.invite(split, 1);
  EXPECT_EQ(split.helpers, 0);
  EXPECT_FALSE(team.somebody_waits());
}

}  // namespace
}  // namespace papan
