#include "games/all_experiments.hpp"

namespace papan::lab {

const std::vector<Experiment>& experiments() {
  static const std::vector<Experiment> all = [] {
    std::vector<Experiment> list;
    for (const auto of_game : {brick_experiments, adjacency_experiments, collapse_experiments,
                               othello_experiments, ntil_experiments}) {
      for (Experiment& one : of_game()) list.push_back(std::move(one));
    }
    return list;
  }();
  return all;
}

}  // namespace papan::lab
