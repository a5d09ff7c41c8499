// The template of Colour Brick's `best`, from nothing: games/brick/learn/builder.hpp.
#include <fmt/format.h>

#include "games/brick/learn/builder.hpp"
#include "games/brick/learn/learners.hpp"
#include "games/brick/rules/brick.hpp"

namespace papan::train {
namespace {

class BuilderLearner final : public Learner {
 public:
  explicit BuilderLearner(BuilderRun run) : run_(std::move(run)) {}

  [[nodiscard]] int steps() const override { return run_.steps(); }
  [[nodiscard]] bool finished() const override { return run_.finished(); }
  Result<std::optional<LearntStep>> step(int threads, const std::stop_token& stop) override {
    if (!run_.step(threads, stop)) return std::optional<LearntStep>();
    const BuilderGeneration& now = run_.history().back();
    return std::optional(LearntStep{{{double(now.number), now.best, now.mean, now.held_out}}});
  }
  [[nodiscard]] std::string checkpoint() const override { return run_.checkpoint(); }
  Result<std::string> result() override { return run_.file(); }

 private:
  BuilderRun run_;
};

}  // namespace

OptionTable<BuilderPlan> BuilderPlan::describe() {
  using P = BuilderPlan;
  return OptionTable<P>()
      .integer("colours", &P::colours, {3, brick::kMaxColours}, "colours of the bricks")
      .integer("generations", &P::generations, {1, 100'000}, "generations of CMA-ES")
      .integer("population", &P::population, {5, 1000}, "genomes of a generation")
      .integer("deals", &P::deals, {1, 1000}, "deals that each genome of a generation plays")
      .integer("bricks", &P::bricks, {1, brick::kMaxBricks}, "bricks of a game")
      .integer("width", &P::width, {1, 30}, "placements that are looked at further")
      .integer("samples", &P::samples, {0, 249}, "next bricks that each of them meets")
      .real("sigma", &P::sigma, {1, 500}, "standard deviation of the first changes")
      .integer("long_deals", &P::long_deals, {1, 1000}, "deals that settle what short games cannot")
      .integer("long_bricks", &P::long_bricks, {1, brick::kMaxBricks}, "bricks of these")
      .integer("held_out_bricks", &P::held_out_bricks, {1, brick::kMaxBricks},
               "bricks of a held-out game")
      .integer("seed", &P::seed, {0, kMostSeed}, "seed of the search and of its deals");
}

std::string BuilderPlan::file_name() const {
  return fmt::format("brick-builder-{}.json", colours);
}

Result<std::unique_ptr<Learner>> BuilderPlan::open(const KeptRun& kept) const {
  auto run = kept.empty() ? BuilderRun::start(*this) : BuilderRun::resume(*this, kept.checkpoint);
  if (!run) return run.error();
  return std::unique_ptr<Learner>(std::make_unique<BuilderLearner>(std::move(*run)));
}

LearnerKind brick_builder_learner() {
  LearnerKind kind;
  kind.name = "brick-builder";
  kind.game = "brick";
  kind.title = {"the template of Colour Brick's best", "pola best untuk Colour Brick"};
  kind.unit = {"points a brick", "poin per bata"};
  kind.columns = {{"generation", {"generation", "generasi"}, Drawn::kAcross},
                  {"best", {"best", "terbaik"}, Drawn::kLine},
                  {"mean", {"mean", "rata-rata"}, Drawn::kLine},
                  {"held_out", {"held out", "uji"}, Drawn::kLine}};
  kind.examples = {"papan train brick-builder --colours 5 --out five.json",
                   "papan brick solve --agent best:values=five.json < input > output"};
  kind.indonesian = {
      {"generations", "generasi"},
      {"population", "populasi"},
      {"deals", "pembagian"},
      {"sigma", "sigma"},
      {"seed", "benih"},
      {"colours of the bricks", "warna bata"},
      {"long deals", "pembagian panjang"},
      {"long bricks", "bata pembagian panjang"},
      {"held out bricks", "bata pembagian uji"},
      {"deals that settle what short games cannot",
       "pembagian yang menentukan hal yang tak tampak pada permainan pendek"},
      {"bricks of these", "bata masing-masing"},
      {"bricks of a held-out game", "bata satu pembagian uji"},
      {"generations of CMA-ES", "generasi CMA-ES"},
      {"genomes of a generation", "genom tiap generasi"},
      {"deals that each genome of a generation plays", "pembagian yang dimainkan tiap genom"},
      {"bricks of a game", "bata per permainan"},
      {"placements that are looked at further", "penempatan yang dilihat lebih jauh"},
      {"next bricks that each of them meets", "bata berikut yang ditemui masing-masing"},
      {"standard deviation of the first changes", "simpangan baku perubahan pertama"},
      {"seed of the search and of its deals", "benih pencarian dan pembagiannya"}};
  kind.trial = {{"generations", "10"}, {"population", "8"},    {"bricks", "50"},
                {"long_deals", "2"},   {"long_bricks", "100"}, {"held_out_bricks", "100"}};
  kind.caps = {{"generations", "1000"},     {"population", "100"}, {"deals", "20"},
               {"bricks", "20000"},         {"long_deals", "20"},  {"long_bricks", "20000"},
               {"held_out_bricks", "20000"}};
  return learner_kind<BuilderPlan>(std::move(kind));
}

}  // namespace papan::train
