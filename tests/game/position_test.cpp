// The erased Position, and families and the catalogue that make them.
#include "game/position.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>
#include <string>

#include "agents/catalogue.hpp"
#include "game/family.hpp"
#include "games/othello/rules/family.hpp"

namespace papan {
namespace {

const GameEntry& othello_entry() {
  return (*find_game("othello"))->game;
}

std::unique_ptr<Position> start(const Settings& parameters = {}) {
  Rng rng;
  return *othello_entry().start(parameters, rng);
}

std::unique_ptr<Position> parse(const Settings& parameters, std::string_view text) {
  return *othello_entry().parse(parameters, text);
}

TEST(Position, TellsAllOfAState) {
  const auto position = start();
  EXPECT_EQ(position->game(), "othello");
  EXPECT_EQ(to_text(position->parameters()), "size=8,empties_to_winner=off");
  EXPECT_EQ(position->turn(), Turn::kFirst);
  EXPECT_EQ(position->score(), 0);
  EXPECT_EQ(position->text(), "---------------------------OX------XO--------------------------- X");
  const auto moves = position->legal_moves();
  ASSERT_EQ(moves.size(), 4u);
  EXPECT_EQ(moves[0].text, "d3");
  EXPECT_EQ(moves[0].cells, (std::vector<int>{19}));
  const View view = position->view();
  EXPECT_EQ(view.cells[19].name, "d3");
  EXPECT_EQ(view.cells[27].piece, 'O');
}

TEST(Position, PlayTellsTheSteps) {
  const auto position = start();
  const auto steps = position->play("d3");
  ASSERT_TRUE(steps);
  EXPECT_EQ(*steps, (std::vector<Step>{{.kind = StepKind::kPlace, .to = 19, .piece = 'X'},
                                       {.kind = StepKind::kFlip, .to = 27, .piece = 'X'}}));
  EXPECT_EQ(position->turn(), Turn::kSecond);
  EXPECT_EQ(position->score(), 3);
}

TEST(Position, AnIllegalMoveChangesNothingAndNamesTheLegal) {
  const auto position = start();
  const std::string before = position->text();
  const auto played = position->play("a1");
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().message, "'a1' is not legal here: legal is d3 c4 f5 e6");
  EXPECT_EQ(position->play("pass").error().message,
            "'pass' is not legal here: legal is d3 c4 f5 e6");
  EXPECT_EQ(position->play("d9").error().message,
            "expected a cell from a1 to h8, got 'd9' (or 'pass')");
  EXPECT_EQ(position->text(), before);
}

TEST(Position, LongListsOfLegalMovesAreCut) {
  std::string cells;
  for (const char row : {'-', 'O', 'X', 'O', '-', 'O', 'X', 'O', '-', '-'})
    cells += std::string(10, row);
  const auto position = parse({{"size", "10"}}, cells + " X");
  ASSERT_EQ(position->legal_moves().size(), 30u);
  const std::string message = position->play("pass").error().message;
  EXPECT_NE(message.find(" and 6 more"), std::string::npos) << message;
}

TEST(Position, NothingIsPlayedAfterTheEnd) {
  const auto position = parse({{"size", "4"}}, "XXXXXXXXXXXXXXX- O");
  EXPECT_EQ(position->turn(), Turn::kOver);
  EXPECT_TRUE(position->legal_moves().empty());
  EXPECT_EQ(position->score(), 15);
  EXPECT_EQ(position->play("d4").error().message, "the game is over: 'd4' is too much");
}

TEST(Position, EmptiesCountForTheWinnerWhenAsked) {
  const Settings winner = {{"size", "4"}, {"empties_to_winner", "on"}};
  EXPECT_EQ(parse(winner, "XXXXXXXXXXXXXXX- O")->score(), 16);
  EXPECT_EQ(parse(winner, "OOOO------------ X")->score(), -16);
  EXPECT_EQ(parse(winner, "X--------------O X")->score(), 0);
}

TEST(Position, ClonesAreIndependent) {
  const auto position = start();
  const auto clone = position->clone();
  ASSERT_TRUE(clone->play("d3"));
  EXPECT_EQ(position->turn(), Turn::kFirst);
  EXPECT_NE(position->text(), clone->text());
}

TEST(Family, ParametersChooseTheBoard) {
  for (const int size : {4, 6, 8, 10}) {
    const auto position = start({{"size", std::to_string(size)}});
    EXPECT_EQ(position->view().cells.size(), static_cast<std::size_t>(size * size));
  }
}

TEST(Family, BadParametersAndTextsAreErrors) {
  Rng rng;
  const auto error = [](const auto& made) { return made.ok() ? "none" : made.error().message; };
  EXPECT_EQ(error(othello_entry().start({{"size", "5"}}, rng)),
            "size must be 4, 6, 8, 10, got '5'");
  EXPECT_EQ(error(othello_entry().start({{"width", "5"}}, rng)),
            "unknown option 'width': expected one of size, empties_to_winner");
  for (const char* bad : {"", "X", "---- X", "---------------- Z", "---------------- X X",
                          "-------------x-- X", "-------------------------------- X"}) {
    EXPECT_FALSE(othello_entry().parse({{"size", "4"}}, bad)) << bad;
  }
  EXPECT_EQ(error(othello_entry().parse({{"size", "4"}}, "-----?---------- X")),
            "position: cell b2 must be X, O or -, got '?'");
}

TEST(Family, VisitFindsTheTypeBehindThePosition) {
  const auto position = start({{"size", "6"}});
  int size = 0;
  EXPECT_TRUE(visit_position<othello::Family>(
      *position, [&]<class G>(const PositionOf<G>&) { size = G::kSize; }));
  EXPECT_EQ(size, 6);
}

TEST(Catalogue, NamesAreUniqueAndFound) {
  std::set<std::string> games;
  for (const CatalogueEntry& entry : catalogue()) {
    EXPECT_TRUE(games.insert(entry.game.name).second);
    EXPECT_EQ(*find_game(entry.game.name), &entry);
    std::set<std::string> agents;
    for (const AgentEntry& agent : entry.agents) {
      EXPECT_TRUE(agents.insert(agent.name).second) << agent.name;
      EXPECT_FALSE(agent.summary.empty()) << agent.name;
    }
  }
  const auto unknown = find_game("chess");
  ASSERT_FALSE(unknown);
  EXPECT_EQ(unknown.error().message.rfind("unknown game 'chess': expected othello", 0), 0u);
}

TEST(Catalogue, PerftRunsThroughTheErasedLayer) {
  const auto entry = *find_game("othello");
  EXPECT_EQ(entry->perft(*start(), 6), 8200u);
}

RC_GTEST_PROP(PositionProperty, AnyBoardOfDiscsRoundTrips, ()) {
  const int size = *rc::gen::element(4, 6, 8, 10);
  const auto cells = *rc::gen::container<std::string>(static_cast<std::size_t>(size * size),
                                                      rc::gen::element('X', 'O', '-'));
  const std::string text = cells + ' ' + *rc::gen::element('X', 'O');
  const auto made = othello_entry().parse({{"size", std::to_string(size)}}, text);
  RC_ASSERT(made.ok());
  RC_ASSERT((*made)->text() == text);
}

}  // namespace
}  // namespace papan
