// A run that learns Othello's pattern weights from an archive of games.
//
// It is made of pieces: the examples of one archive file, those of a thousand deviations, the
// weights of one phase. A piece depends on the plan alone, so a run that was stopped goes on with
// the first piece that is missing and ends with the same bytes. Without an archive it learns from
// games of its own (games/othello/learn/own_games.hpp).
// Tested in tests/train/othello_patterns_test.cpp.
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "games/othello/learn/patterns.hpp"
#include "games/othello/rules/pattern_weights.hpp"
#include "train/learner.hpp"

namespace papan::train {

struct OthelloPlan {
  std::string games;         // folder of .wtb files; none: games of its own
  int deviations = 80'000;   // games that leave the archive's
  int held_out_from = 2015;  // games of this year and later are only measured
  std::string weights;       // of the evaluation that plays the deviations; none: positional
  PatternPlan fit;
};

class OthelloRun final : public Learner {
 public:
  // Goes on with the pieces that are there.
  static Result<std::unique_ptr<OthelloRun>> open(const OthelloPlan& plan,
                                                  const std::vector<std::string>& pieces);

  [[nodiscard]] int steps() const override;
  [[nodiscard]] bool finished() const override { return done_ == steps(); }
  Result<std::optional<LearntStep>> step(int threads, const std::stop_token& stop) override;
  Result<std::string> result() override;

 private:
  using Piece = Result<std::optional<std::string>>;  // nothing when it was stopped

  explicit OthelloRun(OthelloPlan plan);

  Result<void> read_archive();
  Result<void> read_folder();
  [[nodiscard]] int archived() const { return static_cast<int>(archive_.size()); }
  [[nodiscard]] int chunks() const;
  [[nodiscard]] int first_phase() const { return archived() + chunks(); }
  Result<void> take(const std::string& piece);
  Piece scored(const othello::WthorFile& file, const std::stop_token& stop);
  Piece deviated(int chunk, const std::stop_token& stop);
  Piece fitted(int phase, const std::stop_token& stop, std::vector<PatternErrors>& errors);
  [[nodiscard]] Result<QuickEvaluation> evaluation() const;

  OthelloPlan plan_;
  int done_ = 0;                                     // pieces
  std::vector<othello::WthorFile> archive_;          // by year
  std::vector<const othello::WthorGame*> to_leave_;  // for deviations
  ExampleMaker maker_;
  std::vector<Example> training_;
  std::vector<Example> held_out_;
  othello::PatternWeights weights_;
};

}  // namespace papan::train
