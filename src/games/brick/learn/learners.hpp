// Colour Brick's learners, each a run of this folder behind the interface of train/learner.hpp.
#pragma once

#include "train/learner.hpp"

namespace papan::train {

LearnerKind brick_weights_learner();
LearnerKind brick_values_learner();
LearnerKind brick_builder_learner();

}  // namespace papan::train
