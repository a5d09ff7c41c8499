// SharpPlay: how `best` plays on 8x8 where nothing blurs its judgement: the opening book,
// the search of midgame.hpp, and the solver near the end. What it is made of is out of
// the sight of the catalogue, whose files are slow to compile.
// Tested in tests/agents/othello_test.cpp.
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "core/options.hpp"
#include "game/task.hpp"
#include "games/othello/play/technique.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

struct Level {
  int depth;
  int exact_empties;
  double noise;  // discs, standard deviation
};

inline constexpr std::array<Level, 10> kLevels = {{
    {1, 0, 16},
    {1, 2, 8},
    {2, 4, 6},
    {2, 6, 2.5},
    {5, 10, 0},
    {6, 10, 0},
    {7, 12, 0},
    {8, 12, 0},
    {9, 16, 0},
    {11, 18, 0},
}};

struct BestOptions {
  int level = 10;
  int hash = 16;
  int threads = 1;
  bool book = true;
  Technique without = Technique::kNothing;

  static OptionTable<BestOptions> describe() {
    return OptionTable<BestOptions>{}
        .integer("level", &BestOptions::level, {1, 10}, "1 for a first game, 10 for a champion")
        .megabytes("hash", &BestOptions::hash, {1, 4096}, "megabytes for known positions")
        .threads("threads", &BestOptions::threads, {1, 64},
                 "searches at once; only one plays the same game again")
        .flag("book", &BestOptions::book, "play the opening from the book")
        .choice("without", &BestOptions::without, technique_names(), "leave a technique out");
  }
};

class SharpPlay {
 public:
  using Rules = Othello<8>;

  explicit SharpPlay(std::size_t megabytes);
  ~SharpPlay();

  // The budget of `task` may be spent in part.
  Choice<Rules> choose(Task<Rules>& task, const Level& level, const BestOptions& options);

 private:
  struct Parts;
  std::optional<Choice<Rules>> finish(Task<Rules>& task, const Level& level,
                                      const BestOptions& options);

  std::unique_ptr<Parts> parts_;
};

}  // namespace papan::othello
