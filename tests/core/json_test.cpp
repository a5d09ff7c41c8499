// Json: values, braces, order of members, numbers, and what is refused.
#include "core/json.hpp"

#include <gtest/gtest.h>

#include <array>
#include <limits>

namespace papan {
namespace {

Json parsed(std::string_view text) {
  auto json = parse_json(text);
  EXPECT_TRUE(json) << json.error().message;
  return json ? *json : Json();
}

TEST(Json, BracesMakeAnObjectOfPairsAndAnArrayOfTheRest) {
  EXPECT_EQ(Json({{"a", 1}, {"b", "two"}}).dump(), R"({"a":1,"b":"two"})");
  EXPECT_EQ(Json({1, "two", 3.5, nullptr, true}).dump(), R"([1,"two",3.5,null,true])");
  EXPECT_EQ(Json::array({"a", 1}).dump(), R"(["a",1])");
  EXPECT_EQ(Json::array().dump(), "[]");
  EXPECT_EQ(Json::object().dump(), "{}");
  EXPECT_EQ(Json(std::array<int, 2>{4, 5}).dump(), "[4,5]");
  EXPECT_EQ(Json(std::vector<std::string>{"x"}).dump(), R"(["x"])");
}

TEST(Json, MembersKeepTheOrderInWhichTheyWereSet) {
  Json json;
  json["z"] = 1;
  json["a"] = 2;
  json["z"] = 3;
  EXPECT_EQ(json.dump(), R"({"z":3,"a":2})");
  json.update({{"a", 4}, {"m", 5}});
  EXPECT_EQ(json.dump(), R"({"z":3,"a":4,"m":5})");
  json.erase("a");
  EXPECT_EQ(json.dump(), R"({"z":3,"m":5})");
  EXPECT_EQ(parsed(R"({"b":1,"a":{"d":1,"c":2}})").dump(), R"({"b":1,"a":{"d":1,"c":2}})");
}

TEST(Json, TheLastOfEqualNamesCounts) {
  EXPECT_EQ(parsed(R"({"a":1,"b":2,"a":3})").dump(), R"({"a":3,"b":2})");
}

TEST(Json, NumbersKeepTheirKind) {
  EXPECT_EQ(parsed("[1,-2,1.0,0.1,1e300]").dump(), "[1,-2,1.0,0.1,1e+300]");
  constexpr auto kMost = std::numeric_limits<std::uint64_t>::max();
  EXPECT_EQ(Json(kMost).get<std::uint64_t>(), kMost);
  EXPECT_EQ(parsed(Json(kMost).dump()).get<std::uint64_t>(), kMost);
  EXPECT_TRUE(Json(3).is_unsigned());
  EXPECT_FALSE(Json(-3).is_unsigned());
  EXPECT_FALSE(Json(3.0).is_integer());
  EXPECT_EQ(Json(3), Json(3.0));
  EXPECT_EQ(Json(3).get<double>(), 3.0);
  EXPECT_EQ(Json(2.9).get<int>(), 2);
}

TEST(Json, EqualityDoesNotAskForTheOrderOfMembers) {
  EXPECT_EQ(parsed(R"({"a":1,"b":[2]})"), parsed(R"({"b":[2.0],"a":1})"));
  EXPECT_NE(parsed(R"({"a":1})"), parsed(R"({"a":1,"b":2})"));
  EXPECT_NE(Json::array({1, 2}), Json::array({2, 1}));
  EXPECT_NE(Json(0), Json(nullptr));
}

TEST(Json, AskingForWhatIsNotThereThrows) {
  const Json json{{"text", "x"}, {"list", {1, 2}}};
  EXPECT_THROW((void)json.at("other"), JsonError);
  EXPECT_THROW((void)json["text"].get<int>(), JsonError);
  EXPECT_THROW((void)json["list"].text(), JsonError);
  EXPECT_THROW((void)json["list"].at(2), JsonError);
  EXPECT_THROW((void)json["text"].get<bool>(), JsonError);
  EXPECT_THROW((void)json["text"].get<std::vector<int>>(), JsonError);
  EXPECT_EQ(json.find("other"), nullptr);
  EXPECT_EQ(json.value("text", ""), "x");
  EXPECT_EQ(json.value("other", 7), 7);
}

TEST(Json, NullBecomesWhatIsAskedOfIt) {
  Json list;
  list.push_back({{"x", 1}});
  EXPECT_EQ(list.dump(), R"([{"x":1}])");
  Json object;
  object["a"]["b"] = 1;
  EXPECT_EQ(object.dump(), R"({"a":{"b":1}})");
  EXPECT_THROW(list["a"] = 1, JsonError);
  EXPECT_THROW(object.push_back(1), JsonError);
}

TEST(Json, KeepsTheLastItems) {
  Json list{1, 2, 3, 4};
  list.keep_last(7);
  EXPECT_EQ(list.size(), 4u);
  list.keep_last(2);
  EXPECT_EQ(list.dump(), "[3,4]");
}

TEST(Json, WritesIndentedAndMendsBytesThatAreNoText) {
  EXPECT_EQ(Json({{"a", {1, 2}}}).dump(2), "{\n  \"a\": [\n    1,\n    2\n  ]\n}");
  EXPECT_EQ(Json("a\xff").dump(), "\"a\xEF\xBF\xBD\"");
  EXPECT_EQ(Json("\"\n\x01").dump(), R"("\"\n\u0001")");
}

TEST(Json, RefusesWhatIsNoJsonInOneLine) {
  EXPECT_EQ(parse_json("[1,").error().message, "not JSON: wrong at byte 4");
  EXPECT_EQ(parse_json("").error().message, "not JSON: wrong at byte 1");
  EXPECT_EQ(parse_json("1e999").error().message,
            "not JSON that we can hold: a number is out of range");
  EXPECT_FALSE(parse_json(std::string(kMaxJsonDepth + 1, '[')));
  const std::string deepest = std::string(kMaxJsonDepth, '[') + std::string(kMaxJsonDepth, ']');
  EXPECT_EQ(parsed(deepest).dump(), deepest);
}

}  // namespace
}  // namespace papan
