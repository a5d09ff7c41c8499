// `papan train LEARNER`: whatever learns, by its plan, to a file.
//
// Every step is kept in the store, so that the same command, or `resume`, goes on where a killed
// run was, to the same end.
#include <fmt/format.h>

#include <thread>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/plan_arguments.hpp"
#include "cli/progress.hpp"
#include "cli/store_arguments.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "lab/training.hpp"
#include "lab/training_report.hpp"

namespace papan::cli {
namespace {

struct TrainArguments {
  explicit TrainArguments(std::vector<OptionInfo> options) : plan(std::move(options)) {}

  PlanArguments plan;
  StoreArguments store;
  StoreId id = 0;  // of the run to go on with
  int threads = 0;
  std::string out;
  bool resume = false;
  bool json = false;
};

void print_result(const lab::StoredRun& run, const std::string& out, std::size_t bytes) {
  fmt::print("training run {}: {} after {} of {} steps\n", run.id,
             run.stand.finished ? "done" : "stopped", run.stand.done, run.stand.steps);
  if (run.stand.last) fmt::print("{}\n", lab::in_words(*run.kind, *run.stand.last));
  fmt::print("{} in {}, {} bytes\n", run.kind->title.english, out, bytes);
  if (!run.stand.finished) fmt::print("go on: papan train resume {}\n", run.id);
}

void train_to_the_end(const TrainArguments& arguments, Store& store, lab::StoredRun run) {
  lab::TrainingEffort effort;
  effort.threads = arguments.threads > 0
                       ? arguments.threads
                       : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  effort.stop = stop_on_interrupt();
  {
    Progress progress;
    effort.tell = [&](const lab::StoredRun& now) {
      const double share = static_cast<double>(now.stand.done) / std::max(1, now.stand.steps);
      progress.show(share, now.stand.last ? lab::in_words(*now.kind, *now.stand.last) + "," : "");
    };
    expect(lab::go_on(store, run, effort));
  }
  if (run.stand.done == 0) throw Interrupted("stopped before the first step ended");
  const std::string out = arguments.out.empty() ? run.kind->file_name(run.plan) : arguments.out;
  const std::string result = expect(lab::result_of(store, run));
  write_file(out, result);
  if (arguments.json) {
    print_json(expect(lab::to_json(store, run)));
  } else {
    print_result(run, out, result.size());
  }
  if (!run.stand.finished) end_if_interrupted(effort.stop);
}

lab::StoredRun old_run(Store& store, const train::LearnerKind& kind, const Settings& plan) {
  auto run = expect(lab::find_training(store, kind, plan));
  if (!run) throw BadInput({"the store knows no such run: no run to resume"});
  return std::move(*run);
}

void train_by_plan(const TrainArguments& arguments, const train::LearnerKind& kind) {
  const Settings plan = expect(kind.complete(arguments.plan.settings()));
  if (arguments.resume && !std::filesystem::exists(arguments.store.file())) {
    throw BadInput({"there is no store: no run to resume"});
  }
  Store store = arguments.store.open();
  train_to_the_end(
      arguments, store,
      arguments.resume ? old_run(store, kind, plan) : expect(lab::training_of(store, kind, plan)));
}

void resume(const TrainArguments& arguments) {
  Store store = arguments.store.open_existing();
  train_to_the_end(arguments, store, expect(lab::stored_training(store, arguments.id)));
}

void add_effort(Command& command, TrainArguments& arguments) {
  arguments.store.add_to(command);
  command.option("--threads", arguments.threads, "threads; 0: all cores").between(0, kMaxThreads);
  command.option("--out", arguments.out, "file of the result; without this, named after the plan")
      .takes(Word::kFile);
  command.flag("--json", arguments.json, "print JSON for programs");
}

void add_resume(Command& train) {
  Command& command = train.part("resume", "go on with a run that was stopped");
  auto arguments = std::make_shared<TrainArguments>(std::vector<OptionInfo>());
  command.operand("ID", arguments->id, "its number").required().at_least(1);
  add_effort(command, *arguments);
  command.examples({"papan train resume 3"});
  command.runs([arguments] { resume(*arguments); });
}

}  // namespace

void add_learner(Command& command, const train::LearnerKind& kind) {
  auto arguments = std::make_shared<TrainArguments>(kind.options);
  arguments->plan.add_to(command);
  for (const auto& [one, other] : kind.apart) {
    command.exclude(PlanArguments::name_of(one), PlanArguments::name_of(other));
  }
  add_effort(command, *arguments);
  command.flag("--resume", arguments->resume, "only go on with a run that the store knows");
  command.examples(kind.examples);
  command.runs([arguments, &kind] { train_by_plan(*arguments, kind); });
}

void add_train(Command& app) {
  Command& command = app.part("train", "learn weights, values and books from nothing");
  command.examples({train::learners().front().examples.front(), "papan train list",
                    "papan train compare 1 2 --html curves.html"});
  for (const train::LearnerKind& kind : train::learners()) {
    add_learner(command.part(kind.name, kind.title.english), kind);
  }
  add_resume(command);
  add_training_runs(command);
}

}  // namespace papan::cli
