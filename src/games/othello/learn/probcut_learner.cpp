// The model of Multi-ProbCut: games/othello/learn/probcut.hpp.
#include <algorithm>
#include <array>
#include <cmath>

#include "core/json.hpp"
#include "games/othello/learn/learners.hpp"
#include "games/othello/learn/probcut.hpp"

namespace papan::train {
namespace {

Json spreads_json(const ProbCutFit& fit) {
  Json spreads = Json::array();
  for (const ProbCutSpread& one : fit.spreads) {
    spreads.push_back({{"discs", one.discs},
                       {"deep", one.deep},
                       {"shallow", one.shallow},
                       {"positions", one.positions},
                       {"spread", one.spread}});
  }
  return spreads;
}

// The coefficients also by what they stand for; of too few positions there are none.
Json to_json(const ProbCutFit& fit) {
  constexpr std::array kTermNames = {"1", "deep", "shallow", "filled", "filled squared"};
  Json json = {{"game", "othello"}};
  const auto& coefficients = fit.model.coefficients;
  if (std::all_of(coefficients.begin(), coefficients.end(),
                  [](double one) { return std::isfinite(one); })) {
    json["coefficients"] = coefficients;
    for (std::size_t i = 0; i < kTermNames.size(); ++i) {
      json["weights"][kTermNames[i]] = coefficients[i];
    }
  }
  json["spreads"] = spreads_json(fit);
  return json;
}

class ProbCutLearner final : public Learner {
 public:
  ProbCutLearner(ProbCutRun run, int steps) : run_(std::move(run)), steps_(steps) {}

  [[nodiscard]] int steps() const override { return steps_; }
  [[nodiscard]] bool finished() const override { return run_.finished(); }
  Result<std::optional<LearntStep>> step(int /*threads*/, const std::stop_token& stop) override {
    if (!run_.step(stop)) return std::optional<LearntStep>();
    return std::optional(LearntStep{{{double(run_.positions()), run_.spread()}}});
  }
  [[nodiscard]] std::string checkpoint() const override { return run_.checkpoint(); }
  Result<std::string> result() override { return to_json(run_.fit()).dump(2) + "\n"; }

 private:
  ProbCutRun run_;
  int steps_;
};

}  // namespace

OptionTable<ProbCutPlan> ProbCutPlan::describe() {
  using P = ProbCutPlan;
  return OptionTable<P>()
      .integer("positions", &P::positions, {100, 1'000'000}, "positions that are searched")
      .integer("depth", &P::depth, {6, 14}, "to this depth")
      .integer("seed", &P::seed, {0, kMostSeed}, "seed of the positions");
}

Result<std::unique_ptr<Learner>> ProbCutPlan::open(const KeptRun& kept) const {
  auto run = kept.empty() ? ProbCutRun(*this) : ProbCutRun::resume(*this, kept.checkpoint);
  if (!run) return run.error();
  return std::unique_ptr<Learner>(std::make_unique<ProbCutLearner>(std::move(*run), steps()));
}

LearnerKind othello_probcut_learner() {
  LearnerKind kind;
  kind.name = "othello-probcut";
  kind.game = "othello";
  kind.title = {"the model of Multi-ProbCut in Othello's search",
                "model Multi-ProbCut pada pencarian Othello"};
  kind.unit = {"discs", "bidak"};
  kind.aim = Aim::kNone;
  kind.columns = {{"positions", {"positions", "posisi"}, Drawn::kAcross},
                  {"spread", {"spread of all differences", "sebaran semua selisih"}, Drawn::kLine}};
  kind.examples = {"papan train othello-probcut", "papan train othello-probcut --depth 9"};
  kind.indonesian = {{"positions", "posisi"},
                     {"depth", "kedalaman"},
                     {"seed", "benih"},
                     {"positions that are searched", "posisi yang ditelusuri"},
                     {"to this depth", "sampai kedalaman ini"},
                     {"seed of the positions", "benih posisi"}};
  kind.trial = {{"positions", "400"}, {"depth", "6"}};
  kind.caps = {{"positions", "10000"}, {"depth", "10"}};
  return learner_kind<ProbCutPlan>(std::move(kind));
}

}  // namespace papan::train
