// Messages of the laboratory: what may be asked of it, read as strictly as the others.
//
// Each reads its own members and prints them back; messages.hpp joins them to the
// closed set. What a wish may cost is judged by lab_wishes.hpp.
// Tested with tests/protocol/examples.json in tests/server/messages_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "core/json.hpp"
#include "core/options.hpp"
#include "server/members.hpp"
#include "server/study.hpp"

namespace papan::server {

// Everything at a glance, now and whenever it changes.
struct AskLab {
  static AskLab read(Members& members);
  void print(Json& json) const;
};

// One study, now and whenever it changes; instead of the one before.
struct WatchStudy {
  StudyRef study;

  static WatchStudy read(Members& members);
  void print(Json& json) const;
};

// No more of the laboratory.
struct LeaveLab {
  static LeaveLab read(Members& members);
  void print(Json& json) const;
};

struct StartTournament {
  std::string game;
  Settings parameters;
  std::vector<std::string> agents;
  std::string format;
  int games = 0;
  std::string budget;  // of each move: "time=0.1"; empty: as the specs say
  std::int64_t seed = 1;

  static StartTournament read(Members& members);
  void print(Json& json) const;
};

// At the quick size; the full one belongs to the command line.
struct StartExperiment {
  std::string experiment;

  static StartExperiment read(Members& members);
  void print(Json& json) const;
};

struct StartTraining {
  std::string algorithm;
  int colours = 0;
  int bricks = 0;
  int population = 0;
  int generations = 0;
  int deals = 0;
  int held_out = 0;
  std::int64_t seed = 1;

  static StartTraining read(Members& members);
  void print(Json& json) const;
};

struct StopStudy {
  StudyRef study;

  static StopStudy read(Members& members);
  void print(Json& json) const;
};

struct ResumeStudy {
  StudyRef study;

  static ResumeStudy read(Members& members);
  void print(Json& json) const;
};

}  // namespace papan::server
