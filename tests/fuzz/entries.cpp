#include "tests/fuzz/entries.hpp"

#include <algorithm>

#include "games/adjacency/family.hpp"
#include "games/all_games.hpp"
#include "games/brick/family.hpp"
#include "games/collapse/family.hpp"
#include "games/ntil/family.hpp"
#include "games/othello/family.hpp"

namespace papan {

const std::vector<GameEntry>& game_entries() {
  static const std::vector<GameEntry> entries = [] {
    std::vector<GameEntry> all;
    AllGames::for_each([&]<GameFamily F>() { all.push_back(FamilyEntry<F>::entry()); });
    return all;
  }();
  return entries;
}

const GameEntry* find_game_entry(std::string_view name) {
  const auto& all = game_entries();
  const auto found = std::find_if(all.begin(), all.end(),
                                  [&](const GameEntry& entry) { return entry.name == name; });
  return found == all.end() ? nullptr : &*found;
}

}  // namespace papan
