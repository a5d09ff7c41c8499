// Ntil: notation and the corner cases of its rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "game/position_of.hpp"
#include "games/ntil/rules/family.hpp"

namespace papan::ntil {
namespace {

using S = SmallNtil::State;

S state_of(const SmallNtil& rules, std::string_view text) {
  const auto state = rules.parse_state(text);
  EXPECT_TRUE(state) << state.error().message;
  return *state;
}

std::vector<std::string> moves_of(const SmallNtil& rules, std::string_view text) {
  SmallNtil::Moves moves;
  rules.legal_moves(state_of(rules, text), moves);
  std::vector<std::string> texts;
  for (const auto& move : moves) texts.push_back(rules.to_text(move));
  return texts;
}

std::string after(const SmallNtil& rules, std::string_view text, std::string_view move) {
  S state = state_of(rules, text);
  const auto parsed = rules.parse_move(move);
  EXPECT_TRUE(parsed) << parsed.error().message;
  EXPECT_TRUE(rules.is_legal(state, *parsed)) << move;
  rules.play(state, *parsed);
  return rules.to_text(state);
}

using Texts = std::vector<std::string>;

// On 5x5 the points are a1 c1 e1, b2 c2 d2, c3, b4 c4 d4, a5 c5 e5.
const SmallNtil kSmall({.board = BoardId::k5x5});
const SmallNtil kSmallNtil({.board = BoardId::k5x5, .ntil = true});

TEST(Ntil, TheStartInWords) {
  Rng rng;
  EXPECT_EQ(kSmall.to_text(kSmall.start(rng)), "bbbbbb.wwwwww w");
  EXPECT_EQ(moves_of(kSmall, "bbbbbb.wwwwww w"), (Texts{"b4-c3", "c4-c3", "d4-c3"}));
}

TEST(Ntil, MenStepForwardAndSidewaysAlsoOnTheBaseRow) {
  EXPECT_EQ(moves_of(kSmall, "b..........w. w"), (Texts{"c5-c4", "c5-a5", "c5-e5"}));
  EXPECT_EQ(moves_of(kSmall, "....w....b... w"), (Texts{"c2-c1", "c2-b2", "c2-d2"}));
}

TEST(Ntil, KingsSlideAndCaptureFromAfar) {
  EXPECT_EQ(moves_of(kSmall, "b........w..W w"), (Texts{"d4-c3", "d4-c4", "e5-a5", "e5-c5"}));
  EXPECT_EQ(moves_of(kSmall, "b.......w...W w"),
            (Texts{"c4-c3", "c4-b4", "c4-d4", "e5-b2", "e5-c3", "e5-d4", "e5-a5", "e5-c5"}));
  EXPECT_EQ(moves_of(kSmall, "...b....w...W w"), (Texts{"e5xa1"}));
  const SmallNtil near({.board = BoardId::k5x5, .king_range = Override::kSecond});
  EXPECT_EQ(moves_of(near, "...b....w...W w"),
            (Texts{"c4-c3", "c4-b4", "c4-d4", "e5-d4", "e5-c5"}));
}

TEST(Ntil, ACaptureMayStopAfterAnyLeap) {
  // c5 leaps over c4, then from c3 over c2 or b2.
  EXPECT_EQ(moves_of(kSmall, "...bb...b..w. w"), (Texts{"c5xc3", "c5xc3xa1", "c5xc3xc1"}));
  const SmallNtil damdaman({.board = BoardId::k5x5, .rules = Variant::kDamdaman});
  EXPECT_EQ(moves_of(damdaman, "...bb...b..w. w"), (Texts{"c5xc3xa1", "c5xc3xc1"}));
}

TEST(Ntil, MenDoNotCaptureBackwardInTheSeedRules) {
  EXPECT_EQ(moves_of(kSmall, "b.....w.b...w b"),
            (Texts{"a1-c1", "a1-b2", "c4-b4", "c4-d4", "c4-c5"}));
  const SmallNtil backward({.board = BoardId::k5x5, .backward_capture = Override::kSecond});
  EXPECT_EQ(moves_of(backward, "b.....w.b...w b"), (Texts{"c4xc2"}));
}

TEST(Ntil, PromotionOnlyWhereTheMoveEnds) {
  EXPECT_EQ(after(kSmall, "b...w.......w w", "c2-c1"), "bW..........w b");
  const SmallNtil tabal({.board = BoardId::k5x5, .rules = Variant::kTabal});
  EXPECT_EQ(after(tabal, "...w.......B. w", "b2-a1"), "W..........B. b");
  EXPECT_EQ(after(kSmall, "...w.......B. w", "b2-a1"), "w..........B. b");
}

TEST(Ntil, LeavingACaptureOutCostsThreePieces) {
  const std::string text = "bbb...b.w..w. w";
  EXPECT_EQ(after(kSmallNtil, text, "c5-e5"), "bbb...b.w...w b ntil");
  EXPECT_EQ(moves_of(kSmallNtil, "bbb...b.w...w b ntil"), (Texts{"ntil:c4,e5"}));
  EXPECT_EQ(after(kSmallNtil, "bbb...b.w...w b ntil", "ntil:e5,c4"), "bbb...b...... b");
  EXPECT_EQ(kSmallNtil.score(state_of(kSmallNtil, "bbb...b...... b")), -1);
  const auto compulsory = kSmallNtil.for_agents();
  EXPECT_EQ(moves_of(compulsory, text), (Texts{"c4xc2"}));
  EXPECT_TRUE(compulsory.is_restrained());
  EXPECT_FALSE(kSmall.for_agents().is_restrained());
}

TEST(Ntil, OneAgainstOneIsADraw) {
  const S state = state_of(kSmall, "b...........w w");
  EXPECT_EQ(kSmall.turn(state), Turn::kOver);
  EXPECT_EQ(kSmall.score(state), 0);
}

TEST(Ntil, WhoCannotMoveHasLost) {
  // The man on a1 could only step to c1; leaping over it is possible once e1 is free.
  const S blocked = state_of(kSmall, "wbb.......... w");
  EXPECT_EQ(kSmall.turn(blocked), Turn::kOver);
  EXPECT_EQ(kSmall.score(blocked), -1);
  EXPECT_EQ(moves_of(kSmall, "wb...b....... w"), (Texts{"a1xe1"}));
}

TEST(Ntil, SixtyQuietPliesAreADraw) {
  S state = state_of(kSmall, "B.b.......w.W w");
  state.quiet = 59;
  EXPECT_EQ(kSmall.turn(state), Turn::kFirst);
  S drawn = state;
  kSmall.play(drawn, *kSmall.parse_move("e5-c5"));
  EXPECT_EQ(kSmall.turn(drawn), Turn::kOver);
  EXPECT_EQ(kSmall.score(drawn), 0);
  EXPECT_EQ(kSmall.view(drawn).facts.back().value, "60 plies without progress");
  S forward = state;
  kSmall.play(forward, *kSmall.parse_move("a5-b4"));
  EXPECT_EQ(forward.quiet, 0);
  EXPECT_EQ(kSmall.without_quiet_draw().turn(drawn), Turn::kSecond);
}

// Whoever is punished shall know for what: the steps tell a capture that was there, leap by leap.
TEST(Ntil, ALeftOutCaptureIsTold) {
  const auto missed = [](const Parameters& parameters, const char* text, const char* move) {
    const SmallNtil rules(parameters);
    PositionOf<SmallNtil> position(std::make_shared<const SmallNtil>(rules), state_of(rules, text));
    const auto steps = position.play(move);
    EXPECT_TRUE(steps) << steps.error().message;
    const View view = position.view();
    std::string told;
    for (const Step& step : *steps) {
      if (step.kind != StepKind::kPass) continue;
      const auto name = [&](int cell) { return view.cells[static_cast<std::size_t>(cell)].name; };
      told += name(step.from) + "x" + name(step.to) + " ";
    }
    return told;
  };
  const char* text = "wb...b...w... w";
  EXPECT_EQ(missed({.board = BoardId::k5x5, .ntil = true}, text, "d4-c3"), "a1xe1 ");
  EXPECT_EQ(missed({.board = BoardId::k5x5, .ntil = true}, text, "a1xe1"), "") << "it captured";
}

TEST(Ntil, TheThirdOccurrenceIsADraw) {
  PositionOf<SmallNtil> position(std::make_shared<const SmallNtil>(kSmall),
                                 state_of(kSmall, "B.b.......w.W w"));
  for (int round = 0; round < 2; ++round) {
    EXPECT_EQ(position.turn(), Turn::kFirst);
    for (const char* move : {"e5-c5", "a1-c1", "c5-e5", "c1-a1"}) EXPECT_TRUE(position.play(move));
  }
  EXPECT_EQ(position.turn(), Turn::kOver);
  EXPECT_EQ(position.score(), 0);
}

// Kings among many pieces have thousands of paths: the list holds them.
TEST(Ntil, ManyPathsFit) {
  const SmallNtil rules({.board = BoardId::k5x9});
  const S state = state_of(rules, "...B.B..B..B..BB...B..BB...B.B.B..W.W w");
  SmallNtil::Moves moves;
  rules.legal_moves(state, moves);
  EXPECT_EQ(moves.size(), 2673U);
  EXPECT_TRUE(moves.complete());
  EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end()));
  for (const auto& move : moves) {
    EXPECT_EQ(*rules.parse_move(rules.to_text(move)), move);
    EXPECT_TRUE(rules.is_legal(state, move));
  }
}

// With still more, the list says that it is not complete, and every path can be
// played all the same.
TEST(Ntil, WhatTheListCannotHoldIsStillLegal) {
  const SmallNtil rules({.board = BoardId::k5x9});
  const S state = state_of(rules, "...B.B..B..BB.BB...B.BBB.B.B.B.BB.W.W w");
  SmallNtil::Moves moves;
  rules.legal_moves(state, moves);
  EXPECT_FALSE(moves.complete());
  EXPECT_EQ(moves.size(), SmallNtil::Moves::kLimit);
  PositionOf<SmallNtil> position(std::make_shared<const SmallNtil>(rules), state);
  const auto last = moves[moves.size() - 1];
  EXPECT_EQ(last.from(), 34);  // so none of the king on e9 is listed
  EXPECT_TRUE(position.play("e9xa5"));
}

TEST(Ntil, ViewShowsPointsAndLines) {
  Rng rng;
  const View view = kSmall.view(kSmall.start(rng));
  EXPECT_EQ(view.shape, ViewShape::kPoints);
  EXPECT_EQ(view.cells.size(), 13U);
  EXPECT_EQ(view.lines.size(), 20U);  // 4 along base rows, 4 along second rows, 12 to the apexes
  EXPECT_EQ(view.cells[6].piece, '-');
}

TEST(Ntil, BadTextIsRefusedWithAReason) {
  const auto message = [](const auto& result) { return result ? "" : result.error().message; };
  EXPECT_NE(message(kSmall.parse_move("c3")).find("expected a step"), std::string::npos);
  EXPECT_NE(message(kSmall.parse_move("b1-c3")).find("no point"), std::string::npos);
  EXPECT_NE(message(kSmall.parse_state("bbbbbb.wwwwww")).find("13 points"), std::string::npos);
  EXPECT_NE(message(kSmall.parse_state("bbbbbb.wwwwwq w")).find("e5"), std::string::npos);
  EXPECT_NE(message(kSmall.parse_state("bw........... w")).find("promotion"), std::string::npos);
  EXPECT_NE(message(kSmall.parse_state("bbbbbbb....ww w")).find("at most 6"), std::string::npos);
  EXPECT_NE(message(kSmall.parse_state("............. w")).find("no piece"), std::string::npos);
}

// One and two pieces of every kind, on every point.
template <class G, class Bits>
void expect_keys_tell_apart(BoardId board) {
  const G rules({.board = board});
  const int points = rules.board().points;
  std::vector<typename G::State> ones;
  for (int point = 0; point < points; ++point) {
    for (const int piece : {0, 1, 2, 3}) {
      typename G::State& one = ones.emplace_back();
      one.side = Turn::kFirst;
      one.pieces[static_cast<std::size_t>(piece % 2)] = Bits{1} << point;
      if (piece >= 2) one.kings = Bits{1} << point;
    }
  }
  std::set<std::uint64_t> keys;
  std::size_t states = 0;
  for (const typename G::State& one : ones) {
    for (const typename G::State& other : ones) {
      const Bits first = one.pieces[0] | one.pieces[1];
      const Bits second = other.pieces[0] | other.pieces[1];
      if (second < first || (first == second && &one != &other)) continue;
      typename G::State both = one;
      both.pieces[0] |= other.pieces[0];
      both.pieces[1] |= other.pieces[1];
      both.kings |= other.kings;
      keys.insert(rules.key(both));
      ++states;
    }
  }
  EXPECT_EQ(keys.size(), states);
}

TEST(Ntil, KeysTellOneAndTwoPiecesApart) {
  for (const BoardId board :
       {BoardId::k5x5, BoardId::k5x9, BoardId::k7x9, BoardId::k9x9, BoardId::k7x11}) {
    expect_keys_tell_apart<SmallNtil, std::uint64_t>(board);
  }
  expect_keys_tell_apart<LargeNtil, Bits128>(BoardId::k9x11);
}

}  // namespace
}  // namespace papan::ntil
