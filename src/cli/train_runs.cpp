// `papan train list|show|compare|export`: what the store keeps of training runs.
#include <fmt/format.h>

#include <cstdio>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/json_output.hpp"
#include "cli/language_argument.hpp"
#include "cli/store_arguments.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "lab/report/writers.hpp"
#include "lab/revision.hpp"
#include "lab/training.hpp"
#include "lab/training_report.hpp"

namespace papan::cli {
namespace {

struct RunsArguments {
  StoreArguments store;
  std::vector<StoreId> ids;
  std::string file;
  bool curve = false;
  LanguageArgument language;
  bool json = false;
};

void list_runs(const RunsArguments& arguments) {
  Store store = arguments.store.open_existing();
  Json all = Json::array();
  for (const lab::StoredRun& run : expect(lab::trainings(store))) {
    const lab::TrainingStand& stand = run.stand;
    if (arguments.json) {
      Json json = {{"training", run.id},
                   {"learner", run.kind->name},
                   {"plan", lab::plan_json(*run.kind, run.plan)},
                   {"finished", stand.finished}};
      if (stand.last) json["last"] = lab::point_json(*run.kind, *stand.last);
      all.push_back(std::move(json));
    } else {
      fmt::print("{:4}  {:16}  {:5} of {} steps  {}{}\n", run.id, run.kind->name, stand.done,
                 stand.steps, stand.last ? lab::in_words(*run.kind, *stand.last) : "",
                 stand.finished ? "" : ", open");
    }
  }
  if (arguments.json) print_json(all);
}

void compare_runs(const RunsArguments& arguments) {
  Store store = arguments.store.open_existing();
  std::vector<lab::StoredRun> runs;
  for (const StoreId id : arguments.ids) runs.push_back(expect(lab::stored_training(store, id)));
  std::vector<const lab::StoredRun*> compared;
  for (const lab::StoredRun& run : runs) compared.push_back(&run);
  const lab::Chapter chapter = lab::comparison(compared, arguments.language.chosen());
  if (!arguments.file.empty()) {
    write_file(arguments.file,
               lab::to_html({chapter}, lab::provenance_of(runs.front(), lab::revision())));
  }
  if (!arguments.json) return fmt::print("{}", lab::to_markdown(chapter));
  Json all = Json::array();
  for (lab::StoredRun& run : runs) all.push_back(expect(lab::to_json(store, run)));
  print_json(all);
}

void export_run(const RunsArguments& arguments) {
  Store store = arguments.store.open_existing();
  lab::StoredRun run = expect(lab::stored_training(store, arguments.ids.front()));
  if (run.stand.done == 0) {
    throw BadInput({fmt::format("training run {} has no step yet", run.id)});
  }
  const std::string text =
      arguments.curve ? lab::curve_csv(run) : expect(lab::result_of(store, run));
  if (!arguments.file.empty()) return write_file(arguments.file, text);
  std::fwrite(text.data(), 1, text.size(), stdout);
}

Command& add_part(Command& train, const char* name, const char* summary, RunsArguments& arguments) {
  Command& part = train.part(name, summary);
  arguments.store.add_to(part);
  return part;
}

void add_list(Command& train) {
  auto arguments = std::make_shared<RunsArguments>();
  Command& part = add_part(train, "list", "the runs in the store", *arguments);
  part.flag("--json", arguments->json, "print JSON for programs");
  part.runs([arguments] { list_runs(*arguments); });
}

void add_compare(Command& train) {
  auto arguments = std::make_shared<RunsArguments>();
  Command& part = add_part(train, "compare", "runs side by side, one or more", *arguments);
  part.operand("ID", arguments->ids, "their numbers").required().at_least(1);
  part.option("--html", arguments->file, "also write this page, with the learning curves")
      .takes(Word::kFile);
  arguments->language.add_to(part);
  part.flag("--json", arguments->json, "print JSON for programs, with every point of the curve");
  part.examples({"papan train compare 1 2", "papan train compare 1 2 --html curves.html"});
  part.runs([arguments] { compare_runs(*arguments); });
}

void add_export(Command& train) {
  auto arguments = std::make_shared<RunsArguments>();
  arguments->ids = {0};
  Command& part = add_part(train, "export", "the result of a run as it stands", *arguments);
  part.operand("ID", arguments->ids.front(), "its number").required().at_least(1);
  part.option("--out", arguments->file, "file; without this, printed").takes(Word::kFile);
  part.flag("--curve", arguments->curve, "the learning curve as CSV instead");
  part.examples({"papan train export 3 --out nine.json", "papan train export 3 --curve"});
  part.runs([arguments] { export_run(*arguments); });
}

}  // namespace

void add_training_runs(Command& train) {
  add_list(train);
  add_compare(train);
  add_export(train);
}

}  // namespace papan::cli
