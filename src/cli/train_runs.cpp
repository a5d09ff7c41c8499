// `papan train list|show|compare|export`: what the store keeps of training runs.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/store_arguments.hpp"
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
  const lab::Chapter chapter = lab::comparison(runs);
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

CLI::App& add_part(CLI::App& train, const char* name, const char* summary,
                   RunsArguments& arguments) {
  CLI::App& part = *train.add_subcommand(name, summary);
  arguments.store.add_to(part);
  return part;
}

void add_list(CLI::App& train) {
  auto arguments = std::make_shared<RunsArguments>();
  CLI::App& part = add_part(train, "list", "the runs in the store", *arguments);
  part.add_flag("--json", arguments->json, "print JSON for programs");
  part.callback([arguments] { list_runs(*arguments); });
}

void add_compare(CLI::App& train) {
  auto arguments = std::make_shared<RunsArguments>();
  CLI::App& part = add_part(train, "compare", "runs side by side, one or more", *arguments);
  part.add_option("ID", arguments->ids, "their numbers")->required()->check(CLI::PositiveNumber);
  part.add_option("--html", arguments->file, "also write this page, with the learning curves");
  part.add_flag("--json", arguments->json, "print JSON for programs, with every generation");
  add_examples(part, {"papan train compare 1 2", "papan train compare 1 2 --html curves.html"});
  part.callback([arguments] { compare_runs(*arguments); });
}

void add_export(CLI::App& train) {
  auto arguments = std::make_shared<RunsArguments>();
  CLI::App& part = add_part(train, "export", "the weights of a run as it stands", *arguments);
  part.add_option("ID", arguments->ids, "its number")
      ->required()
      ->expected(1)
      ->check(CLI::PositiveNumber);
  part.add_option("--out", arguments->file, "file; without this, printed");
  part.add_flag("--curve", arguments->curve, "the learning curve as CSV instead");
  add_examples(part, {"papan train export 3 --out nine.json", "papan train export 3 --curve"});
  part.callback([arguments] { export_run(*arguments); });
}

}  // namespace

void add_training_runs(CLI::App& train) {
  add_list(train);
  add_compare(train);
  add_export(train);
}

}  // namespace papan::cli
