// Parts of reports as the page draws them: tables as cells of text, plots as the
// pictures of the report itself, thinned where they would be crowded.
// Tested in tests/server/lab_test.cpp.
#pragma once

#include "core/json.hpp"
#include "lab/report/report.hpp"
#include "server/lab/study.hpp"
#include "store/store.hpp"
#include "train/learner.hpp"

namespace papan::server {

// {"en": ..., "id": ...}, so that the page can change its language without asking again.
Json words_json(const Words& words);

Json chapter_json(const lab::Chapter& chapter);

// Who can learn, with the forms of their plans.
Json learners_json();
// The words of its plan and curve in Indonesian, by those in English.
Json words_json(const train::LearnerKind& kind);

// {"en": ..., "id": ...} of what `chapter_in` writes in a language.
template <class ChapterIn>
Json chapters_json(const ChapterIn& chapter_in) {
  Json all = Json::object();
  for (const Language language : {Language::kEnglish, Language::kIndonesian}) {
    all[std::string(to_text(language))] = chapter_json(chapter_in(language));
  }
  return all;
}

// The report of an experiment all of whose results are in the store.
Result<lab::Chapter> experiment_chapter(Store& store, const StoredExperiment& stored,
                                        Language language);

// The row of an experiment.
Result<StoredExperiment> stored_experiment(Store& store, StoreId id);

}  // namespace papan::server
