// LabTopics: who listens to what of the laboratory, and when to tell.
//
// A topic is the list of all studies, or one study. Twice a second, while anybody
// listens, the reading thread looks whether the store or our own jobs have changed;
// a topic that reads differently than before is told to those who listen to it. So
// what the command line does is seen as well. Lives on the loop's thread.
// Tested in tests/server/lab_test.cpp.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "server/clients.hpp"
#include "server/lab/reader.hpp"
#include "server/lab/studies.hpp"
#include "server/lab/workbench.hpp"

namespace papan::server {

class LabTopics {
 public:
  using Topic = std::optional<StudyRef>;  // none: the list

  LabTopics(Clients& clients, Loop& loop, Workbench& bench, LabReader& reader);

  // Tells how it stands, and from then on whenever it changes; a client listens to
  // the list and to one study at most.
  void listen(const Asked& asked, const Topic& topic);
  void leave(ClientId client) { listeners_.erase(client); }

  // May it be gone on with here? Not while another process is at work on it.
  [[nodiscard]] LabReader::Question resumable(const StudyRef& study);

  void stop() { stopping_ = true; }

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

  void listened(const Asked& asked, const Topic& topic, const Result<Json>& message);
  void poll_later(double busy_seconds);
  void poll();
  static Result<Poll> read_again(Store& store, Reading& reading, const std::set<Topic>& topics,
                                 const Jobs& jobs);
  void tell(const Poll& poll);

  Clients& clients_;
  Loop& loop_;
  Workbench& bench_;
  LabReader& reader_;
  std::shared_ptr<Reading> reading_ = std::make_shared<Reading>();
  std::map<ClientId, std::set<Topic>> listeners_;
  std::map<Topic, std::string> told_;
  bool stopping_ = false;
};

}  // namespace papan::server
