// LabReader: the thread that reads the laboratory's part of the store: lists, standings,
// reports. They can be long, so neither the loop nor the journal's commits wait for them.
//
// Questions are answered in order; each answer comes back on the loop. What a question
// throws is an error of that question only. Tested in tests/server/lab_test.cpp.
#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <functional>
#include <mutex>
#include <thread>

#include "core/result.hpp"
#include "server/loop.hpp"
#include "server/refusal.hpp"
#include "server/store_work.hpp"
#include "store/store.hpp"

namespace papan::server {

// Where `ask` says that too many wait.
inline Refusal lab_is_busy() {
  return {ErrorCode::kBusy, "too many questions wait: try again soon"};
}

class LabReader {
 public:
  using Question = std::function<Result<void>(Store& store)>;
  using Then = std::function<void(const Result<void>& done)>;

  LabReader(std::filesystem::path store_file, Loop& loop);
  ~LabReader() { stop(); }
  LabReader(const LabReader&) = delete;
  LabReader& operator=(const LabReader&) = delete;

  // False when too many wait.
  bool ask(Question question, Then then);
  // The same for a question with a value: Store& -> Result<T>.
  template <class Find, class Found>
  bool find(Find find, Found found) {
    StoreWork kept = keeping(std::move(find), std::move(found));
    return ask(std::move(kept.work), std::move(kept.then));
  }
  // Forgets what waits, and ends the thread.
  void stop();

 private:
  struct Entry {
    Question question;
    Then then;
  };

  void run();

  std::filesystem::path file_;
  Loop& loop_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Entry> waiting_;
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace papan::server
