// Sessions: who may do what, and what undo, redo, resigning and seats mean.
#include "server/play/session.hpp"

#include <gtest/gtest.h>

#include "agents/replay.hpp"
#include "game/ending.hpp"
#include "server/play/frames.hpp"
#include "server/play/openings.hpp"

namespace papan::server {
namespace {

constexpr Asker kWriter{.writes = true};
constexpr Asker kStranger{};
constexpr Asker kFirstSeat{.writes = true, .holds = {true, false}};
constexpr Asker kSecondSeat{.writes = true, .holds = {false, true}};

const SeatPlayer kPerson{PlayerKind::kPerson, "Ana"};
const SeatPlayer kAgent{PlayerKind::kAgent, "random"};

Session othello(const SeatPlayer& first, const SeatPlayer& second) {
  NewGame wish;
  wish.game = "othello";
  wish.parameters = {{"size", "4"}};
  wish.seats = {first, second};
  return *open_new_game(wish, 1);
}

Session bricks(const SeatPlayer& player) {
  NewGame wish;
  wish.game = "brick";
  wish.seats = {player};
  wish.deal = "3 3\n332\n232\n112\n";
  return *open_new_game(wish, 1);
}

void play(Session& session, std::initializer_list<const char*> plies) {
  for (const char* ply : plies) {
    const auto played = session.play(ply);
    ASSERT_TRUE(played) << played.error().message;
  }
}

void play_to_the_end(Session& session) {
  while (!session.is_over()) {
    const bool chance = session.chance_has_turn();
    play(session,
         {(chance ? session.chance_outcome() : session.position().legal_moves()[0].text).c_str()});
  }
}

ErrorCode code_of(const Allowed& allowed) {
  EXPECT_FALSE(allowed);
  return allowed ? ErrorCode::kLimit : allowed.error().code;
}

TEST(Session, APlayMustFitTheTurn) {
  Session session = othello(kPerson, kAgent);
  EXPECT_TRUE(session.check_play(kWriter, {1, 0, "b1"}));
  EXPECT_EQ(code_of(session.check_play(kWriter, {1, 1, "b1"})), ErrorCode::kStale);
  EXPECT_EQ(code_of(session.check_play(kStranger, {1, 0, "b1"})), ErrorCode::kNotYourSeat);
  play(session, {"b1"});
  EXPECT_EQ(code_of(session.check_play(kWriter, {1, 0, "b1"})), ErrorCode::kStale);
  EXPECT_EQ(code_of(session.check_play(kWriter, {1, 1, "a1"})), ErrorCode::kNotYourTurn);
  play_to_the_end(session);
  const auto seen = static_cast<std::int64_t>(session.plies().size());
  EXPECT_EQ(code_of(session.check_play(kWriter, {1, seen, "a1"})), ErrorCode::kNotYourTurn);
}

TEST(Session, AnIllegalMoveChangesNothing) {
  Session session = othello(kPerson, kPerson);
  EXPECT_FALSE(session.play("a1"));
  EXPECT_FALSE(session.play("zebra"));
  EXPECT_TRUE(session.plies().empty());
}

TEST(Session, UndoGoesBackToThePersonsTurn) {
  Session session = othello(kPerson, kAgent);
  play(session, {"b1", "a1", "a2"});
  ASSERT_TRUE(session.undo(kWriter));
  EXPECT_EQ(session.plies().size(), 2u);
  ASSERT_TRUE(session.undo(kWriter));
  EXPECT_EQ(session.plies().size(), 0u);
  EXPECT_EQ(session.redo_count(), 3u);
  EXPECT_EQ(code_of(session.undo(kWriter)), ErrorCode::kBadValue);
}

TEST(Session, UndoBetweenAgentsIsOnePly) {
  Session session = othello(kAgent, kAgent);
  play(session, {"b1", "a1"});
  ASSERT_TRUE(session.undo(kWriter));
  EXPECT_EQ(session.plies().size(), 1u);
}

TEST(Session, UndoIsForTheSeatOfWhoAsks) {
  Session session = othello(kPerson, kPerson);
  Asker host = kWriter;
  ASSERT_TRUE(session.offer(host, 1, {"zero", "one"}));
  play(session, {"b1", "a1", "a2"});
  ASSERT_TRUE(session.undo(kSecondSeat));
  EXPECT_EQ(session.plies().size(), 1u) << "to white's turn";
  EXPECT_EQ(code_of(session.undo(kWriter)), ErrorCode::kNotYourSeat) << "who only watches";
}

TEST(Session, RedoBringsBackTheSameGame) {
  Session session = othello(kPerson, kAgent);
  play(session, {"b1", "a1", "a2", "a3"});
  const std::string before = newest_frame(session).dump();
  ASSERT_TRUE(session.undo(kWriter));
  ASSERT_TRUE(session.undo(kWriter));
  ASSERT_TRUE(session.redo(kWriter));
  EXPECT_TRUE(session.redo_goes_on(kWriter)) << "the agent's answer comes back too";
  ASSERT_TRUE(session.redo(kWriter));
  EXPECT_FALSE(session.redo_goes_on(kWriter));
  ASSERT_TRUE(session.redo(kWriter));
  ASSERT_TRUE(session.redo(kWriter));
  EXPECT_EQ(newest_frame(session).dump(), before);
  EXPECT_EQ(code_of(session.redo(kWriter)), ErrorCode::kBadValue);
}

TEST(Session, AnotherMoveForgetsWhatCouldComeBack) {
  Session session = othello(kPerson, kPerson);
  play(session, {"b1"});
  ASSERT_TRUE(session.undo(kWriter));
  play(session, {"a2"});
  EXPECT_EQ(session.redo_count(), 0u);
}

TEST(Session, AGameThatIsOverCanBeTakenBack) {
  Session session = othello(kPerson, kPerson);
  play_to_the_end(session);
  ASSERT_TRUE(session.ending());
  EXPECT_EQ(session.ending()->reason, EndReason::kPlayed);
  ASSERT_TRUE(session.undo(kWriter));
  EXPECT_FALSE(session.is_over());
}

TEST(Session, ChanceGoesWithThePlyBeforeIt) {
  Session session = bricks(kPerson);
  play(session, {session.chance_outcome().c_str()});
  play(session, {session.position().legal_moves()[0].text.c_str()});
  play(session, {session.chance_outcome().c_str()});
  ASSERT_EQ(session.plies().size(), 3u);
  ASSERT_TRUE(session.undo(kWriter));
  EXPECT_EQ(session.plies().size(), 1u) << "the first brick is in hand again";
  EXPECT_EQ(code_of(session.undo(kWriter)), ErrorCode::kBadValue);
}

TEST(Session, PastedBricksComeInOrder) {
  Session session = bricks(kPerson);
  play_to_the_end(session);
  std::vector<std::string> drawn;
  for (const PlayedPly& ply : session.plies()) {
    if (ply.by == Turn::kChance) drawn.push_back(ply.text);
  }
  EXPECT_EQ(drawn, (std::vector<std::string>{"332", "232", "112"}));
}

TEST(Session, UndoDoesNotChangeTheDeal) {
  NewGame wish;
  wish.game = "brick";
  wish.seats = {kPerson};
  Session session = *open_new_game(wish, 5);
  play(session, {session.chance_outcome().c_str()});
  play(session, {session.position().legal_moves()[0].text.c_str()});
  const std::string second = session.chance_outcome();
  play(session, {second.c_str()});
  ASSERT_TRUE(session.undo(kWriter));
  play(session, {session.position().legal_moves()[3].text.c_str()});
  EXPECT_EQ(session.chance_outcome(), second);
}

TEST(Session, UndoInALongGameAgreesWithPlayingAnew) {
  NewGame wish;
  wish.game = "brick";
  wish.seats = {kPerson};
  Session session = *open_new_game(wish, 5);
  std::vector<std::string> frames;
  while (!session.is_over() && session.plies().size() < 150) {
    const bool chance = session.chance_has_turn();
    const auto moves = session.position().legal_moves();
    const auto number = session.plies().size();
    play(session,
         {(chance ? session.chance_outcome() : moves[number * 7 % moves.size()].text).c_str()});
    frames.push_back(newest_frame(session).dump());
  }
  ASSERT_EQ(session.plies().size(), 150u) << "longer than two checkpoints";
  while (session.undo(kWriter)) {
    EXPECT_EQ(newest_frame(session).dump(), frames[session.plies().size() - 1]);
  }
  EXPECT_EQ(session.plies().size(), 1u);
}

TEST(Session, ResigningGivesTheGameToTheOther) {
  Session session = othello(kPerson, kPerson);
  play(session, {"b1"});  // black leads
  EXPECT_EQ(code_of(session.resign(kStranger, 0)), ErrorCode::kNotYourSeat);
  ASSERT_TRUE(session.resign(kWriter, 0));
  ASSERT_TRUE(session.ending());
  EXPECT_EQ(session.ending()->winner, 1);
  EXPECT_LT(session.ending()->result, 0);
  EXPECT_EQ(session.ending()->reason, EndReason::kResigned);
  EXPECT_EQ(session.ending()->why, "black resigned");
  EXPECT_EQ(session.record().end, "black resigned");
  EXPECT_FALSE(session.record().result) << "by the rules it has no result";
  EXPECT_EQ(code_of(session.resign(kWriter, 1)), ErrorCode::kBadValue);
  EXPECT_EQ(code_of(session.undo(kWriter)), ErrorCode::kBadValue);
  EXPECT_FALSE(session.play("a1"));
}

TEST(Session, AGamePlayedToItsEndSaysWhy) {
  Session session = othello(kPerson, kPerson);
  EXPECT_EQ(session.record().end, "");
  play_to_the_end(session);
  EXPECT_EQ(session.ending()->why, session.record().end);
  EXPECT_FALSE(session.ending()->why.empty());
  ASSERT_TRUE(session.undo(kWriter));
  EXPECT_EQ(session.record().end, "") << "it goes on";
}

TEST(Session, WhenTheTimeIsUpTheScoreStands) {
  Session session = bricks(kPerson);
  play(session, {"332", "1,0"});
  EXPECT_EQ(code_of(session.run_out(kStranger, 0)), ErrorCode::kNotYourSeat);
  ASSERT_TRUE(session.run_out(kWriter, 0));
  EXPECT_EQ(session.ending()->reason, EndReason::kTimeIsUp);
  EXPECT_FALSE(session.ending()->winner);
  const Record record = session.record();
  EXPECT_EQ(record.result, session.position().score());
  EXPECT_EQ(record.end, "time is up");
  EXPECT_TRUE(replay_record(record)) << "the moves do not end, but the time did";
  const auto undone = session.undo(kWriter);
  ASSERT_FALSE(undone);
  EXPECT_EQ(undone.error().text, "time is up: nothing can be taken back");
  const auto again = Session::restore(record, session.extras());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->ending()->reason, EndReason::kTimeIsUp);
  EXPECT_EQ(again->record(), record);
}

TEST(Session, AnAgentMayHaveAName) {
  Session session = othello(kPerson, {PlayerKind::kAgent, "random", "Budi"});
  const auto again = Session::restore(session.record(), session.extras());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->setup().seats[1].name, "Budi");
  EXPECT_EQ(again->record().seats[1], "random") << "what plays is told, not what it is called";
}

TEST(Session, WhoseTimeIsUpHasLost) {
  Session session = othello(kPerson, kAgent);
  ASSERT_TRUE(session.run_out(kWriter, 0));
  EXPECT_EQ(session.ending()->winner, 1);
  const Record record = session.record();
  EXPECT_FALSE(record.result) << "by the rules there is none";
  EXPECT_EQ(record.end, "black's time is up") << "who has lost is kept";
  EXPECT_EQ(loser_told_by(record.end, {"black", "white"}), 0U);
  EXPECT_EQ(*parse_record(to_text(record)), record);
}

TEST(Session, WhoResignedIsKept) {
  Session session = othello(kPerson, kPerson);
  ASSERT_TRUE(session.resign(kWriter, 1));
  EXPECT_EQ(loser_told_by(session.record().end, {"black", "white"}), 1U);
  EXPECT_FALSE(loser_told_by("time is up", {"black", "white"})) << "as older records have it";
}

TEST(Session, AnAgentsSeatCannotBeResignedByOthers) {
  Session session = othello(kPerson, kAgent);
  EXPECT_EQ(code_of(session.resign(kWriter, 1)), ErrorCode::kNotYourSeat);
}

TEST(Session, AnOfferedSeatNeedsItsToken) {
  Session session = othello(kPerson, kPerson);
  Asker host = kWriter;
  ASSERT_TRUE(session.offer(host, 1, {"zero", "one"}));
  EXPECT_TRUE(host.holds[0]);
  EXPECT_FALSE(host.holds[1]);
  EXPECT_EQ(session.seats_of("one"), (std::array{false, true}));
  EXPECT_EQ(session.seats_of("zero"), (std::array{true, false}));
  EXPECT_EQ(session.seats_of(""), (std::array{false, false}));
  EXPECT_EQ(session.seats_of("two"), (std::array{false, false}));
  EXPECT_TRUE(session.check_play(host, {1, 0, "b1"}));
  EXPECT_EQ(code_of(session.check_play(kWriter, {1, 0, "b1"})), ErrorCode::kNotYourSeat);
  EXPECT_EQ(code_of(session.check_play(kSecondSeat, {1, 0, "b1"})), ErrorCode::kNotYourTurn);
  EXPECT_EQ(code_of(session.set_pace(kWriter, {})), ErrorCode::kNotYourSeat);
}

TEST(Session, AnOfferKeepsTheTokensThatAreThere) {
  Session session = othello(kPerson, kPerson);
  Asker host = kWriter;
  ASSERT_TRUE(session.offer(host, 1, {"zero", "one"}));
  ASSERT_TRUE(session.offer(host, 1, {"other", "another"}));
  EXPECT_EQ(session.seats_of("one"), (std::array{false, true}));
  EXPECT_TRUE(host.holds[0]);
}

TEST(Session, AgentsSeatsAreNotOffered) {
  Session session = othello(kPerson, kAgent);
  Asker host = kWriter;
  EXPECT_EQ(code_of(session.offer(host, 1, {"zero", "one"})), ErrorCode::kBadValue);
}

TEST(Session, ASeatTakenByAnotherEndsItsLink) {
  Session session = othello(kPerson, kPerson);
  Asker host = kWriter;
  ASSERT_TRUE(session.offer(host, 1, {"zero", "one"}));
  ASSERT_TRUE(session.take_seat(host, 1, kAgent));
  EXPECT_EQ(session.seats_of("one"), (std::array{false, false}));
  EXPECT_TRUE(session.may_play(host, 0));
}

TEST(Session, ASoloGameHasOneSeat) {
  Session session = bricks(kPerson);
  EXPECT_EQ(code_of(session.take_seat(kWriter, 1, kPerson)), ErrorCode::kBadValue);
  EXPECT_FALSE(session.may_play(kWriter, 1));
}

TEST(Session, ARematchSwapsSeatsAndTokens) {
  Session session = othello(kPerson, kAgent);
  const auto again = open_rematch(session, 2);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->setup().seats, (std::vector<SeatPlayer>{kAgent, kPerson}));
  EXPECT_EQ(again->agent_to_move(), 0);
  Session two = othello(kPerson, {PlayerKind::kPerson, "Budi"});
  Asker host = kWriter;
  ASSERT_TRUE(two.offer(host, 1, {"zero", "one"}));
  EXPECT_EQ(open_rematch(two, 2)->seats_of("one"), (std::array{true, false}));
}

TEST(Session, ComesBackFromTheStoreAsItWas) {
  Session session = othello(kPerson, {PlayerKind::kPerson, "Budi"});
  Asker host = kWriter;
  ASSERT_TRUE(session.offer(host, 1, {"zero", "one"}));
  ASSERT_TRUE(session.set_pace(host, {777, true}));
  play(session, {"b1", "a1"});
  auto restored = Session::restore(session.record(), session.extras());
  ASSERT_TRUE(restored) << restored.error().message;
  EXPECT_EQ(newest_frame(*restored), newest_frame(session));
  EXPECT_EQ(restored->setup().seats, session.setup().seats);
  EXPECT_EQ(restored->setup().pace, session.setup().pace);
  EXPECT_EQ(restored->seats_of("one"), session.seats_of("one"));
  ASSERT_TRUE(session.resign(kFirstSeat, 0));
  restored = Session::restore(session.record(), session.extras());
  ASSERT_TRUE(restored);
  ASSERT_TRUE(restored->ending());
  EXPECT_EQ(restored->ending()->winner, 1);
}

TEST(Session, DrawsTheSameBricksAfterARestart) {
  Session session = bricks(kPerson);
  play(session, {session.chance_outcome().c_str()});
  const auto restored = Session::restore(session.record(), session.extras());
  ASSERT_TRUE(restored) << restored.error().message;
  EXPECT_EQ(restored->setup().outcomes, session.setup().outcomes);
}

}  // namespace
}  // namespace papan::server
