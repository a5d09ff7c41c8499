// `papan reproduce`: the list, a small experiment with all its files, and what is
// refused in one line with exit code 2.
#include <algorithm>
#include <filesystem>

#include "tests/support/cli.hpp"
#include "tests/support/scratch.hpp"

namespace papan {
namespace {

using testing_support::contents;
using testing_support::json_of;
using testing_support::Outcome;
using testing_support::papan;
using testing_support::Scratch;

class ReproduceTest : public ::testing::Test {
 protected:
  [[nodiscard]] std::string places() const {
    return " --db " + scratch_.file("papan.db").string() + " --out " + folder().string();
  }
  [[nodiscard]] std::filesystem::path folder() const { return scratch_.file("reports/of/mine"); }

  Scratch scratch_;
};

TEST_F(ReproduceTest, ListsTheExperiments) {
  const Outcome outcome = papan("reproduce list");
  EXPECT_EQ(outcome.code, 0);
  const Json list = json_of("reproduce list --json");
  EXPECT_GE(list.size(), 10u);
  for (const Json& one : list) {
    EXPECT_NE(outcome.out.find(one["id"].get<std::string>()), std::string::npos);
  }
}

TEST_F(ReproduceTest, AnUnknownIdIsRefusedWithTheList) {
  const Outcome outcome = papan("reproduce chess" + places());
  EXPECT_EQ(outcome.code, 2);
  EXPECT_NE(outcome.out.find("unknown experiment 'chess'"), std::string::npos) << outcome.out;
  EXPECT_NE(outcome.out.find("ntil-depth"), std::string::npos);
  EXPECT_EQ(std::count(outcome.out.begin(), outcome.out.end(), '\n'), 1);
  EXPECT_FALSE(std::filesystem::exists(folder()));
  EXPECT_EQ(papan("reproduce brick-examples --quick --full" + places()).code, 2);
  EXPECT_EQ(papan("reproduce brick-examples --threads 0" + places()).code, 2);
  EXPECT_EQ(papan("reproduce brick-examples --out /dev/null/x").code, 2);
}

TEST_F(ReproduceTest, WritesMarkdownCsvAndHtml) {
  const Outcome outcome = papan("reproduce ntil-boards" + places());
  ASSERT_EQ(outcome.code, 0) << outcome.out;
  EXPECT_NE(outcome.out.find("| 9x11"), std::string::npos);
  for (const char* file : {"ntil-boards.md", "ntil-boards.csv", "ntil-boards.html"}) {
    EXPECT_NE(contents(folder() / file).find("9x11"), std::string::npos) << file;
  }
  const std::string html = contents(folder() / "ntil-boards.html");
  // What was measured is kept, times too: again, the same bytes.
  ASSERT_EQ(papan("reproduce ntil-boards" + places()).code, 0);
  EXPECT_EQ(contents(folder() / "ntil-boards.html"), html);
  const Json json = json_of("reproduce ntil-boards --json" + places());
  EXPECT_EQ(json["experiments"][0]["id"], "ntil-boards");
}

}  // namespace
}  // namespace papan
