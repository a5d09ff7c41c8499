// `papan reproduce`: the papers' experiments run again, and their reports.
#include <fmt/format.h>

#include <filesystem>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/language_argument.hpp"
#include "cli/progress.hpp"
#include "cli/store_arguments.hpp"
#include "cli/thread_arguments.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "lab/report/writers.hpp"
#include "lab/revision.hpp"
#include "lab/run.hpp"

namespace papan::cli {
namespace {

struct ReproduceArguments : StoreArguments {
  std::string id;
  std::string out = "papan-report";
  std::string summary;
  ThreadArguments threads;
  std::uint64_t seed = 1;
  bool quick = false;
  bool full = false;
  LanguageArgument language;
  bool json = false;

  [[nodiscard]] lab::Scope scope() const {
    return {full ? lab::Size::kFull : lab::Size::kQuick, seed};
  }
};

Json to_json(const lab::Experiment& one, const Say& say) {
  return {{"id", one.id},
          {"title", say(one.title)},
          {"paper", say(one.paper)},
          {"quick", say(one.quick)},
          {"full", say(one.full)}};
}

void list_experiments(const ReproduceArguments& arguments) {
  const Say say(arguments.language.chosen());
  if (arguments.json) {
    Json all = Json::array();
    for (const lab::Experiment& one : lab::experiments()) all.push_back(to_json(one, say));
    return print_json(all);
  }
  for (const lab::Experiment& one : lab::experiments()) {
    fmt::print("{:<20} {}\n{:<20}   quick: {}\n{:<20}   full:  {}\n", one.id, say(one.title), "",
               say(one.quick), "", say(one.full));
  }
}

void write_reports(const std::filesystem::path& folder, const std::string& name,
                   const std::vector<lab::Chapter>& chapters, const lab::Provenance& provenance) {
  write_file(folder / (name + ".md"), lab::to_markdown(chapters, provenance));
  write_file(folder / (name + ".csv"), lab::to_csv(chapters));
  write_file(folder / (name + ".html"), lab::to_html(chapters, provenance));
}

void write_records(const std::filesystem::path& folder, const lab::Chapter& chapter) {
  if (chapter.report.records.empty()) return;
  std::string text;
  for (const Record& record : chapter.report.records) text += papan::to_text(record) + '\n';
  write_file(folder / (chapter.id + ".jsonl"), text);
}

void write_all(const ReproduceArguments& arguments, const std::vector<lab::Chapter>& chapters,
               const lab::Provenance& provenance) {
  const std::filesystem::path folder = arguments.out;
  for (const lab::Chapter& chapter : chapters) {
    write_reports(folder, chapter.id, {chapter}, provenance);
    write_records(folder, chapter);
  }
  if (arguments.id == "all") {
    write_reports(folder, "all", chapters, provenance);
    write_file(folder / "summary.md", lab::summary_markdown(chapters, provenance));
  }
  if (!arguments.summary.empty()) {
    write_file(arguments.summary, lab::summary_markdown(chapters, provenance));
  }
}

// Before hours are spent on what could not be written.
void prepare_folder(const ReproduceArguments& arguments) {
  std::error_code failed;
  std::filesystem::create_directories(arguments.out, failed);
  if (failed || !std::filesystem::is_directory(arguments.out)) {
    throw BadInput({fmt::format("cannot make the folder {}", in_quotes(arguments.out))});
  }
}

lab::RunOutcome run_with_progress(Store& store, const std::vector<lab::Experiment>& chosen,
                                  lab::RunPlan plan) {
  Progress progress;
  plan.stop = stop_on_interrupt();
  plan.tell = [&](const lab::RunProgress& now) {
    progress.show(now.share, fmt::format("{} of {}, {},", now.done, now.total, now.last));
  };
  return expect(lab::run_experiments(store, chosen, plan));
}

void print_outcome(const ReproduceArguments& arguments, const std::vector<lab::Chapter>& chapters,
                   const lab::Provenance& provenance) {
  if (arguments.json) return print_json(lab::to_json(chapters, provenance));
  for (const lab::Chapter& chapter : chapters) fmt::print("{}\n", lab::to_markdown(chapter));
  fmt::print("reports as Markdown, CSV and HTML are in {}\n", arguments.out);
}

void reproduce(const ReproduceArguments& arguments) {
  if (arguments.id == "list") return list_experiments(arguments);
  const auto chosen = expect(lab::find_experiments(arguments.id));
  prepare_folder(arguments);
  Store store = arguments.open();
  const lab::Scope scope = arguments.scope();
  const lab::Provenance provenance{lab::revision(), std::string(to_text(scope.size)), scope.seed};
  const auto outcome = run_with_progress(
      store, chosen,
      {scope, provenance.revision, arguments.threads.count, {}, {}, arguments.language.chosen()});
  if (!outcome.finished) {
    throw Interrupted(
        fmt::format("stopped after {} of {} measurements, which are kept: the same command goes on",
                    outcome.done, outcome.total));
  }
  write_all(arguments, outcome.chapters, provenance);
  print_outcome(arguments, outcome.chapters, provenance);
}

}  // namespace

void add_reproduce(Command& app) {
  Command& command = app.part("reproduce", "run the papers' experiments again");
  auto arguments = std::make_shared<ReproduceArguments>();
  arguments->add_to(command);
  command.operand("ID", arguments->id, "an experiment, all of them, or list")
      .takes(Word::kExperiment)
      .required();
  command.flag("--quick", arguments->quick, "all in some minutes (the default)");
  command.flag("--full", arguments->full, "with narrow intervals; may take hours")
      .excludes({"--quick"});
  command.option("--out", arguments->out, "folder of the reports").takes(Word::kFolder);
  command.option("--summary", arguments->summary, "also write the summary to this file")
      .takes(Word::kFile);
  arguments->threads.add_to(command, "measurements at once; same results");
  command.option("--seed", arguments->seed, "seed of everything random");
  arguments->language.add_to(command);
  command.flag("--json", arguments->json, "print JSON for programs");
  command.examples({"papan reproduce list", "papan reproduce all --quick --out report",
                    "papan reproduce all --full --summary docs/results.md"});
  command.runs([arguments] { reproduce(*arguments); });
}

}  // namespace papan::cli
