// Lanes, ends of lanes, and stopping.
#include "server/search_pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <future>

namespace papan::server {
namespace {

using namespace std::chrono_literals;

// Runs until it is stopped.
void wait_for(const std::stop_token& stop) {
  while (!stop.stop_requested()) std::this_thread::sleep_for(1ms);
}

TEST(SearchPool, APersonsAnswerDoesNotWaitForAnalysis) {
  SearchPool pool({2, {8, 8}});
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(pool.submit(Lane::kSpare, wait_for));
  std::promise<void> answered;
  ASSERT_TRUE(pool.submit(Lane::kAnswer, [&](const std::stop_token&) { answered.set_value(); }));
  EXPECT_EQ(answered.get_future().wait_for(5s), std::future_status::ready);
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
  EXPECT_EQ(ended.get_future().wait_for(5s), std::future_status::ready);
}

TEST(SearchPool, WhatOverstaysIsStopped) {
  SearchPool pool({2, {8, 8}});
  std::promise<void> begun;
  std::promise<void> ended;
  (void)pool.submit(Lane::kAnswer, [&](const std::stop_token& token) {
    begun.set_value();
    wait_for(token);
    ended.set_value();
  });
  begun.get_future().wait();
  auto over = ended.get_future();
  pool.stop_overdue(60);
  EXPECT_EQ(over.wait_for(20ms), std::future_status::timeout);
  pool.stop_overdue(0.01);
  EXPECT_EQ(over.wait_for(5s), std::future_status::ready);
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
    std::this_thread::sleep_for(20ms);
  }
  EXPECT_LE(begun, 2);
}

}  // namespace
}  // namespace papan::server
