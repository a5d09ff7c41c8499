// Messages about positions: hints, explanations, analysis, judgements, lines, two agents
// compared, positions set up by hand.
// Part of the closed set of server/messages.hpp; described as server/description.hpp says.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/options.hpp"
#include "game/budget.hpp"
#include "server/description.hpp"
#include "server/limits.hpp"
#include "server/play/messages.hpp"

namespace papan::server {

struct AskHint {
  static constexpr About kAbout{"hint", "hint"};
  GameId id = 0;

  static void describe(auto& list) { list("id", &AskHint::id, kIds); }
};

// A position of a game, asked of an agent.
template <class T>
void describe_question(auto& list) {
  list("id", &T::id, kIds);
  list("ply", &T::ply, kCounts, "the position after so many");
  list("agent", &T::agent, Bytes{kMaxSpecBytes}, "a spec, as in a seat");
}

// What an agent computes there.
struct AskExplanation {
  static constexpr About kAbout{"explain", "explanation"};
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;

  static void describe(auto& list) { describe_question<AskExplanation>(list); }
};

// The tree that it grows there, as much of it as is to be shown.
struct AskTree {
  static constexpr About kAbout{"tree", "tree"};
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;
  int plies = 0;
  int nodes = 0;

  static void describe(auto& list) {
    describe_question<AskTree>(list);
    list("plies", &AskTree::plies, Whole{1, kMaxDepth}, "how many of them to show");
    list("nodes", &AskTree::nodes, Whole{1, kMaxTreeNodes}, "at most so many");
  }
};

struct StopExplaining {
  static constexpr About kAbout{
      "stop_explaining", "done",
      "the `explain` or `tree` under way is refused as `stopped`, as it is by the client's next "
      "`explain`, `tree` or `hint`"};
  GameId id = 0;

  static void describe(auto& list) { list("id", &StopExplaining::id, kIds); }
};

struct Analyse {
  static constexpr About kAbout{
      "analyse", "done",
      "then `analysis` again and again, until it is finished, stopped, replaced by another "
      "`analyse`, or the client leaves"};
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;

  static void describe(auto& list) { describe_question<Analyse>(list); }
};

struct StopAnalysis {
  static constexpr About kAbout{"stop_analysis", "done", "nothing of it is told after that"};
  GameId id = 0;

  static void describe(auto& list) { list("id", &StopAnalysis::id, kIds); }
};

// What a move lost there.
struct AskJudgement {
  static constexpr About kAbout{"judge", "judged"};
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;
  std::optional<std::string> move;

  static void describe(auto& list) {
    describe_question<AskJudgement>(list);
    list("move", &AskJudgement::move, Bytes{kMaxPlyBytes},
         "else the move that was played there, else the best");
  }
};

struct Consult {
  static constexpr About kAbout{"consult", "consulted", "what it would play"};
  GameId id = 0;
  std::int64_t ply = 0;
  std::string agent;

  static void describe(auto& list) { describe_question<Consult>(list); }
};

struct AskLine {
  static constexpr About kAbout{
      "line", "frames", "the boards along the line, as far as the seats alone decide, at most 100"};
  GameId id = 0;
  std::int64_t ply = 0;
  std::vector<std::string> moves;
  std::optional<std::int64_t> from;

  static void describe(auto& list) {
    list("id", &AskLine::id, kIds);
    list("ply", &AskLine::ply, kCounts);
    list("moves", &AskLine::moves, Texts{{kMaxPlyBytes}, 1, kMaxLine});
    list("from", &AskLine::from, Whole{1, kMaxLine}, "the first step that is told, else 1");
  }
};

struct AskOpening {
  static constexpr About kAbout{"opening", "opening", "what the opening book knows there"};
  GameId id = 0;
  std::int64_t ply = 0;

  static void describe(auto& list) {
    list("id", &AskOpening::id, kIds);
    list("ply", &AskOpening::ply, kCounts);
  }
};

// Games between two agents from there.
struct StartMatch {
  static constexpr About kAbout{"match", "done", "then `match` after every game"};
  GameId id = 0;
  std::int64_t ply = 0;
  std::array<std::string, 2> agents;
  int games = 0;
  int random_plies = 0;

  static void describe(auto& list) {
    list("id", &StartMatch::id, kIds);
    list("ply", &StartMatch::ply, kCounts);
    list("agents", &StartMatch::agents, Bytes{kMaxSpecBytes}, "two");
    list("games", &StartMatch::games, Whole{1, kMaxMatchGames});
    list("random_plies", &StartMatch::random_plies, Whole{0, kMaxRandomPlies}, "of each opening");
  }
};

struct StopMatch {
  static constexpr About kAbout{"stop_match", "done"};
  GameId id = 0;

  static void describe(auto& list) { list("id", &StopMatch::id, kIds); }
};

struct CheckPosition {
  static constexpr About kAbout{"check", "position",
                                "or an error that says what is wrong with the text"};
  std::string game;
  Settings parameters;
  std::optional<std::string> text;

  static void describe(auto& list) {
    list("game", &CheckPosition::game, Bytes{kMaxNameBytes});
    list("parameters", &CheckPosition::parameters);
    list("text", &CheckPosition::text, Bytes{kMaxTextBytes}, "a position; else the start");
  }
};

}  // namespace papan::server
