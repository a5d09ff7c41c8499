// Training runs in words, as lines of numbers, and side by side in a report.
// Tested in tests/lab/training_test.cpp.
#pragma once

#include <span>
#include <string>

#include "lab/report/report.hpp"
#include "lab/training.hpp"

namespace papan::lab {

// "generation 3, evaluations 36, best 3910".
std::string in_words(const train::LearnerKind& kind, const train::CurvePoint& point);

// A line a point, under the keys of the columns.
std::string curve_csv(const StoredRun& run);

// Where runs stand, and their learning curves, those of each learner together; of a single
// run more of its curve.
Chapter comparison(std::span<const StoredRun* const> runs, Language language);

// Where a report of this run comes from.
Provenance provenance_of(const StoredRun& run, const std::string& revision);

}  // namespace papan::lab
