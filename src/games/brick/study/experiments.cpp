// The experiments of the Colour Brick thesis, in its order.
#include "games/all_experiments.hpp"
#include "games/brick/study/parts.hpp"

namespace papan::lab {

std::vector<Experiment> brick_experiments() {
  const Words paper = {
      "Colour Brick Game (SPOJ 18073, BRICKGM): an undergraduate thesis of Institut Teknologi "
      "Sepuluh Nopember, and the booklet of Bubble Cup 2014",
      "Colour Brick Game (SPOJ 18073, BRICKGM): skripsi Institut Teknologi Sepuluh Nopember, dan "
      "buku kecil Bubble Cup 2014"};
  std::vector<Experiment> all = {brick_cases_experiment(paper), brick_records_experiment(paper),
                                 brick_short_experiment(paper), brick_examples_experiment(paper)};
  for (Experiment& one : brick_genetic_experiments(paper)) all.push_back(std::move(one));
  return all;
}

}  // namespace papan::lab
