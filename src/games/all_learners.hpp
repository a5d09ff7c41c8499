// What each game learns: the lists of its room's learn/.
#pragma once

#include "train/learner.hpp"

namespace papan::train {

std::vector<LearnerKind> brick_learners();
std::vector<LearnerKind> othello_learners();

}  // namespace papan::train
