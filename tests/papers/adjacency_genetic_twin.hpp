// Slow twin of the Adjacency paper's genetic algorithm (chapter IV): two random parents, one
// crossover, mutation, and the better child's first gene. Its draws are its own, so it is
// compared with our agent by how often each move is chosen.
//
// The listings of mutation may leave a cell twice in a chromosome; steps 3 and 4 of IV.1 and
// the head of listing 5 ("tidak ada nilai yang sama pada rantai gen") forbid it, and so does
// this twin. The text tries 5 times, the listing 10.
#pragma once

#include <algorithm>
#include <cstdint>

#include "core/rng.hpp"
#include "tests/papers/adjacency_twin.hpp"

namespace papan::papers::adjacency {

class Genetic {
 public:
  Genetic(const Board& board, Rng& rng)
      : board_(board), cells_(empty_cells(board.map)), rng_(rng) {}

  // Listing 14, geneticAlgorithm; IV.1 steps 5 to 8: again while both lose, at most 5 times.
  Cell move() {
    Gene chosen;
    for (int i = 0; i < 5; ++i) {
      Gene one = parent();
      Gene two = parent();
      crossover(one, two);
      mutation(one);
      mutation(two);
      const int point1 = evaluate(one);
      const int point2 = evaluate(two);
      chosen = point1 > point2 ? one : two;
      if (std::max(point1, point2) >= 0) break;
    }
    return cells_[chosen[0]];
  }

 private:
  using Gene = std::vector<std::size_t>;  // indices into the empty cells, all plies to the end

  std::size_t below(std::size_t bound) { return rng_.below(static_cast<std::uint32_t>(bound)); }

  static bool has(const Gene& gene, std::size_t cell) {
    return std::find(gene.begin(), gene.end(), cell) != gene.end();
  }

  // Removes a random one and returns it.
  std::size_t take(Gene& from) {
    const std::size_t at = below(from.size());
    const std::size_t taken = from[at];
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(at));
    return taken;
  }

  // Listing 3, getParent: distinct cells in random order.
  Gene parent() {
    Gene left;
    for (std::size_t i = 0; i < cells_.size(); ++i) left.push_back(i);
    Gene gene;
    for (int i = 0; i < board_.plies_left; ++i) gene.push_back(take(left));
    return gene;
  }

  // Listing 4: the tails change places, from a point that is not the first gene.
  void crossover(Gene& one, Gene& two) {
    if (one.size() < 2) return;
    for (std::size_t i = 1 + below(one.size() - 1); i < one.size(); ++i) std::swap(one[i], two[i]);
  }

  // Listing 6, searchDouble: both places of every cell that stands twice.
  static std::vector<std::size_t> search_double(const Gene& gene) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < gene.size(); ++i) {
      if (std::count(gene.begin(), gene.end(), gene[i]) > 1) places.push_back(i);
    }
    return places;
  }

  [[nodiscard]] Gene cells_not_in(const Gene& gene) const {
    Gene cells;
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (!has(gene, i)) cells.push_back(i);
    }
    return cells;
  }

  // Listing 7, mutateGene: all doubles get new cells; without doubles one gene does.
  void mutate(Gene& gene) {
    auto places = search_double(gene);
    Gene kept;
    for (std::size_t i = 0; i < gene.size(); ++i) {
      if (std::find(places.begin(), places.end(), i) == places.end()) kept.push_back(gene[i]);
    }
    Gene fresh = cells_not_in(kept);
    if (places.empty()) places.push_back(below(gene.size()));
    for (const std::size_t place : places) {
      if (!fresh.empty()) gene[place] = take(fresh);
    }
  }

  [[nodiscard]] bool beside_enemy(std::size_t cell) const {
    return count_adjacent(board_.map, cells_[cell], board_.enemy) > 0;
  }

  // IV.2 and listing 8, heuristicFirst: the first gene becomes a cell beside an enemy mark
  // that is not in the chromosome; where there is none, it stays.
  void heuristic_first(Gene& gene) {
    Gene points = cells_not_in(gene);
    std::erase_if(points, [&](std::size_t cell) { return !beside_enemy(cell); });
    if (!beside_enemy(gene[0]) && !points.empty()) gene[0] = take(points);
  }

  // Listing 5, mutation.
  void mutation(Gene& gene) {
    mutate(gene);
    heuristic_first(gene);
  }

  // Listing 9, evaluate: the objective after both sides have played the chromosome.
  [[nodiscard]] int evaluate(const Gene& gene) const {
    Map map = board_.map;
    char mark = board_.self;
    for (const std::size_t cell : gene) {
      change_state(map, cells_[cell], mark);
      mark = mark == board_.self ? board_.enemy : board_.self;
    }
    return objective(map, board_.self);
  }

  const Board& board_;
  std::vector<Cell> cells_;
  Rng& rng_;
};

}  // namespace papan::papers::adjacency
