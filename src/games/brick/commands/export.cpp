// `papan brick export`: what a contestant would submit, as one C++ file.
#include <fmt/format.h>

#include <vector>

#include "cli/bad_input.hpp"
#include "core/text.hpp"
#include "games/brick/commands/commands.hpp"
#include "games/brick/play/solution.hpp"

namespace papan::cli {
namespace {

std::vector<int> colours_of(const std::string& wanted) {
  const auto last = brick::kMaxColours;
  std::vector<int> all;
  for (int colours = 3; colours <= last; ++colours) {
    if (wanted == "all" || wanted == std::to_string(colours)) all.push_back(colours);
  }
  if (all.empty()) {
    throw BadInput(
        {fmt::format("--colours: expected 3 to {} or all, got {}", last, in_quotes(wanted))});
  }
  return all;
}

}  // namespace

void add_brick_export(Command& brick) {
  Command& command = brick.part("export", "a solution for the judge: one C++ file under 50 KB");
  auto wanted = std::make_shared<std::string>("all");
  command.option("--colours", *wanted, "3 to 9, or all").such_as({"all"});
  command.examples({"papan brick export --colours all > solution.cpp",
                    "g++ -O2 -std=c++17 solution.cpp -o solution", "./solution < input > output"});
  command.runs([wanted] { fmt::print("{}", brick::solution_source(colours_of(*wanted))); });
}

}  // namespace papan::cli
