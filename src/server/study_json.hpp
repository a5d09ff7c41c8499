// Parts of reports as the page draws them: tables as cells of text, plots as the
// pictures of the report itself, thinned where they would be crowded.
// Tested in tests/server/lab_test.cpp.
#pragma once

#include "core/json.hpp"
#include "lab/report/report.hpp"
#include "lab/training.hpp"
#include "server/study.hpp"

namespace papan::server {

Json chapter_json(const lab::Chapter& chapter);

// The comparison of one run, with the population beside the curves.
lab::Chapter training_chapter(lab::StoredRun stored);

// The report of an experiment all of whose results are in the store.
Result<lab::Chapter> experiment_chapter(Store& store, const Experiment& stored);

// The row of an experiment.
Result<Experiment> stored_experiment(Store& store, StoreId id);

}  // namespace papan::server
