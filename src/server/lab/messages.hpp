// Messages of the laboratory: what may be asked of it. What a wish may cost is judged by
// server/lab/wishes.hpp.
// Part of the closed set of server/messages.hpp; described as server/description.hpp says.
#pragma once

#include <string>
#include <vector>

#include "core/options.hpp"
#include "server/description.hpp"
#include "server/lab/study.hpp"
#include "server/limits.hpp"

namespace papan::server {

// Everything at a glance.
struct AskLab {
  static constexpr About kAbout{
      "lab", "lab", "from now on the client hears of changes, as `lab` without a request",
      Sender::kAnybody};

  static void describe(auto&) {}
};

template <class T>
void describe_study(auto& list) {
  list("kind", &T::kind);
  list("id", &T::number, kIds);
}

struct WatchStudy {
  static constexpr About kAbout{
      "watch", "study",
      "from now on the client hears of its changes, and no more of the study before",
      Sender::kAnybody};
  StudyKind kind = StudyKind::kTournament;
  StoreId number = 0;

  [[nodiscard]] StudyRef study() const { return {kind, number}; }
  static void describe(auto& list) { describe_study<WatchStudy>(list); }
};

struct LeaveLab {
  static constexpr About kAbout{"unwatch", "done", "no more of the lab", Sender::kAnybody};

  static void describe(auto&) {}
};

struct StartTournament {
  static constexpr About kAbout{"tournament", "started"};
  std::string game;
  Settings parameters;
  std::vector<std::string> agents;
  std::string format;
  int games = 0;
  std::string budget;
  std::int64_t seed = 1;

  static void describe(auto& list) {
    list("game", &StartTournament::game, Bytes{kMaxNameBytes});
    list("parameters", &StartTournament::parameters);
    list("agents", &StartTournament::agents, Texts{{kMaxSpecBytes}, 2, kMaxLabAgents});
    list("format", &StartTournament::format, Bytes{kMaxNameBytes}, "`round-robin`, `gauntlet`");
    list("games", &StartTournament::games, Whole{1, kMaxLabGames}, "of each pairing");
    list("budget", &StartTournament::budget, Bytes{kMaxNameBytes},
         "of each move: `time=0.1`; empty: as the specs say");
    list("seed", &StartTournament::seed, Whole{0, kMaxNumber});
  }
};

// At the quick size; the full one belongs to the command line.
struct StartExperiment {
  static constexpr About kAbout{"experiment", "started"};
  std::string experiment;

  static void describe(auto& list) {
    list("experiment", &StartExperiment::experiment, Bytes{kMaxNameBytes},
         "an id of `papan reproduce list`; run at the quick size");
  }
};

struct StartTraining {
  static constexpr About kAbout{"training", "started"};
  std::string learner;
  Settings plan;

  static void describe(auto& list) {
    list("learner", &StartTraining::learner, Bytes{kMaxNameBytes}, "one of `lab`");
    list("plan", &StartTraining::plan, Unbounded{},
         "what is left out is as usual; no option that names a file");
  }
};

struct StopStudy {
  static constexpr About kAbout{"halt", "done", "what is measured or played is kept"};
  StudyKind kind = StudyKind::kTournament;
  StoreId number = 0;

  [[nodiscard]] StudyRef study() const { return {kind, number}; }
  static void describe(auto& list) { describe_study<StopStudy>(list); }
};

struct ResumeStudy {
  static constexpr About kAbout{"resume", "started", "also what the command line began"};
  StudyKind kind = StudyKind::kTournament;
  StoreId number = 0;

  [[nodiscard]] StudyRef study() const { return {kind, number}; }
  static void describe(auto& list) { describe_study<ResumeStudy>(list); }
};

}  // namespace papan::server
