// Each game's learners, in the order in which commands and forms list them.
#include "games/all_learners.hpp"

namespace papan::train {

const std::vector<LearnerKind>& learners() {
  static const std::vector<LearnerKind> all = [] {
    std::vector<LearnerKind> list;
    for (const auto of_game : {brick_learners, othello_learners}) {
      for (LearnerKind& one : of_game()) list.push_back(std::move(one));
    }
    return list;
  }();
  return all;
}

}  // namespace papan::train
