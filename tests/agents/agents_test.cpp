// Agents through the catalogue: their specs, and whole legal games by all of
// them in all games.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "agents/catalogue.hpp"
#include "agents/spec.hpp"

namespace papan {
namespace {

std::string error_of(std::string_view text) {
  const auto spec = parse_spec(text);
  return spec ? "none" : spec.error().message;
}

TEST(Spec, BudgetAndOptionsAreToldApart) {
  const auto spec = parse_spec("alphabeta:eval=discs,depth=6,time=0.5,nodes=100");
  ASSERT_TRUE(spec);
  EXPECT_EQ(spec->name, "alphabeta");
  EXPECT_EQ(spec->budget, (Budget{.depth = 6, .nodes = 100, .seconds = 0.5}));
  EXPECT_EQ(to_text(spec->options), "eval=discs");
  EXPECT_EQ(to_text(*spec), "alphabeta:depth=6,nodes=100,time=0.5,eval=discs");
}

TEST(Spec, NamesAlone) {
  EXPECT_EQ(to_text(*parse_spec("random")), "random");
  EXPECT_EQ(to_text(*parse_spec("random:")), "random");
}

TEST(Spec, BadOnesSayWhatIsWrong) {
  EXPECT_EQ(error_of(""), "expected an agent as name:key=value,..., got ''");
  EXPECT_EQ(error_of(":depth=1"), "expected an agent as name:key=value,..., got ':depth=1'");
  EXPECT_EQ(error_of("a:b"), "agent 'a': expected key=value, got 'b'");
  EXPECT_EQ(error_of("a:b=1,b=2"), "agent 'a': 'b' is given twice");
  EXPECT_EQ(error_of("a:depth=0"),
            "agent 'a': depth must be a whole number from 1 to 120, got '0'");
  EXPECT_EQ(error_of("a:depth=1,depth=1"), "agent 'a': 'depth' is given twice");
}

RC_GTEST_PROP(SpecProperty, PrintedSpecsParseToTheSame, (const std::string& text)) {
  const auto spec = parse_spec(text);
  if (!spec) RC_DISCARD();
  const std::string printed = to_text(*spec);
  RC_ASSERT(to_text(*parse_spec(printed)) == printed);
}

RC_GTEST_PROP(SpecProperty, BudgetsRoundTrip, ()) {
  AgentSpec spec{"name", {}, {}};
  spec.budget.depth = *rc::gen::inRange(0, kMaxDepth + 1);
  spec.budget.nodes = *rc::gen::inRange<std::uint64_t>(0, kMaxNodes + 1);
  spec.budget.seconds = *rc::gen::inRange(0, 86'400'001) / 1000.0;
  RC_ASSERT(parse_spec(to_text(spec))->budget == spec.budget);
}

// --- Every agent of every game ------------------------------------------------------

std::unique_ptr<Position> start(const CatalogueEntry& entry, std::uint64_t seed,
                                const Settings& parameters = {}) {
  Rng rng(seed);
  return *entry.game.start(parameters, rng);
}

// The moves of a whole game played by one agent in all seats.
std::vector<std::string> play_game(const CatalogueEntry& entry, const std::string& spec,
                                   const Budget& budget) {
  const auto position = start(entry, 1);
  auto made = make_player(*position, spec);
  EXPECT_TRUE(made) << made.error().message;
  std::vector<std::string> plies;
  Rng rng(2);
  while (made && position->turn() != Turn::kOver) {
    std::string ply;
    if (position->turn() == Turn::kChance) {
      ply = position->draw(rng);
    } else {
      const auto decision = (*made)->choose(*position, {budget, rng, {}});
      EXPECT_TRUE(decision) << decision.error().message;
      if (!decision) break;
      ply = decision->move;
    }
    const auto played = position->play(ply);
    EXPECT_TRUE(played) << spec << ": " << played.error().message;
    if (!played) break;
    plies.push_back(ply);
  }
  return plies;
}

TEST(AllAgents, PlayWholeLegalGamesAndRepeatThem) {
  for (const CatalogueEntry& entry : catalogue()) {
    for (const AgentEntry& agent : entry.agents) {
      const Budget cheap{.nodes = 300};
      const auto plies = play_game(entry, agent.name, cheap);
      EXPECT_FALSE(plies.empty()) << agent.name;
      EXPECT_EQ(play_game(entry, agent.name, cheap), plies) << entry.game.name << " " << agent.name;
    }
  }
}

// Without any budget the agent's own fallback applies and ends.
TEST(AllAgents, DecideByTheirFallbackBudget) {
  for (const CatalogueEntry& entry : catalogue()) {
    for (const AgentEntry& agent : entry.agents) {
      const auto position = start(entry, 3);
      Rng rng(4);
      while (position->turn() == Turn::kChance) ASSERT_TRUE(position->play(position->draw(rng)));
      const auto player = make_player(*position, agent.name);
      ASSERT_TRUE(player) << player.error().message;
      const auto decision = (*player)->choose(*position, {{}, rng, {}});
      ASSERT_TRUE(decision) << agent.name;
      EXPECT_TRUE(position->play(decision->move)) << agent.name << " " << decision->move;
    }
  }
}

// A depth ends every decision, also of agents that know no depth.
TEST(AllAgents, DecideWithADepthAlone) {
  for (const CatalogueEntry& entry : catalogue()) {
    for (const AgentEntry& agent : entry.agents) {
      const auto position = start(entry, 3);
      Rng rng(4);
      while (position->turn() == Turn::kChance) ASSERT_TRUE(position->play(position->draw(rng)));
      const auto player = make_player(*position, agent.name + ":depth=1");
      ASSERT_TRUE(player) << player.error().message;
      EXPECT_TRUE((*player)->choose(*position, {{}, rng, {}})) << agent.name;
    }
  }
}

TEST(AllAgents, SpecsSpellEveryOptionOutAndMakeTheSamePlayer) {
  for (const CatalogueEntry& entry : catalogue()) {
    const auto position = start(entry, 1);
    for (const AgentEntry& agent : entry.agents) {
      const auto player = make_player(*position, agent.name + ":nodes=50");
      ASSERT_TRUE(player) << player.error().message;
      const std::string spec = (*player)->spec();
      for (const OptionInfo& option : agent.options) {
        EXPECT_NE(spec.find(option.key + "="), std::string::npos) << spec;
      }
      const auto again = make_player(*position, spec);
      ASSERT_TRUE(again) << again.error().message;
      EXPECT_EQ((*again)->spec(), spec);
    }
  }
}

// Values to try an option with: every choice; of numbers the least and one that
// takes little memory.
std::vector<std::string> values_of(const OptionInfo& info) {
  if (!info.choices.empty()) return info.choices;
  if (info.kind == OptionKind::kText || info.kind == OptionKind::kFile) return {};
  return {to_text(info.least), to_text(std::min(info.most, info.least + 1))};
}

// The server refuses files and limits memory and threads by the kind alone.
TEST(AllAgents, WhatCostsTheMachineIsOfItsKind) {
  const auto speaks_of = [](const OptionInfo& option, std::string_view word) {
    return option.help.find(word) != std::string::npos;
  };
  int costly = 0;
  for (const CatalogueEntry& entry : catalogue()) {
    for (const AgentEntry& agent : entry.agents) {
      for (const OptionInfo& option : agent.options) {
        const std::string name = entry.game.name + " " + agent.name + " " + option.key;
        EXPECT_EQ(option.kind == OptionKind::kFile, speaks_of(option, "file")) << name;
        EXPECT_EQ(option.kind == OptionKind::kFile, option.names_file != nullptr) << name;
        EXPECT_EQ(option.kind == OptionKind::kMegabytes, speaks_of(option, "megabytes")) << name;
        EXPECT_EQ(option.kind == OptionKind::kThreads, option.key == "threads") << name;
        costly += option.kind == OptionKind::kFile || option.kind == OptionKind::kMegabytes;
      }
    }
  }
  EXPECT_GT(costly, 5);
}

TEST(AllAgents, EveryOptionIsKeptInTheSpec) {
  for (const CatalogueEntry& entry : catalogue()) {
    const auto position = start(entry, 1);
    for (const AgentEntry& agent : entry.agents) {
      for (const OptionInfo& option : agent.options) {
        for (const std::string& value : values_of(option)) {
          if (value == option.fallback) continue;  // may be spelled out as what it stands for
          const std::string setting = option.key + "=" + value;
          const auto player = make_player(*position, agent.name + ":" + setting);
          ASSERT_TRUE(player) << entry.game.name << " " << agent.name << " " << setting;
          EXPECT_NE((*player)->spec().find(setting), std::string::npos) << (*player)->spec();
        }
      }
    }
  }
}

TEST(AllAgents, UnknownOnesAndOptionsAreNamed) {
  const auto position = start(*(*find_game("othello")), 1);
  const auto error = [&](std::string_view spec) {
    const auto made = make_player(*position, spec);
    return made ? "none" : made.error().message;
  };
  EXPECT_EQ(error("genius").rfind("unknown agent 'genius' for othello: expected best, ", 0), 0u);
  EXPECT_EQ(error("alphabeta:width=3"),
            "agent 'alphabeta': unknown option 'width': expected one of eval, order");
  EXPECT_EQ(error("mcts:memory=0"),
            "agent 'mcts': memory must be a whole number from 1 to 4096, got '0'");
  EXPECT_EQ(error("random:x=1"), "agent 'random': unknown option 'x': there are none here");
}

}  // namespace
}  // namespace papan
