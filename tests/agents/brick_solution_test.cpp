// The exported solution compiles by itself and plays as the library does with the same
// values. Its size is tested in tests/slow/brick_strength_test.cpp.
#include "games/brick/play/solution.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "games/brick/play/foresight.hpp"
#include "games/brick/rules/judge.hpp"
#include "games/brick/rules/policy.hpp"
#include "tests/support/scratch.hpp"

namespace papan::brick {
namespace {

using testing_support::contents;
using testing_support::Scratch;

constexpr int kBricks = 150;

std::string deal_text(const ColourBrick& rules) {
  Rng rng;
  auto state = rules.start(rng);
  std::ostringstream text;
  text << kBricks << ' ' << rules.colours() << '\n';
  for (; state.left > 0; --state.left) text << rules.to_text(*rules.dealt(state)) << '\n';
  return text.str();
}

std::string answers(const ColourBrick& rules) {
  Foresight foresight(*solution_values(rules.colours()), rules.parameters());
  foresight.look_no_further();
  Rng rng;
  auto state = rules.start(rng);
  std::string text;
  while (rules.turn(state) != Turn::kOver) {
    rules.resolve(state, *rules.dealt(state));
    const Move move = foresight.choose({rules, state, {}, {{}, rng, {}}}).move;
    text += to_answer(move) + '\n';
    rules.play(state, move);
  }
  return text;
}

// The file plays `thesis:free_cells=30`: with the limits fixed, games live longer.
std::string thesis_answers(const ColourBrick& rules) {
  Policy policy = thesis_policy(rules.parameters());
  policy.free_cells = 30;
  Rng rng;
  auto state = rules.start(rng);
  std::string text;
  while (rules.turn(state) != Turn::kOver) {
    rules.resolve(state, *rules.dealt(state));
    const Placements all = placements(rules, state, policy.weights);
    const Move move = all[pick(all, state, policy).index].move;
    text += to_answer(move) + '\n';
    rules.play(state, move);
  }
  return text;
}

TEST(BrickSolution, CompilesAndPlaysAsTheLibraryDoes) {
  const Scratch scratch;
  const std::string source = scratch.file("solution.cpp");
  const std::string program = scratch.file("solution");
  std::ofstream(source) << solution_source({3, 5});
  ASSERT_EQ(std::system(("c++ -O1 -std=c++17 " + source + " -o " + program).c_str()), 0);
  for (const int colours : {3, 5, 6, 9}) {
    const ColourBrick rules({colours, kBricks, 21});
    const std::string in = scratch.file("in");
    const std::string out = scratch.file("out");
    std::ofstream(in) << deal_text(rules);
    ASSERT_EQ(std::system((program + " < " + in + " > " + out).c_str()), 0);
    EXPECT_EQ(contents(out), colours < 6 ? answers(rules) : thesis_answers(rules)) << colours;
  }
}

}  // namespace
}  // namespace papan::brick
