// `papan db`: the store checked, exported and imported.
#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/store_arguments.hpp"
#include "core/text.hpp"
#include "store/exchange.hpp"

namespace papan::cli {
namespace {

struct DbArguments : StoreArguments {
  std::string input = "-";
  bool json = false;
};

void print_report(const StoreReport& report) {
  for (const std::string& problem : report.problems) fmt::print("{}\n", problem);
  fmt::print(
      "{} games and {} open sessions replayed; {}\n", report.games, report.sessions,
      report.problems.empty() ? "all is well" : fmt::format("{} problems", report.problems.size()));
}

void check(const DbArguments& arguments) {
  Store store = arguments.open_existing();
  const StoreReport report = expect(check_store(store));
  if (arguments.json) {
    print_json(
        {{"games", report.games}, {"sessions", report.sessions}, {"problems", report.problems}});
  } else {
    print_report(report);
  }
  if (!report.problems.empty()) {
    throw BadInput(
        {fmt::format("the store {} has problems", in_quotes(arguments.file().string()))});
  }
}

void write_all(const DbArguments& arguments) {
  Store store = arguments.open_existing();
  expect(export_store(store, [](const std::string& line) -> Result<void> {
    std::cout << line << '\n';
    if (!std::cout) return Error{"cannot write the export"};
    return {};
  }));
  std::cout.flush();
}

void read_all(const DbArguments& arguments) {
  std::ifstream file;
  if (arguments.input != "-") {
    file.open(arguments.input);
    if (!file) throw BadInput({fmt::format("cannot read the file {}", in_quotes(arguments.input))});
  }
  Store store = arguments.open();
  const int rows = expect(import_store(store, arguments.input == "-" ? std::cin : file));
  fmt::print("imported {} rows into {}\n", rows, arguments.file().string());
}

}  // namespace

void add_db(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("db", "check, export or import the store");
  command.require_subcommand(1);
  add_examples(command, {"papan db check", "papan db export > papan.jsonl",
                         "papan db import papan.jsonl --db copy.db"});
  const auto add = [&](const char* name, const char* help, void (*run)(const DbArguments&)) {
    CLI::App& part = *command.add_subcommand(name, help);
    auto arguments = std::make_shared<DbArguments>();
    arguments->add_to(part);
    part.callback([arguments, run] { run(*arguments); });
    return std::pair<CLI::App*, DbArguments*>(&part, arguments.get());
  };
  const auto [check_command, check_arguments] =
      add("check", "is the file sound, and does every record replay?", check);
  check_command->add_flag("--json", check_arguments->json, "print JSON for programs");
  add_examples(*check_command, {"papan db check --db games.db --json"});
  add_examples(*add("export", "all of it as lines of JSON", write_all).first,
               {"papan db export > papan.jsonl"});
  const auto [import_command, import_arguments] =
      add("import", "what export wrote, into an empty store", read_all);
  import_command->add_option("FILE", import_arguments->input, "lines of JSON; - for stdin")
      ->capture_default_str();
  add_examples(*import_command, {"papan db import papan.jsonl --db copy.db"});
}

}  // namespace papan::cli
