// The learned values of Colour Brick's `best`, from nothing: games/brick/learn/values.hpp.
#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <limits>

#include "core/text.hpp"
#include "games/brick/learn/learners.hpp"
#include "games/brick/learn/values.hpp"
#include "games/brick/rules/brick.hpp"
#include "games/brick/rules/values_file.hpp"

namespace papan::train {
namespace {

constexpr int kPiecesOfMillion = 1'000'000 / kPieceBricks;
constexpr int kHeldOutDeals = 5;
constexpr int kHeldOutBricks = 2000;
constexpr double kNotMeasured = std::numeric_limits<double>::quiet_NaN();

// A step is a piece; held-out deals are played after every million bricks.
class ValuesSteps final : public Learner {
 public:
  // Of so many bricks each; the file rounds to so many points.
  struct Measure {
    int bricks;
    int unit;
  };
  ValuesSteps(ValuesLearner learner, int pieces, const Measure& measure)
      : learner_(std::move(learner)), pieces_(pieces), measure_(measure) {}

  [[nodiscard]] int steps() const override { return pieces_; }
  [[nodiscard]] bool finished() const override { return learner_.finished(); }
  Result<std::optional<LearntStep>> step(int /*threads*/, const std::stop_token& stop) override {
    if (stop.stop_requested()) return std::optional<LearntStep>();
    learner_.learn(measure_.bricks);
    const bool mark = learner_.pieces_done() % kPiecesOfMillion == 0 || finished();
    const double held_out =
        mark ? held_out_points(learner_.values(), kHeldOutDeals, kHeldOutBricks) : kNotMeasured;
    const double bricks = double(learner_.pieces_done()) * measure_.bricks;
    return std::optional(LearntStep{{{bricks, learner_.points_a_brick(), held_out}}});
  }
  [[nodiscard]] std::string checkpoint() const override { return learner_.checkpoint(); }
  Result<std::string> result() override { return values_file(learner_.values(), measure_.unit); }

 private:
  ValuesLearner learner_;
  int pieces_;
  Measure measure_;
};

Result<std::string> bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return Error{fmt::format("cannot read the file {}", in_quotes(path))};
  return std::string{std::istreambuf_iterator<char>(file), {}};
}

// A ValuesPlan as people give it.
struct ValuesOptions {
  int colours = 3;
  int millions = 32;
  double rate = 0.015;
  double last_rate = 0.002;
  double fuse = 0.8;
  std::string from;
  double loss = 200;
  std::int64_t seed = 1;
  int unit = 8;
  int step = kPieceBricks;
  int beginning = 60'000;

  static OptionTable<ValuesOptions> describe() {
    using P = ValuesOptions;
    const auto names_file = [](std::string_view value) { return !value.empty(); };
    return OptionTable<P>()
        .integer("colours", &P::colours, {3, brick::kMaxColours}, "colours of the bricks")
        .integer("millions", &P::millions, {1, 10'000}, "millions of bricks to learn from")
        .real("rate", &P::rate, {0.0001, 0.1}, "share of an error that a board learns")
        .real("last_rate", &P::last_rate, {0.0001, 0.1},
              "to which the rate falls in the second half")
        .real("fuse", &P::fuse, {0, 2},
              "share of its worth that a fuse promises at first; 0: none is asked for")
        .file("from", &P::from, names_file,
              "values of fewer colours to begin with; without this, the template")
        .real("loss", &P::loss, {0, 10'000}, "bricks whose points a full board costs")
        .integer("seed", &P::seed, {0, kMostSeed}, "seed of the bricks")
        .integer("unit", &P::unit, {0, 1000}, "points to which the file rounds; 0: exact")
        .integer("step", &P::step, {500, kPieceBricks},
                 "bricks of a step; ten of 100000 are a million")
        .integer("beginning", &P::beginning, {2000, 1'000'000},
                 "bricks that are played to know where to begin");
  }

  [[nodiscard]] ValuesPlan plan() const {
    ValuesPlan plan;
    plan.colours = colours;
    plan.pieces = steps();
    plan.rate = rate;
    plan.last_rate = last_rate;
    plan.beginning = beginning;
    plan.loss = loss;
    plan.fuse = fuse;
    plan.seed = static_cast<std::uint64_t>(seed);
    return plan;
  }

  [[nodiscard]] int steps() const { return millions * kPiecesOfMillion; }
  [[nodiscard]] std::string file_name() const {
    return fmt::format("brick-values-{}.bin", colours);
  }
  [[nodiscard]] Result<void> check() const { return {}; }

  [[nodiscard]] Result<std::unique_ptr<Learner>> open(const KeptRun& kept) const {
    auto learner = kept.empty() ? begin() : ValuesLearner::resume(plan(), kept.checkpoint);
    if (!learner) return learner.error();
    return std::unique_ptr<Learner>(std::make_unique<ValuesSteps>(
        std::move(*learner), steps(), ValuesSteps::Measure{step, unit}));
  }

 private:
  [[nodiscard]] Result<ValuesLearner> begin() const {
    if (from.empty()) return ValuesLearner(plan());
    const auto bytes = bytes_of(from);
    if (!bytes) return bytes.error();
    const auto fewer = fewer_colours(*bytes);
    if (!fewer) return Error{fmt::format("{}: {}", in_quotes(from), fewer.error().message)};
    return ValuesLearner(plan(), *fewer);
  }

  [[nodiscard]] Result<brick::Values> fewer_colours(const std::string& bytes) const {
    auto values = brick::parse_values(bytes);
    if (values && values->colours() >= colours) {
      return Error{
          fmt::format("values for {} colours, expected fewer than {}", values->colours(), colours)};
    }
    return values;
  }
};

}  // namespace

LearnerKind brick_values_learner() {
  LearnerKind kind;
  kind.name = "brick-values";
  kind.game = "brick";
  kind.title = {"values of boards for Colour Brick's best", "nilai papan best Colour Brick"};
  kind.unit = {"points a brick", "poin per bata"};
  kind.columns = {{"bricks", {"bricks", "bata"}, Drawn::kAcross},
                  {"training", {"in training", "latihan"}, Drawn::kLine},
                  {"held_out", {"held out", "uji"}, Drawn::kLine}};
  kind.examples = {"papan train brick-values --colours 3 --out three.bin",
                   "papan train brick-values --colours 4 --from three.bin --out four.bin",
                   "papan brick solve --agent best:values=three.bin < input > output"};
  kind.indonesian = {
      {"millions", "juta bata"},
      {"rate", "laju"},
      {"last rate", "laju akhir"},
      {"fuse", "sumbu"},
      {"loss", "kerugian"},
      {"unit", "pembulatan"},
      {"seed", "benih"},
      {"colours of the bricks", "warna bata"},
      {"millions of bricks to learn from", "juta bata untuk belajar"},
      {"share of an error that a board learns", "bagian galat yang dipelajari papan"},
      {"to which the rate falls in the second half", "laju pada akhir paruh kedua"},
      {"share of its worth that a fuse promises at first; 0: none is asked for",
       "bagian nilai yang mula-mula dijanjikan sumbu; 0: tanpa sumbu"},
      {"bricks whose points a full board costs",
       "banyaknya bata yang poinnya hilang bila papan penuh"},
      {"seed of the bricks", "benih bata"},
      {"step", "langkah belajar"},
      {"beginning", "permulaan"},
      {"bricks of a step; ten of 100000 are a million",
       "bata tiap langkah; sepuluh kali 100000 menjadi sejuta"},
      {"bricks that are played to know where to begin",
       "bata yang dimainkan untuk menentukan permulaan"},
      {"points to which the file rounds; 0: exact", "pembulatan poin dalam berkas; 0: tepat"}};
  kind.trial = {{"millions", "1"}, {"step", "10000"}};
  kind.caps = {{"millions", "100"}};
  kind.apart = {{"from", "fuse"}};
  return learner_kind<ValuesOptions>(std::move(kind));
}

}  // namespace papan::train
