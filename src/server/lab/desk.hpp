// LabDesk: the laboratory's part of the server: the handlers of lab/messages.hpp.
//
// What is started is checked on the reading thread, promised by the journal, and only then
// given to the workbench and told. Lives on the loop's thread.
// Tested in tests/server/lab_test.cpp.
#pragma once

#include <filesystem>
#include <functional>

#include "server/clients.hpp"
#include "server/journal.hpp"
#include "server/lab/files.hpp"
#include "server/lab/messages.hpp"
#include "server/lab/reader.hpp"
#include "server/lab/topics.hpp"
#include "server/lab/wishes.hpp"
#include "server/lab/workbench.hpp"

namespace papan::server {

class LabDesk {
 public:
  // `store_file` is the journal's.
  LabDesk(Clients& clients, Journal& journal, Loop& loop, const std::filesystem::path& store_file);

  void handle(const Asked& asked, const AskLab& message);
  void handle(const Asked& asked, const WatchStudy& message);
  void handle(const Asked& asked, const LeaveLab& message);
  void handle(const Asked& asked, const StartTournament& message);
  void handle(const Asked& asked, const StartExperiment& message);
  void handle(const Asked& asked, const StartTraining& message);
  void handle(const Asked& asked, const StopStudy& message);
  void handle(const Asked& asked, const ResumeStudy& message);

  void leave(ClientId client) { topics_.leave(client); }

  // A study's results as a file; 404 where there are none.
  void file(const LabFile& wanted, std::function<void(HttpAnswer)> then);

  void stop();

 private:
  void start_study(const Asked& asked, std::function<Result<Wish>()> check);
  // Promises the work in the store, then gives it to the workbench and answers.
  void promise(const Asked& asked, std::function<Result<StudyRef>(Store&)> keep_study);
  void promised(const Asked& asked, const StudyRef& study);
  void drop_promise(const StudyRef& study, Journal::Then then);

  Clients& clients_;
  Journal& journal_;
  Workbench bench_;
  LabReader reader_;
  LabTopics topics_;
};

}  // namespace papan::server
