#include "games/collapse/rules/standard_positions.hpp"

#include <cassert>
#include <sstream>

#include "core/carried_file.hpp"

PAPAN_CARRY_FILE(papan_collapse_positions, PAPAN_POSITIONS_FILE)

namespace papan::collapse {

const std::vector<FileBoard>& standard_positions() {
  static const std::vector<FileBoard> boards = [] {
    std::istringstream file{std::string(PAPAN_CARRIED(papan_collapse_positions))};
    auto read = read_boards(file);
    assert(read && read->size() == kStandardPositions);
    return std::move(*read);
  }();
  return boards;
}

}  // namespace papan::collapse
