// GameModule: what a game brings beside its rules and its agents, so that whatever serves any
// game can ask, and names none. Each game makes its own in games/<game>/module.cpp; the
// catalogue keeps it. What a game does not have stays null.
#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.hpp"
#include "core/result.hpp"

namespace papan {

class Position;
struct AgentEntry;
struct FoundPlan;
struct Judgement;
struct Request;
struct ValuedMove;

// What the score of a game says, and what a loss of it weighs.
struct ScoreFacts {
  // It says by how much a game is won, not only by whom.
  bool has_margin = true;
  // Every evaluation ends in it: what one agent has proven holds for all.
  bool ends_all_values = false;
  // The least loss that a person would call one; 0: agents/judgement.cpp reckons it.
  double inaccuracy = 0;
};

// A rule that compels a player, where another setting would not.
struct Compulsion {
  Setting lifted_by;
  std::string_view refused;  // said before the refusal of a move that it forbids
  std::string_view missed;   // said of one who left out what it demands
};

// What chance has in store, as people have it in files.
struct PastedDeal {
  Settings parameters;
  std::vector<std::string> outcomes;
};

// A word or a line in English, and the same in Indonesian.
struct Translation {
  std::string_view english;
  std::string_view indonesian;
};

// What people on the page may have beside the rules.
struct PageFacts {
  int clock_seconds = 0;   // a clock for the whole game that they may start; 0: none
  bool has_discs = false;  // pieces whose colours each person may choose
};

struct GameModule {
  ScoreFacts score;
  PageFacts page;

  // Command lines with this game, "papan play GAME ...": each stands in the help of its command.
  std::vector<std::string_view> examples;

  // Words of its parameters, agents and options: agents/catalogue_words.hpp.
  std::span<const Translation> indonesian;

  // Parameters of a game in which people sit, unless they say otherwise.
  Settings of_people;
  std::optional<Compulsion> compulsion;

  Result<PastedDeal> (*parse_deal)(const std::string& text) = nullptr;

  // Programs of others that can sit in a seat: agents/external.hpp.
  std::vector<AgentEntry> (*programs)() = nullptr;

  // What its book knows: agents/book_moves.hpp.
  std::vector<ValuedMove> (*opening_moves)(const Position& position) = nullptr;

  // Its own way to judge a move, as agents/judgement.hpp, and the positions for which it is made.
  bool (*judges)(const Position& position) = nullptr;
  Result<Judgement> (*judge)(const Position& position, std::string_view move,
                             std::string_view agent, const Request& request) = nullptr;

  // What one plan is worth after every other first move, for agents/plan_search.hpp: a plan for
  // each legal move in their order, fewer when it was stopped; and the one that begins with `move`.
  std::vector<FoundPlan> (*variations)(const Position& position, const FoundPlan& plan,
                                       const std::stop_token& stop) = nullptr;
  FoundPlan (*variation)(const Position& position, const FoundPlan& plan,
                         std::string_view move) = nullptr;
};

template <class F>
GameModule make_module();

}  // namespace papan
