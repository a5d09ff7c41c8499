// A run that learns Othello's pattern weights from an archive of games.
//
// It is made of pieces, each kept in a file of its own in the run's folder when it is
// done: the examples of one archive file, those of a thousand deviations, the weights of
// one phase. A piece depends on the plan alone, so a run that was stopped goes on with the
// first piece that is missing and ends with the same bytes.
// Tested in tests/train/othello_patterns_test.cpp.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "games/othello/learn/patterns.hpp"
#include "games/othello/rules/pattern_weights.hpp"

namespace papan::train {

struct OthelloPlan {
  std::string games;         // folder of .wtb files
  int deviations = 80'000;   // games that leave the archive's
  int held_out_from = 2015;  // games of this year and later are only measured
  std::string weights;       // of the evaluation that plays the deviations; none: positional
  PatternPlan fit;
};

class OthelloRun {
 public:
  struct Watcher {
    std::stop_token stop;
    // The share done, and what is being done.
    std::function<void(double, const std::string&)> told;
  };

  // Makes the folder, or goes on with the one that is there when its plan is the same.
  static Result<OthelloRun> open(const OthelloPlan& plan, const std::filesystem::path& folder);

  // Nothing when it was stopped.
  Result<std::optional<othello::PatternWeights>> finish(const Watcher& watcher);

  // All that was told of errors so far, in the order of phases and epochs.
  [[nodiscard]] const std::vector<PatternErrors>& errors() const { return errors_; }

 private:
  OthelloRun(OthelloPlan plan, std::filesystem::path folder);

  Result<void> read_archive();
  Result<bool> gather(const Watcher& watcher);
  Result<bool> gather_archive(const Watcher& watcher, ExampleMaker& maker);
  Result<bool> gather_deviations(const Watcher& watcher, ExampleMaker& maker);
  Result<QuickEvaluation> evaluation() const;
  Result<void> read_examples();
  Result<bool> fit(int phase, const Watcher& watcher, othello::PatternWeights& weights);
  [[nodiscard]] int chunks() const;

  OthelloPlan plan_;
  std::filesystem::path folder_;
  std::vector<othello::WthorFile> archive_;          // by year
  std::vector<const othello::WthorGame*> to_leave_;  // for deviations
  std::vector<Example> training_;
  std::vector<Example> held_out_;
  std::vector<PatternErrors> errors_;
};

}  // namespace papan::train
