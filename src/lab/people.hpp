// Games that people played on the page, as an experiment with people counts them: each
// session once, as it stands at its end, whether it was played out or resigned.
// Tested in tests/lab/*_people_test.cpp.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "store/store.hpp"

namespace papan::lab {

// A game of one person against one agent.
struct PersonGame {
  Record record;
  std::size_t person = 0;  // the person's seat, 0 or 1
  int margin = 0;          // positive: the person won
  bool resigned = false;
  std::vector<double> seconds;  // that the agent thought, a move of its own

  [[nodiscard]] const std::string& agent() const { return record.seats[1 - person]; }
};

// In order of their beginning.
Result<std::vector<PersonGame>> games_of_people(Store& store, std::string_view game);

// Does the game begin where its rules begin, and not at a position that was set up?
bool has_standard_start(const Record& record);

}  // namespace papan::lab
