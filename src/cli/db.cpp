// `papan db`: the store checked, exported and imported.
#include <fmt/format.h>

#include <fstream>
#include <iostream>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/json_output.hpp"
#include "cli/store_arguments.hpp"
#include "core/json.hpp"
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

Command& add_part(Command& db, std::string name, std::string summary, StoreArguments& arguments) {
  Command& part = db.part(std::move(name), std::move(summary));
  arguments.add_to(part);
  return part;
}

void add_check(Command& db) {
  auto arguments = std::make_shared<DbArguments>();
  Command& part =
      add_part(db, "check", "is the file sound, and does every record replay?", *arguments);
  part.flag("--json", arguments->json, "print JSON for programs");
  part.examples({"papan db check --db games.db --json"});
  part.runs([arguments] { check(*arguments); });
}

void add_export(Command& db) {
  auto arguments = std::make_shared<DbArguments>();
  Command& part = add_part(db, "export", "all of it as lines of JSON", *arguments);
  part.examples({"papan db export > papan.jsonl"});
  part.runs([arguments] { write_all(*arguments); });
}

void add_import(Command& db) {
  auto arguments = std::make_shared<DbArguments>();
  Command& part = add_part(
      db, "import", "what export wrote, into an empty store; or games, a record a line, into any",
      *arguments);
  part.operand("FILE", arguments->input, "lines of JSON; - for stdin").takes(Word::kFile);
  part.examples({"papan db import papan.jsonl --db copy.db", "papan db import games.jsonl"});
  part.runs([arguments] { read_all(*arguments); });
}

}  // namespace

void add_db(Command& app) {
  Command& command = app.part("db", "check, export or import the store");
  command.examples({"papan db check", "papan db export > papan.jsonl",
                    "papan db import papan.jsonl --db copy.db"});
  add_check(command);
  add_export(command);
  add_import(command);
}

}  // namespace papan::cli
