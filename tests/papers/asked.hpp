// Our agents as anybody meets them: by name and text. The twins in this folder are
// written from the papers and know nothing of how our agents decide, so all that passes
// between the two is a position's text and a move's.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "agents/catalogue.hpp"

namespace papan::papers {

// The start of a game; parameters as on the command line: "size=6,rounds=8".
inline std::unique_ptr<Position> started(const std::string& game, const std::string& parameters) {
  Rng unused;
  return std::move(*(*find_game(game))->game.start(*parse_settings(parameters), unused));
}

// After so many random moves, or fewer: a seat still has the turn.
inline std::unique_ptr<Position> wandered(std::unique_ptr<Position> position, int plies, Rng& rng) {
  for (int i = 0; i < plies; ++i) {
    const auto moves = position->legal_moves();
    auto next = position->clone();
    EXPECT_TRUE(next->advance(moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text));
    if (!is_seat(next->turn())) break;
    position = std::move(next);
  }
  return position;
}

// What our agent decides there.
inline Decision asked(const std::string& spec, const Position& position, std::uint64_t seed = 1) {
  const auto player = make_player(position, spec);
  if (!player) return ADD_FAILURE() << player.error().message, Decision{};
  Rng rng(seed);
  const auto decision = (*player)->choose(position, {{}, rng, {}});
  if (!decision) return ADD_FAILURE() << decision.error().message, Decision{};
  return *decision;
}

// The moves of many seeds.
inline std::vector<std::string> asked_often(const std::string& spec, const Position& position,
                                            int seeds) {
  std::vector<std::string> moves;
  const auto player = make_player(position, spec);
  if (!player) return ADD_FAILURE() << player.error().message, moves;
  for (int seed = 0; seed < seeds; ++seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    moves.push_back((*player)->choose(position, {{}, rng, {}})->move);
  }
  return moves;
}

// A decision's value as the side to move sees it.
inline double own_value(const Position& position, const Decision& decision) {
  return position.turn() == Turn::kFirst ? decision.value : -decision.value;
}

// Where the two differ: how often, and the first few in words.
class Differences {
 public:
  void compare(const std::string& where, const std::string& twin, const std::string& ours) {
    ++compared_;
    if (twin == ours) return;
    ++differing_;
    if (differing_ <= 8) words_ += '\n' + where + ": the paper's " + twin + ", ours " + ours;
  }

  [[nodiscard]] int compared() const { return compared_; }

  // Empty, or what a failed test should say.
  [[nodiscard]] std::string words() const {
    if (differing_ == 0) return "";
    return std::to_string(differing_) + " of " + std::to_string(compared_) + " differ" + words_;
  }

 private:
  int compared_ = 0;
  int differing_ = 0;
  std::string words_;
};

}  // namespace papan::papers
