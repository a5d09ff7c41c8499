// How many pieces stand on a board, by its view: what is left at the end of a game for one.
// Tested in tests/cli, by the experiments that count what is left.
#pragma once

#include <algorithm>

#include "game/view.hpp"

namespace papan {

inline int count_pieces(const View& view) {
  return static_cast<int>(std::count_if(view.cells.begin(), view.cells.end(),
                                        [](const ViewCell& cell) { return cell.piece != '-'; }));
}

}  // namespace papan
