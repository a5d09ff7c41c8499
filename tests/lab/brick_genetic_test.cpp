// What the reports on the thesis's training say of one training a line, and of several.
#include <gtest/gtest.h>

#include "core/text.hpp"
#include "lab/experiment.hpp"
#include "tests/store/store_fixture.hpp"

namespace papan::lab {
namespace {

class BrickGenetic : public testing_support::StoreTest {
 protected:
  // With made-up trainings, whose scores differ from run to run.
  Report report_of(const char* id, Size size, Language language = Language::kEnglish) {
    const Experiment experiment = find_experiments(id)->front();
    const Scope scope{size, 1};
    Results results;
    int run = 0;
    for (const Measurement& one : experiment.measurements(scope)) {
      results[one.key] = Json{{"best", 9000 + 10 * (run % 7)}, {"stopped", 8}, {"held_out", 4000}};
      ++run;
    }
    Store store = open();
    auto report = experiment.report({scope, results, store, Say(language)});
    EXPECT_TRUE(report);
    return std::move(*report);
  }
};

TEST_F(BrickGenetic, OneTrainingIsToldAsOne) {
  const Report quick = report_of("brick-features", Size::kQuick);
  const std::string notes = join(quick.notes, "\n");
  EXPECT_NE(notes.find("one training a line, on one deal"), std::string::npos) << notes;
  EXPECT_EQ(notes.find("repeat each line"), std::string::npos) << notes;
  EXPECT_EQ(notes.find("in our interval"), std::string::npos) << notes;
  EXPECT_NE(quick.headline.find("(13,168)"), std::string::npos) << quick.headline;
}

TEST_F(BrickGenetic, SeveralAreToldWithTheirIntervals) {
  const std::string notes = join(report_of("brick-features", Size::kFull).notes, "\n");
  EXPECT_NE(notes.find("repeat each line"), std::string::npos) << notes;
  EXPECT_NE(notes.find("in our interval"), std::string::npos) << notes;
}

TEST_F(BrickGenetic, SpeaksIndonesianWithItsNumbers) {
  const Report quick = report_of("brick-sigma", Size::kQuick, Language::kIndonesian);
  EXPECT_NE(quick.headline.find("(13.168)"), std::string::npos) << quick.headline;
  EXPECT_NE(join(quick.notes, "\n").find("satu pelatihan tiap baris"), std::string::npos);
}

}  // namespace
}  // namespace papan::lab
