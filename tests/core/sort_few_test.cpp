#include "core/sort_few.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "core/rng.hpp"

namespace papan {
namespace {

struct Labelled {
  int value;
  std::string label;

  friend bool operator==(const Labelled&, const Labelled&) = default;
};

TEST(SortFew, AgreesWithTheStandardsStableSort) {
  Rng rng(5);
  for (int round = 0; round < 500; ++round) {
    std::vector<Labelled> things(rng.below(40));
    for (std::size_t i = 0; i < things.size(); ++i) {
      things[i] = {static_cast<int>(rng.below(6)), std::to_string(i)};
    }
    std::vector<Labelled> wanted = things;
    const auto greater = [](const Labelled& a, const Labelled& b) { return a.value > b.value; };
    std::stable_sort(wanted.begin(), wanted.end(), greater);
    sort_few(things, greater);
    ASSERT_EQ(things, wanted);
  }
}

}  // namespace
}  // namespace papan
