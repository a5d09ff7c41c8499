// Journal: the thread that owns the store, and commits for all clients together.
//
// What is submitted while a commit is under way shares the next one, so the disk's
// pace sets how many moves share a sync, not how many moves there are. A piece of
// work that fails does not take the others down: they are done again, each alone.
// The answers run on the loop, in the order of submission.
// Tested in tests/server/journal_test.cpp.
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "core/result.hpp"
#include "server/loop.hpp"
#include "server/store_work.hpp"
#include "store/store.hpp"

namespace papan::server {

class Journal {
 public:
  using Work = std::function<Result<void>(Store& store)>;
  using Then = std::function<void(const Result<void>& done)>;

  Journal(Store store, Loop& loop);
  // Finishes what was submitted.
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  // Runs `work` on the journal's thread; `then`, on the loop, after its commit.
  void submit(Work work, Then then);
  // The same for work that finds a value: Store& -> Result<T>.
  template <class Find, class Found>
  void run(Find find, Found found) {
    StoreWork kept = keeping(std::move(find), std::move(found));
    submit(std::move(kept.work), std::move(kept.then));
  }

 private:
  struct Entry {
    Work work;
    Then then;
    Result<void> done;
  };

  void run();
  void commit(std::vector<Entry>& batch);
  void answer(std::vector<Entry> batch);

  Store store_;
  Loop& loop_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Entry> waiting_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace papan::server
