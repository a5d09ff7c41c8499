// Messages to the server: every example is read and printed back; everything else is
// refused with the right code.
#include "server/messages.hpp"

#include <gtest/gtest.h>

#include "server/play/answers.hpp"
#include "tests/support/examples.hpp"

namespace papan::server {
namespace {

using testing_support::examples;

TEST(Messages, EveryExampleIsReadAndPrintedBack) {
  std::size_t kinds = 0;
  std::size_t last = std::variant_npos;
  for (const Json& example : examples().at("to_server")) {
    const auto read = parse_message(example.dump());
    ASSERT_TRUE(read) << example << read.error().refusal.text;
    EXPECT_EQ(to_json(*read).dump(), example.dump());
    if (read->message.index() != last) ++kinds;
    last = read->message.index();
  }
  EXPECT_EQ(kinds, std::variant_size_v<Message>) << "an example of every type";
}

struct Case {
  const char* text;
  const char* code;
};

class Unread : public ::testing::TestWithParam<Case> {};

TEST_P(Unread, IsRefusedWithItsCode) {
  const auto read = parse_message(GetParam().text);
  ASSERT_FALSE(read) << GetParam().text;
  const Refusal& refusal = read.error().refusal;
  EXPECT_EQ(to_text(refusal.code), GetParam().code) << refusal.text;
  EXPECT_EQ(refusal.text.find('\n'), std::string::npos);
}

INSTANTIATE_TEST_SUITE_P(
    Messages, Unread,
    ::testing::Values(
        Case{"", "bad_message"}, Case{"{", "bad_message"}, Case{"[]", "bad_message"},
        Case{"\"hello\"", "bad_message"}, Case{"{}", "bad_message"},
        Case{R"({"type": "undo", "id": 1})", "bad_message"},
        Case{R"({"request": 1, "id": 1})", "bad_message"},
        Case{R"({"type": "undo", "request": 1})", "bad_message"},
        Case{R"({"type": "undo", "request": 1, "id": 1, "extra": 2})", "bad_message"},
        Case{R"({"type": "undo", "request": -1, "id": 1})", "bad_value"},
        Case{R"({"type": "undo", "request": 1.5, "id": 1})", "bad_value"},
        Case{R"({"type": "undo", "request": 18446744073709551615, "id": 1})", "bad_value"},
        Case{R"({"type": "undo", "request": 1, "id": 0})", "bad_value"},
        Case{R"({"type": "undo", "request": 1, "id": "1"})", "bad_value"},
        Case{R"({"type": 7, "request": 1})", "bad_value"},
        Case{R"({"type": "shutdown", "request": 1})", "unknown_type"},
        Case{R"({"type": "resign", "request": 1, "id": 1, "seat": 2})", "bad_value"},
        Case{R"({"type": "pace", "request": 1, "id": 1, "pace": {"delay": -1, "paused": true}})",
             "bad_value"},
        Case{R"({"type": "pace", "request": 1, "id": 1, "pace": {"delay": 1, "paused": 1}})",
             "bad_value"},
        Case{R"({"type": "pace", "request": 1, "id": 1, "pace": {"delay": 1}})", "bad_message"},
        Case{R"({"type": "seat", "request": 1, "id": 1, "seat": 0, "player": {"kind": "god"}})",
             "bad_value"},
        Case{R"({"type": "seat", "request": 1, "id": 1, "seat": 0,
                 "player": {"kind": "person", "name": "A", "spec": "best"}})",
             "bad_message"},
        Case{R"({"type": "games", "request": 1, "state": "half"})", "bad_value"},
        Case{R"({"type": "games", "request": 1, "limit": 100000})", "bad_value"},
        Case{R"({"type": "watch", "request": 1, "kind": "dream", "id": 1})", "bad_value"},
        Case{R"({"type": "watch", "request": 1, "kind": "training", "id": 0})", "bad_value"},
        Case{R"({"type": "halt", "request": 1, "kind": "training"})", "bad_message"},
        Case{R"({"type": "lab", "request": 1, "id": 1})", "bad_message"},
        Case{R"({"type": "experiment", "request": 1, "experiment": 7})", "bad_value"},
        Case{R"({"type": "tournament", "request": 1, "game": "othello", "parameters": {},
                 "agents": "random", "format": "gauntlet", "games": 2, "budget": "", "seed": 1})",
             "bad_value"},
        Case{R"({"type": "new_game", "request": 1, "game": "othello", "parameters": {"size": 8},
                 "seats": [], "pace": {"delay": 0, "paused": false}})",
             "bad_value"}));

TEST(Messages, ARefusalRepeatsTheRequest) {
  const auto read = parse_message(R"({"type": "shutdown", "request": 41})");
  EXPECT_EQ(read.error().request, 41);
}

TEST(Messages, DeepNestingIsRefusedBeforeItIsRead) {
  const std::string deep = std::string(100'000, '[') + std::string(100'000, ']');
  const auto read = parse_message(deep);
  EXPECT_EQ(read.error().refusal.code, ErrorCode::kBadMessage);
}

TEST(Messages, LongTextsAreRefused) {
  Json message = {{"type", "hello"}, {"request", 1}, {"token", std::string(101, 'x')}};
  EXPECT_FALSE(parse_message(message.dump()));
  message["token"] = std::string(100, 'x');
  EXPECT_TRUE(parse_message(message.dump()));
}

}  // namespace
}  // namespace papan::server
