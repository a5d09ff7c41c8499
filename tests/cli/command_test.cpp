// A command described as a value, and what the parser makes of it: values in their places,
// defaults told, and one line for whatever does not fit.
#include "cli/command.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/bad_input.hpp"
#include "cli/parse.hpp"

namespace papan::cli {
namespace {

using Words = std::vector<std::string>;

class CommandTest : public ::testing::Test {
 protected:
  CommandTest() {
    Command& bake = program_.part("bake", "make a cake");
    bake.operand("CAKE", cake_, "which cake").required();
    bake.operand("GUESTS", guests_, "their numbers").at_least(1);
    bake.option("--eggs", eggs_, "how many eggs").between(1, 12);
    bake.option("--milk", milk_, "litres").between(0, 2.5);
    bake.option("--candles", candles_, "how many candles").at_least(1);
    bake.option("--seed", seed_, "of the flour");
    bake.option("--spice", spices_, "a spice; may be repeated");
    bake.option("--layers", layers_, "what lies upon what").separated_by(',');
    bake.option("--recipe", recipe_, "a file").existing_file();
    bake.flag("--vegan", vegan_, "no eggs").excludes({"--eggs"});
    bake.option("--colour", colour_, "of the candles").needs("--candles");
    bake.examples({"kitchen bake lemon --eggs 3"});
    bake.runs([this] { baked_ = true; });
    Command& wash = program_.part("wash", "clean up");
    wash.part("cups", "the small ones").runs([] {});
    wash.part("secret", "the hidden ones").hidden().runs([] {});
  }

  void run(const Words& words) { parse(program_, words).command->action()(); }

  // The message.
  std::string refused(const Words& words) {
    try {
      (void)parse(program_, words);
    } catch (const BadInput& problem) {
      return problem.what();
    }
    return "accepted";
  }

  std::string help(const Words& words) { return parse(program_, words).text; }

  Command program_{"kitchen", "All that a kitchen does."};
  std::string cake_;
  std::vector<std::int64_t> guests_;
  int eggs_ = 4;
  double milk_ = 0.5;
  std::int64_t candles_ = 0;  // not given
  std::uint64_t seed_ = 7;
  Words spices_;
  Words layers_ = {"dough", "cream"};
  std::string recipe_;
  bool vegan_ = false;
  std::string colour_ = "red";
  bool baked_ = false;
};

TEST_F(CommandTest, ValuesGoToTheirTargets) {
  run({"bake", "lemon", "3", "5", "--eggs", "12", "--milk=2.5", "--candles", "9000000000", "--seed",
       "18446744073709551615"});
  EXPECT_TRUE(baked_);
  EXPECT_EQ(cake_, "lemon");
  EXPECT_EQ(guests_, (std::vector<std::int64_t>{3, 5}));
  EXPECT_EQ(eggs_, 12);
  EXPECT_EQ(milk_, 2.5);
  EXPECT_EQ(candles_, 9'000'000'000);
  EXPECT_EQ(seed_, 18446744073709551615U);
  EXPECT_FALSE(vegan_);
}

TEST_F(CommandTest, SomethingElseIsDoneWhereThatIsAskedFor) {
  program_.find_part("bake")->runs_instead([this] { return spices_ == Words{"pepper"}; });
  run({"bake", "lemon", "--spice", "pepper"});
  EXPECT_FALSE(baked_);
  run({"bake", "lemon", "--spice", "ginger"});
  EXPECT_TRUE(baked_);
}

TEST_F(CommandTest, WhatIsNotGivenStaysAsItWas) {
  run({"bake", "lemon", "--vegan"});
  EXPECT_TRUE(vegan_);
  EXPECT_EQ(eggs_, 4);
  EXPECT_EQ(layers_, (Words{"dough", "cream"}));
  EXPECT_TRUE(guests_.empty());
}

TEST_F(CommandTest, ListsAreRepeatedOrSeparated) {
  run({"bake", "--spice", "salt", "lemon", "--spice", "mint", "--layers", "dough,jam,dough"});
  EXPECT_EQ(cake_, "lemon") << "an option takes one word";
  EXPECT_EQ(spices_, (Words{"salt", "mint"}));
  EXPECT_EQ(layers_, (Words{"dough", "jam", "dough"}));
}

TEST_F(CommandTest, BoundsAreHeldAndTold) {
  EXPECT_EQ(refused({"bake", "lemon", "--eggs", "0"}),
            "--eggs: expected a whole number in the range 1 to 12, got '0'");
  EXPECT_EQ(refused({"bake", "lemon", "--eggs", "13"}),
            "--eggs: expected a whole number in the range 1 to 12, got '13'");
  EXPECT_EQ(refused({"bake", "lemon", "--eggs", "2x"}),
            "--eggs: expected a whole number in the range 1 to 12, got '2x'");
  EXPECT_EQ(refused({"bake", "lemon", "--milk", "nan"}),
            "--milk: expected a number in the range 0 to 2.5, got 'nan'");
  EXPECT_EQ(refused({"bake", "lemon", "--candles", "0"}),
            "--candles: expected a whole number from 1, got '0'");
  EXPECT_EQ(refused({"bake", "lemon", "--seed", "-1"}),
            "--seed: expected a whole number from 0, got '-1'");
  EXPECT_EQ(refused({"bake", "lemon", "7", "0"}),
            "GUESTS: expected a whole number from 1, got '0'");
  EXPECT_EQ(eggs_, 4);
}

TEST_F(CommandTest, WhatDoesNotGoTogetherIsNamed) {
  const std::string both = refused({"bake", "lemon", "--vegan", "--eggs", "2"});
  EXPECT_NE(both.find("--vegan"), std::string::npos) << both;
  EXPECT_NE(both.find("--eggs"), std::string::npos) << both;
  EXPECT_EQ(refused({"bake", "lemon", "--colour", "blue"}), "--colour requires --candles");
  run({"bake", "lemon", "--colour", "blue", "--candles", "3"});
  EXPECT_EQ(colour_, "blue");
}

TEST_F(CommandTest, WhatIsMissingOrUnknownIsNamed) {
  EXPECT_EQ(refused({"bake"}), "CAKE is required");
  EXPECT_NE(refused({"bake", "lemon", "--egg", "3"}).find("--egg"), std::string::npos);
  EXPECT_EQ(refused({"fry"}), "unknown command 'fry': expected bake, wash");
  EXPECT_EQ(refused({"wash", "pans"}), "unknown command 'pans': expected cups");
  EXPECT_NE(refused({"wash"}).find("subcommand"), std::string::npos);
  EXPECT_EQ(refused({"bake", "lemon", "--recipe", "/nowhere"}),
            "--recipe: expected a file that is there, got '/nowhere'");
}

TEST_F(CommandTest, TheHelpTellsKindsBoundsDefaultsAndExamples) {
  const std::string text = help({"bake", "--help"});
  for (const char* said :
       {"CAKE TEXT REQUIRED", "--eggs INT 1..12 [4]", "--milk FLOAT 0..2.5 [0.5]",
        "--candles INT 1.. ", "--seed UINT [7]", "--layers TEXT [dough,cream]", "how many eggs",
        "Examples:\n  kitchen bake lemon --eggs 3"}) {
    EXPECT_NE(text.find(said), std::string::npos) << said << "\n" << text;
  }
  EXPECT_EQ(text.find("[0]"), std::string::npos) << "no candles: not given\n" << text;
  EXPECT_NE(help({"--help"}).find("bake"), std::string::npos);
}

TEST_F(CommandTest, HiddenPartsWorkButAreNotTold) {
  EXPECT_EQ(help({"wash", "--help"}).find("secret"), std::string::npos);
  EXPECT_EQ(parse(program_, {"wash", "secret"}).command->name(), "secret");
}

}  // namespace
}  // namespace papan::cli
