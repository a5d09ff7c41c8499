// The man pages: every command has one, with its options, bounds and examples, and nothing in
// it is taken for a request of roff that was not meant as one.
#include "cli/manual.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "agents/catalogue.hpp"
#include "cli/app.hpp"
#include "core/text.hpp"
#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan::cli {
namespace {

using testing_support::Outcome;
using testing_support::papan;

class Manual : public ::testing::Test {
 protected:
  Manual() { add_commands(app_); }

  [[nodiscard]] std::string page(const std::string& file) const {
    for (const ManualPage& one : manual_pages(app_)) {
      if (one.file == file) return one.text;
    }
    return "";
  }

  Command app_{"papan", "Papan: games."};
};

bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

TEST_F(Manual, EveryCommandHasAPageWithItsExamples) {
  for (const Command& command : app_.parts()) {
    const std::string text = page("papan-" + command.name() + ".1");
    ASSERT_EQ(text.empty(), command.is_hidden()) << command.name();
    if (command.is_hidden()) continue;
    EXPECT_FALSE(command.examples().empty()) << command.name();
    for (const std::string& example : command.examples()) {
      EXPECT_TRUE(holds(text, "\n" + in_roff(example) + "\n")) << example;
    }
    for (const Argument& argument : command.arguments()) {
      const char* const font = argument.is_operand() ? "\\fI" : "\\fB";
      EXPECT_TRUE(holds(text, font + in_roff(argument.name()) + "\\fR")) << argument.name();
    }
    EXPECT_TRUE(holds(page("papan.1"), "papan\\-" + in_roff(command.name()) + "\\fR(1)"));
  }
}

TEST_F(Manual, ExamplesOfGamesStandWithTheirCommands) {
  for (const CatalogueEntry& entry : catalogue()) {
    EXPECT_FALSE(entry.module.examples.empty()) << entry.game.name;
    for (const std::string_view example : entry.module.examples) {
      const auto parts = words(example);
      ASSERT_GE(parts.size(), 3U) << example;
      EXPECT_EQ(parts[0], "papan") << example;
      EXPECT_TRUE(parts[2].starts_with(entry.game.name)) << example;
      const Command* const command = app_.find_part(parts[1]);
      ASSERT_NE(command, nullptr) << example;
      const auto& shown = command->examples();
      EXPECT_NE(std::find(shown.begin(), shown.end(), example), shown.end()) << example;
    }
  }
}

TEST_F(Manual, PartsStandOnThePageOfTheirCommand) {
  const std::string text = page("papan-brick.1");
  EXPECT_TRUE(holds(text, ".SS papan brick solve\n"));
  EXPECT_TRUE(holds(text, "papan brick solve < input > output"));
}

TEST_F(Manual, BoundsAndDefaultsAreTold) {
  EXPECT_TRUE(
      holds(page("papan-match.1"),
            "\\fB\\-\\-games\\fR \\fIINT\\fR\nHow many; an even number swaps seats fairly.\n"
            "Expected: a whole number in the range 1 to 1000000.\nDefault: 20.\n"));
  EXPECT_TRUE(holds(page("papan-match.1"), "Default: all cores.\n")) << "on every machine";
  EXPECT_TRUE(holds(page("papan-serve.1"), "papan.db")) << "the store is among its files";
  EXPECT_FALSE(holds(page("papan-games.1"), "papan.db"));
}

// Every line that begins as a request does is one of ours.
TEST_F(Manual, NoLineIsARequestByAccident) {
  const std::set<std::string, std::less<>> ours = {".TH", ".SH", ".SS", ".TP", ".PP",
                                                   ".B",  ".BR", ".I",  ".EX", ".EE"};
  for (const ManualPage& one : manual_pages(app_)) {
    for (const auto line : split(one.text, '\n')) {
      EXPECT_FALSE(line.starts_with('\'')) << one.file << ": " << line;
      if (line.starts_with('.')) {
        EXPECT_TRUE(ours.contains(line.substr(0, line.find(' ')))) << one.file << ": " << line;
      }
    }
  }
}

TEST(Roff, IsEscaped) {
  EXPECT_EQ(in_roff("./solution --x 'a\\b'"), "\\&./solution \\-\\-x \\(aqa\\eb\\(aq");
}

TEST(Roff, PagesAreWrittenTheSameTwice) {
  const testing_support::Scratch scratch;
  for (const char* folder : {"one", "two"}) {
    ASSERT_EQ(papan("manual " + scratch.file(folder).string()).out, "");
  }
  std::size_t pages = 0;
  for (const auto& file : std::filesystem::directory_iterator(scratch.file("one"))) {
    ++pages;
    EXPECT_EQ(testing_support::contents(file.path()),
              testing_support::contents(scratch.file("two") / file.path().filename()));
  }
  EXPECT_GT(pages, 20U);
  EXPECT_EQ(papan("manual /dev/null/folder").code, 2);
}

}  // namespace
}  // namespace papan::cli
