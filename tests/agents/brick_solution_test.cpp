// The exported solution compiles by itself and plays as the library does with the same
// values. Its size is tested in tests/slow/brick_strength_test.cpp.
#include "agents/brick/solution.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>

#include "agents/brick/foresight.hpp"
#include "games/brick/judge.hpp"
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

TEST(BrickSolution, CompilesAndPlaysAsTheLibraryDoes) {
  const Scratch scratch;
  const std::string source = scratch.file("solution.cpp");
  const std::string program = scratch.file("solution");
  std::ofstream(source) << solution_source({3});
  ASSERT_EQ(std::system(("c++ -O1 -std=c++17 " + source + " -o " + program).c_str()), 0);
  const ColourBrick rules({3, kBricks, 21});
  const std::string in = scratch.file("in");
  const std::string out = scratch.file("out");
  std::ofstream(in) << deal_text(rules);
  ASSERT_EQ(std::system((program + " < " + in + " > " + out).c_str()), 0);
  EXPECT_EQ(contents(out), answers(rules));
}

}  // namespace
}  // namespace papan::brick
