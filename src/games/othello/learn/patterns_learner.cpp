// The weights of Othello's evaluation: games/othello/learn/run.hpp.
#include "games/all_learners.hpp"
#include "games/othello/learn/learners.hpp"
#include "games/othello/learn/run.hpp"

namespace papan::train {
namespace {

bool names_file(std::string_view value) {
  return !value.empty();
}

// An OthelloPlan as people give it.
struct PatternsOptions {
  std::string games;
  int deviations = 80'000;
  int held_out_from = 2015;
  std::string weights;
  int epochs = 6;
  double rate = 1;
  std::int64_t seed = 1;

  static OptionTable<PatternsOptions> describe() {
    using P = PatternsOptions;
    return OptionTable<P>()
        .file("games", &P::games, names_file,
              "folder of WTHOR archives; without this, a thousand games of its own")
        .integer("deviations", &P::deviations, {0, 10'000'000},
                 "games that leave those of the archive")
        .integer("held_out_from", &P::held_out_from, {0, 9999},
                 "years from this on are only measured")
        .file("weights", &P::weights, names_file,
              "weights file that plays the deviations; else 'positional' does")
        .integer("epochs", &P::epochs, {1, 1000}, "times that every position is seen")
        .real("rate", &P::rate, {0.001, 10}, "discs by which a weight moves at first")
        .integer("seed", &P::seed, {0, kMostSeed}, "seed of deviations and orders");
  }

  [[nodiscard]] OthelloPlan plan() const {
    return {games,
            deviations,
            held_out_from,
            weights,
            {.epochs = epochs, .rate = rate, .seed = static_cast<std::uint64_t>(seed)}};
  }
  [[nodiscard]] Result<void> check() const { return {}; }
  [[nodiscard]] int steps() const {
    constexpr int kDeviationsOfStep = 1000;
    return deviations / kDeviationsOfStep + othello::kPatternPhases + 2;
  }
  [[nodiscard]] std::string file_name() const { return "othello-patterns.bin"; }
  [[nodiscard]] Result<std::unique_ptr<Learner>> open(const KeptRun& kept) const {
    auto run = OthelloRun::open(plan(), kept.pieces);
    if (!run) return run.error();
    return std::unique_ptr<Learner>(std::move(*run));
  }
};

}  // namespace

LearnerKind othello_patterns_learner() {
  LearnerKind kind;
  kind.name = "othello-patterns";
  kind.game = "othello";
  kind.title = {"weights of Othello's evaluation on 8x8", "bobot evaluasi Othello pada 8x8"};
  kind.unit = {"mean absolute error in discs", "galat mutlak rata-rata dalam bidak"};
  kind.aim = Aim::kLeast;
  kind.columns = {{"epochs", {"epochs in all", "seluruh putaran"}, Drawn::kAcross},
                  {"phase", {"phase", "tahap"}},
                  {"epoch", {"epoch", "putaran"}},
                  {"training", {"in training", "latihan"}, Drawn::kLine},
                  {"held_out", {"held out", "uji"}, Drawn::kLine}};
  kind.examples = {"papan train othello-patterns --games wthor --out patterns.bin"};
  kind.indonesian = {
      {"deviations", "penyimpangan"},
      {"held out from", "tahun uji"},
      {"epochs", "putaran"},
      {"rate", "laju"},
      {"seed", "benih"},
      {"games that leave those of the archive", "permainan yang menyimpang dari arsip"},
      {"years from this on are only measured", "mulai tahun ini hanya diukur"},
      {"times that every position is seen", "berapa kali tiap posisi dilihat"},
      {"discs by which a weight moves at first", "perubahan pertama sebuah bobot, dalam bidak"},
      {"seed of deviations and orders", "benih penyimpangan dan urutan"}};
  kind.trial = {{"deviations", "1000"}, {"epochs", "2"}};
  kind.caps = {{"deviations", "100000"}, {"epochs", "50"}};
  return learner_kind<PatternsOptions>(std::move(kind));
}

std::vector<LearnerKind> othello_learners() {
  return {othello_patterns_learner(), othello_probcut_learner(), othello_book_learner()};
}

}  // namespace papan::train
