// LabDesk: the laboratory as the hub sees it: who listens to what, and when to tell.
//
// A topic is the list of all studies, or one study. Twice a second, while anybody
// listens, the reading thread looks whether the store or our own jobs have changed;
// a topic that reads differently than before is told to those who listen to it. So
// what the command line does is seen as well. Lives on the loop's thread.
// Tested in tests/server/lab_test.cpp.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "server/lab_files.hpp"
#include "server/lab_reader.hpp"
#include "server/studies.hpp"
#include "server/table.hpp"
#include "server/workbench.hpp"

namespace papan::server {

class LabDesk {
 public:
  using Topic = std::optional<StudyRef>;  // none: the list
  using Deliver = std::function<void(const Outbox& outbox)>;
  using Answer = std::function<void(const Result<Json>& message)>;

  LabDesk(Loop& loop, const std::filesystem::path& store_file, Deliver deliver);

  [[nodiscard]] Workbench& bench() { return bench_; }

  // Tells how it stands, and from then on whenever it changes; a client listens to
  // the list and to one study at most.
  void listen(ClientId client, const Topic& topic, Answer answer);
  void leave(ClientId client);

  // Runs a question on the reading thread; false when too many wait.
  bool ask(LabReader::Question question, LabReader::Then then);
  // May it be gone on with here? Not while another process is at work on it.
  [[nodiscard]] LabReader::Question resumable(const StudyRef& study);
  void file(const LabFile& wanted, std::function<void(HttpAnswer)> then);

  void stop();

 private:
  // What the reading thread keeps between questions.
  struct Reading {
    Studies studies;
    std::int64_t changes = -1;
    Jobs jobs;
  };
  struct Poll {
    std::map<Topic, std::string> lines;  // as read now
    double seconds = 0;                  // that it took
  };

  void poll_later(double busy_seconds);
  void poll();
  void tell(const Poll& poll);

  Loop& loop_;
  Deliver deliver_;
  Workbench bench_;
  std::shared_ptr<Reading> reading_ = std::make_shared<Reading>();
  std::map<ClientId, std::set<Topic>> listeners_;
  std::map<Topic, std::string> told_;
  bool stopping_ = false;
  LabReader reader_;  // last: its thread ends before what it uses
};

}  // namespace papan::server
