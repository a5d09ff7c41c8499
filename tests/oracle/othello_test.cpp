// The fast rules of Othello against the oracle: on every position of random
// games, on all positions of 4x4, on boards that no game reaches; and stable
// discs against all that can still happen.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "games/othello/rules/family.hpp"
#include "games/othello/rules/last_flips.hpp"
#include "games/othello/rules/stability.hpp"
#include "tests/oracle/othello_oracle.hpp"
#include "tests/support/games.hpp"

namespace papan::othello {
namespace {

using oracle::OthelloOracle;

template <int N>
OthelloOracle oracle_of(const Othello<N>& rules, const typename Othello<N>::State& state) {
  const std::string text = rules.to_text(state);
  return {N, text.substr(0, N * N), text.back()};
}

template <int N>
std::vector<int> as_cells(typename Board<N>::Bits bits) {
  std::vector<int> cells;
  for (int i = 0; i < N * N; ++i) {
    if (contains(bits, i)) cells.push_back(i);
  }
  return cells;
}

// Moves, flips, turn and both scores of one state; both sides, whoever moves.
template <int N>
void expect_same(const Othello<N>& rules, const typename Othello<N>::State& state) {
  const OthelloOracle twin = oracle_of<N>(rules, state);
  const char other = twin.side() == 'X' ? 'O' : 'X';
  ASSERT_EQ(as_cells<N>(Board<N>::moves(state.own, state.enemy)), twin.moves()) << twin.text();
  ASSERT_EQ(as_cells<N>(Board<N>::moves(state.enemy, state.own)), twin.moves(other)) << twin.text();
  for (int cell = 0; cell < N * N; ++cell) {
    if (contains(state.own | state.enemy, cell)) continue;
    auto flips = twin.flips(cell, twin.side());
    std::sort(flips.begin(), flips.end());
    ASSERT_EQ(as_cells<N>(Board<N>::flips(state.own, state.enemy, cell)), flips)
        << twin.text() << " " << cell;
  }
  ASSERT_EQ(rules.turn(state) == Turn::kOver, twin.over()) << twin.text();
  ASSERT_EQ(rules.score(state), twin.margin()) << twin.text();
  const Othello<N> generous({.size = N, .empties_to_winner = true});
  ASSERT_EQ(generous.score(state), twin.over() ? twin.margin_with_empties() : twin.margin())
      << twin.text();
  if (twin.over()) return;
  ASSERT_EQ(rules.turn(state), twin.side() == 'X' ? Turn::kFirst : Turn::kSecond);
  const auto moves = testing_support::legal_moves(rules, state);
  ASSERT_EQ(moves[0] == Othello<N>::kPass, twin.must_pass()) << twin.text();
}

template <class Size>
class OthelloOracleTest : public ::testing::Test {};

using Sizes = ::testing::Types<Othello<4>, Othello<6>, Othello<8>, Othello<10>>;
TYPED_TEST_SUITE(OthelloOracleTest, Sizes);

TYPED_TEST(OthelloOracleTest, RandomGamesAgreeInEveryPosition) {
  constexpr int N = TypeParam::kSize;
  const TypeParam rules;
  int passes = 0;
  for (std::uint64_t game = 0; game < 12000 / (N * N); ++game) {
    Rng rng(game);
    auto state = rules.start(rng);
    OthelloOracle twin = OthelloOracle::start(N);
    for (;;) {
      ASSERT_EQ(rules.to_text(state), twin.text());
      expect_same<N>(rules, state);
      if (this->HasFatalFailure() || twin.over()) break;
      const auto move = rules.random_move(state, rng);
      rules.play(state, move);
      if (move == TypeParam::kPass) {
        twin.pass();
        ++passes;
      } else {
        twin.play(move.cell);
      }
    }
    if (this->HasFatalFailure()) return;
  }
  EXPECT_GT(passes, 0) << "no pass was tested";
}

TYPED_TEST(OthelloOracleTest, BoardsThatNoGameReachesAgree) {
  constexpr int N = TypeParam::kSize;
  const TypeParam rules;
  Rng rng(77);
  for (int i = 0; i < 10000; ++i) {
    std::string text(N * N, '-');
    const std::uint32_t empty_share = rng.below(9);  // of ten
    for (char& c : text) {
      if (rng.below(10) >= empty_share) c = rng.below(2) == 0 ? 'X' : 'O';
    }
    expect_same<N>(rules, *rules.parse_state(text + (rng.below(2) == 0 ? " X" : " O")));
    if (this->HasFatalFailure()) return;
  }
}

// Long lines, full edges and wraps are rare in random boards: all lines of one
// row, of one column and of the diagonals are tried in full.
TYPED_TEST(OthelloOracleTest, EveryFillingOfARowAgrees) {
  constexpr int N = TypeParam::kSize;
  constexpr int kLength = N <= 8 ? N : 8;
  const TypeParam rules;
  int fillings = 1;
  for (int i = 0; i < kLength; ++i) fillings *= 3;
  for (const int step : {1, N - 1, N, N + 1}) {
    const int first = step == N - 1 ? N - 1 : step == 1 ? N * (N / 2) : 0;
    for (int filling = 0; filling < fillings; ++filling) {
      std::string text(N * N, '-');
      for (int i = 0, rest = filling; i < kLength; ++i, rest /= 3) {
        text[first + i * step] = "-XO"[rest % 3];
      }
      const auto state = *rules.parse_state(text + " X");
      const OthelloOracle twin(N, text, 'X');
      ASSERT_EQ(as_cells<N>(Board<N>::moves(state.own, state.enemy)), twin.moves()) << text;
      for (const int cell : twin.moves()) {
        auto flips = twin.flips(cell, 'X');
        std::sort(flips.begin(), flips.end());
        ASSERT_EQ(as_cells<N>(Board<N>::flips(state.own, state.enemy, cell)), flips) << text;
      }
    }
  }
}

// --- 4x4 in full ------------------------------------------------------------------

struct Small {
  using Rules = Othello<4>;
  using State = Rules::State;
  using Bits = std::uint64_t;

  // 16 cells of black, 16 of white, the side.
  static std::uint64_t pack(const State& state) {
    return state.own | state.enemy << 16 | std::uint64_t{state.side == Turn::kSecond} << 32;
  }
};

std::vector<Small::State> all_small_states(const Othello<4>& rules) {
  Rng rng;
  std::vector<Small::State> states = {rules.start(rng)};
  std::unordered_set<std::uint64_t> seen = {Small::pack(states[0])};
  for (std::size_t i = 0; i < states.size(); ++i) {
    if (rules.turn(states[i]) == Turn::kOver) continue;
    for (const Move move : testing_support::legal_moves(rules, states[i])) {
      auto child = states[i];
      rules.play(child, move);
      if (seen.insert(Small::pack(child)).second) states.push_back(child);
    }
  }
  return states;
}

TEST(OthelloSmall, AllReachablePositionsAgree) {
  const Othello<4> rules;
  const auto states = all_small_states(rules);
  EXPECT_GT(states.size(), 10000u);
  for (const auto& state : states) {
    expect_same<4>(rules, state);
    if (::testing::Test::HasFatalFailure()) return;
  }
}

// For each state, the discs that some continuation turns: the true complement
// of stability, by dynamic programming over all continuations.
class TurnableDiscs {
 public:
  explicit TurnableDiscs(const Othello<4>& rules) : rules_(rules) {}

  std::uint64_t of(const Small::State& state) {
    if (rules_.turn(state) == Turn::kOver) return 0;
    const auto found = known_.find(Small::pack(state));
    if (found != known_.end()) return found->second;
    std::uint64_t turned = 0;
    for (const Move move : testing_support::legal_moves(rules_, state)) {
      auto child = state;
      rules_.play(child, move);
      turned |= of(child);
      // The discs of the side that moved are the child's enemy.
      if (move != Othello<4>::kPass) turned |= state.enemy & child.enemy;
    }
    turned &= state.own | state.enemy;
    return known_[Small::pack(state)] = turned;
  }

 private:
  const Othello<4>& rules_;
  std::unordered_map<std::uint64_t, std::uint64_t> known_;
};

TEST(OthelloStability, NoDiscThatIsCalledStableIsEverTurnedOn4x4) {
  const Othello<4> rules;
  TurnableDiscs turnable(rules);
  std::uint64_t claimed = 0;
  for (const auto& state : all_small_states(rules)) {
    const auto stable_discs = stable<4>(state.own, state.enemy) | stable<4>(state.enemy, state.own);
    ASSERT_EQ(stable_discs & turnable.of(state), 0u) << rules.to_text(state);
    claimed += static_cast<std::uint64_t>(count(stable_discs));
  }
  EXPECT_GT(claimed, 10000u) << "a test of nothing";
}

// Either side may move anywhere it can, in any order: more than the rules allow.
template <int N>
void expect_never_turned(typename Board<N>::Bits own, typename Board<N>::Bits enemy, Rng& rng) {
  using Bits = typename Board<N>::Bits;
  const Bits safe_own = stable<N>(own, enemy);
  const Bits safe_enemy = stable<N>(enemy, own);
  ASSERT_EQ(safe_own & ~own, Bits{0});
  for (;;) {
    if (rng.below(2) == 0) std::swap(own, enemy);
    Bits cells = Board<N>::moves(own, enemy);
    if (cells == 0) {
      std::swap(own, enemy);
      cells = Board<N>::moves(own, enemy);
      if (cells == 0) break;
    }
    const int cell =
        nth_bit(cells, static_cast<int>(rng.below(static_cast<std::uint32_t>(count(cells)))));
    const Bits flips = Board<N>::flips(own, enemy, cell);
    ASSERT_TRUE((flips & (safe_own | safe_enemy)) == 0);
    own |= flips | bit<Bits>(cell);
    enemy &= ~flips;
  }
}

TYPED_TEST(OthelloOracleTest, StableDiscsOutliveRandomContinuations) {
  constexpr int N = TypeParam::kSize;
  const TypeParam rules;
  Rng rng(99);
  int claimed = 0;
  for (int i = 0; i < 1500; ++i) {
    const int plies = N * N / 2 + static_cast<int>(rng.below(N * N / 2));
    const auto state = testing_support::random_state(rules, plies, rng);
    claimed += count(stable<N>(state.own, state.enemy));
    for (int line = 0; line < 8; ++line) {
      expect_never_turned<N>(state.own, state.enemy, rng);
      if (this->HasFatalFailure()) return;
    }
  }
  EXPECT_GT(claimed, 1000) << "a test of nothing";
}

TEST(OthelloOracle, LastFlipsAreCounted) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Rng rng(seed);
    const std::uint64_t discs = rng.next();
    for (int cell = 0; cell < 64; ++cell) {
      const std::uint64_t own = discs & ~bit<std::uint64_t>(cell);
      const std::uint64_t enemy = ~(own | bit<std::uint64_t>(cell));
      ASSERT_EQ(count_last_flips(own, cell), count(Board<8>::flips(own, enemy, cell)));
    }
  }
}

}  // namespace
}  // namespace papan::othello
