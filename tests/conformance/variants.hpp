// The rules that conformance tries: every variant of a family, under many parameters: the
// defaults, each other value of each flag and choice, both ends of each range, and each pair
// of those.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

#include "game/family.hpp"

namespace papan::conformance {

template <GameFamily F, Game G>
struct Case {
  using Family = F;
  using Rules = G;
};

inline std::string whole(double number) {
  return std::to_string(static_cast<std::int64_t>(number));
}

// Values beside the default.
inline std::vector<Setting> alternatives(const std::vector<OptionInfo>& infos) {
  std::vector<Setting> all;
  for (const OptionInfo& info : infos) {
    std::vector<std::string> values = info.choices;
    if (is_integer(info.kind)) values = {whole(info.least), whole(info.most)};
    for (const std::string& value : values) {
      if (value != info.fallback) all.push_back({info.key, value});
    }
  }
  return all;
}

inline std::vector<Settings> settings_to_try(const std::vector<OptionInfo>& infos) {
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

// Calls `visit(rules)` for the rules of the case that the parameters allow; returns their number.
template <class C, class Visit>
int for_each_rules(Visit&& visit) {
  using F = typename C::Family;
  const auto table = F::Parameters::describe();
  int visited = 0;
  for (const Settings& settings : settings_to_try(table.infos())) {
    const auto parameters = table.parse(settings);
    EXPECT_TRUE(parameters) << parameters.error().message;
    if (!parameters) return visited;
    // Some combinations are refused by the game, which is its right.
    const Result<void> served =
        F::with_rules(*parameters, [&]<class G>(const G& rules) -> Result<void> {
          if constexpr (std::is_same_v<G, typename C::Rules>) {
            visit(rules);
            ++visited;
          }
          return {};
        });
    (void)served;
  }
  return visited;
}

}  // namespace papan::conformance
