// The decoder for small boards against the one for all: every click of random sequences does
// the same, and games are finished by the same groups.
#include "games/collapse/rules/small_decoder.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace papan::collapse {
namespace {

// Both decoders on one game.
class Twins {
 public:
  Twins(const Collapse& rules, const Collapse::State& start, int spared)
      : plain_(rules, start, spared), small_(rules, start, spared) {
    plain_.copy(plain_state_, plain_.start());
    SmallDecoder::copy(small_state_, small_.start());
    for (int column = 0; column < rules.width(); ++column) {
      for (int row = 0; row < start.board.height(column); ++row) {
        names_.push_back(static_cast<CellName>(column * Decoder::kRows + row));
      }
    }
  }

  void click_any_of_the_first(Rng& rng) {
    click(names_[rng.below(static_cast<std::uint32_t>(names_.size()))]);
  }

  // False where nothing can be picked.
  bool click_a_pick(Rng& rng) {
    const CellName name = small_.pick(small_state_, rng);
    if (name == kNoCell) {
      EXPECT_TRUE(is_cleared());
      return false;
    }
    EXPECT_TRUE(plain_.is_alive(plain_state_, name));
    EXPECT_NE(plain_.colour_of(name), plain_.spared());
    const auto before = plain_state_.blocks;
    click(name);
    EXPECT_LT(plain_state_.blocks, before);
    return true;
  }

  void finish() {
    Decoder::State followed;
    plain_.copy(followed, plain_state_);
    std::vector<Score> plain_points;
    const Score plain = plain_.finish(plain_state_, [&](CellName name) {
      plain_.click_any(followed, name);
      plain_points.push_back(followed.points);
    });
    std::vector<Score> small_points;
    SmallDecoder::State copy;
    SmallDecoder::copy(copy, small_state_);
    const Score small = small_.finish(small_state_, [&](CellName name) {
      EXPECT_TRUE(small_.click(copy, name));
      small_points.push_back(SmallDecoder::points(copy));
    });
    EXPECT_EQ(plain, small);
    EXPECT_EQ(plain_points, small_points);
  }

 private:
  void click(CellName name) {
    SmallDecoder::State before;
    SmallDecoder::copy(before, small_state_);
    const bool clicked = plain_.click(plain_state_, name);
    ASSERT_EQ(small_.click(small_state_, name), clicked);
    ASSERT_EQ(SmallDecoder::same(before, small_state_), !clicked);
    ASSERT_EQ(SmallDecoder::points(small_state_), plain_state_.points);
    ASSERT_EQ(small_state_.counts.blocks, plain_state_.blocks);
  }

  // Whether no colour but the spared has a group.
  bool is_cleared() {
    Decoder::State copy;
    plain_.copy(copy, plain_state_);
    for (const CellName name : names_) {
      if (plain_.colour_of(name) != plain_.spared() && plain_.click(copy, name)) return false;
    }
    return true;
  }

  Decoder plain_;
  SmallDecoder small_;
  Decoder::State plain_state_;
  SmallDecoder::State small_state_;
  std::vector<CellName> names_;
};

Parameters random_parameters(Rng& rng) {
  Parameters parameters;
  parameters.width = static_cast<int>(1 + rng.below(kLaneCount));
  parameters.height = static_cast<int>(1 + rng.below(kLaneCount));
  parameters.colours = static_cast<int>(2 + rng.below(SmallDecoder::kColours - 1));
  parameters.scoring = rng.below(2) == 0 ? Scoring::kSamegame : Scoring::kBubble;
  return parameters;
}

TEST(CollapseSmallDecoder, PlaysAsTheOneForAllBoards) {
  Rng rng(1);
  for (int game = 0; game < 1500 && !HasFailure(); ++game) {
    const Parameters parameters = random_parameters(rng);
    const Collapse rules(parameters);
    ASSERT_TRUE(SmallDecoder::serves(rules));
    const auto spared = static_cast<int>(rng.below(parameters.colours + 1));
    Twins twins(rules, rules.start(rng), spared);
    for (auto clicks = rng.below(120); clicks > 0 && !HasFailure(); --clicks) {
      if (rng.below(3) == 0) {
        twins.click_any_of_the_first(rng);
      } else if (!twins.click_a_pick(rng)) {
        break;
      }
    }
    twins.finish();
  }
}

TEST(CollapseSmallDecoder, ServesSmallBoardsWhereSinglesStay) {
  const auto serves = [](int width, int height, int colours, Scoring scoring) {
    Parameters parameters;
    parameters.width = width;
    parameters.height = height;
    parameters.colours = colours;
    parameters.scoring = scoring;
    return SmallDecoder::serves(Collapse(parameters));
  };
  EXPECT_TRUE(serves(16, 16, 5, Scoring::kSamegame));
  EXPECT_FALSE(serves(17, 16, 5, Scoring::kSamegame));
  EXPECT_FALSE(serves(16, 17, 5, Scoring::kSamegame));
  EXPECT_FALSE(serves(16, 16, 6, Scoring::kSamegame));
  EXPECT_FALSE(serves(15, 15, 5, Scoring::kXxl));
}

// A pair against a group of eight: by cells one to four, by groups about as often; the spared
// colour never.
TEST(CollapseSmallDecoder, PicksLargeGroupsAboutAsOftenAsSmallOnes) {
  Parameters parameters;
  parameters.width = 4;
  parameters.height = 4;
  parameters.colours = 3;
  parameters.scoring = Scoring::kSamegame;
  const Collapse rules(parameters);
  const auto position = *rules.parse_state("1133/1133/1133/1122");
  const SmallDecoder decoder(rules, position, 3);
  Rng rng(3);
  std::map<int, int> picked;
  constexpr int kPicks = 3000;
  for (int i = 0; i < kPicks; ++i) {
    const CellName name = decoder.pick(decoder.start(), rng);
    ++picked[position.board.at(name / Decoder::kRows, name % Decoder::kRows)];
  }
  EXPECT_EQ(picked[3], 0);
  EXPECT_GT(picked[2], kPicks * 2 / 5);
  EXPECT_GT(picked[1], kPicks * 2 / 5);
}

}  // namespace
}  // namespace papan::collapse
