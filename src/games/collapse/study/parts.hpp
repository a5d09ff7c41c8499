// The experiments of Collapse, a file each; and what is published for the 20 standard
// positions of SameGame (games/collapse/rules/standard_positions.hpp).
#pragma once

#include <array>

#include "games/collapse/rules/standard_positions.hpp"
#include "lab/experiment.hpp"

namespace papan::lab {

// What a program made of each position.
struct PublishedScores {
  const char* name;
  std::array<double, collapse::kStandardPositions> scores;
};

// DBS, SP-MCTS (two hours a position), MC-RWS, spurious_ai and HGSTS: M. P. D. Schadd,
// Selective Search in Games of Different Complexity (2011), table 3.6. NMCS, level 3:
// T. Cazenave, Nested Monte-Carlo Search (IJCAI 2009), table 1. Klein, the better of two runs:
// Klein (2015), figure 8.3. Selective NRPA, level 4: T. Cazenave (Computer Games Workshop
// 2016), table 4.
inline constexpr std::array<PublishedScores, 9> kPrograms = {
    {{"DBS", {2061, 3513, 3151, 3653, 3093, 4101, 2507, 3819, 4649, 3199,
              2911, 2979, 3209, 2685, 3259, 4765, 4447, 5099, 4865, 4851}},
     {"SP-MCTS(1)", {2557, 3749, 3085, 3641, 3653, 3971, 2797, 3715, 4603, 3213,
                     3047, 3131, 3097, 2859, 3183, 4879, 4609, 4853, 4503, 4853}},
     {"MC-RWS", {2633, 3755, 3167, 3795, 3943, 4179, 2971, 3935, 4707, 3239,
                 3327, 3281, 3379, 2697, 3399, 4935, 4737, 5133, 4903, 4649}},
     {"NMCS", {3121, 3813, 3085, 3697, 4055, 4459, 2949, 3999, 4695, 3223,
               3147, 3201, 3197, 2799, 3677, 4979, 4919, 5201, 4883, 4835}},
     {"SP-MCTS(3)", {2919, 3797, 3243, 3687, 4067, 4269, 2949, 4043, 4769, 3245,
                     3259, 3245, 3211, 2937, 3343, 5117, 4959, 5151, 4803, 4999}},
     {"spurious_ai", {3269, 3969, 3623, 3847, 4337, 4721, 3185, 4443, 4977, 3811,
                      3487, 3851, 3437, 3211, 3933, 5481, 5003, 5463, 5319, 5047}},
     {"HGSTS", {2561, 4995, 2858, 4051, 4633, 5003, 2717, 4622, 6086, 3628,
                2796, 3710, 3271, 2432, 3877, 6074, 5166, 6044, 5019, 5175}},
     {"Klein", {2835, 3853, 3487, 3825, 3969, 4719, 3025, 4261, 4861, 3519,
                3625, 3181, 3337, 2899, 3613, 5151, 4853, 5185, 5027, 4921}},
     {"selective NRPA", {3179, 3985, 3635, 3913, 4309, 4809, 2651, 3879, 4807, 2831,
                         3317, 3315, 3399, 3097, 3559, 5025, 5043, 5407, 5065, 4805}}}};

// The best that was known on the web in 2016, from the same table 4.
inline constexpr PublishedScores kWebRecords = {
    "web records", {3413, 4023, 4019, 4215, 4379, 4869, 3435, 4771, 5041, 3937,
                    3783, 3921, 3821, 3263, 4161, 5517, 5227, 5503, 5343, 5217}};

// The best games that were known of the standard positions when the program was built.
const Result<std::vector<Record>>& known_collapse_games();

inline bool is_better_game(const Record& found, const Record& known) {
  return *found.result > *known.result;
}

Experiment collapse_records_experiment();

}  // namespace papan::lab
