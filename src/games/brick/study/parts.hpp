// The experiments of the Colour Brick thesis, a file each; and what they share.
#pragma once

#include <array>

#include "lab/experiment.hpp"

namespace papan::lab {

// A case of the judge, and what is published for it.
struct BrickCase {
  int colours;
  int bricks;
  double booklet;  // scores
  double placed;   // bricks, in the thesis
  double thesis;
};
inline constexpr std::array<BrickCase, 10> kBrickCases = {
    {{3, 3'333, 1'333'534, 3'333, 1'375'599},
     {3, 33'333, 11'997'210, 33'333, 12'787'295},
     {4, 2'500, 646'033, 2'500, 661'602},
     {4, 25'000, 6'168'573, 25'000, 5'931'373},
     {5, 2'000, 204'065, 2'000, 231'030},
     {5, 20'000, 1'685'123, 20'000, 2'031'750},
     {6, 16'666, 521'511, 16'666, 566'462},
     {7, 14'285, 215'244, 14'285, 324'145},
     {8, 12'500, 14'740, 12'500, 183'980},
     {9, 11'111, 4'062, 582, 7'143}}};

Experiment brick_cases_experiment(const Words& paper);
Experiment brick_records_experiment(const Words& paper);
Experiment brick_short_experiment(const Words& paper);
Experiment brick_examples_experiment(const Words& paper);
std::vector<Experiment> brick_genetic_experiments(const Words& paper);

}  // namespace papan::lab
