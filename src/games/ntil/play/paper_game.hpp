// The game that the Ntil paper measures: AI-1, alpha-beta to depth 2, is white;
// AI-2, either plain search to any depth, is black. Both use the paper's evaluation
// and order of moves, and nodes are counted as the paper counted them.
// Tested in tests/search/ntil_paper_test.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "games/ntil/rules/geometry.hpp"

namespace papan::lab {

enum class PlainSearch { kMinimax, kAlphaBeta };

enum class Until {
  kRepetition,  // the game stops at a position that was there before
  kTenMoves     // of AI-2, whatever repeats
};

struct NtilPairing {
  PlainSearch search = PlainSearch::kMinimax;  // of AI-2
  ntil::BoardId board = ntil::BoardId::k5x9;
  int depth = 1;  // of AI-2
  Until until = Until::kTenMoves;
};

struct NtilPaperGame {
  std::vector<std::string> moves;
  std::vector<std::uint64_t> nodes;  // of AI-2's moves
  double seconds = 0;                // of AI-2's first ten moves, or all
  std::array<int, 2> pieces{};       // left of AI-1 and AI-2 at the end

  // Of the first ten moves of AI-2, or of all when it made fewer.
  [[nodiscard]] double mean_nodes() const;
  [[nodiscard]] double mean_seconds() const;
};

// Unfinished when asked to stop.
NtilPaperGame play_ntil_paper_game(const NtilPairing& pairing, const std::stop_token& stop = {});

}  // namespace papan::lab
