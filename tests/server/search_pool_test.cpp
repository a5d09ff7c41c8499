// Lanes, ends of lanes, and stopping.
#include "server/search_pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

#include "tests/support/patience.hpp"

namespace papan::server {
namespace {

using testing_support::eventually;
using testing_support::kPatience;

// Runs until it is stopped.
void wait_for(const std::stop_token& stop) {
  std::mutex mutex;
  std::unique_lock lock(mutex);
  std::condition_variable_any never;
  never.wait(lock, stop, [] { return false; });
}

TEST(SearchPool, APersonsAnswerDoesNotWaitForAnalysis) {
  SearchPool pool({2, {8, 8}});
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(pool.submit(Lane::kSpare, wait_for));
  std::promise<void> answered;
  ASSERT_TRUE(pool.submit(Lane::kAnswer, [&](const std::stop_token&) { answered.set_value(); }));
  EXPECT_EQ(answered.get_future().wait_for(kPatience), std::future_status::ready);
}

TEST(SearchPool, ALaneHasAnEnd) {
  SearchPool pool({2, {8, 3}});
  std::promise<void> begun;
  ASSERT_TRUE(pool.submit(Lane::kSpare, [&](const std::stop_token& stop) {
    begun.set_value();
    wait_for(stop);
  }));
  begun.get_future().wait();
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(pool.submit(Lane::kSpare, wait_for)) << i;
  EXPECT_FALSE(pool.submit(Lane::kSpare, wait_for));
  EXPECT_TRUE(pool.submit(Lane::kAnswer, wait_for)) << "the other lane has its own";
}

TEST(SearchPool, ASearchIsStoppedByItsSource) {
  SearchPool pool({2, {8, 8}});
  std::promise<void> ended;
  auto stop = pool.submit(Lane::kAnswer, [&](const std::stop_token& token) {
    wait_for(token);
    ended.set_value();
  });
  ASSERT_TRUE(stop);
  stop->request_stop();
  EXPECT_EQ(ended.get_future().wait_for(kPatience), std::future_status::ready);
}

TEST(SearchPool, WhatOverstaysIsStopped) {
  SearchPool pool({2, {8, 8}});
  std::promise<std::stop_token> begun;
  std::promise<void> ended;
  (void)pool.submit(Lane::kAnswer, [&](const std::stop_token& token) {
    begun.set_value(token);
    wait_for(token);
    ended.set_value();
  });
  const std::stop_token stop = begun.get_future().get();
  pool.stop_overdue(3600);
  EXPECT_FALSE(stop.stop_requested());
  pool.stop_overdue(0);
  EXPECT_TRUE(stop.stop_requested());
  EXPECT_EQ(ended.get_future().wait_for(kPatience), std::future_status::ready);
}

TEST(SearchPool, StoppingEndsWhatRunsAndForgetsTheRest) {
  std::atomic<int> begun = 0;
  {
    SearchPool pool({2, {100, 100}});
    for (int i = 0; i < 50; ++i) {
      (void)pool.submit(Lane::kAnswer, [&](const std::stop_token& stop) {
        ++begun;
        wait_for(stop);
      });
    }
    EXPECT_TRUE(eventually([&] { return begun == 2; }));
  }
  EXPECT_EQ(begun, 2);
}

}  // namespace
}  // namespace papan::server
