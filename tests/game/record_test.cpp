// Records: one line of JSON, its exact inverse, and every way to be wrong.
#include "game/record.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

#include "core/json.hpp"

namespace papan {
namespace {

Record sample() {
  Record record;
  record.game = "othello";
  record.parameters = {{"size", "8"}, {"empties_to_winner", "off"}};
  record.seats = {"human:Ani \"A\"", "alphabeta:depth=6,eval=discs,order=natural"};
  record.seed = ~std::uint64_t{0};
  record.version = "0.1.0";
  record.start = "---XO--- X";
  record.plies = {"d3", "c5", "pass"};
  record.result = -12;
  return record;
}

TEST(Record, IsOneLineInAFixedOrder) {
  EXPECT_EQ(to_text(sample()),
            "{\"papan\":1,\"game\":\"othello\",\"parameters\":{\"size\":\"8\","
            "\"empties_to_winner\":\"off\"},\"first\":\"human:Ani \\\"A\\\"\","
            "\"second\":\"alphabeta:depth=6,eval=discs,order=natural\","
            "\"seed\":18446744073709551615,\"version\":\"0.1.0\",\"start\":\"---XO--- X\","
            "\"plies\":[\"d3\",\"c5\",\"pass\"],\"result\":-12}");
}

TEST(Record, TellsHowItEndedWhereThatIsKnown) {
  Record record = sample();
  EXPECT_FALSE(parse_record(to_text(record))->end.size());
  record.end = "no move left";
  EXPECT_NE(to_text(record).find("\"result\":-12,\"end\":\"no move left\"}"), std::string::npos);
  EXPECT_EQ(parse_record(to_text(record))->end, "no move left");
}

TEST(Record, RoundTrips) {
  const auto again = parse_record(to_text(sample()));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(*again, sample());
  EXPECT_EQ(again->seed, ~std::uint64_t{0});
  EXPECT_EQ(again->seats, sample().seats);
  EXPECT_EQ(again->result, sample().result);
  Record unfinished = sample();
  unfinished.result.reset();
  EXPECT_FALSE(parse_record(to_text(unfinished))->result.has_value());
  EXPECT_NE(unfinished, sample());
}

TEST(Record, TruncatedAnywhereIsAnError) {
  const std::string line = to_text(sample());
  for (std::size_t length = 0; length < line.size(); ++length) {
    const auto record = parse_record(line.substr(0, length));
    ASSERT_FALSE(record) << length;
    ASSERT_EQ(record.error().message.rfind("record: ", 0), 0u);
    ASSERT_EQ(record.error().message.find('\n'), std::string::npos);
  }
}

TEST(Record, AnyByteMayBeWrong) {
  const std::string line = to_text(sample());
  for (std::size_t at = 0; at < line.size(); ++at) {
    for (const char c : {'\0', '\xff', '"', '\\', '{', ']', '9'}) {
      std::string bad = line;
      bad[at] = c;
      const auto record = parse_record(bad);
      if (record) {
        ASSERT_TRUE(parse_record(to_text(*record))) << bad;
      }
    }
  }
}

TEST(Record, EveryKeyMustBeThere) {
  const Json whole = *parse_json(to_text(sample()));
  for (const auto& [key, value] : whole.items()) {
    Json part = whole;
    part.erase(key);
    const auto record = parse_record(part.dump());
    ASSERT_FALSE(record) << key;
    EXPECT_EQ(record.error().message, "record: '" + key + "' must be there");
  }
}

TEST(Record, EveryKeyHasItsType) {
  const Json whole = *parse_json(to_text(sample()));
  const std::vector<Json> wrong = {Json::object({{"x", 1}}), Json::array({1}), Json(1.5),
                                   Json(-1.5), Json(true)};
  for (const auto& [key, value] : whole.items()) {
    for (const Json& type : wrong) {
      Json part = whole;
      part[key] = type;
      const auto record = parse_record(part.dump());
      ASSERT_FALSE(record) << key << " " << type;
      EXPECT_EQ(record.error().message.rfind("record: '" + key + "' must be ", 0), 0u);
    }
  }
}

TEST(Record, NumbersHaveBounds) {
  const auto with = [](const char* key, const Json& value) {
    Json json = *parse_json(to_text(sample()));
    json[key] = value;
    return parse_record(json.dump());
  };
  EXPECT_FALSE(with("seed", -1));
  EXPECT_FALSE(with("papan", 2));
  EXPECT_TRUE(with("result", kInfinity));
  EXPECT_FALSE(with("result", std::int64_t{kInfinity} + 1));
  EXPECT_FALSE(with("result", -std::int64_t{kInfinity} - 1));
  EXPECT_FALSE(with("result", ~std::uint64_t{0})) << "must not wrap around to -1";
}

TEST(Record, OtherJsonIsRefused) {
  for (const char* bad : {"", "null", "1", "[]", "\"\"", "{}", "{\"papan\":1e999}"}) {
    EXPECT_FALSE(parse_record(bad)) << bad;
  }
  EXPECT_FALSE(parse_record("{\"papan\":" + std::string(100000, '[')));
}

TEST(Record, WhatIsNotUnicodeStillPrints) {
  Record record = sample();
  record.seats[0] = "human:\xff";
  const auto again = parse_record(to_text(record));
  ASSERT_TRUE(again);
  EXPECT_EQ(to_text(*again), to_text(record));
}

RC_GTEST_PROP(RecordProperty, PrintAndParseAreInverse,
              (std::uint64_t seed, const std::vector<std::string>& plies)) {
  Record record = sample();
  record.seed = seed;
  record.plies = plies;
  record.start = *rc::gen::arbitrary<std::string>();
  if (*rc::gen::arbitrary<bool>()) {
    record.result = *rc::gen::inRange(-kInfinity, kInfinity + 1);
  } else {
    record.result.reset();
  }
  const auto again = parse_record(to_text(record));
  RC_ASSERT(again.ok());
  RC_ASSERT(to_text(*again) == to_text(record));
  RC_ASSERT(again->result == record.result);
  RC_ASSERT(again->plies.size() == plies.size());
}

}  // namespace
}  // namespace papan
