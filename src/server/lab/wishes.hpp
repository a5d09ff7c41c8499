// Wishes: what a client would like to have started, checked and spelled out before
// anything of it is stored: within the server's limits, and never a program of others.
// Slow where agents are slow to make, so it runs on the laboratory's reading thread.
// Tested in tests/server/lab_test.cpp.
#pragma once

#include <string>

#include "lab/experiment.hpp"
#include "server/lab/messages.hpp"
#include "store/store.hpp"

namespace papan::server {

// A study that can be promised: what names it in the store.
struct Wish {
  StudyKind kind = StudyKind::kTournament;
  std::string name;  // of an experiment, or of who learns
  std::string spec;  // as the store keeps it
};

Result<Wish> checked(const StartTournament& wish);
Result<Wish> checked(const StartExperiment& wish);
Result<Wish> checked(const StartTraining& wish);

// Begins to exist where it did not; its number.
Result<StoreId> keep(Store& store, const Wish& wish);

// May this server go on with it? Not with what has ended, or what other code began.
Result<void> check_resumable(Store& store, const StudyRef& study);

// The experiment of a stored run, and its size and seed; an error when this program
// did not measure it, or does not know it.
struct KnownRun {
  lab::Experiment experiment;
  lab::Scope scope;
};
Result<KnownRun> known_run(const StoredExperiment& stored);

}  // namespace papan::server
