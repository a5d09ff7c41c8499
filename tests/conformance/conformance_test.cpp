// Conformance: what every game promises (promises.hpp), on random games of every variant of every
// family in AllGames. A game is covered by joining that list.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

#include "agents/catalogue.hpp"
#include "games/adjacency/rules/family.hpp"
#include "games/all_games.hpp"
#include "games/brick/rules/family.hpp"
#include "games/collapse/rules/family.hpp"
#include "games/ntil/rules/family.hpp"
#include "games/othello/rules/family.hpp"
#include "tests/conformance/promises.hpp"

namespace papan {
namespace {

using conformance::Case;

constexpr int kPliesAVariant = 48000;

// --- All variants of all families, as one list of types ------------------------

template <class F, class Variants>
struct CasesOf;
template <class F, class... Variants>
struct CasesOf<F, TypeList<Variants...>> {
  using Tuple = std::tuple<Case<F, Variants>...>;
};

template <class Families>
struct AllCases;
template <class... Families>
struct AllCases<TypeList<Families...>> {
  using Tuple = decltype(std::tuple_cat(
      std::declval<typename CasesOf<Families, typename Families::Variants>::Tuple>()...));
};

template <class Tuple>
struct AsTypes;
template <class... Cases>
struct AsTypes<std::tuple<Cases...>> {
  using Types = ::testing::Types<Cases...>;
};

struct CaseNames {
  template <class C>
  static std::string GetName(int index) {
    return std::string(C::Family::kName) + "_" + std::to_string(index);
  }
};

// --- The suite ----------------------------------------------------------------------

template <class C>
class Conformance : public ::testing::Test {};

using Cases = typename AsTypes<typename AllCases<AllGames>::Tuple>::Types;
TYPED_TEST_SUITE(Conformance, Cases, CaseNames);

TYPED_TEST(Conformance, RandomGamesKeepEveryPromise) {
  conformance::random_games_keep_every_promise<TypeParam>(kPliesAVariant);
}

TYPED_TEST(Conformance, SameSeedGivesTheSameStart) {
  conformance::same_seed_gives_the_same_start<TypeParam>();
}

TYPED_TEST(Conformance, NonsenseIsRefusedInOneLine) {
  conformance::nonsense_is_refused_in_one_line<TypeParam>();
}

TEST(ConformanceOfTheCatalogue, EveryFamilyIsThereWithASeatForEverybody) {
  std::vector<std::string> names;
  AllGames::for_each([&]<GameFamily F>() { names.emplace_back(F::kName); });
  ASSERT_EQ(catalogue().size(), names.size());
  for (std::size_t i = 0; i < names.size(); ++i) {
    EXPECT_EQ(catalogue()[i].game.name, names[i]);
    const auto& agents = catalogue()[i].agents;
    const auto has = [&](std::string_view name) {
      return std::any_of(agents.begin(), agents.end(),
                         [&](const AgentEntry& agent) { return agent.name == name; });
    };
    EXPECT_TRUE(has("best")) << names[i];
    EXPECT_TRUE(has("random")) << names[i];
  }
}

}  // namespace
}  // namespace papan
