// Slow twins of the Adjacency paper's two local searches (chapter III): hill climbing with
// sideways moves, and simulated annealing. Of the first the move is computed, of the second
// the probability of every move: its walk is a Markov chain over the cells.
#pragma once

#include <cmath>
#include <map>
#include <optional>

#include "tests/papers/adjacency_twin.hpp"

namespace papan::papers::adjacency {

// III.2.2 and listing 7, potentialTakenHeuristics: an empty neighbour has an own mark beside
// it, on the map before the move.
inline bool potentially_taken(const Map& map, Cell cell, char self) {
  int count = 0;
  for (const Cell& near : neighbours(cell)) {
    if (at(map, near.i, near.j) == kEmpty) count += count_adjacent(map, near, self);
  }
  return count != 0;
}

// What both agents compare: the objective after the move, half a point more where the enemy
// cannot take it back. None for a cell with no enemy mark beside it, which III.2.1 ignores.
inline std::optional<double> value_of(const Board& board, Cell cell) {
  if (count_adjacent(board.map, cell, board.enemy) == 0) return std::nullopt;
  Map map = board.map;
  change_state(map, cell, board.self);
  return objective(map, board.self) + (potentially_taken(board.map, cell, board.self) ? 0 : 0.5);
}

// III.3 listing 10, move (Sideways Move): a later equal takes the place of an earlier one.
// None where the listing returns null.
inline std::optional<Cell> sideways(const Board& board) {
  double max_value = objective(board.map, board.self);
  std::optional<Cell> result;
  for (const Cell& cell : empty_cells(board.map)) {
    const auto value = value_of(board, cell);
    if (!value || *value < max_value) continue;
    max_value = *value;
    result = cell;
  }
  return result;
}

// III.1, 1 and 2: better is taken, else with probability e^(dE/t). (Listing 4 shifts dE by 1,
// against this text.)
inline double move_probability(double difference, double temperature) {
  return difference > 0 ? 1 : std::exp(difference / temperature);
}

struct Standing {
  std::optional<Cell> cell;  // none: the walk has not moved yet
  double value = 0;
  double probability = 0;
};

// One step of listing 9: any empty cell is drawn, each as likely; what is not beside an enemy
// mark leaves the walk where it is.
inline std::vector<Standing> annealing_step(const std::vector<Standing>& now, double drawn,
                                            double temperature) {
  std::vector<Standing> after = now;
  for (const Standing& from : now) {
    for (std::size_t to = 1; to < now.size(); ++to) {
      const double moved =
          from.probability * drawn * move_probability(now[to].value - from.value, temperature);
      after[static_cast<std::size_t>(&from - now.data())].probability -= moved;
      after[to].probability += moved;
    }
  }
  return after;
}

// III.3 listing 9, move (Simulated Annealing): where the walk stands when the temperature
// has come from 10 to 0 in steps of 0.1, "dihentikan ketika variabel temperatur bernilai 0"
// (III.1). The listing's doubles miss the 0 by 2e-14 and take a 101st step there.
inline std::vector<Standing> annealing(const Board& board) {
  const auto empty = empty_cells(board.map);
  std::vector<Standing> walk{
      {std::nullopt, static_cast<double>(objective(board.map, board.self)), 1}};
  for (const Cell& cell : empty) {
    if (const auto value = value_of(board, cell)) walk.push_back({cell, *value, 0});
  }
  for (int tenths = 100; tenths > 0; --tenths) {
    walk = annealing_step(walk, 1.0 / static_cast<double>(empty.size()), tenths / 10.0);
  }
  return walk;
}

}  // namespace papan::papers::adjacency
