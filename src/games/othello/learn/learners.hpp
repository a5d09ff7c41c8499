// Othello's learners, each a run of this folder behind the interface of train/learner.hpp.
#pragma once

#include "train/learner.hpp"

namespace papan::train {

LearnerKind othello_patterns_learner();
LearnerKind othello_probcut_learner();
LearnerKind othello_book_learner();

}  // namespace papan::train
