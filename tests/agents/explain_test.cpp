// What agents tell of themselves: every one names the move that it plays, and the
// papers' quantities are those of their definitions.
#include <gtest/gtest.h>

#include <algorithm>

#include "agents/catalogue.hpp"
#include "game/shown_json.hpp"

namespace papan {
namespace {

std::unique_ptr<Position> position_of(std::string_view game, const Settings& parameters,
                                      int plies) {
  const GameEntry& entry = (*find_game(game))->game;
  Rng rng(5);
  auto position = std::move(*entry.start(parameters, rng));
  for (int i = 0; i < plies || position->turn() == Turn::kChance; ++i) {
    if (position->turn() == Turn::kOver) break;
    const std::string ply = position->turn() == Turn::kChance
                                ? position->draw(rng)
                                : position->legal_moves().front().text;
    EXPECT_TRUE(position->play(ply));
  }
  return position;
}

Json explained(const Position& position, std::string_view agent) {
  const auto player = make_player(position, agent);
  EXPECT_TRUE(player.ok()) << agent;
  Rng rng(3);
  const auto explanation = (*player)->explain(position, {{}, rng, {}});
  EXPECT_TRUE(explanation.ok()) << agent;
  return to_json(*explanation);
}

std::string chosen(const Position& position, std::string_view agent) {
  const auto player = make_player(position, agent);
  Rng rng(3);
  return (*player)->choose(position, {{}, rng, {}})->move;
}

const Json& sheet(const Json& explanation, std::string_view name) {
  const auto found = std::find_if(explanation["sheets"].begin(), explanation["sheets"].end(),
                                  [&](const Json& one) { return one["name"] == name; });
  EXPECT_NE(found, explanation["sheets"].end()) << name;
  return *found;
}

TEST(Explain, NamesTheMoveThatIsPlayed) {
  for (const auto& [game, agents] :
       std::initializer_list<std::pair<const char*, std::vector<const char*>>>{
           {"othello", {"greedy-count", "greedy-position", "minimax", "alphabeta", "random"}},
           {"adjacency", {"minimax:depth=2", "sideways", "annealing", "genetic"}},
           {"ntil", {"minimax:depth=2,eval=paper", "random"}},
           {"brick", {"thesis", "greedy"}},
           {"collapse", {"row-by-row", "greedy", "brute-force"}}}) {
    const auto position = position_of(game, {}, 6);
    for (const char* agent : agents) {
      EXPECT_EQ(explained(*position, agent)["move"], chosen(*position, agent)) << game << agent;
    }
  }
}

TEST(Explain, OthelloCountsFlipsAndRings) {
  const auto position = position_of("othello", {}, 0);
  const Json count = explained(*position, "greedy-count");
  EXPECT_EQ(count["maps"][0]["values"], (Json{{"d3", 1}, {"c4", 1}, {"f5", 1}, {"e6", 1}}));
  const Json ring = explained(*position, "greedy-position");
  EXPECT_EQ(ring["maps"][0]["values"]["d3"], 3);
}

TEST(Explain, AdjacencyOrdersByTwoFMinusG) {
  const auto position = position_of("adjacency", {}, 5);
  const Json maps = explained(*position, "minimax:depth=1")["maps"];
  ASSERT_EQ(maps.size(), 3U);
  ASSERT_FALSE(maps[0]["values"].empty());
  for (const auto& [cell, f] : maps[0]["values"].items()) {
    EXPECT_EQ(maps[2]["values"][cell].get<int>(),
              2 * f.get<int>() - maps[1]["values"][cell].get<int>());
  }
}

TEST(Explain, AnnealingEndsWhereItsLastTakenStepLed) {
  const auto position = position_of("adjacency", {}, 5);
  const Json told = explained(*position, "annealing");
  const Json& walk = sheet(told, "walk");
  EXPECT_EQ(walk["rows"].size(), 100U);
  const Json& last = walk["rows"][walk["chosen"].get<std::size_t>()];
  EXPECT_EQ(last[2], told["move"]);
  EXPECT_EQ(last[5], "yes");
}

TEST(Explain, NtilSumsValueTimesWeight) {
  const auto position = position_of("ntil", {}, 7);
  const Json told = explained(*position, "minimax:depth=1,eval=paper");
  double sum = 0;
  for (const auto& [cell, product] : told["maps"][2]["values"].items()) {
    const double expected = told["maps"][0]["values"][cell].get<double>() *
                            told["maps"][1]["values"][cell].get<double>();
    EXPECT_EQ(std::abs(product.get<double>()), expected) << cell;
    sum += product.get<double>();
  }
  EXPECT_EQ(told["facts"].back()[1], std::to_string(static_cast<int>(sum)));
}

TEST(Explain, BrickShowsThirtyPlacementsWithTheirEvaluation) {
  const auto position = position_of("brick", {{"colours", "3"}}, 6);
  const Json told = explained(*position, "thesis");
  const Json& placements = sheet(told, "placements");
  EXPECT_EQ(placements["rows"].size(), 30U);
  EXPECT_EQ(placements["rows"][placements["chosen"].get<std::size_t>()][0], told["move"]);
  const Json& weights = sheet(told, "weights");
  for (const Json& row : placements["rows"]) {
    double evaluation = 0;
    for (const Json& weight : weights["rows"]) {
      const auto& columns = placements["columns"];
      const auto at = std::find(columns.begin(), columns.end(), weight[0]) - columns.begin();
      evaluation += std::stod(weight[2].get<std::string>()) *
                    std::stod(row[static_cast<std::size_t>(at)].get<std::string>());
    }
    EXPECT_NEAR(std::stod(row[row.size() - 2].get<std::string>()), evaluation,
                1e-5 * std::abs(evaluation) + 0.01)
        << row;
  }
}

TEST(Explain, CollapseTellsGroupsAndTheSparedColour) {
  const auto position = position_of("collapse", {}, 0);
  const Json told = explained(*position, "brute-force");
  EXPECT_EQ(told["maps"][0]["values"].size(), 400U);
  const Json& colours = sheet(told, "cells by colour");
  int cells = 0;
  int most = 0;
  for (const Json& row : colours["rows"]) {
    cells += std::stoi(row[1].get<std::string>());
    most = std::max(most, std::stoi(row[1].get<std::string>()));
  }
  EXPECT_EQ(cells, 400);
  EXPECT_EQ(colours["rows"][colours["chosen"].get<std::size_t>()][1], std::to_string(most));
}

TEST(Explain, OnlyTreeSearchesHaveATree) {
  const auto position = position_of("othello", {}, 4);
  Rng rng;
  const auto tree = (*make_player(*position, "alphabeta:depth=3"))
                        ->tree(*position, {{}, rng, {}}, {.plies = 2, .nodes = 100});
  ASSERT_TRUE(tree.ok());
  const Json json = to_json(*tree);
  EXPECT_EQ(json["nodes"].size(), tree->nodes.size());
  EXPECT_EQ(json["nodes"][0]["parent"], -1);
  const auto none = (*make_player(*position, "mcts"))->tree(*position, {{}, rng, {}}, {});
  ASSERT_FALSE(none.ok());
  EXPECT_NE(none.error().message.find("expected minimax, negamax or alphabeta"), std::string::npos);
  EXPECT_TRUE(
      (*make_player(*position, "negamax:depth=2"))->tree(*position, {{}, rng, {}}, {}).ok());
}

// The other side of every agent that values moves: what is told is what the decision says,
// turned for Second.
TEST(Explain, AllValuesAreTheMovers) {
  for (const auto& [game, agents] :
       std::initializer_list<std::pair<const char*, std::vector<const char*>>>{
           {"othello", {"greedy-count", "alphabeta:depth=2", "mcts:playouts=200"}},
           {"adjacency", {"minimax:depth=3", "sideways", "annealing", "genetic"}},
           {"ntil", {"alphabeta:depth=2,eval=paper,order=paper", "negascout:depth=3"}}}) {
    for (const int plies : {6, 7}) {
      const auto position = position_of(game, {}, plies);
      for (const char* agent : agents) {
        Rng rng(3);
        const auto decision = *(*make_player(*position, agent))->choose(*position, {{}, rng, {}});
        const Json told = explained(*position, agent);
        const int side = sign(position->turn());
        EXPECT_EQ(told["turn"], to_text(position->turn()));
        EXPECT_EQ(told["facts"][0], (Json{"value", shown_number(side * decision.value)}))
            << game << agent << plies;
      }
    }
  }
}

TEST(Explain, MapAndTableAgreeWhenSecondMoves) {
  const auto position = position_of("adjacency", {}, 5);
  ASSERT_EQ(position->turn(), Turn::kSecond);
  const Json told = explained(*position, "sideways");
  const auto move = told["move"].get<std::string>();
  const auto objective = told["maps"][0]["values"][move].get<double>();
  EXPECT_EQ(told["facts"][0][1], shown_number(objective));
  EXPECT_EQ(sheet(told, "candidates")["rows"][0][1], shown_number(objective));
}

TEST(Explain, BoundsAreTheMoversToo) {
  const auto position = position_of("othello", {}, 7);
  ASSERT_EQ(position->turn(), Turn::kSecond);
  const Json told = explained(*position, "alphabeta:depth=3");
  const Json& rows = sheet(told, "candidates")["rows"];
  const double best = std::stod(rows[0][1].get<std::string>());
  int bounded = 0;
  for (const Json& row : rows) {
    EXPECT_LE(std::stod(row[1].get<std::string>()), best) << row;
    EXPECT_NE(row[2], "estimate, at least") << row;
    bounded += row[2] == "estimate, at most" ? 1 : 0;
  }
  EXPECT_GT(bounded, 0);
}

TEST(Explain, NtilsEvaluationIsTheMovers) {
  const auto position = position_of("ntil", {}, 7);
  ASSERT_EQ(position->turn(), Turn::kSecond);
  const Json told = explained(*position, "minimax:depth=1,eval=paper");
  const auto number = [&](std::string_view name) {
    for (const Json& fact : told["facts"]) {
      if (fact[0] == name) return std::stoi(fact[1].get<std::string>());
    }
    ADD_FAILURE() << name;
    return 0;
  };
  EXPECT_EQ(number("evaluation"), number("black") - number("white"));
}

TEST(Explain, ATreeIsSeenByTheMover) {
  const auto position = position_of("othello", {}, 7);
  ASSERT_EQ(position->turn(), Turn::kSecond);
  Rng rng;
  const auto player = std::move(*make_player(*position, "alphabeta:depth=3"));
  const double value = player->choose(*position, {{}, rng, {}})->value;
  const auto tree = player->tree(*position, {{}, rng, {}}, {.plies = 1, .nodes = 1000});
  ASSERT_TRUE(tree.ok());
  EXPECT_DOUBLE_EQ(tree->nodes.front().value, -value);
  double best = tree->nodes[1].value;
  int cut = 0;
  for (std::size_t i = 1; i < tree->nodes.size(); ++i) {
    const SearchTreeNode& node = tree->nodes[i];
    best = std::max(best, node.value);
    EXPECT_NE(node.bound, Bound::kAtLeast);
    if (node.bound != Bound::kAtMost) continue;
    ++cut;
    ASSERT_TRUE(node.window.low);
    EXPECT_LE(node.value, *node.window.low);
  }
  EXPECT_DOUBLE_EQ(best, -value);
  EXPECT_GT(cut, 0);
}

TEST(Explain, NumbersAreWrittenAsPeopleDo) {
  EXPECT_EQ(shown_number(193.45829799999998), "193.458");
  EXPECT_EQ(shown_number(2.33335), "2.33335");
  EXPECT_EQ(shown_number(-0.0), "0");
  EXPECT_EQ(shown_number(1e-9), "0");
  EXPECT_EQ(shown_number(-0.5), "-0.5");
  EXPECT_EQ(shown_number(0.1 + 0.2), "0.3");
  EXPECT_EQ(shown_number(1.0 / 3), "0.333333");
  EXPECT_EQ(shown_number(5'331'204), "5331204");
  EXPECT_EQ(shown_number(123456.7), "123457");
}

TEST(Explain, BrickHasTheGridOfTheThesis) {
  const auto position = position_of("brick", {{"colours", "3"}}, 6);
  for (const char* agent : {"thesis", "greedy"}) {
    const Json told = explained(*position, agent);
    const Json& grid = told["grids"][0];
    ASSERT_EQ(grid["columns"].size(), 10U);
    ASSERT_EQ(grid["rows"].size(), 3U);
    EXPECT_EQ(grid["measures"], (Json{"evaluation", "score"}));
    const Json& placements = sheet(told, "placements");
    const std::size_t width = placements["columns"].size();
    for (const Json& row : placements["rows"]) {
      const auto move = row[0].get<std::string>();  // "X,R"
      const std::size_t column = std::stoul(move) - 1;
      const std::size_t rotation = std::stoul(move.substr(move.find(',') + 1));
      const Json& cell = grid["cells"][rotation][column];
      EXPECT_EQ(row[width - 2], shown_number(cell[0].get<double>())) << agent << move;
      EXPECT_EQ(row[width - 1], shown_number(cell[1].get<double>())) << agent << move;
      const bool chosen = grid["chosen"] == Json{rotation, column};
      EXPECT_EQ(chosen, told["move"] == move) << agent << move;
    }
  }
}

TEST(Explain, BrickNamesWhatTheThesisAbbreviates) {
  const auto position = position_of("brick", {}, 2);
  const Json told = explained(*position, "thesis");
  const Json& weights = sheet(told, "weights");
  std::string names;
  for (const Json& row : weights["rows"]) {
    names += row[0].get<std::string>() + " ";
    EXPECT_FALSE(row[1].get<std::string>().empty()) << row;
  }
  EXPECT_EQ(names, "HP VP DP PD MW B PH ");
}

}  // namespace
}  // namespace papan
