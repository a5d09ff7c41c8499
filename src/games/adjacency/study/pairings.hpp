// The pairings of the Adjacency paper's agents: its games as it lists them, and the
// parts of the experiment that plays them again. Tested in
// tests/lab/adjacency_pairings_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/adjacency/study/fixture.hpp"
#include "lab/experiment.hpp"

namespace papan::lab {

struct PaperGame {
  Fixture fixture;
  Winner winner;                                 // in the paper's list of games
  std::optional<std::array<double, 2>> marks{};  // X's and O's at the end, where legible
  bool disputed = false;                         // the paper's summary says otherwise
};

struct Pairing {
  const char* first;
  const char* second;
  std::array<PaperGame, 3> games;
  std::array<double, 2> paper;  // per cent of games won by first and second, in its summary
};

const std::array<Pairing, 3>& adjacency_pairings();

Experiment adjacency_pairings_experiment(const Words& paper);

// The same agents from random openings (adjacency_opened.cpp).
void add_opened(const Scope& scope, std::vector<Measurement>& all);
Table opened_table(const Evidence& evidence);

}  // namespace papan::lab
