// The fast rules of Ntil against the slow ones: moves, what they lead to, who has
// the turn and who has won, on every position of random games and on random
// positions with many kings, for all boards and rules.
#include "tests/oracle/ntil_oracle.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/ntil/rules/family.hpp"

namespace papan::ntil {
namespace {

template <class G>
std::string with_quiet(const G& rules, const StateOf<G>& state) {
  return fmt::format("{} | {}", rules.to_text(state), state.quiet);
}

template <class G>
oracle::Outcomes fast_outcomes(const G& rules, const StateOf<G>& state) {
  oracle::Outcomes found;
  MovesOf<G> moves;
  rules.legal_moves(state, moves);
  EXPECT_TRUE(moves.complete());
  EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end()));
  for (const auto& move : moves) {
    EXPECT_TRUE(rules.is_legal(state, move)) << rules.to_text(move);
    auto after = state;
    rules.play(after, move);
    found[rules.to_text(move)] = with_quiet(rules, after);
  }
  EXPECT_EQ(found.size(), moves.size());
  return found;
}

// Compares one position; false when the game is over.
template <class G>
bool agree(const G& rules, oracle::Oracle& slow, const StateOf<G>& state) {
  slow.set(rules.to_text(state), state.quiet);
  const bool over = rules.turn(state) == Turn::kOver;
  EXPECT_EQ(over, slow.over()) << rules.to_text(state);
  if (over) {
    EXPECT_EQ(rules.score(state), slow.result()) << rules.to_text(state);
    return false;
  }
  EXPECT_EQ(fast_outcomes(rules, state), slow.outcomes()) << rules.to_text(state);
  return true;
}

template <class G>
void play_out(const G& rules, oracle::Oracle& slow, StateOf<G> state, Rng& rng) {
  constexpr int kPlies = 150;
  for (int ply = 0; ply < kPlies && agree(rules, slow, state); ++ply) {
    MovesOf<G> moves;
    rules.legal_moves(state, moves);
    rules.play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
}

// A few pieces of each kind anywhere.
template <class G>
StateOf<G> scattered(const G& rules, Rng& rng) {
  constexpr std::uint32_t kMostOfAKind = 5;
  const auto& board = rules.board();
  StateOf<G> state;
  state.side = rng.below(2) == 0 ? Turn::kFirst : Turn::kSecond;
  for (const int side : {0, 1}) {
    for (const int king : {0, 1}) {
      for (auto left = 1 + rng.below(kMostOfAKind); left > 0; --left) {
        const auto point = static_cast<int>(rng.below(static_cast<std::uint32_t>(board.points)));
        const auto self = decltype(board.all){1} << point;
        if (((state.pieces[0] | state.pieces[1]) & self) != 0) continue;
        state.pieces[static_cast<std::size_t>(side)] |= self;
        if (king == 1 || (self & board.far_row[static_cast<std::size_t>(side)]) != 0) {
          state.kings |= self;
        }
      }
    }
  }
  return state;
}

void compare(const Parameters& parameters, int games) {
  Family::with_rules(parameters, [&]<Game G>(const G& rules) {
    oracle::Oracle slow(parameters);
    Rng rng(static_cast<std::uint64_t>(games));
    EXPECT_EQ(slow.start_text(), with_quiet(rules, rules.start(rng)));
    for (int game = 0; game < games; ++game) play_out(rules, slow, rules.start(rng), rng);
    for (int i = 0; i < 4 * games; ++i) play_out(rules, slow, scattered(rules, rng), rng);
  });
}

std::vector<BoardId> boards() {
  return {BoardId::k5x5, BoardId::k5x9,  BoardId::k7x9,
          BoardId::k9x9, BoardId::k7x11, BoardId::k9x11};
}

TEST(NtilOracle, CompulsoryCaptureOnAllBoards) {
  for (const BoardId board : boards()) compare({.board = board}, 8);
}

TEST(NtilOracle, NtilOnAllBoards) {
  for (const BoardId board : boards()) {
    compare({.board = board, .ntil = true}, board <= BoardId::k5x9 ? 4 : 1);
  }
}

TEST(NtilOracle, NamedVariants) {
  for (const BoardId board : boards()) {
    compare({.board = board, .rules = Variant::kDamdaman}, 4);
    compare({.board = board, .rules = Variant::kTabal}, 4);
  }
}

TEST(NtilOracle, SingleRules) {
  for (const BoardId board : {BoardId::k5x5, BoardId::k5x9, BoardId::k9x11}) {
    compare({.board = board, .backward_capture = Override::kSecond}, 4);
    compare({.board = board, .must_continue = Override::kSecond}, 4);
    compare({.board = board, .king_range = Override::kSecond}, 4);
    compare({.board = board, .promotion = Override::kSecond}, 4);
    compare({.board = board, .rules = Variant::kTabal, .promotion = Override::kFirst}, 4);
  }
}

}  // namespace
}  // namespace papan::ntil
