#include "tests/fuzz/entries.hpp"

#include <algorithm>

#include "games/adjacency/rules/family.hpp"
#include "games/all_games.hpp"
#include "games/brick/rules/family.hpp"
#include "games/collapse/rules/family.hpp"
#include "games/ntil/rules/family.hpp"
#include "games/othello/rules/family.hpp"

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
