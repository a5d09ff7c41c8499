// A question as text is the same question, and gets the same answer; what was known when it was
// asked bounds what is told.
#include <gtest/gtest.h>

#include "agents/plan_search.hpp"
#include "agents/question_text.hpp"
#include "agents/replay.hpp"
#include "agents/think.hpp"
#include "tests/support/questions.hpp"

namespace papan {
namespace {

using testing_support::question_about;

constexpr std::uint64_t kNodes = 500;

// A game of each kind in its midst, as a question to an agent.
Question question_in(const CatalogueEntry& entry, const std::string& agent) {
  Rng rng(5);
  std::shared_ptr<const Position> start = std::move(*entry.game.start({}, rng));
  Question question = question_about(start, agent);
  const auto position = start->clone();
  for (int ply = 0; ply < 9 || position->turn() == Turn::kChance; ++ply) {
    const bool chance = position->turn() == Turn::kChance;
    const auto moves = chance ? std::vector<LegalMove>() : position->legal_moves();
    question.game.plies.push_back(chance ? position->draw(rng) : moves[moves.size() / 2].text);
    EXPECT_TRUE(position->advance(question.game.plies.back()));
  }
  question.position = position->clone();
  question.budget.nodes = kNodes;
  return question;
}

// Without its clock.
std::string text_of(Answer answer) {
  if (answer.decision) answer.decision->seconds = 0;
  return to_text(answer);
}

std::string answer_in_text(const Question& question) {
  Memory memory;
  const auto answer = think(question, memory, {});
  return answer ? text_of(*answer) : answer.error().message;
}

void expect_same_as_text(const Question& question) {
  const std::string text = to_text(question);
  const auto read = parse_question(text);
  ASSERT_TRUE(read) << read.error().message << '\n' << text;
  EXPECT_EQ(to_text(*read), text);
  EXPECT_EQ(read->position, nullptr) << "it is found again from the record";
  const std::string answer = answer_in_text(question);
  EXPECT_EQ(answer_in_text(*read), answer);
  const auto again = parse_answer(answer);
  ASSERT_TRUE(again) << again.error().message << '\n' << answer;
  EXPECT_EQ(to_text(*again), answer);
}

TEST(Question, AsTextItGetsTheSameAnswerInEveryGame) {
  for (const CatalogueEntry& entry : catalogue()) {
    SCOPED_TRACE(entry.game.name);
    for (const Wanted wants :
         {Wanted::kMove, Wanted::kHint, Wanted::kJudgement, Wanted::kExplanation}) {
      Question question = question_in(entry, "best:level=3");
      question.wants = wants;
      question.chance = 77;
      expect_same_as_text(question);
    }
  }
}

TEST(Question, ATreeIsAskedForWithItsLimits) {
  Question question = question_in(**find_game("othello"), "alphabeta:depth=3");
  question.budget = {};
  question.wants = Wanted::kTree;
  question.limits = {2, 10};
  expect_same_as_text(question);
  Memory memory;
  EXPECT_LE(think(question, memory, {})->shown.at("nodes").size(), 10u);
}

TEST(Question, AnAnalysisGoesOnWhereItsMemoryIs) {
  Question question = question_in(**find_game("ntil"), "alphabeta:depth=3");
  question.wants = Wanted::kAnalysis;
  question.budget = {};
  Analyst alone = *Analyst::make(*question.position, question.agent);
  while (!alone.finished()) ASSERT_TRUE(alone.step({}));
  Memory memory;
  Progress progress;
  std::vector<ValuedMove> moves;
  for (bool finished = false; !finished;) {
    const auto answer = think(question, memory, {{}, &progress});
    ASSERT_TRUE(answer) << answer.error().message;
    if (!answer->analysis->moves.empty()) moves = answer->analysis->moves;
    finished = answer->analysis->finished;
  }
  ASSERT_EQ(moves.size(), alone.moves().size());
  EXPECT_EQ(moves.front().move.text, alone.moves().front().move.text);
  EXPECT_EQ(progress.nodes(), alone.nodes());
}

TEST(Question, WhatIsExactAlreadyIsNotSearchedAgain) {
  Question question = question_in(**find_game("ntil"), "alphabeta:depth=2");
  question.wants = Wanted::kAnalysis;
  question.budget = {};
  for (const LegalMove& move : question.position->legal_moves()) {
    question.proven.push_back({.move = move,
                               .value = 1,
                               .depth = 1,
                               .exact = true,
                               .kind = Kind::kExact,
                               .line = {move.text}});
  }
  const auto read = parse_question(to_text(question));
  ASSERT_TRUE(read) << read.error().message;
  Memory memory;
  const auto answer = think(*read, memory, {});
  ASSERT_TRUE(answer) << answer.error().message;
  EXPECT_EQ(answer->analysis->nodes, 0u);
}

// A plan that is known is not forgotten by a search that finds less; one that is found comes back.
TEST(Question, PlansGoWithItAndComeBack) {
  Question question = question_in(**find_game("collapse"), "best:level=1");
  question.wants = Wanted::kHint;
  question.budget.nodes = 20'000;
  Memory strong;
  const auto found = think(question, strong, {});
  ASSERT_TRUE(found) << found.error().message;
  ASSERT_FALSE(found->plans.empty());
  question.plans = found->plans;
  question.budget.nodes = 1;
  const auto read = parse_question(to_text(question));
  ASSERT_TRUE(read) << read.error().message;
  Memory weak;
  const auto again = think(*read, weak, {});
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_GE(again->decision->value, found->decision->value);
}

TEST(Question, WhatCannotBeReadIsRefusedInALine) {
  const std::string text = to_text(question_in(**find_game("adjacency"), "best:level=1"));
  for (const std::string& bad : {std::string(), std::string("{}"), text.substr(0, text.size() / 2),
                                 "{\"wants\": \"dream\"" + text.substr(text.find(','))}) {
    const auto read = parse_question(bad);
    ASSERT_FALSE(read) << bad;
    EXPECT_EQ(read.error().message.find('\n'), std::string::npos);
  }
}

}  // namespace
}  // namespace papan
