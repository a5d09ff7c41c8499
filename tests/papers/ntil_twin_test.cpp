// Ntil's minimax and alpha-beta, against their twins: moves, values and node counts; and the
// twins against the thesis's own tables.
#include "tests/papers/ntil_search_twin.hpp"

#include "tests/papers/asked.hpp"

namespace papan::papers {
namespace {

using ntil::Agent;
using ntil::Board;
using ntil::Found;
using ntil::Geometry;

Geometry geometry_of(const std::string& board) {
  return ntil::read_template(ntil::kTemplates.at(board));
}

Board start_of(const Geometry& geometry) {
  Board board{&geometry, {}, 1};
  for (const char piece : geometry.start) {
    board.points.push_back(piece == 'w' ? 1 : piece == 'b' ? -1 : 0);
  }
  return board;
}

// Scenarios II and III: AI-1 is alpha-beta to depth 2 and begins; AI-2's expanded nodes, the
// mean of its first ten moves.
double mean_nodes(const std::string& name, Found (Agent::*second)(), int depth) {
  const Geometry geometry = geometry_of(name);
  Board board = start_of(geometry);
  std::uint64_t nodes = 0;
  for (int i = 0; i < 10; ++i) {
    board = after(board, *Agent(board, 2).by_alphabeta().move);
    Agent agent(board, depth);
    const Found found = (agent.*second)();
    board = after(board, *found.move);
    nodes += found.nodes;
  }
  return static_cast<double>(nodes) / 10;
}

TEST(NtilTwins, ExpandTheNodesOfTableFivePointFour) {
  EXPECT_EQ(std::lround(mean_nodes("5x9", &Agent::by_minimax, 1)), 5);
  EXPECT_EQ(std::lround(mean_nodes("5x9", &Agent::by_minimax, 2)), 59);
  EXPECT_EQ(std::lround(mean_nodes("5x9", &Agent::by_minimax, 3)), 1016);
  EXPECT_EQ(std::lround(mean_nodes("5x9", &Agent::by_alphabeta, 1)), 5);
  EXPECT_EQ(std::lround(mean_nodes("5x9", &Agent::by_alphabeta, 2)), 31);
  EXPECT_EQ(std::lround(mean_nodes("5x9", &Agent::by_alphabeta, 3)), 275);
  EXPECT_EQ(std::lround(mean_nodes("5x9", &Agent::by_alphabeta, 4)), 878);
}

// Of table 5.5 one figure differs, minimax on 7x11: 3068 printed.
TEST(NtilTwins, ExpandTheNodesOfTableFivePointFive) {
  EXPECT_EQ(std::lround(mean_nodes("5x5", &Agent::by_minimax, 3)), 34);
  EXPECT_EQ(std::lround(mean_nodes("7x9", &Agent::by_minimax, 3)), 1308);
  EXPECT_NEAR(mean_nodes("9x9", &Agent::by_minimax, 3), 2419, 0.5);
  EXPECT_NEAR(mean_nodes("9x11", &Agent::by_minimax, 3), 6196, 0.5);
  EXPECT_EQ(std::lround(mean_nodes("5x5", &Agent::by_alphabeta, 3)), 26);
  EXPECT_EQ(std::lround(mean_nodes("7x9", &Agent::by_alphabeta, 3)), 389);
  EXPECT_NEAR(mean_nodes("9x9", &Agent::by_alphabeta, 3), 624, 0.5);
  EXPECT_EQ(std::lround(mean_nodes("7x11", &Agent::by_alphabeta, 3)), 588);
  EXPECT_NEAR(mean_nodes("9x11", &Agent::by_alphabeta, 3), 1139, 0.5);
}

// A few pieces anywhere, kings among them: what random games seldom reach.
std::unique_ptr<Position> scattered(const std::string& board, Rng& rng) {
  const auto& entry = *(*find_game("ntil"));
  while (true) {
    std::string text;
    for (const int weight : geometry_of(board).weight) {
      if (weight > 0)
        text += rng.below(3) == 0 ? "wbWB"[rng.below(rng.below(2) == 0 ? 2 : 4)] : '.';
    }
    text += rng.below(2) == 0 ? " w" : " b";
    auto made = entry.game.parse(*parse_settings("board=" + board), text);
    if (made && is_seat((*made)->turn())) return std::move(*made);
  }
}

// The value in words: a search that finds no successor for a side has it lose.
std::string told(double value) {
  if (value > 100'000) return "won";
  if (value < -100'000) return "lost";
  return std::to_string(std::lround(value));
}

class Comparison {
 public:
  void add(const std::string& board, const Position& position, int depth) {
    const Geometry geometry = geometry_of(board);
    Agent agent(ntil::parse(geometry, position.text()), depth);
    add("minimax", geometry, position, depth, agent.by_minimax());
    add("alphabeta", geometry, position, depth, agent.by_alphabeta());
  }

  [[nodiscard]] std::string words() const { return differences_.words(); }

 private:
  // Alpha-beta's nodes are compared where no side was blocked on the way: that is infinite
  // in the thesis and cuts against any bound, with us a win of finite value, which does not.
  void add(const std::string& name, const Geometry& geometry, const Position& position, int depth,
           const Found& twin) {
    const std::string spec = name + ":eval=paper,order=paper,depth=" + std::to_string(depth);
    const Decision ours = asked(spec, position);
    const bool counts = name == "minimax" || !twin.blocked;
    const auto words = [&](const std::string& move, double value, std::uint64_t nodes) {
      return move + " value " + told(value) + (counts ? " nodes " + std::to_string(nodes) : "");
    };
    const std::string move = twin.move ? ntil::name(geometry, *twin.move) : ours.move;
    differences_.compare(spec + " on " + position.text(), words(move, twin.value, twin.nodes),
                         words(ours.move, own_value(position, ours), ours.nodes));
  }

  Differences differences_;
};

// Positions of random games; the larger the board, the fewer.
TEST(NtilTwins, PlayAsOursInRandomGames) {
  Comparison comparison;
  Rng rng(2014);
  const auto compare = [&](const std::string& board, int positions, int deepest) {
    for (int i = 0; i < positions; ++i) {
      const auto position =
          wandered(started("ntil", "board=" + board), static_cast<int>(rng.below(60)), rng);
      comparison.add(board, *position, 1 + i % deepest);
    }
  };
  compare("5x5", 300, 6);
  compare("5x9", 300, 3);
  compare("7x9", 60, 3);
  compare("9x9", 40, 2);
  compare("7x11", 40, 2);
  compare("9x11", 40, 2);
  EXPECT_EQ(comparison.words(), "");
}

TEST(NtilTwins, PlayAsOursWithKings) {
  Comparison comparison;
  Rng rng(2015);
  for (int i = 0; i < 300; ++i) comparison.add("5x5", *scattered("5x5", rng), 1 + i % 4);
  for (int i = 0; i < 100; ++i) comparison.add("5x9", *scattered("5x9", rng), 1 + i % 2);
  EXPECT_EQ(comparison.words(), "");
}

// The paper's deepest: 6 plies.
TEST(NtilTwins, PlayAsOursToTheFullDepth) {
  Comparison comparison;
  Rng rng(2016);
  for (int i = 0; i < 20; ++i) comparison.add("5x5", *scattered("5x5", rng), 6);
  EXPECT_EQ(comparison.words(), "");
}

}  // namespace
}  // namespace papan::papers
