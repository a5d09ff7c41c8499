// Options: every kind, its bounds, and the one line that says what is wrong.
#include "core/options.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

namespace papan {
namespace {

enum class Colour { kRed, kGreen, kBlue };

struct Sample {
  int count = 3;
  std::int64_t big = 0;
  double ratio = 0.5;
  bool loud = false;
  Colour colour = Colour::kGreen;
  int size = 8;
  std::string name = "none";

  static OptionTable<Sample> describe() {
    return OptionTable<Sample>{}
        .integer("count", &Sample::count, {1, 10}, "how many")
        .integer("big", &Sample::big, {-1'000'000'000'000, 1'000'000'000'000}, "how far")
        .real("ratio", &Sample::ratio, {-1, 1}, "how much")
        .flag("loud", &Sample::loud, "whether")
        .choice("colour", &Sample::colour, {"red", "green", "blue"}, "which")
        .one_of("size", &Sample::size, {4, 8}, "how wide")
        .text("name", &Sample::name, "who");
  }
};

Result<Sample> parse(std::string_view text) {
  const auto settings = parse_settings(text);
  if (!settings) return settings.error();
  return Sample::describe().parse(*settings);
}

std::string print(const Sample& sample) {
  return to_text(Sample::describe().settings(sample));
}

std::string error_of(std::string_view text) {
  const auto parsed = parse(text);
  return parsed ? "no error" : parsed.error().message;
}

TEST(Options, QuotesHoldCommas) {
  EXPECT_EQ(parse(R"(name="a,b=c",count=2)")->name, "a,b=c");
  EXPECT_EQ(parse(R"(name="a,b=c",count=2)")->count, 2);
  EXPECT_EQ(parse(R"(name="say \"no\", \\")")->name, R"(say "no", \)");
  EXPECT_EQ(parse(R"(name=plain "quotes" \ stay)")->name, R"(plain "quotes" \ stay)");
  EXPECT_NE(error_of(R"(name="open)").find("do not end"), std::string::npos);
  EXPECT_NE(error_of(R"(name="a"b)").find("expected a comma"), std::string::npos);
}

RC_GTEST_PROP(Options, EveryTextComesBack, (const std::string& text)) {
  const Settings settings = {{"name", text}, {"count", "2"}};
  const auto again = parse_settings(to_text(settings));
  RC_ASSERT(again.ok());
  RC_ASSERT((*again)[0].value == text);
  RC_ASSERT((*again)[1].value == "2");
}

TEST(Options, EveryKindIsRead) {
  const auto sample =
      parse("count=10,big=-1000000000000,ratio=-0.25,loud=on,colour=blue,size=4,name=x y");
  ASSERT_TRUE(sample);
  EXPECT_EQ(sample->count, 10);
  EXPECT_EQ(sample->big, -1'000'000'000'000);
  EXPECT_EQ(sample->ratio, -0.25);
  EXPECT_TRUE(sample->loud);
  EXPECT_EQ(sample->colour, Colour::kBlue);
  EXPECT_EQ(sample->size, 4);
  EXPECT_EQ(sample->name, "x y");
}

TEST(Options, DefaultsAreSpelledOutInOrder) {
  const auto sample = parse("");
  ASSERT_TRUE(sample);
  EXPECT_EQ(print(*sample), "count=3,big=0,ratio=0.5,loud=off,colour=green,size=8,name=none");
}

TEST(Options, ErrorsNameKeyBoundsAndValue) {
  EXPECT_EQ(error_of("count=0"), "count must be a whole number from 1 to 10, got '0'");
  EXPECT_EQ(error_of("count=11"), "count must be a whole number from 1 to 10, got '11'");
  EXPECT_EQ(error_of("count=2.5"), "count must be a whole number from 1 to 10, got '2.5'");
  EXPECT_EQ(error_of("count="), "count must be a whole number from 1 to 10, got ''");
  EXPECT_EQ(error_of("ratio=1.01"), "ratio must be a number from -1 to 1, got '1.01'");
  EXPECT_EQ(error_of("ratio=nan"), "ratio must be a number from -1 to 1, got 'nan'");
  EXPECT_EQ(error_of("loud=yes"), "loud must be on or off, got 'yes'");
  EXPECT_EQ(error_of("colour=2"), "colour must be red, green, blue, got '2'");
  EXPECT_EQ(error_of("size=6"), "size must be 4, 8, got '6'");
  EXPECT_EQ(error_of("colors=1"),
            "unknown option 'colors': expected one of count, big, ratio, loud, colour, size, name");
}

TEST(Options, WhereThereAreNoneTheErrorSaysSo) {
  struct Nothing {};
  const auto parsed = OptionTable<Nothing>{}.parse({{"x", "1"}});
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error().message, "unknown option 'x': there are none here");
}

TEST(Options, SettingsAreKeyValuePairs) {
  EXPECT_EQ(error_of("count=1,count=2"), "'count' is given twice");
  EXPECT_EQ(error_of("count"), "expected key=value, got 'count'");
  EXPECT_EQ(error_of("count=1,"), "expected key=value, got ''");
  EXPECT_EQ(error_of("=1"), "expected key=value, got '=1'");
  EXPECT_EQ(parse_settings("a=b=c")->at(0).value, "b=c");
}

TEST(Options, InfosDescribeForms) {
  const auto infos = Sample::describe().infos();
  ASSERT_EQ(infos.size(), 7u);
  EXPECT_EQ(infos[0].fallback, "3");
  EXPECT_EQ(infos[0].least, 1);
  EXPECT_EQ(infos[0].most, 10);
  EXPECT_EQ(infos[0].help, "how many");
  EXPECT_EQ(allowed(infos[2]), "-1 to 1");
  EXPECT_EQ(infos[4].choices, (std::vector<std::string>{"red", "green", "blue"}));
  EXPECT_EQ(infos[5].choices, (std::vector<std::string>{"4", "8"}));
  EXPECT_EQ(to_text(infos[3].kind), "flag");
  for (const auto& info : infos) EXPECT_FALSE(allowed(info).empty());
}

RC_GTEST_PROP(OptionsProperty, PrintAndParseAreInverse, ()) {
  Sample sample;
  sample.count = *rc::gen::inRange(1, 11);
  sample.big = *rc::gen::inRange<std::int64_t>(-1'000'000'000'000, 1'000'000'000'001);
  sample.ratio = *rc::gen::inRange(-1000, 1001) / 1000.0;
  sample.loud = *rc::gen::arbitrary<bool>();
  sample.colour = static_cast<Colour>(*rc::gen::inRange(0, 3));
  sample.size = *rc::gen::element(4, 8);
  sample.name = *rc::gen::container<std::string>(rc::gen::inRange(' ', '+'));
  const auto again = parse(print(sample));
  RC_ASSERT(again.ok());
  RC_ASSERT(print(*again) == print(sample));
  RC_ASSERT(again->ratio == sample.ratio);
  RC_ASSERT(again->name == sample.name);
}

RC_GTEST_PROP(OptionsProperty, WhateverParsesPrintsBack, (const std::string& text)) {
  const auto settings = parse_settings(text);
  if (settings) RC_ASSERT(to_text(*settings) == text);
}

}  // namespace
}  // namespace papan
