// Games to learn from where there is no archive: quick games of the program with itself, in two
// files as an archive has them: one to learn from and one of the year from which games are only
// measured. The seed decides every move.
#pragma once

#include <cstdint>
#include <vector>

#include "games/othello/rules/wthor.hpp"

namespace papan::train {

std::vector<othello::WthorFile> own_games(std::uint64_t seed, int held_out_from);

}  // namespace papan::train
