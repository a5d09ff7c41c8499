// What a move lost: nothing for the best, the difference for the others, in the
// points of who moved; and only where both values are of one kind.
#include "agents/judgement.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "agents/alike.hpp"
#include "agents/analyst.hpp"
#include "games/othello/study/midgames.hpp"

namespace papan {
namespace {

std::unique_ptr<Position> begun(std::string_view game, const Settings& settings) {
  Rng rng(7);
  return std::move(*(*find_game(game))->game.start(settings, rng));
}

Judgement judged(const Position& position, std::string_view move, std::string_view spec) {
  Rng rng(1);
  const auto wanted = parse_spec(spec);
  auto found = judge(position, move, spec, {wanted->budget, rng, {}});
  EXPECT_TRUE(found) << found.error().message;
  return found ? *found : Judgement{};
}

TEST(Judgement, AMoveLosesWhatTheBestIsWorthMore) {
  auto position = begun("othello", {{"size", "6"}});
  for (int ply = 0; ply < 5; ++ply) {
    Analyst analyst = *Analyst::make(*position, "negascout:depth=4");
    while (!analyst.finished()) ASSERT_TRUE(analyst.step({}));
    const double best = analyst.moves()[0].value;
    for (const ValuedMove& move : analyst.moves()) {
      const Judgement found = judged(*position, move.move.text, "negascout:depth=4");
      EXPECT_EQ(found.value, move.value);
      EXPECT_EQ(found.lost, std::abs(best - move.value));
    }
    ASSERT_TRUE(position->play(analyst.moves().back().move.text));
  }
}

TEST(Judgement, WithoutAMoveTheBestIsJudged) {
  const auto position = begun("ntil", {{"board", "5x5"}});
  const Judgement found = judged(*position, "", "negascout:depth=3");
  EXPECT_EQ(found.move, found.best);
  EXPECT_EQ(found.lost, 0);
}

TEST(Judgement, BrickLosesByItsEvaluationInLongGames) {
  auto position = begun("brick", {{"colours", "3"}, {"bricks", "1000"}});
  ASSERT_TRUE(position->play("112"));
  Analyst analyst = *Analyst::make(*position, "best");
  ASSERT_TRUE(analyst.step({}));
  const ValuedMove& worst = analyst.moves().back();
  const Judgement found = judged(*position, worst.move.text, "best");
  EXPECT_EQ(found.lost, analyst.moves()[0].value - worst.value);
  EXPECT_GE(found.lost, 4 * found.scale) << "the worst of all placements is a blunder";
}

TEST(Judgement, ValuesAreComparedWhenBothAreExactOrEndAtOnePly) {
  const auto told = [](int depth, Kind kind) { return ToldValue{1, depth, kind}; };
  const Kind exact = Kind::kExact;
  const Kind estimate = Kind::kEstimate;
  EXPECT_TRUE(are_alike(told(7, exact), told(20, exact)));
  EXPECT_TRUE(are_alike(told(6, estimate), told(6, estimate)));
  EXPECT_FALSE(are_alike(told(6, estimate), told(5, estimate))) << "another parity";
  EXPECT_FALSE(are_alike(told(6, estimate), told(4, estimate)));
  EXPECT_TRUE(are_alike(told(3, exact), told(6, estimate))) << "a search to 6 proves it as well";
  EXPECT_FALSE(are_alike(told(20, exact), told(6, estimate)));
  EXPECT_FALSE(are_alike(told(6, estimate), told(20, exact)));
  EXPECT_FALSE(are_alike(told(6, Kind::kAtLeast), told(6, exact)));
  EXPECT_FALSE(are_alike(told(0, Kind::kUnknown), told(0, Kind::kUnknown)));
}

// Every move's value to a depth, by the slow twin.
std::map<std::string, double> minimax(const Position& position, int depth) {
  Rng rng(1);
  const auto found =
      (*make_player(position, "minimax"))->choose(position, {{.depth = depth}, rng, {}});
  std::map<std::string, double> values;
  for (const DecisionCandidate& each : found->candidates) values[each.move] = each.value;
  return values;
}

TEST(Judgement, BothValuesAreOfOneDepthWhereverTheBudgetEndedTheSearches) {
  auto position = begun("othello", {{"size", "6"}});
  int judgements = 0;
  for (int ply = 0; ply < 10; ++ply) {
    for (const char* spec : {"negascout:nodes=12", "negascout:nodes=150", "negascout:nodes=700"}) {
      for (const LegalMove& move : position->legal_moves()) {
        const Judgement found = judged(*position, move.text, spec);
        ASSERT_TRUE(found.compared);
        const auto values = minimax(*position, found.depth);
        EXPECT_EQ(found.best_value, values.at(found.best)) << move.text << ' ' << spec;
        EXPECT_EQ(found.value, values.at(found.move)) << move.text << ' ' << spec;
        ++judgements;
      }
    }
    const auto moves = position->legal_moves();
    ASSERT_TRUE(position->play(moves[moves.size() / 2].text));
  }
  EXPECT_GT(judgements, 40);
}

// What a judgement promises, whoever judges.
void expect_lawful(const Position& position, const Judgement& found) {
  const double sign = position.turn() == Turn::kSecond ? -1 : 1;
  EXPECT_GE(found.lost, 0);
  if (!found.compared) {
    EXPECT_EQ(found.lost, 0) << "values of two kinds tell no loss";
    return;
  }
  EXPECT_EQ(found.lost, sign * (found.best_value - found.value));
  EXPECT_LE(sign * found.value, sign * found.best_value);
  EXPECT_TRUE(found.best_kind == Kind::kExact || found.best_kind == Kind::kEstimate);
  EXPECT_TRUE(found.kind == Kind::kExact || found.kind == Kind::kEstimate);
}

// Through the stretch of the game where the solver begins to reach the end, of one move
// sooner than of another.
TEST(Judgement, ALossIsOfOneKindWhereTheEndComesIntoReach) {
  Rng rng(4);
  int exact = 0;
  int estimates = 0;
  for (std::uint64_t i = 0; i < 3; ++i) {
    auto position = lab::othello_midgame(Rng(1).fork(i));
    for (int ply = 0; ply < 30 && is_seat(position->turn()); ++ply) {
      const auto moves = position->legal_moves();
      const auto& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text;
      if (ply >= 12) {
        const Judgement found = judged(*position, move, "best:nodes=30000");
        expect_lawful(*position, found);
        if (found.compared) {
          const auto text = position->text();
          const auto empties = std::count(text.begin(), text.end(), '-');
          EXPECT_TRUE(found.best_kind == found.kind || found.depth >= empties)
              << "the solver's value beside that of a horizon: " << text << ' ' << move;
          ++(found.exact ? exact : estimates);
        }
      }
      ASSERT_TRUE(position->play(move));
    }
  }
  EXPECT_GT(exact, 5);
  EXPECT_GT(estimates, 5);
}

TEST(Judgement, KeepsItsLawsInEveryGameForTwo) {
  Rng rng(9);
  for (const char* game : {"othello", "adjacency", "ntil"}) {
    auto position = begun(game, {});
    for (int ply = 0; ply < 14; ++ply) {
      const auto moves = position->legal_moves();
      const auto& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text;
      for (const char* spec : {"best:nodes=2000", "negascout:depth=3", "mcts:nodes=2000"}) {
        expect_lawful(*position, judged(*position, move, spec));
      }
      ASSERT_TRUE(position->play(move));
    }
  }
}

// A search to d plies is one to d - 1 behind each move: none is worth more than the position.
TEST(Judgement, NoMoveIsWorthMoreThanThePositionBeforeIt) {
  Rng rng(6);
  const auto value = [&](const Position& position, const char* spec, int depth) {
    return (*make_player(position, spec))->choose(position, {{.depth = depth}, rng, {}})->value;
  };
  for (const auto& [game, size, spec] :
       {std::tuple{"othello", "6", "negascout"}, std::tuple{"adjacency", "5", "best"},
        std::tuple{"othello", "8", "best:book=off,without=probcut"}}) {
    auto position = begun(game, {{"size", size}});
    for (int ply = 0; ply < 8; ++ply) {
      const double sign = position->turn() == Turn::kSecond ? -1 : 1;
      const double before = value(*position, spec, 5);
      const auto moves = position->legal_moves();
      for (const LegalMove& move : moves) {
        auto after = position->clone();
        ASSERT_TRUE(after->play(move.text));
        EXPECT_LE(sign * value(*after, spec, 4), sign * before) << position->text() << move.text;
      }
      ASSERT_TRUE(position->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))].text));
    }
  }
}

TEST(Judgement, SaysWhatIsNotAMove) {
  Rng rng(1);
  EXPECT_FALSE(judge(*begun("othello", {}), "a1", "negascout:depth=2", {{}, rng, {}}));
}

}  // namespace
}  // namespace papan
