// Collapse: the rules against their slow twin, on every position of 1,000 random
// games in every scoring and with every meaning of single cells, and on all boards
// of three by three with two colours.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/text.hpp"
#include "games/collapse/rules/family.hpp"
#include "tests/oracle/collapse_oracle.hpp"

namespace papan::collapse {
namespace {

using oracle::CollapseBoard;

std::string board_text(const Collapse& rules, const Collapse::State& state) {
  const std::string text = rules.to_text(state);
  return text.substr(0, text.find(' '));
}

CollapseBoard twin_of(const Collapse& rules, const Collapse::State& state) {
  std::string scoring;
  std::string single;
  for (const auto& [key, value] : Parameters::describe().settings(rules.parameters())) {
    if (key == "scoring") scoring = value;
    if (key == "single") single = value;
  }
  const std::string text = board_text(rules, state);
  const auto rows = split(text, '/');
  return {{rows.begin(), rows.end()}, scoring, single};
}

std::vector<CollapseBoard::Place> places(const Collapse& rules, const Collapse::Moves& moves) {
  std::vector<CollapseBoard::Place> all;
  for (const Move move : moves)
    all.push_back({move.cell / rules.width(), move.cell % rules.width()});
  return all;
}

void compare(const Collapse& rules, const Collapse::State& state, const CollapseBoard& twin) {
  ASSERT_EQ(board_text(rules, state), twin.text());
  ASSERT_EQ(rules.score(state), twin.score()) << twin.text();
  ASSERT_EQ(state.paid, twin.paid());
  ASSERT_EQ(rules.turn(state) == Turn::kOver, twin.over()) << twin.text();
}

// Clicks any cell of a random legal group, to the end.
void compare_game(const Collapse& rules, Rng& rng) {
  Collapse::State state = rules.start(rng);
  CollapseBoard twin = twin_of(rules, state);
  for (compare(rules, state, twin); !twin.over(); compare(rules, state, twin)) {
    if (testing::Test::HasFailure()) return;
    Collapse::Moves moves;
    rules.legal_moves(state, moves);
    const auto legal = twin.legal();
    ASSERT_EQ(places(rules, moves), legal) << twin.text();
    const auto first = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const auto group = twin.group(first);
    auto any = group.begin();
    std::advance(any, rng.below(static_cast<std::uint32_t>(group.size())));
    const auto as_move = [&](CollapseBoard::Place place) {
      return Move{static_cast<std::uint16_t>(place.first * rules.width() + place.second)};
    };
    ASSERT_EQ(rules.named(state, as_move(*any)), as_move(first));
    rules.play(state, as_move(*any));
    twin.click(first);
  }
}

class CollapseOracle : public testing::TestWithParam<std::tuple<Scoring, Single>> {};

TEST_P(CollapseOracle, AThousandRandomGamesAgree) {
  const auto [scoring, single] = GetParam();
  Rng rng(1985);
  for (int game = 0; game < 1000 && !HasFailure(); ++game) {
    Parameters parameters;
    // Large boards now and then; the twin is slow.
    const std::uint32_t side = game % 20 == 0 ? 20 : 8;
    parameters.width = static_cast<int>(1 + rng.below(side));
    parameters.height = static_cast<int>(1 + rng.below(side));
    parameters.colours = static_cast<int>(2 + rng.below(game % 2 == 0 ? 2 : 8));
    parameters.scoring = scoring;
    parameters.single = single;
    compare_game(Collapse(parameters), rng);
  }
}

INSTANTIATE_TEST_SUITE_P(
    Options, CollapseOracle,
    testing::Combine(testing::Values(Scoring::kXxl, Scoring::kSamegame, Scoring::kBubble),
                     testing::Values(Single::kRemoves, Single::kCosts, Single::kOff)));

TEST(CollapseOracleLarge, ABoardOfTheLargestSizeAgrees) {
  Rng rng(26);
  compare_game(Collapse({.width = 26, .height = 26, .colours = 3, .single = Single::kOff}), rng);
}

TEST(CollapseOracleExhaustive, AllTinyBoardsAgreeAfterEveryClick) {
  const Collapse rules({.width = 3, .height = 3, .colours = 2, .scoring = Scoring::kSamegame});
  for (int bits = 0; bits < 1 << 9; ++bits) {
    Collapse::State state;
    for (int i = 0; i < 9; ++i)
      state.board.stack(i / 3, static_cast<std::uint8_t>(1 + (bits >> i & 1)));
    const CollapseBoard twin = twin_of(rules, state);
    for (const auto& first : twin.legal()) {
      auto after = state;
      auto twin_after = twin;
      rules.play(after, {static_cast<std::uint16_t>(first.first * 3 + first.second)});
      twin_after.click(first);
      compare(rules, after, twin_after);
    }
  }
}

}  // namespace
}  // namespace papan::collapse
