// One game in the terminal: asks people, lets agents think, and keeps every ply
// so that undo is a replay and nothing is lost when the session ends.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "agents/best_plan.hpp"
#include "agents/catalogue.hpp"
#include "cli/awaited_lines.hpp"
#include "game/record.hpp"

namespace papan::cli {

struct PlaySetup {
  std::array<std::string, 2> seats;  // "human" or a spec; empty: no such seat
  std::uint64_t seed = 0;
  double delay = 0;  // seconds after an agent's move
  std::stop_token stop;
};

class PlaySession {
 public:
  PlaySession(const CatalogueEntry& entry, std::unique_ptr<Position> start, const PlaySetup& setup);

  // Plays what was played before.
  void replay(const std::vector<std::string>& plies);

  // Until the game is over or the person leaves. An interruption tells the moves so far.
  void run();

 private:
  enum class Next { kGoOn, kLeave };

  [[nodiscard]] bool is_human(Turn seat) const;
  Next ask_person();
  Next obey(std::string_view line);
  void let_agent_move(Turn seat);
  void let_chance_move();
  std::vector<Step> play_ply(const std::string& ply);
  void undo();
  void hint();
  void save(std::string_view path) const;
  [[nodiscard]] Record record() const;

  const CatalogueEntry& entry_;
  std::unique_ptr<Position> start_;
  std::unique_ptr<Position> position_;
  PlaySetup setup_;
  std::array<std::unique_ptr<Player>, 2> players_;
  std::array<Rng, 3> rngs_;
  std::vector<std::string> plies_;
  std::shared_ptr<BestPlan> plans_;    // of hints; null where plans prove nothing
  std::optional<AwaitedLines> typed_;  // once a person is asked
};

}  // namespace papan::cli
