// The journal: shared commits, answers in order, failures that stay alone.
#include "server/journal.hpp"

#include "tests/store/store_fixture.hpp"
#include "tests/support/test_loop.hpp"

namespace papan::server {
namespace {

using testing_support::small_game;
using testing_support::TestLoop;

class JournalTest : public testing_support::StoreTest {};

Journal::Work add(const char* source) {
  return [source](Store& store) -> Result<void> {
    const auto added = store.add_game(small_game(), source);
    if (!added) return added.error();
    return {};
  };
}

TEST_F(JournalTest, AnswersComeInOrderAfterTheCommit) {
  TestLoop loop;
  std::vector<int> answered;
  std::size_t seen = 0;
  {
    Journal journal(open(), loop);
    for (int i = 0; i < 20; ++i) {
      journal.submit(add("page"), [&, i](const Result<void>& done) {
        EXPECT_TRUE(done);
        answered.push_back(i);
        if (i == 0) seen = open().games({})->size();
      });
    }
    ASSERT_TRUE(loop.run_until([&] { return answered.size() == 20; }));
  }
  for (int i = 0; i < 20; ++i) EXPECT_EQ(answered[static_cast<std::size_t>(i)], i);
  EXPECT_GE(seen, 1u) << "another reader sees it when the answer comes";
  EXPECT_EQ(open().games({})->size(), 20u);
}

TEST_F(JournalTest, AFailureDoesNotTakeOthersDown) {
  TestLoop loop;
  int good = 0;
  int bad = 0;
  Journal journal(open(), loop);
  for (int i = 0; i < 10; ++i) {
    journal.submit(add("page"), [&](const Result<void>& done) { good += done ? 1 : 0; });
    journal.submit(
        [](Store& store) -> Result<void> {
          (void)store.add_game(small_game(), "half");
          return Error{"no"};
        },
        [&](const Result<void>& done) { bad += done ? 0 : 1; });
  }
  ASSERT_TRUE(loop.run_until([&] { return good + bad == 20; }));
  EXPECT_EQ(good, 10);
  EXPECT_EQ(bad, 10);
  EXPECT_EQ(open().games({})->size(), 10u) << "nothing of what failed was kept";
}

TEST_F(JournalTest, WhatWasSubmittedIsStoredAtTheEnd) {
  TestLoop loop;
  {
    Journal journal(open(), loop);
    for (int i = 0; i < 5; ++i) journal.submit(add("page"), {});
  }
  EXPECT_EQ(open().games({})->size(), 5u);
}

}  // namespace
}  // namespace papan::server
