// Messages from the server: a session of small Othello gives the examples' very bytes.
#include "server/play/answers.hpp"

#include <gtest/gtest.h>

#include "server/play/frames.hpp"
#include "server/play/openings.hpp"
#include "tests/support/examples.hpp"

namespace papan::server {
namespace {

using testing_support::from_server;

constexpr GameId kId = 12;
constexpr Asker kMayWrite{.writes = true};

Session small_othello() {
  NewGame wish;
  wish.game = "othello";
  wish.parameters = {{"size", "4"}};
  wish.seats = {{PlayerKind::kPerson, "Ana"}, {PlayerKind::kAgent, "best:level=3"}};
  wish.pace = {400, false};
  return *open_new_game(wish, 1);
}

std::string text(const Json& message) {
  return message.dump(1);
}

TEST(Answers, TheGameIsTheExamples) {
  const Session session = small_othello();
  const StoredSession stored{kId, session, "2026-01-05T10:00:00Z", ""};
  EXPECT_EQ(text(answer_to(2, game_message(stored, kMayWrite))), text(from_server("game")));
}

TEST(Answers, APlyIsTheExamples) {
  Session session = small_othello();
  ASSERT_TRUE(session.play("b1"));
  EXPECT_EQ(text(ply_message(kId, session)), text(from_server("ply")));
}

TEST(Answers, ATakenBackPlyIsTheExamples) {
  Session session = small_othello();
  ASSERT_TRUE(session.play("b1"));
  ASSERT_TRUE(session.undo(kMayWrite));
  EXPECT_EQ(text(rewound_message(kId, session)), text(from_server("rewound")));
}

TEST(Answers, FramesAreTheExamples) {
  const Session session = small_othello();
  EXPECT_EQ(text(answer_to(17, frames_message(kId, frames_between(session, 0, 0)))),
            text(from_server("frames")));
}

TEST(Answers, FramesTellWhatWasBroadcast) {
  Session session = small_othello();
  std::vector<Json> told = {newest_frame(session)};
  for (const char* move : {"b1", "a1", "a2", "a3"}) {
    const auto played = session.play(move);
    ASSERT_TRUE(played) << played.error().message;
    told.push_back(newest_frame(session));
  }
  for (Json& frame : told) frame.erase("legal");
  EXPECT_EQ(frames_between(session, 0, 4), Json(told));
  EXPECT_EQ(frames_between(session, 3, 3), Json::array({told[3]}));
}

TEST(Answers, SmallMessagesAreTheExamples) {
  Session session = small_othello();
  ASSERT_TRUE(session.take_seat(kMayWrite, 1, {PlayerKind::kPerson, "Budi"}));
  ASSERT_TRUE(session.set_pace(kMayWrite, {1000, false}));
  EXPECT_EQ(text(answer_to(1, welcome_message(true))), text(from_server("welcome")));
  EXPECT_EQ(text(seats_message(kId, session)), text(from_server("seats")));
  EXPECT_EQ(text(pace_message(kId, session)), text(from_server("pace")));
  EXPECT_EQ(text(thinking_message(kId, 1, 0.31)), text(from_server("thinking")));
  EXPECT_EQ(text(over_message(kId, {-8, EndReason::kPlayed, "board full", 1})),
            text(from_server("over")));
  EXPECT_EQ(text(watchers_message(kId, 2)), text(from_server("watchers")));
  EXPECT_EQ(text(rematched_message(kId, 13)), text(from_server("rematched")));
  EXPECT_EQ(text(answer_to(8, done_message())), text(from_server("done")));
}

TEST(Answers, HintAndOfferHaveTheExamplesMembers) {
  Session session = small_othello();
  ASSERT_TRUE(session.take_seat(kMayWrite, 1, {PlayerKind::kPerson, "Budi"}));
  Decision decision{
      .move = "b1", .value = -8, .nodes = 3109, .depth = 12, .exact = true, .line = {"b1", "a1"}};
  EXPECT_EQ(text(answer_to(15, hint_message(session.position(), decision))),
            text(from_server("hint")));
  Asker asker = kMayWrite;
  ASSERT_TRUE(session.offer(asker, 1, {"h3Vq9LsW2xYcB7uK", "Zk81mQpT0aVn5EdC"}));
  EXPECT_EQ(text(answer_to(16, offered_message(kId, 1, session, asker))),
            text(from_server("offered")));
}

TEST(Answers, AnErrorNamesWhatIsWrong) {
  const Json error = answer_to(8, error_message({ErrorCode::kIllegalMove, "no"}, kId));
  Json example = from_server("error");
  example["text"] = "no";
  EXPECT_EQ(text(error), text(example));
}

TEST(Answers, ASummaryHasTheExamplesMembers) {
  const Session session = small_othello();
  Json summary = game_summary({kId, session, "", "2026-01-05T10:00:00Z"});
  summary["layout"]["cells"] = summary["layout"]["symbols"] = Json::array();  // as abridged there
  EXPECT_EQ(text(answer_to(18, games_message(Json::array({summary})))), text(from_server("games")));
}

TEST(Answers, BytesThatAreNoTextDoNoHarm) {
  EXPECT_EQ(to_line(error_message({ErrorCode::kBadValue, "\xff"})).find('\xff'), std::string::npos);
}

TEST(Answers, TimesAreUniversal) {
  EXPECT_EQ(time_text(0), "1970-01-01T00:00:00Z");
  EXPECT_EQ(time_text(1'767'607'200), "2026-01-05T10:00:00Z");
}

}  // namespace
}  // namespace papan::server
