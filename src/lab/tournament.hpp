// A tournament that lives in the store: every finished game is kept at once, so
// that it can stop at any moment and go on where it was.
//
// The same spec is the same tournament. Games are played on many threads and
// committed by one, as many at a time as are waiting; a game counts, and is told,
// once it is on the disk. Tested in tests/lab/tournament_test.cpp, and by killing
// the program in tests/cli/tournament_test.cpp.
#pragma once

#include <chrono>
#include <functional>
#include <stop_token>

#include "arena/standings.hpp"
#include "arena/tournament_spec.hpp"
#include "store/store.hpp"

namespace papan {

struct TournamentProgress {
  StoreId id = 0;
  int done = 0;    // games on the disk, from earlier runs too
  int before = 0;  // of which were there when this run began
  int total = 0;
  std::optional<SprtStanding> sprt;
};

struct TournamentRun {
  int threads = 1;
  std::stop_token stop;
  std::function<void(const TournamentProgress&)> tell;  // from one thread; may be empty
  std::chrono::milliseconds rest{0};  // between commits, where others write to the file too
};

struct TournamentResult {
  StoreId id = 0;
  TournamentSpec spec;
  Standings standings;
  int total = 0;
  double elapsed_seconds = 0;  // of this run
};

// Begins the tournament of this spec or goes on with it; returns when it has ended
// or was stopped.
Result<TournamentResult> run_tournament(Store& store, const TournamentSpec& spec,
                                        const TournamentRun& run);

// As it stands in the store.
Result<TournamentResult> stored_tournament(Store& store, StoreId id);

// What there is to tell of it, but for times: the same bytes for the same games.
Json to_json(const TournamentResult& result);

}  // namespace papan
