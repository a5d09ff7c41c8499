// Conformance: what every game promises, on random games of every variant of
// every family in AllGames. A game is covered by joining that list.
//
// Parameters vary too: the defaults, each other value of each flag and choice,
// and each pair of those. Work is counted in plies, not games, so that long and
// short games cost alike.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <tuple>
#include <unordered_map>
#include <vector>

#include "agents/catalogue.hpp"
#include "game/ending.hpp"
#include "game/record.hpp"
#include "games/adjacency/rules/family.hpp"
#include "games/all_games.hpp"
#include "games/brick/rules/family.hpp"
#include "games/collapse/rules/family.hpp"
#include "games/ntil/rules/family.hpp"
#include "games/othello/rules/family.hpp"

namespace papan {
namespace {

constexpr int kPliesAVariant = 48000;
constexpr int kMostGamesASetting = 400;

template <GameFamily F, Game G>
struct Case {
  using Family = F;
  using Rules = G;
};

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

// --- Parameters to try ----------------------------------------------------------

std::vector<Setting> alternatives(const std::vector<OptionInfo>& infos) {
  std::vector<Setting> all;
  for (const OptionInfo& info : infos) {
    for (const std::string& value : info.choices) {
      if (value != info.fallback) all.push_back({info.key, value});
    }
  }
  return all;
}

std::vector<Settings> settings_to_try(const std::vector<OptionInfo>& infos) {
  const auto single = alternatives(infos);
  std::vector<Settings> all = {{}};
  for (std::size_t i = 0; i < single.size(); ++i) {
    all.push_back({single[i]});
    for (std::size_t j = i + 1; j < single.size(); ++j) {
      if (single[i].key != single[j].key) all.push_back({single[i], single[j]});
    }
  }
  return all;
}

// Calls `visit(rules)` for the rules of type G that the parameters allow.
template <class C, class Visit>
void for_each_rules(Visit&& visit) {
  using F = typename C::Family;
  const auto table = F::Parameters::describe();
  for (const Settings& settings : settings_to_try(table.infos())) {
    const auto parameters = table.parse(settings);
    ASSERT_TRUE(parameters) << parameters.error().message;
    // Some combinations are refused by the game, which is its right.
    const Result<void> served =
        F::with_rules(*parameters, [&]<class G>(const G& rules) -> Result<void> {
          if constexpr (std::is_same_v<G, typename C::Rules>) visit(rules);
          return {};
        });
    (void)served;
  }
}

// --- One game, watched ------------------------------------------------------------

template <class C>
class Watcher {
 public:
  using G = typename C::Rules;
  using State = StateOf<G>;
  using Moves = std::vector<MoveOf<G>>;

  explicit Watcher(const G& rules)
      : rules_(rules), entry_(FamilyEntry<typename C::Family>::entry()) {}

  // Plays one random game, checks every state on the way; returns its plies.
  int watch(Rng& rng) {
    State state = rules_.start(rng);
    Record record = header(state);
    auto made = entry_.parse(record.parameters, record.start);
    EXPECT_TRUE(made) << made.error().message;
    if (!made) return G::kMaxPlies;
    Position& position = **made;
    std::vector<State> seen;
    while (position.turn() != Turn::kOver && !::testing::Test::HasFailure()) {
      seen.push_back(state);
      EXPECT_EQ(position.turn(), rules_.turn(state));
      check_state(state);
      record.plies.push_back(position.turn() == Turn::kChance ? chance(state, rng)
                                                              : move(state, position, rng));
      const auto twin = position.clone();
      const auto played = position.play(record.plies.back());
      EXPECT_TRUE(played) << played.error().message;
      EXPECT_TRUE(twin->advance(record.plies.back()));
      EXPECT_EQ(twin->text(), position.text());
      EXPECT_EQ(position.text(), rules_.to_text(state));
    }
    seen.push_back(state);
    check_state(state);
    record.result = position.score();
    EXPECT_TRUE(position.legal_moves().empty());
    check_end(state, position);
    EXPECT_LE(record.plies.size(), static_cast<std::size_t>(G::kMaxPlies));
    if (rules_.turn(state) == Turn::kOver) check_bounds(seen, rules_.score(state));
    check_replay(record, position.text());
    return static_cast<int>(record.plies.size()) + 1;
  }

 private:
  // A finished state says why it is one; only the history knows of a third occurrence.
  void check_end(const State& state, const Position& position) {
    const std::string why = end_of(position);
    EXPECT_FALSE(why.empty());
    EXPECT_EQ(why == kThirdOccurrence, rules_.turn(state) != Turn::kOver) << why;
  }

  Record header(const State& state) const {
    Record record;
    record.game = C::Family::kName;
    record.parameters = G::Parameters::describe().settings(rules_.parameters());
    record.seats = {"random", G::kSeats == 2 ? "random" : ""};
    record.seed = ~std::uint64_t{0};
    record.start = rules_.to_text(state);
    return record;
  }

  // Holds of every state, whoever has the turn.
  void check_state(const State& state) {
    const std::string text = rules_.to_text(state);
    const auto parsed = rules_.parse_state(text);
    ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
    ASSERT_TRUE(*parsed == state) << text;
    ASSERT_EQ(rules_.to_text(*parsed), text);
    ASSERT_LE(std::abs(rules_.score(state)), kInfinity);
    if (G::kSeats == 1) {
      ASSERT_NE(rules_.turn(state), Turn::kSecond);
    }
    check_key(state, *parsed);
    check_symmetry(state);
    const View view = rules_.view(state);
    for (const ViewCell& cell : view.cells) {
      ASSERT_TRUE(cell.column >= 0 && cell.column < view.columns) << cell.name;
      ASSERT_TRUE(cell.row >= 0 && cell.row < view.rows) << cell.name;
    }
  }

  void check_key(const State& state, const State& same) {
    if constexpr (Hashable<G>) {
      ASSERT_EQ(rules_.key(state), rules_.key(same));
      const auto [known, is_new] = keys_.try_emplace(rules_.key(state), state);
      if (is_new) return;
      if constexpr (Repeating<G>) {
        // A counter that bounds the game is no part of the position that repeats.
        if constexpr (Clocked<G>) {
          if (rules_.expired(known->second) || rules_.expired(state)) return;
        }
        ASSERT_EQ(rules_.turn(known->second), rules_.turn(state));
      } else {
        ASSERT_TRUE(known->second == state)
            << "one key: " << rules_.to_text(state) << " and " << rules_.to_text(known->second);
      }
    }
  }

  void check_symmetry(const State& state) const {
    if constexpr (Symmetric<G>) {
      const State canonical = rules_.canonical(state);
      ASSERT_TRUE(rules_.canonical(canonical) == canonical) << rules_.to_text(state);
      ASSERT_EQ(std::abs(rules_.score(canonical)), std::abs(rules_.score(state)));
      ASSERT_EQ(rules_.turn(canonical) == Turn::kOver, rules_.turn(state) == Turn::kOver);
    }
  }

  // Checks the moves of a seat and plays one of them at random; returns its text.
  std::string move(State& state, const Position& position, Rng& rng) {
    typename G::Moves list;
    rules_.legal_moves(state, list);
    const Moves moves(list.begin(), list.end());
    EXPECT_FALSE(moves.empty()) << rules_.to_text(state);
    if (moves.empty()) return {};
    EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end())) << rules_.to_text(state);
    EXPECT_TRUE(std::adjacent_find(moves.begin(), moves.end()) == moves.end());
    check_texts(moves, position, rules_.view(state).cells.size());
    check_refinements(state, moves, rng);
    const MoveOf<G> chosen = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    State logged = state;
    StepLog log;
    rules_.play(logged, chosen, log);
    rules_.play(state, chosen);
    EXPECT_TRUE(logged == state) << rules_.to_text(chosen);
    EXPECT_FALSE(log.steps().empty()) << rules_.to_text(chosen);
    return rules_.to_text(chosen);
  }

  void check_texts(const Moves& moves, const Position& position, std::size_t cells) const {
    const auto erased = position.legal_moves();
    ASSERT_EQ(erased.size(), moves.size());
    std::set<std::string> texts;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::string text = rules_.to_text(moves[i]);
      ASSERT_EQ(erased[i].text, text);
      ASSERT_TRUE(texts.insert(text).second) << text << " stands for two moves";
      const auto parsed = rules_.parse_move(text);
      ASSERT_TRUE(parsed) << text << ": " << parsed.error().message;
      ASSERT_TRUE(*parsed == moves[i]) << text;
      for (const int cell : rules_.cells(moves[i])) {
        ASSERT_TRUE(cell >= 0 && static_cast<std::size_t>(cell) < cells) << text;
      }
    }
  }

  void check_refinements(const State& state, const Moves& moves, Rng& rng) const {
    if constexpr (Counting<G>) {
      ASSERT_EQ(rules_.count_moves(state), static_cast<int>(moves.size()));
    }
    if constexpr (Sampling<G>) {
      const auto sample = rules_.random_move(state, rng);
      ASSERT_TRUE(std::binary_search(moves.begin(), moves.end(), sample));
    }
    if constexpr (Numbered<G>) {
      std::set<int> numbers;
      for (const auto& each : moves) {
        const int number = rules_.number(each);
        ASSERT_TRUE(number >= 0 && number < G::kMoveNumbers) << rules_.to_text(each);
        ASSERT_TRUE(numbers.insert(number).second) << rules_.to_text(each);
      }
    }
  }

  std::string chance(State& state, Rng& rng) {
    if constexpr (Stochastic<G>) {
      const auto outcome = rules_.draw(state, rng);
      const std::string text = rules_.to_text(outcome);
      const auto parsed = rules_.parse_outcome(text);
      EXPECT_TRUE(parsed) << text << ": " << parsed.error().message;
      if (parsed) {
        EXPECT_EQ(rules_.to_text(*parsed), text);
        State other = state;
        rules_.resolve(other, *parsed);
        rules_.resolve(state, outcome);
        EXPECT_TRUE(other == state) << text;
      }
      return text;
    } else {
      ADD_FAILURE() << "chance has the turn in a game without chance";
      return {};
    }
  }

  void check_bounds(const std::vector<State>& seen, Score final) const {
    if constexpr (Bounded<G>) {
      for (const State& state : seen) {
        ASSERT_GE(rules_.most(state), final) << rules_.to_text(state);
        ASSERT_LE(rules_.least(state), final) << rules_.to_text(state);
      }
    }
  }

  void check_replay(const Record& record, const std::string& last) const {
    const std::string line = to_text(record);
    const auto parsed = parse_record(line);
    ASSERT_TRUE(parsed) << parsed.error().message;
    ASSERT_EQ(to_text(*parsed), line);
    const auto made = entry_.parse(parsed->parameters, parsed->start);
    ASSERT_TRUE(made) << made.error().message;
    for (const std::string& ply : parsed->plies) ASSERT_TRUE((*made)->play(ply)) << ply;
    ASSERT_EQ((*made)->text(), last);
    ASSERT_EQ((*made)->turn(), Turn::kOver);
    ASSERT_EQ((*made)->score(), record.result);
  }

  const G& rules_;
  GameEntry entry_;
  std::unordered_map<std::uint64_t, State> keys_;
};

// --- The suite ----------------------------------------------------------------------

template <class C>
class Conformance : public ::testing::Test {};

using Cases = typename AsTypes<typename AllCases<AllGames>::Tuple>::Types;
TYPED_TEST_SUITE(Conformance, Cases, CaseNames);

TYPED_TEST(Conformance, RandomGamesKeepEveryPromise) {
  int rules_served = 0;
  for_each_rules<TypeParam>([&](const auto&) { ++rules_served; });
  ASSERT_GT(rules_served, 0) << "no parameters lead to this variant";
  const int share = kPliesAVariant / rules_served;
  for_each_rules<TypeParam>([&](const auto& rules) {
    Watcher<TypeParam> watcher(rules);
    const Rng seed(20);
    int plies = 0;
    for (std::uint64_t game = 0; plies < share && game < kMostGamesASetting; ++game) {
      Rng rng = seed.fork(game);
      plies += watcher.watch(rng);
      if (::testing::Test::HasFailure()) return;
    }
  });
}

TYPED_TEST(Conformance, SameSeedGivesTheSameStart) {
  for_each_rules<TypeParam>([&](const auto& rules) {
    Rng one(5);
    Rng two(5);
    EXPECT_TRUE(rules.start(one) == rules.start(two));
  });
}

TYPED_TEST(Conformance, NonsenseIsRefusedInOneLine) {
  for_each_rules<TypeParam>([&](const auto& rules) {
    for (const char* nonsense : {"", " ", "a", "a0", "z99", "\xff\xfe", "(", "-1", "a1a1a1"}) {
      const auto move = rules.parse_move(nonsense);
      ASSERT_FALSE(move) << nonsense;
      EXPECT_EQ(move.error().message.find('\n'), std::string::npos);
      const auto state = rules.parse_state(nonsense);
      ASSERT_FALSE(state) << nonsense;
      EXPECT_EQ(state.error().message.find('\n'), std::string::npos);
    }
  });
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
