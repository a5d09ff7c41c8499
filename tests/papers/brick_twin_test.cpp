// Our Colour Brick agents against twins from the thesis, move by move: on boards of random play,
// of the agents' own play, and on boards so full that the free cells decide.
#include <fmt/format.h>

#include <map>

#include "tests/papers/asked.hpp"
#include "tests/papers/brick_twin_text.hpp"

namespace papan::papers::brick {
namespace {

struct Case {
  int k = 3;
  Board gb{};
  Brick brick{};
  int left = 1;

  [[nodiscard]] std::string text() const { return to_text(gb, brick, left); }
  [[nodiscard]] std::unique_ptr<Position> position() const {
    const auto settings = *parse_settings(fmt::format("colours={},bricks=1000", k));
    return std::move(*(*find_game("brick"))->game.parse(settings, text()));
  }
};

// Few bricks left as often as many, since three of them is where the thesis turns.
int any_left(Rng& rng) {
  return rng.below(2) == 0 ? static_cast<int>(rng.below(5)) + 1 : 500;
}

Action any_action(const std::vector<Tried>& all, Rng& rng) {
  return all[rng.below(static_cast<std::uint32_t>(all.size()))].action;
}

// One game in which every `every`-th board is a case: placed at random, for points, or by the
// thesis's evaluation with a limit that is never passed, which fills the board.
void add_walk(int k, int kind, std::size_t every, Rng& rng, std::vector<Case>& cases) {
  Board gb{};
  for (std::size_t step = 0; step < 120; ++step) {
    const Brick brick = any_brick(k, rng);
    const auto all = try_all(gb, brick, weights_for(k));
    if (all.empty()) return;
    if (step % every == 0) cases.push_back({k, gb, brick, any_left(rng)});
    const Action action = kind == 0   ? any_action(all, rng)
                          : kind == 1 ? best_score(all)->action
                                      : best_evaluation(all)->action;
    play_the_game(gb, action, brick);
  }
}

// About 120 boards for each number of colours; the same for every test.
const std::vector<Case>& cases() {
  static const std::vector<Case> all = [] {
    std::vector<Case> made;
    Rng rng(2018);
    for (int k = 3; k <= 9; ++k) {
      for (int kind = 0; kind < 3; ++kind) add_walk(k, kind, 4, rng, made);
      for (int i = 0; i < 60; ++i) {
        const Board gb = crowded(k, 6 + static_cast<int>(rng.below(8)), rng);
        made.push_back({k, gb, any_brick(k, rng), any_left(rng)});
      }
    }
    return made;
  }();
  return all;
}

std::string thesis_spec(long limit, int free_cells) {
  return fmt::format("thesis:limit={},free_cells={}", limit, free_cells);
}

// The printed limit, or one that scores do pass.
long any_limit(int k, Rng& rng) {
  return rng.below(2) == 0 ? limits_for(k).few : static_cast<long>(rng.below(40));
}

void compare_thesis(int free_cells) {
  Rng rng(1);
  Differences differences;
  for (const Case& one : cases()) {
    const long limit = any_limit(one.k, rng);
    const auto twin =
        choose_action(one.gb, one.brick, {weights_for(one.k), limit, one.left, free_cells});
    ASSERT_TRUE(twin);
    differences.compare(one.text() + " limit " + std::to_string(limit), to_text(twin->action),
                        asked(thesis_spec(limit, free_cells), *one.position()).move);
  }
  EXPECT_GE(differences.compared(), 500);
  EXPECT_EQ(differences.words(), "");
}

TEST(BrickTwin, ThesisAsPrinted) {
  compare_thesis(10);
}

TEST(BrickTwin, ThesisWithThirtyFreeCells) {
  compare_thesis(30);
}

// By default the thesis is as printed, too: RP = 10, and the limits of its ten cases.
TEST(BrickTwin, ThesisByDefault) {
  const std::vector<std::pair<int, std::pair<int, long>>> printed = {
      {3, {3333, 17750}}, {3, {33333, 18500}}, {4, {2500, 8600}},  {4, {25000, 6750}},
      {5, {2000, 6250}},  {5, {20000, 4000}},  {6, {16666, 5500}}, {7, {14285, 2000}},
      {8, {12500, 100}},  {9, {11111, 50}}};
  for (const auto& [k, rest] : printed) {
    const auto start = started("brick", fmt::format("colours={},bricks={}", k, rest.first));
    const auto player = make_player(*start, "thesis");
    ASSERT_TRUE(player);
    EXPECT_EQ((*player)->spec(), thesis_spec(rest.second, 10) + ",weights=") << "K = " << k;
  }
}

TEST(BrickTwin, Greedy) {
  Differences differences;
  for (const Case& one : cases()) {
    differences.compare(one.text(), to_text(choose_greedily(one.gb, one.brick)->action),
                        asked("greedy", *one.position()).move);
  }
  EXPECT_GE(differences.compared(), 500);
  EXPECT_EQ(differences.words(), "");
}

// Table 5.1's other features: any weights, Pile Height among them.
TEST(BrickTwin, ThesisWithOtherWeights) {
  Rng rng(3);
  Differences differences;
  for (const Case& one : cases()) {
    std::array<float, 7> w{};
    for (float& weight : w) weight = static_cast<float>(rng.below(4001)) / 8 - 250;
    const Situation now{{w[0], w[1], w[2], w[3], w[4], w[5], w[6]}, 100000, one.left, 10};
    const std::string weights = fmt::format("HP:{};VP:{};DP:{};PD:{};MW:{};B:{};PH:{}", w[0], w[1],
                                            w[2], w[3], w[4], w[5], w[6]);
    const auto decision = asked(thesis_spec(100000, 10) + ",weights=" + weights, *one.position());
    differences.compare(one.text() + ' ' + weights,
                        to_text(choose_action(one.gb, one.brick, now)->action), decision.move);
  }
  EXPECT_EQ(differences.words(), "");
}

// The rows of a sheet that our agent explains itself by, under their first cell; a row has named
// columns.
using Rows = std::map<std::string, std::map<std::string, std::string>>;
Rows explained(const Position& position, const std::string& name) {
  const auto player = make_player(position, "thesis");
  Rng rng(1);
  const auto explanation = (*player)->explain(position, {{}, rng, {}});
  Rows rows;
  for (const Sheet& sheet : explanation->sheets) {
    if (sheet.name != name) continue;
    for (const auto& row : sheet.rows) {
      for (std::size_t i = 0; i < row.size(); ++i) rows[row[0]][sheet.columns[i]] = row[i];
    }
  }
  return rows;
}

// Tables 5.6, 5.8 and 5.10, digit by digit.
TEST(BrickTwin, Weights) {
  for (int k = 3; k <= 9; ++k) {
    Rows rows = explained(*Case{k, {}, {1, 2, 3}, 500}.position(), "weights");
    const Weights w = weights_for(k);
    const std::map<std::string, float> printed = {{"HP", w.hp}, {"VP", w.vp}, {"DP", w.dp},
                                                  {"PD", w.pd}, {"MW", w.mw}, {"B", w.b}};
    EXPECT_EQ(rows.size(), printed.size() + 1);
    EXPECT_EQ(rows["PH"]["weight"], "0");  // it has no part in the tables
    for (const auto& [name, weight] : printed) {
      EXPECT_EQ(rows[name]["weight"], fmt::format("{:.6g}", weight)) << name << " of K = " << k;
    }
  }
}

// Every feature and every score of every placement.
TEST(BrickTwin, FeaturesAndScores) {
  Differences differences;
  for (const Case& one : cases()) {
    Rows rows = explained(*one.position(), "placements");
    const auto all = try_all(one.gb, one.brick, weights_for(one.k));
    EXPECT_EQ(rows.size(), all.size());
    for (const Tried& tried : all) {
      const Features& f = tried.features;
      auto& row = rows[to_text(tried.action)];
      const auto ours = fmt::format("{} {} {} {} {} {} {}: {}", row["HP"], row["VP"], row["DP"],
                                    row["PD"], row["MW"], row["B"], row["PH"], row["score"]);
      const auto twin = fmt::format("{} {} {} {} {} {} {}: {}", f.hp, f.vp, f.dp, f.pd, f.mw, f.b,
                                    f.ph, tried.score);
      differences.compare(one.text() + " at " + to_text(tried.action), twin, ours);
    }
  }
  EXPECT_EQ(differences.words(), "");
}

// Whole games: boards and scores of our rules are the simulator's, and the agent's last moves
// come from a board it made itself.
TEST(BrickTwin, WholeGamesOfTheThesis) {
  Rng rng(7);
  for (int k = 3; k <= 9; ++k) {
    constexpr int kBricks = 60;
    const auto position = started("brick", fmt::format("colours={},bricks={}", k, kBricks));
    Board gb{};
    long score = 0;
    for (int left = kBricks; left > 0; --left) {
      const Brick brick = any_brick(k, rng);
      ASSERT_TRUE(position->advance(to_text(brick)));
      const auto twin = choose_action(gb, brick, {weights_for(k), 60, left, 10});
      ASSERT_EQ(asked(thesis_spec(60, 10), *position).move, to_text(twin->action))
          << position->text();
      ASSERT_TRUE(position->advance(to_text(twin->action)));
      score += play_the_game(gb, twin->action, brick);
      ASSERT_EQ(position->text().substr(0, 219), to_text(gb));
      ASSERT_EQ(position->score(), score);
    }
    EXPECT_EQ(position->turn(), Turn::kOver);
  }
}

}  // namespace
}  // namespace papan::papers::brick
