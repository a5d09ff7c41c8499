// BestPlan: the best ways to the end of one game for one player that anybody has found:
// the line that was played, hints, searches.
//
// Where chance has no part a whole way to the end proves its score, in every position that it
// passes: a lower bound, which is kept. A plan is taken only when the rules play it to the end,
// and its score is the one that they then tell. So what is known after some plies never falls, and
// is never less than what the game itself made. Lives on one thread; questions carry plans to
// others (agents/question.hpp). Tested in tests/agents/best_plan_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/position.hpp"

namespace papan {

using Plies = std::vector<std::string>;

// A way to the end of the game.
struct FoundPlan {
  Plies moves;  // by the names that records use; none where the game is over
  Score score = 0;
};

class BestPlan {
 public:
  static constexpr std::size_t kMostPlans = 200;

  explicit BestPlan(std::shared_ptr<const Position> start) : start_(std::move(start)) {}

  // Is it a game of which plans prove anything: for one player, without chance?
  static bool suits(const Position& position);

  // `rest` goes on after `played`. True: it ends the game, with more than was known after `played`.
  bool learn(std::span<const std::string> played, std::span<const std::string> rest);

  // The best that is known to go on after these plies; none where nothing is.
  [[nodiscard]] std::optional<FoundPlan> after(std::span<const std::string> played) const;

  // The best for each next move that is known.
  [[nodiscard]] std::vector<FoundPlan> all_after(std::span<const std::string> played) const;

  // What goes on after these plies of all that was learnt since this was last asked.
  std::vector<FoundPlan> take_news(std::span<const std::string> played);

 private:
  struct Kept {
    std::string way;  // from the start, a blank behind each move
    Score score = 0;
    mutable std::uint64_t used = 0;  // when it was last of use
    bool is_news = true;

    [[nodiscard]] FoundPlan beyond(const std::string& played) const;
  };

  // As the rules name them; none where they cannot be played.
  static std::optional<std::string> way_of(std::span<const std::string> plies, Position& position);
  [[nodiscard]] std::optional<std::string> way_after(std::span<const std::string> played) const;
  [[nodiscard]] const Kept* best(const std::string& way) const;
  void forget_one();

  std::shared_ptr<const Position> start_;
  std::vector<Kept> kept_;
  mutable std::uint64_t uses_ = 0;
};

}  // namespace papan
