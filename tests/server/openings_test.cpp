// Openings: what a client may begin a game with, and what is refused.
#include "server/play/openings.hpp"

#include <gtest/gtest.h>

#include "tests/support/examples.hpp"

namespace papan::server {
namespace {

const SeatPlayer kAna{PlayerKind::kPerson, "Ana"};

NewGame othello(const std::string& second) {
  NewGame wish;
  wish.game = "othello";
  wish.seats = {kAna, {PlayerKind::kAgent, second}};
  return wish;
}

std::string complaint(const Result<Session>& session) {
  EXPECT_FALSE(session.ok());
  return session ? "" : session.error().message;
}

bool mentions(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST(Openings, TheExamplesBegin) {
  for (const Json& example : testing_support::examples().at("to_server")) {
    const auto read = parse_message(example.dump());
    const auto* wish = std::get_if<NewGame>(&read->message);
    if (wish == nullptr) continue;
    const auto session = open_new_game(*wish, 1);
    ASSERT_TRUE(session) << example << session.error().message;
    EXPECT_EQ(session->plies().size(), wish->plies.size());
  }
}

TEST(Openings, ATenHourSearchIsRefusedByTheLimit) {
  EXPECT_TRUE(mentions(complaint(open_new_game(othello("best:time=36000"), 1)), "60 seconds"));
  EXPECT_TRUE(open_new_game(othello("best:time=60"), 1));
}

TEST(Openings, HugeTablesAreRefusedByTheLimit) {
  EXPECT_TRUE(mentions(complaint(open_new_game(othello("best:hash=4096"), 1)), "64 megabytes"));
  EXPECT_TRUE(mentions(complaint(open_new_game(othello("mcts:memory=4096"), 1)), "64 megabytes"));
  EXPECT_TRUE(mentions(complaint(open_new_game(othello("best:threads=64"), 1)), "allows 1"));
}

TEST(Openings, FilesOfTheServerAreNotOpened) {
  const auto brick = [](const std::string& agent) {
    NewGame wish;
    wish.game = "brick";
    wish.seats = {{PlayerKind::kAgent, agent}};
    return open_new_game(wish, 1);
  };
  EXPECT_TRUE(mentions(complaint(brick("thesis:weights=/dev/zero")), "names a file"));
  EXPECT_TRUE(mentions(complaint(brick("best:values=/dev/zero")), "names a file"));
  EXPECT_TRUE(brick("thesis:weights=HP:1.5;VP:-2"));
  EXPECT_TRUE(brick("best:values=none"));
}

TEST(Openings, UnknownThingsAreNamed) {
  NewGame wish = othello("zebra");
  EXPECT_TRUE(mentions(complaint(open_new_game(wish, 1)), "zebra"));
  wish = othello("best:level=99");
  EXPECT_TRUE(mentions(complaint(open_new_game(wish, 1)), "level"));
  wish = othello("best");
  wish.game = "chess";
  EXPECT_TRUE(mentions(complaint(open_new_game(wish, 1)), "chess"));
  wish = othello("best");
  wish.parameters = {{"size", "9"}};
  EXPECT_TRUE(mentions(complaint(open_new_game(wish, 1)), "size"));
  wish = othello("best");
  wish.seats.pop_back();
  EXPECT_TRUE(mentions(complaint(open_new_game(wish, 1)), "2 seats"));
  wish = othello("best");
  wish.plies = {"a1"};
  EXPECT_TRUE(mentions(complaint(open_new_game(wish, 1)), "ply 1"));
  wish = othello("best");
  wish.deal = "1 3\n111\n";
  EXPECT_TRUE(mentions(complaint(open_new_game(wish, 1)), "takes no deal"));
}

TEST(Openings, BadBricksAreRefused) {
  NewGame wish;
  wish.game = "brick";
  wish.seats = {kAna};
  for (const char* bricks : {"", "3 3\n332\n", "1 3\n999\n", "1 3\n11\n", "x"}) {
    wish.deal = bricks;
    EXPECT_TRUE(mentions(complaint(open_new_game(wish, 1)), "deal: ")) << bricks;
  }
}

TEST(Openings, ARecordGoesOnWhereItStopped) {
  const auto session =
      open_import(R"({"papan":1,"game":"othello","parameters":{"size":"4"},"first":"human:Ana",)"
                  R"("second":"random","seed":1,"version":"0.1.0","start":"-----OX--XO----- X",)"
                  R"("plies":["b1","a1"],"result":null})",
                  1);
  ASSERT_TRUE(session) << session.error().message;
  EXPECT_EQ(session->plies().size(), 2u);
  EXPECT_EQ(session->setup().seats[0], kAna);
  EXPECT_EQ(session->setup().seats[1].text, "random");
}

TEST(Openings, WhatTheServerRecordsCanBeImported) {
  NewGame wish = othello("random");
  Session session = *open_new_game(wish, 1);
  ASSERT_TRUE(session.play("d3"));
  const auto again = open_import(to_text(session.record()), 2);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->position().text(), session.position().text());
}

TEST(Openings, APositionFindsItsParameters) {
  const auto small = open_import("othello: -----OX--XO----- X", 1);
  ASSERT_TRUE(small) << small.error().message;
  EXPECT_EQ(small->position().view().columns, 4);
  EXPECT_TRUE(small->has_person());
  const auto told = open_import("othello size=4: -----OX--XO----- X", 1);
  ASSERT_TRUE(told) << told.error().message;
  EXPECT_TRUE(mentions(complaint(open_import("othello size=6: -----OX--XO----- X", 1)), "36"));
}

TEST(Openings, NonsenseIsRefusedInOneLine) {
  for (const char* text :
       {"", ":", "x", "chess: e4", "{}", "{\"papan\":1}", "othello:", "#/game/x"}) {
    const std::string line = complaint(open_import(text, 1));
    EXPECT_FALSE(line.empty()) << text;
    EXPECT_EQ(line.find('\n'), std::string::npos);
  }
}

// What no message may say, no record may bring: it could not be opened again.
TEST(Openings, ARecordHoldsToTheLimitsOfMessages) {
  const auto imported = [](const std::string& seat) {
    Record record;
    record.game = "othello";
    record.parameters = {{"size", "4"}};
    record.seats = {seat, "random"};
    record.start = "-----OX--XO----- X";
    return open_import(to_text(record), 1);
  };
  EXPECT_TRUE(imported("human:" + std::string(kMaxNameBytes, 'a')));
  EXPECT_TRUE(
      mentions(complaint(imported("human:" + std::string(kMaxNameBytes + 1, 'a'))), "name"));
  EXPECT_TRUE(mentions(complaint(imported(std::string(kMaxSpecBytes + 1, 'b'))), "agent"));
}

TEST(Openings, GamesOfAgentsWaitAfterImport) {
  const auto session =
      open_import(R"({"papan":1,"game":"othello","parameters":{"size":"4"},"first":"random",)"
                  R"("second":"random","seed":1,"version":"0.1.0","start":"-----OX--XO----- X",)"
                  R"("plies":[],"result":null})",
                  1);
  ASSERT_TRUE(session);
  EXPECT_TRUE(session->setup().pace.paused);
}

TEST(Openings, TablesAreCountedByTheOptions) {
  const auto megabytes = [](std::string_view game, std::string_view spec) {
    return affordable(game, spec).megabytes;
  };
  EXPECT_EQ(megabytes("othello", "random"), 1);
  EXPECT_EQ(megabytes("othello", "best"), 16);
  EXPECT_EQ(megabytes("othello", "best:hash=3"), 3);
  EXPECT_EQ(affordable("othello", "best:hash=3").spec, "best:hash=3");
  // By itself it would take four times as much.
  EXPECT_EQ(megabytes("ntil", "exact"), kMaxAgentMegabytes);
  EXPECT_EQ(affordable("ntil", "exact").spec, "exact:hash=64");
}

}  // namespace
}  // namespace papan::server
