// Text tools, numbers, results and JSON from outside.
#include "core/text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cmath>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "core/json.hpp"
#include "core/result.hpp"

namespace papan {
namespace {

using Views = std::vector<std::string_view>;

TEST(Text, SplitKeepsEmptyParts) {
  EXPECT_EQ(split("a,,b", ','), (Views{"a", "", "b"}));
  EXPECT_EQ(split("", ','), (Views{""}));
  EXPECT_EQ(split(",", ','), (Views{"", ""}));
}

TEST(Text, WordsAndTrimKnowAllWhiteSpace) {
  EXPECT_EQ(words(" \ta  b\r\nc\v\f"), (Views{"a", "b", "c"}));
  EXPECT_EQ(words(" \n"), Views{});
  EXPECT_EQ(trim("\t a b \n"), "a b");
  EXPECT_EQ(trim(" \n"), "");
}

RC_GTEST_PROP(TextProperty, JoinUndoesSplit, (const std::string& text)) {
  std::vector<std::string> parts;
  for (const std::string_view part : split(text, ',')) parts.emplace_back(part);
  RC_ASSERT(join(parts, ",") == text);
}

TEST(Text, IntegersAreWholeAndInRange) {
  EXPECT_EQ(*parse_integer("-42"), -42);
  EXPECT_EQ(*parse_integer("9223372036854775807"), std::numeric_limits<std::int64_t>::max());
  for (const char* bad : {"", "-", "+1", " 1", "1 ", "1.0", "0x10", "9223372036854775808", "1e3"}) {
    const auto number = parse_integer(bad);
    ASSERT_FALSE(number) << bad;
    EXPECT_NE(number.error().message.find(in_quotes(bad)), std::string::npos);
  }
}

TEST(Text, RealsAreFinite) {
  EXPECT_EQ(*parse_real("-1.5e3"), -1500);
  for (const char* bad : {"", "inf", "-inf", "nan", "1e999", "1,5", "1.5x", " 1", "+1"}) {
    EXPECT_FALSE(parse_real(bad)) << bad;
  }
}

TEST(Text, RealsPrintShortly) {
  EXPECT_EQ(to_text(0.1), "0.1");
  EXPECT_EQ(to_text(2.0), "2");
  EXPECT_EQ(to_text(-0.0), "0");
  EXPECT_EQ(to_text(86400.0), "86400");
}

RC_GTEST_PROP(TextProperty, IntegersRoundTrip, (std::int64_t number)) {
  RC_ASSERT(*parse_integer(std::to_string(number)) == number);
}

RC_GTEST_PROP(TextProperty, RealsRoundTrip, (double mantissa)) {
  const int exponent = *rc::gen::inRange(-250, 250);
  const double number = std::ldexp(mantissa, exponent);
  if (!std::isfinite(number) || (number != 0 && !std::isnormal(number))) RC_DISCARD();
  RC_ASSERT(*parse_real(to_text(number)) == number);
}

TEST(Text, QuotedIsOneShortLine) {
  EXPECT_EQ(in_quotes("a b"), "'a b'");
  EXPECT_EQ(in_quotes("a\n\x7f\xff"), "'a\\x0a\\x7f\\xff'");
  EXPECT_EQ(in_quotes(std::string(60, 'x')), "'" + std::string(60, 'x') + "'");
  EXPECT_EQ(in_quotes(std::string(61, 'x')), "'" + std::string(60, 'x') + "...'");
}

TEST(Result, HoldsAValueOrAnError) {
  Result<int> good = 3;
  EXPECT_TRUE(good.ok());
  EXPECT_EQ(*good, 3);
  const Result<int> bad = Error{"no"};
  EXPECT_FALSE(bad);
  EXPECT_EQ(bad.error().message, "no");
  const Result<std::string> converted = "text";
  EXPECT_EQ(converted->size(), 4u);
}

TEST(Result, MovesOutWhatCannotBeCopied) {
  Result<std::unique_ptr<int>> made = std::make_unique<int>(5);
  const std::unique_ptr<int> taken = *std::move(made);
  EXPECT_EQ(*taken, 5);
}

TEST(Result, OfNothing) {
  EXPECT_TRUE(Result<void>());
  EXPECT_EQ(Result<void>(Error{"no"}).error().message, "no");
}

TEST(Json, RefusesWhatIsTooDeep) {
  const auto nested = [](std::size_t depth) {
    return std::string(depth, '[') + std::string(depth, ']');
  };
  EXPECT_TRUE(parse_json(nested(kMaxJsonDepth)));
  EXPECT_FALSE(parse_json(nested(kMaxJsonDepth + 1)));
  EXPECT_FALSE(parse_json(nested(100000)));
  EXPECT_FALSE(parse_json(std::string(100000, '[')));
  std::string objects;
  for (int i = 0; i < 100000; ++i) objects += "{\"a\":";
  EXPECT_FALSE(parse_json(objects));
}

TEST(Json, BracketsInTextsAreNoNesting) {
  const std::string brackets(1000, '[');
  EXPECT_TRUE(parse_json("\"" + brackets + "\""));
  EXPECT_TRUE(parse_json("\"\\\"" + brackets + "\""));
  EXPECT_FALSE(parse_json("\"\\\\\"" + brackets));
}

TEST(Json, EverythingElseThatIsWrongIsAnError) {
  for (const char* bad : {"", "{", "[1,]", "{\"a\":}", "nul", "\"", "\"\xff\"", "1e999", "-1e999",
                          "[1e999]", "\"\\ud800\"", "1 2", "{'a':1}", "]"}) {
    const auto json = parse_json(bad);
    EXPECT_FALSE(json) << bad;
  }
}

}  // namespace
}  // namespace papan
