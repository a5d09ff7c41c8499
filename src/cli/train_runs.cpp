// `papan train list|show|compare|export`: what the store keeps of training runs.
#include <fmt/format.h>

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
  for (const lab::TrainingGlance& one : expect(lab::trainings(store))) {
    const train::Generation last = one.last.value_or(train::Generation{});
    if (arguments.json) {
      Json json = {
          {"training", one.id}, {"plan", train::to_json(one.plan)}, {"finished", one.finished}};
      if (one.last) json["last"] = lab::to_json(last);
      all.push_back(std::move(json));
    } else {
      fmt::print(
          "{:4}  {:9}  K={} N={:<6} {:4} generations, {:6} evaluations, best {:.0f}, held out "
          "{:.0f}{}\n",
          one.id, one.plan.algorithm, one.plan.colours, one.plan.bricks, last.number,
          last.evaluations, last.best, last.held_out, one.finished ? "" : ", open");
    }
  }
  if (arguments.json) print_json(all);
}

std::vector<lab::StoredRun> open_runs(const RunsArguments& arguments) {
  Store store = arguments.store.open_existing();
  std::vector<lab::StoredRun> runs;
  for (const StoreId id : arguments.ids) {
    runs.push_back(expect(lab::stored_training(store, id)));
  }
  return runs;
}

void compare_runs(const RunsArguments& arguments) {
  const auto runs = open_runs(arguments);
  const lab::Chapter chapter = lab::comparison(runs, arguments.language.chosen());
  if (!arguments.file.empty()) {
    write_file(arguments.file, lab::to_html({chapter}, {lab::revision(), "as stored",
                                                        runs.front().run.plan().seed}));
  }
  if (!arguments.json) return fmt::print("{}", lab::to_markdown(chapter));
  Json all = Json::array();
  for (const lab::StoredRun& stored : runs) all.push_back(lab::to_json(stored));
  print_json(all);
}

void export_run(const RunsArguments& arguments) {
  const lab::StoredRun stored = std::move(open_runs(arguments).front());
  if (stored.run.history().empty()) {
    throw BadInput({fmt::format("training run {} has no generation yet", stored.id)});
  }
  const std::string text =
      arguments.curve ? lab::curve_csv(stored.run) : stored.run.weights().dump(2) + "\n";
  if (arguments.file.empty()) {
    fmt::print("{}", text);
  } else {
    write_file(arguments.file, text);
  }
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
  part.flag("--json", arguments->json, "print JSON for programs, with every generation");
  part.examples({"papan train compare 1 2", "papan train compare 1 2 --html curves.html"});
  part.runs([arguments] { compare_runs(*arguments); });
}

void add_export(Command& train) {
  auto arguments = std::make_shared<RunsArguments>();
  arguments->ids = {0};
  Command& part = add_part(train, "export", "the weights of a run as it stands", *arguments);
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
