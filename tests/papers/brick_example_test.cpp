// The thesis's printed examples hold the twin, and through it our agent: where pseudocode and
// figures agree, both give every printed digit; where they do not, the list says so.
#include <fmt/format.h>

#include "tests/papers/asked.hpp"
#include "tests/papers/brick_figures.hpp"
#include "tests/papers/brick_twin_text.hpp"

namespace papan::papers::brick {
namespace {

Board board_before(const std::vector<Placed>& game, std::size_t brick) {
  Board gb{};
  for (std::size_t i = 0; i < brick; ++i) play_the_game(gb, game[i].action, game[i].brick);
  return gb;
}

long score_of(const std::vector<Placed>& game) {
  Board gb{};
  long score = 0;
  for (const Placed& placed : game) score += play_the_game(gb, placed.action, placed.brick);
  return score;
}

std::vector<Tried> tried_in_example(std::size_t brick) {
  return try_all(board_before(kTable511, brick), kTable511[brick].brick, weights_for(3));
}

const Tried& of(const std::vector<Tried>& all, const Action& action) {
  return *std::find_if(all.begin(), all.end(), [&](const Tried& t) { return t.action == action; });
}

const Contradiction* contradiction(std::size_t brick, const Action& action) {
  for (const Contradiction& one : kContradictions) {
    if (one.brick == brick && one.action == action) return &one;
  }
  return nullptr;
}

// Six digits, as C++ prints a float.
std::string printed(float value) {
  return fmt::format("{:.6g}", value);
}

TEST(BrickThesis, Section2131ScoresFourSteps) {
  Board gb = board_before(kTable21, 10);
  place_brick(gb, kTable21[10].action, landing_row(gb, 7), kTable21[10].brick);
  EXPECT_EQ(dissolve(gb), (std::vector<long>{9, 246, 108, 144}));
  EXPECT_EQ(score_of(kTable21), 507);
}

// Table 2.4's moves make its 97 points, but they are no greedy player's, whatever becomes of
// ties: its eighth and tenth brick take 9 and 16 points where 41 and 27 lie open.
TEST(BrickThesis, Table24IsNotGreedy) {
  EXPECT_EQ(score_of(kTable24), 97);
  std::vector<std::string> missed;
  for (std::size_t i = 0; i < kTable24.size(); ++i) {
    const auto all = try_all(board_before(kTable24, i), kTable24[i].brick, {});
    const long taken = of(all, kTable24[i].action).score;
    const long open = best_score(all)->score;
    if (taken < open) missed.push_back(fmt::format("brick {}: {} of {}", i + 1, taken, open));
  }
  EXPECT_EQ(missed, (std::vector<std::string>{"brick 8: 9 of 41", "brick 10: 16 of 27"}));
}

// Figures 2.12 to 2.17 print HP 10, VP 3, DP 7 (the text above them 8), MW 6, B 30.
TEST(BrickThesis, Figures212To217ByThePseudocode) {
  const Features f = features_of(board_before(kTable21, 10));
  EXPECT_EQ(f, (Features{10, 4, 9, 4, 0, 30, 6}));
}

TEST(BrickThesis, FiguresOfThirtyPlacements) {
  for (std::size_t brick = 0; brick < kFigures.size(); ++brick) {
    const auto all = tried_in_example(brick);
    ASSERT_EQ(all.size(), 30U);
    for (const Tried& tried : all) {
      const Cell& cell = kFigures[brick][static_cast<std::size_t>(tried.action.x)]
                                 [static_cast<std::size_t>(tried.action.r)];
      const Contradiction* other = contradiction(brick, tried.action);
      const std::string_view expected = other != nullptr ? other->by_pseudocode : cell.evaluation;
      const auto where = fmt::format("brick {} at {}", brick + 1, to_text(tried.action));
      EXPECT_EQ(printed(tried.evaluation), expected) << where;
      EXPECT_EQ(tried.score, cell.score) << where;
      if (other != nullptr) {
        EXPECT_NE(cell.evaluation, other->by_pseudocode) << where;
      }
    }
  }
}

// Figure 5.12's two values are those of listing 4.4, which leaves out the first column's
// vertical part; but so read, figures 5.20 and 5.24 do not come out.
TEST(BrickThesis, NeitherReadingOfTheFirstColumnGivesEveryFigure) {
  std::vector<std::string> wrong;
  for (std::size_t brick = 0; brick < kFigures.size(); ++brick) {
    for (const Tried& tried : try_all(board_before(kTable511, brick), kTable511[brick].brick,
                                      weights_for(3), FirstColumn::kDoesNot)) {
      const Cell& cell = kFigures[brick][static_cast<std::size_t>(tried.action.x)]
                                 [static_cast<std::size_t>(tried.action.r)];
      if (printed(tried.evaluation) == cell.evaluation) continue;
      wrong.push_back(fmt::format("brick {} at {}", brick + 1, to_text(tried.action)));
    }
  }
  EXPECT_EQ(wrong,
            (std::vector<std::string>{"brick 6 at 1,0", "brick 8 at 3,0", "brick 8 at 1,1"}));
}

bool same_six(const Features& a, const Features& b) {
  return a.hp == b.hp && a.vp == b.vp && a.dp == b.dp && a.pd == b.pd && a.mw == b.mw && a.b == b.b;
}

TEST(BrickThesis, FeatureLines) {
  for (const FeatureLine& line : kFeatureLines) {
    EXPECT_TRUE(same_six(of(tried_in_example(line.brick), line.action).features, line.features))
        << "brick " << line.brick + 1 << " at " << to_text(line.action);
  }
  for (const FeatureLine& line : kContradictingLines) {
    EXPECT_FALSE(same_six(of(tried_in_example(line.brick), line.action).features, line.features))
        << "brick " << line.brick + 1 << " at " << to_text(line.action);
  }
}

// The last two bricks are placed for points: fewer than three are left.
TEST(BrickThesis, Table511IsTheTwinsGameAndOurs) {
  for (std::size_t i = 0; i < kTable511.size(); ++i) {
    const Board gb = board_before(kTable511, i);
    const int left = 10 - static_cast<int>(i);
    const auto chosen =
        choose_action(gb, kTable511[i].brick, {weights_for(3), limits_for(3).few, left, 10});
    ASSERT_TRUE(chosen);
    EXPECT_EQ(chosen->action, kTable511[i].action) << "brick " << i + 1;
    const auto position = *(*find_game("brick"))
                               ->game.parse(*parse_settings("colours=3,bricks=10"),
                                            to_text(gb, kTable511[i].brick, left));
    EXPECT_EQ(asked("thesis:limit=17750,free_cells=10", *position).move,
              to_text(kTable511[i].action));
  }
  EXPECT_EQ(score_of(kTable511), 226);
}

}  // namespace
}  // namespace papan::papers::brick
