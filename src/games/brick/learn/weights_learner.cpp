// The weights of an evaluation: games/brick/learn/weights_run.hpp.
#include <fmt/format.h>

#include "core/text.hpp"
#include "games/all_learners.hpp"
#include "games/brick/learn/learners.hpp"
#include "games/brick/learn/weights_run.hpp"

namespace papan::train {
namespace {

class WeightsLearner final : public Learner {
 public:
  explicit WeightsLearner(WeightsRun run) : run_(std::move(run)) {}

  [[nodiscard]] int steps() const override { return run_.plan().generations; }
  [[nodiscard]] bool finished() const override { return run_.finished(); }
  Result<std::optional<LearntStep>> step(int threads, const std::stop_token& stop) override {
    const auto now = run_.step(threads, stop);
    if (!now) return std::optional<LearntStep>();
    return std::optional(LearntStep{{{double(now->number), double(now->evaluations), now->best,
                                      now->mean, now->spread, now->held_out}}});
  }
  [[nodiscard]] std::string checkpoint() const override { return run_.state().dump(); }
  Result<std::string> result() override { return run_.weights().dump(2) + "\n"; }

 private:
  WeightsRun run_;
};

// A WeightsPlan as people give it.
struct WeightsOptions {
  std::string algorithm = "thesis-ga";
  int colours = 9;
  int bricks = 20'000;
  std::string features = "HP,VP,DP,PD,MW,B";
  int limit = -1;
  int population = 200;
  double mutation = 0.3;
  double sigma = 200;
  int restarts = 30;  // the thesis ran its algorithm many times and took the best run
  int generations = 1000;
  int deals = 1;
  std::int64_t first_deal = 1;
  int held_out = 10;
  std::int64_t seed = 1;

  static OptionTable<WeightsOptions> describe() {
    using P = WeightsOptions;
    return OptionTable<P>()
        .text("algorithm", &P::algorithm, join(algorithm_names(), ", "))
        .integer("colours", &P::colours, {3, brick::kMaxColours}, "colours of the bricks")
        .integer("bricks", &P::bricks, {1, brick::kMaxBricks}, "bricks of a game")
        .text("features", &P::features, "what is weighed; LIMIT and EASE train the limit")
        .integer("limit", &P::limit, {-1, 1'000'000}, "points taken at once; -1: the thesis's")
        .integer("population", &P::population, {12, 10'000}, "genomes of a generation")
        .real("mutation", &P::mutation, {0, 1}, "probability that a gene changes")
        .real("sigma", &P::sigma, {0.001, 1000},
              "standard deviation of changes; of the first ones in pagmo's algorithms")
        .integer("restarts", &P::restarts, {0, 100'000},
                 "thesis-ga: fresh starts beside the best when done")
        .integer("generations", &P::generations, {1, 100'000}, "at most so many")
        .integer("deals", &P::deals, {1, 1000}, "training deals")
        .integer("first_deal", &P::first_deal, {1, 100'000'000'000},
                 "number of the first training deal")
        .integer("held_out", &P::held_out, {0, 1000}, "deals after those, reported beside")
        .integer("seed", &P::seed, {0, kMostSeed}, "seed of the algorithm");
  }

  [[nodiscard]] WeightsPlan plan() const {
    std::vector<std::string> names;
    for (const std::string_view name : split(features, ',')) names.emplace_back(name);
    return {algorithm,   colours,
            bricks,      names,
            limit,       deals,
            first_deal,  held_out,
            generations, population,
            mutation,    sigma,
            restarts,    static_cast<std::uint64_t>(seed)};
  }
  static WeightsOptions of(const WeightsPlan& plan) {
    return {plan.algorithm, plan.colours,
            plan.bricks,    join(plan.features, ","),
            plan.limit,     plan.population,
            plan.mutation,  plan.sigma,
            plan.restarts,  plan.generations,
            plan.deals,     plan.first_deal,
            plan.held_out,  static_cast<std::int64_t>(plan.seed)};
  }

  [[nodiscard]] Result<void> check() const { return train::check(plan()); }
  [[nodiscard]] int steps() const { return generations; }
  [[nodiscard]] std::string file_name() const {
    return fmt::format("brick-{}-{}.json", colours, algorithm);
  }
  [[nodiscard]] Result<std::unique_ptr<Learner>> open(const KeptRun& kept) const {
    if (auto good = check(); !good) return good.error();
    if (kept.empty()) {
      return std::unique_ptr<Learner>(std::make_unique<WeightsLearner>(WeightsRun(plan())));
    }
    const auto state = parse_json(kept.checkpoint);
    if (!state) return state.error();
    auto run = WeightsRun::resume(*state);
    if (!run) return run.error();
    return std::unique_ptr<Learner>(std::make_unique<WeightsLearner>(std::move(*run)));
  }
};

// Until learners had names the store kept the plan as JSON.
Result<Settings> plan_of_json(const std::string& text) {
  const auto json = parse_json(text);
  if (!json) return json.error();
  const auto plan = parse_plan(*json);
  if (!plan) return plan.error();
  return described<WeightsOptions>().settings(WeightsOptions::of(*plan));
}

}  // namespace

LearnerKind brick_weights_learner() {
  LearnerKind kind;
  kind.name = "brick";
  kind.game = "brick";
  kind.title = {"weights for Colour Brick", "bobot untuk Colour Brick"};
  kind.unit = {"points", "poin"};
  kind.columns = {
      {"generation", {"generation", "generasi"}},
      {"evaluations", {"evaluations", "evaluasi"}, Drawn::kAcross},
      {"best", {"best on the training deals", "terbaik pada pembagian latih"}, Drawn::kLine},
      {"mean", {"mean of the generation", "rata-rata generasi"}, Drawn::kMean},
      {"spread", {"its standard deviation", "simpangan bakunya"}, Drawn::kSpread},
      {"held_out",
       {"the best's on held-out deals", "yang terbaik pada pembagian uji"},
       Drawn::kLine}};
  kind.examples = {"papan train brick --colours 9 --bricks 20000 --out nine.json",
                   "papan train brick --algorithm cmaes --colours 5 --deals 4 --generations 50",
                   "papan brick solve --agent thesis:weights=nine.json < input > output"};
  kind.indonesian = {
      {"algorithm", "algoritma"},
      {"features", "fitur"},
      {"population", "populasi"},
      {"sigma", "sigma"},
      {"restarts", "mulai ulang"},
      {"generations", "generasi"},
      {"deals", "pembagian latih"},
      {"first deal", "pembagian pertama"},
      {"held out", "pembagian uji"},
      {"seed", "benih"},
      {"colours of the bricks", "warna bata"},
      {"bricks of a game", "bata per permainan"},
      {"what is weighed; LIMIT and EASE train the limit",
       "yang diberi bobot; LIMIT dan EASE melatih batas"},
      {"points taken at once; -1: the thesis's", "poin yang langsung diambil; -1: seperti skripsi"},
      {"genomes of a generation", "genom tiap generasi"},
      {"probability that a gene changes", "peluang gen berubah"},
      {"standard deviation of changes; of the first ones in pagmo's algorithms",
       "simpangan baku perubahan; pada algoritma pagmo hanya yang pertama"},
      {"thesis-ga: fresh starts beside the best when done",
       "thesis-ga: awal baru di samping yang terbaik setelah selesai"},
      {"at most so many", "paling banyak sekian"},
      {"training deals", "pembagian latih"},
      {"number of the first training deal", "nomor pembagian latih pertama"},
      {"deals after those, reported beside", "pembagian sesudahnya, hanya dilaporkan"},
      {"seed of the algorithm", "benih algoritma"}};
  kind.trial = {{"colours", "5"},      {"bricks", "2000"}, {"population", "40"},
                {"generations", "30"}, {"held_out", "5"},  {"restarts", "0"}};
  kind.caps = {{"bricks", "20000"},
               {"population", "500"},
               {"generations", "1000"},
               {"deals", "20"},
               {"held_out", "20"}};
  kind = learner_kind<WeightsOptions>(std::move(kind));
  offer_choices(kind, "algorithm", algorithm_names());
  const std::string names = join(algorithm_names(), ", ");
  kind.indonesian[names] = names;
  kind.nameless_plan = plan_of_json;
  return kind;
}

std::vector<LearnerKind> brick_learners() {
  return {brick_weights_learner(), brick_builder_learner(), brick_values_learner()};
}

}  // namespace papan::train
