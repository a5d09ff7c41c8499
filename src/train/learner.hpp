// Learner: what learns, step by step, and may be stopped and killed between two of them.
//
// A LearnerKind describes it once: the options of its plan, as those of agents are described
// (core/options.hpp), and the columns of its curve. From that follow the command and its help, the
// page's form, what the store keeps, tables, plots and files. Everything random comes from the
// plan: the same plan ends with the same bytes however often its run was stopped, and on any
// number of threads. Whoever drives a learner keeps what it asks to be kept after every step
// (lab/training.hpp). Tested in tests/train/learners_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/language.hpp"
#include "core/options.hpp"
#include "core/result.hpp"

namespace papan::train {

// Seeds of plans: whole numbers that any program holds exactly.
inline constexpr std::int64_t kMostSeed = 1'000'000'000'000'000;

// A number for each column of the curve; NaN where it was not measured.
using CurvePoint = std::vector<double>;

// What a step found.
struct LearntStep {
  std::vector<CurvePoint> points;
  std::string piece{};  // kept beside those of earlier steps; often none
};

// What was kept of a run: the newest checkpoint, and all pieces. Before the first step nothing is.
struct KeptRun {
  std::string checkpoint;
  std::vector<std::string> pieces;

  [[nodiscard]] bool empty() const { return checkpoint.empty() && pieces.empty(); }
};

class Learner {
 public:
  virtual ~Learner() = default;

  // In all, at most.
  [[nodiscard]] virtual int steps() const = 0;
  [[nodiscard]] virtual bool finished() const = 0;
  // Nothing when it was stopped: then what was kept before still holds.
  virtual Result<std::optional<LearntStep>> step(int threads, const std::stop_token& stop) = 0;
  // Takes the place of the one before.
  [[nodiscard]] virtual std::string checkpoint() const { return ""; }
  // The bytes of what is learnt so far, after one step at least.
  virtual Result<std::string> result() = 0;
};

// How a column of the curve is drawn: along the bottom, as a line, as the mean of a band.
enum class Drawn { kNot, kAcross, kLine, kMean, kSpread };

// Which end of the last line that is drawn is the better one.
enum class Aim { kNone, kMost, kLeast };

struct CurveColumn {
  std::string key;
  Words title;
  Drawn drawn = Drawn::kNot;
};

struct LearnerKind {
  std::string name;  // of its command
  std::string game;
  Words title;
  Words unit;  // of what is drawn
  Aim aim = Aim::kMost;
  std::vector<CurveColumn> columns;
  std::vector<std::string> examples;
  // With which a form begins: a run of seconds.
  Settings trial{};
  // The most that a server allows where the description allows more.
  Settings caps{};
  // The words of the form in Indonesian, by the English ones.
  std::map<std::string, std::string> indonesian{};
  // Options that exclude each other.
  std::vector<std::pair<std::string, std::string>> apart{};

  std::vector<OptionInfo> options{};
  // A plan with every option spelled out, or what is wrong with it.
  std::function<Result<Settings>(const Settings& plan)> complete{};
  std::function<int(const Settings& plan)> steps{};  // about, before it has begun
  std::function<std::string(const Settings& plan)> file_name{};
  std::function<Result<std::unique_ptr<Learner>>(const Settings& plan, const KeptRun& kept)> open{};
  // The plan of a run that was kept before learners had names; none but one learner has it.
  std::function<Result<Settings>(const std::string& text)> nameless_plan{};
};

// Fills in what follows from the type of the plan, which says `describe`, `check`, `steps`,
// `file_name` and `open`.
template <class Plan>
LearnerKind learner_kind(LearnerKind kind) {
  kind.options = described<Plan>().infos();
  kind.complete = [](const Settings& settings) -> Result<Settings> {
    const auto plan = described<Plan>().parse(settings);
    if (!plan) return plan.error();
    if (auto good = plan->check(); !good) return good.error();
    return described<Plan>().settings(*plan);
  };
  kind.steps = [](const Settings& settings) {
    const auto plan = described<Plan>().parse(settings);
    return plan ? plan->steps() : 0;
  };
  kind.file_name = [](const Settings& settings) {
    return described<Plan>().parse(settings)->file_name();
  };
  kind.open = [](const Settings& settings,
                 const KeptRun& kept) -> Result<std::unique_ptr<Learner>> {
    const auto plan = described<Plan>().parse(settings);
    return plan ? plan->open(kept) : plan.error();
  };
  return kind;
}

// Of all games, in the order of the lists: games/all_learners.cpp.
const std::vector<LearnerKind>& learners();

Result<const LearnerKind*> find_learner(std::string_view name);

// The one whose runs were kept without a name.
const LearnerKind* nameless_learner();

// A description of a text whose values are the names of a list.
void offer_choices(LearnerKind& kind, std::string_view key, const std::vector<std::string>& names);

// What a server allows others: caps applied.
std::vector<OptionInfo> capped_options(const LearnerKind& kind);
// Of these, what others may set at all: not files, which are none of their business.
std::vector<OptionInfo> shared_options(const LearnerKind& kind);

}  // namespace papan::train
