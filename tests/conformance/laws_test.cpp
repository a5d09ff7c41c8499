// The laws of the refinements can fail: each is asked of a game that breaks it, and of the game
// that does not.
#include <gtest/gtest-spi.h>
#include <gtest/gtest.h>

#include "games/brick/rules/family.hpp"
#include "games/collapse/rules/family.hpp"
#include "games/ntil/rules/family.hpp"
#include "tests/conformance/refinement_laws.hpp"

namespace papan::conformance {
namespace {

using brick::ColourBrick;
using collapse::Collapse;
using ntil::SmallNtil;

struct OneCode : Collapse {
  using Collapse::Collapse;
  [[nodiscard]] std::uint64_t code(const State&, const Move&) const { return 1; }
};

struct OneName : Collapse {
  using Collapse::Collapse;
  [[nodiscard]] Move named(const State& state, const Move& move) const {
    const bool is_cell = state.board.at(spot_of(move)) != 0;
    return is_cell ? moves_of<Collapse>(*this, state).front() : move;
  }
};

struct NoGroup : SmallNtil {
  using SmallNtil::SmallNtil;
  [[nodiscard]] int group(const Move&) const { return kMoveGroups; }
};

struct AllIsLegal : SmallNtil {
  using SmallNtil::SmallNtil;
  [[nodiscard]] bool is_legal(const State&, const Move&) const { return true; }
};

// Its agents may leave out captures that people must not.
struct FreeAgents : SmallNtil {
  using SmallNtil::SmallNtil;
  [[nodiscard]] FreeAgents for_agents() const {
    auto free = parameters();
    free.ntil = true;
    return FreeAgents(free);
  }
};

struct Unlikely : ColourBrick {
  using ColourBrick::ColourBrick;
  void outcomes(const State& state, Outcomes& outcomes) const {
    ColourBrick::outcomes(state, outcomes);
    std::swap(outcomes[0].probability, outcomes[1].probability);
  }
};

struct Seer : ColourBrick {
  using ColourBrick::ColourBrick;
  [[nodiscard]] brick::Brick draw(const State& state, Rng&) const { return *dealt(state); }
};

// Does the check fail?
template <class Check>
bool fails(Check&& check) {
  ::testing::TestPartResultArray results;
  {
    const ::testing::ScopedFakeTestPartResultReporter reporter(
        ::testing::ScopedFakeTestPartResultReporter::INTERCEPT_ONLY_CURRENT_THREAD, &results);
    check();
  }
  return results.size() > 0;
}

// Asked of the positions of a random game.
template <Game G, class Law>
bool breaks(const typename G::Parameters& parameters, Law&& law) {
  const G rules(parameters);
  Rng rng(3);
  return fails([&] {
    StateOf<G> state = rules.start(rng);
    std::vector<MoveOf<G>> before;
    while (is_seat(rules.turn(state))) {
      const auto moves = moves_of(rules, state);
      law(Choices<G>{rules, state, moves, before});
      rules.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      before = moves;
    }
  });
}

// clang-format off
const auto kCodes = [](const auto& now) { check_codes(now); };
const auto kNames = [](const auto& now) { check_naming(now); };
const auto kGroups = [](const auto& now) { check_groups(now); };
const auto kJudging = [](const auto& now) { check_judging(now); };
const auto kRestraint = [](const auto& now) { check_restraint(now); };
// clang-format on

TEST(RefinementLaws, FailOfAGameThatBreaksThem) {
  EXPECT_TRUE(breaks<OneCode>({.deal = 1}, kCodes));
  EXPECT_TRUE(breaks<OneName>({.deal = 1}, kNames));
  EXPECT_TRUE(breaks<NoGroup>({}, kGroups));
  EXPECT_TRUE(breaks<AllIsLegal>({}, kJudging));
  EXPECT_TRUE(breaks<FreeAgents>({}, kRestraint));
}

TEST(RefinementLaws, HoldOfTheGames) {
  EXPECT_FALSE(breaks<Collapse>({.deal = 1}, kCodes));
  EXPECT_FALSE(breaks<Collapse>({.deal = 1}, kNames));
  for (const bool ntil : {false, true}) {
    EXPECT_FALSE(breaks<SmallNtil>({.ntil = ntil}, kGroups));
    EXPECT_FALSE(breaks<SmallNtil>({.ntil = ntil}, kJudging));
    EXPECT_FALSE(breaks<SmallNtil>({.ntil = ntil}, kRestraint));
  }
}

template <Game G>
bool breaks_chance(const G& rules) {
  Rng rng(3);
  const auto state = rules.start(rng);
  return fails([&] {
    check_outcomes(rules, state, rng);
    check_deal(rules, state, rng);
  });
}

TEST(RefinementLaws, OfChanceFailToo) {
  const brick::Parameters dealt{.colours = 3, .deal = 1};
  EXPECT_FALSE(breaks_chance(ColourBrick(dealt)));
  EXPECT_TRUE(breaks_chance(Unlikely(dealt)));
  Rng rng(3);
  const Seer seer(dealt);
  EXPECT_TRUE(fails([&] { check_deal(seer, seer.start(rng), rng); }));
}

}  // namespace
}  // namespace papan::conformance
