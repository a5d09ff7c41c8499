// `best` for Collapse: the strongest there is here, now the paper's brute force.
#pragma once

#include "agents/collapse/paper.hpp"

namespace papan::collapse {

struct Best {
  static constexpr std::string_view kName = "best";
  static constexpr std::string_view kSummary = "the strongest we have";

  template <IsCollapse G>
  class For : public BruteForce::For<G> {
    using BruteForce::For<G>::For;
  };
};

}  // namespace papan::collapse
