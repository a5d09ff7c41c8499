// The decoder of Collapse against the rules: every click of thousands of random
// sequences, and every game that it finishes, gives the same board and score.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "games/collapse/rules/decoder.hpp"

namespace papan::collapse {
namespace {

// Plays the rules along with a decoder.
class Companion {
 public:
  Companion(const Collapse& rules, const Collapse::State& start, int spared)
      : rules_(rules), decoder_(rules, start, spared), state_(start) {
    decoder_.copy(decoded_, decoder_.start());
    for (int column = 0; column < rules.width(); ++column) {
      for (int row = 0; row < start.board.height(column); ++row) {
        names_.push_back(static_cast<CellName>(column * 32 + row));
      }
    }
  }

  // Clicks random names, most of them gone at the end, then finishes.
  void play(int clicks, Rng& rng) {
    for (int i = 0; i < clicks && !names_.empty(); ++i) {
      click(names_[rng.below(static_cast<std::uint32_t>(names_.size()))]);
      if (testing::Test::HasFailure()) return;
    }
    const CellName picked = decoder_.pick(decoded_, rng);
    if (picked != kNoCell) {
      EXPECT_TRUE(decoder_.is_alive(decoded_, picked));
      click(picked);
    }
    click_band(rng);
    Decoder::State before;
    decoder_.copy(before, decoded_);
    std::vector<CellName> heard;
    const Score score = decoder_.finish(decoded_, [&](CellName name) { heard.push_back(name); });
    for (const CellName name : heard) {
      follow(before, name);
      before = replayed(before, name);
    }
    EXPECT_EQ(rules_.turn(state_), Turn::kOver) << rules_.to_text(state_);
    EXPECT_EQ(rules_.score(state_), score);
    EXPECT_EQ(count_blocks(state_.board), decoded_.blocks);
  }

 private:
  // One cell in each column of a random band, where there is a cell for it.
  void click_band(Rng& rng) {
    const Decoder::Band band = decoder_.band(rng);
    ASSERT_GE(band.first, 0);
    ASSERT_LT(band.last, rules_.width());
    for (int i = 0; i < band.parts(); ++i) {
      const CellName picked = decoder_.pick_in(decoded_, band, i);
      if (picked == kNoCell) continue;
      EXPECT_TRUE(decoder_.is_alive(decoded_, picked));
      EXPECT_NE(decoder_.colour_of(picked), decoder_.spared());
      EXPECT_EQ(band.part_of(picked), i);
      click(picked);
      if (testing::Test::HasFailure()) return;
    }
  }

  void click(CellName name) {
    const bool alive = decoder_.is_alive(decoded_, name);
    const Move move = alive ? decoder_.move_of(decoded_, name) : Move{};
    const bool single = alive && is_single(state_.board, rules_.spot_of(move));
    const bool legal = alive && rules_.turn(state_) != Turn::kOver &&
                       (!single || rules_.single() == Single::kRemoves);
    ASSERT_EQ(decoder_.click(decoded_, name), legal);
    if (legal) rules_.play(state_, move);
    compare();
  }

  // The rules' side of a click that `finish` made; every one must be legal.
  void follow(const Decoder::State& before, CellName name) {
    ASSERT_EQ(rules_.turn(state_), Turn::kFirst);
    const Move move = decoder_.move_of(before, name);
    ASSERT_NE(state_.board.at(rules_.spot_of(move)), 0);
    ASSERT_TRUE(rules_.can_click_single(state_) || !is_single(state_.board, rules_.spot_of(move)));
    rules_.play(state_, move);
  }

  // Where cells stand after a click, single or not, from the rules' own board.
  Decoder::State replayed(const Decoder::State& before, CellName name) const {
    Decoder::State after;
    decoder_.copy(after, before);
    decoder_.click_any(after, name);
    return after;
  }

  void compare() {
    ASSERT_EQ(decoded_.points, state_.points);
    ASSERT_EQ(decoded_.blocks, count_blocks(state_.board));
    for (const CellName name : names_) {
      if (!decoder_.is_alive(decoded_, name)) continue;
      const Spot at = rules_.spot_of(decoder_.move_of(decoded_, name));
      ASSERT_EQ(state_.board.at(at), decoder_.colour_of(name));
    }
  }

  const Collapse& rules_;
  Decoder decoder_;
  Decoder::State decoded_;
  Collapse::State state_;
  std::vector<CellName> names_;
};

Parameters random_parameters(Rng& rng, int game) {
  Parameters parameters;
  parameters.width = static_cast<int>(1 + rng.below(game % 8 == 0 ? kMaxSide : 8));
  parameters.height = static_cast<int>(1 + rng.below(game % 8 == 0 ? kMaxSide : 8));
  parameters.colours = static_cast<int>(2 + rng.below(8));
  parameters.scoring = static_cast<Scoring>(rng.below(3));
  parameters.single = static_cast<Single>(rng.below(3));
  return parameters;
}

TEST(CollapseDecoder, ThousandsOfRandomSequencesAgreeWithTheRules) {
  Rng rng(7);
  for (int game = 0; game < 4000 && !HasFailure(); ++game) {
    const Collapse rules(random_parameters(rng, game));
    const int spared = static_cast<int>(rng.below(rules.parameters().colours + 1U));
    Companion(rules, rules.start(rng), spared).play(static_cast<int>(rng.below(60)), rng);
  }
}

// Also from boards in the middle of a game.
TEST(CollapseDecoder, BeginsAnywhere) {
  Rng rng(8);
  for (int game = 0; game < 300 && !HasFailure(); ++game) {
    const Collapse rules(random_parameters(rng, game));
    Collapse::State state = rules.start(rng);
    for (int i = 0; i < 10 && rules.turn(state) != Turn::kOver; ++i) {
      rules.play(state, rules.random_move(state, rng));
    }
    Companion(rules, state, 1).play(10, rng);
  }
}

// What each legal click leads to; nothing when no group is left. Single cells go in `xxl` only.
std::vector<Decoder::State> clicked(const Decoder& decoder, const Decoder::State& state,
                                    Scoring scoring) {
  std::vector<Decoder::State> all;
  bool has_group = false;
  for (int name = 0; name < kMaxSide * Decoder::kRows; ++name) {
    if (!decoder.is_alive(state, static_cast<CellName>(name))) continue;
    Decoder::State next;
    decoder.copy(next, state);
    decoder.click_any(next, static_cast<CellName>(name));
    const bool is_group = state.blocks - next.blocks > 1;
    has_group = has_group || is_group;
    const bool known = std::any_of(all.begin(), all.end(), [&](const Decoder::State& other) {
      return decoder.same(next, other);
    });
    if (!known && (is_group || scoring == Scoring::kXxl)) all.push_back(next);
  }
  return has_group ? all : std::vector<Decoder::State>{};
}

// A uniformly random legal click until the game is over; the final score.
Score play_randomly(const Decoder& decoder, Scoring scoring, Rng& rng) {
  Decoder::State state;
  decoder.copy(state, decoder.start());
  for (;;) {
    const auto all = clicked(decoder, state, scoring);
    if (all.empty()) return decoder.finish(state);
    decoder.copy(state, all[rng.below(static_cast<std::uint32_t>(all.size()))]);
  }
}

// Random games have the same mean by the rules and by the decoder.
TEST(CollapseDecoder, RandomGamesAreAsGoodAsThoseOfTheRules) {
  for (const Scoring scoring : {Scoring::kXxl, Scoring::kSamegame}) {
    const Collapse rules({.width = 6, .height = 5, .colours = 3, .scoring = scoring, .deal = 3});
    Rng rng(9);
    const auto start = rules.start(rng);
    const Decoder decoder(rules, start, 0);
    constexpr int kGames = 20000;
    double by_rules = 0;
    double squares = 0;
    double by_decoder = 0;
    for (int game = 0; game < kGames; ++game) {
      auto state = start;
      while (rules.turn(state) != Turn::kOver) rules.play(state, rules.random_move(state, rng));
      by_rules += rules.score(state);
      squares += static_cast<double>(rules.score(state)) * rules.score(state);
      by_decoder += play_randomly(decoder, scoring, rng);
    }
    const double mean = by_rules / kGames;
    const double error = std::sqrt((squares / kGames - mean * mean) / kGames);
    EXPECT_NEAR(by_decoder / kGames, mean, 6 * error);
  }
}

}  // namespace
}  // namespace papan::collapse
