// A family: one game as the catalogue knows it: name, title, parameters, and
// the rules types that serve them.
//
// Most games are one type; a type for each board size makes masks and shifts
// constants in the hot path. `with_rules` picks the type that serves
// given parameters, or says why none does.
#pragma once

#include <array>
#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/options.hpp"
#include "core/type_list.hpp"
#include "game/position_of.hpp"

namespace papan {

namespace family_detail {

// Stands for whatever is called with the rules.
struct AnyVisit {
  template <Game G>
  Result<void> operator()(const G& rules) const;
};

// Every rules type says of itself what its family says.
template <class F, class... Variants>
constexpr bool agree(TypeList<Variants...>) {
  return (Game<Variants> && ...) && ((Variants::kName == F::kName) && ...) &&
         ((Variants::kSeats == F::kSeats) && ...) &&
         (std::is_same_v<typename Variants::Parameters, typename F::Parameters> && ...);
}

}  // namespace family_detail

template <class F>
concept GameFamily = Described<typename F::Parameters> && requires {
  { F::kName } -> std::convertible_to<std::string_view>;
  { F::kTitle } -> std::convertible_to<std::string_view>;
  { F::kSummary } -> std::convertible_to<std::string_view>;
  { F::kSeats } -> std::convertible_to<int>;
  { F::kSeatNames } -> std::convertible_to<std::array<std::string_view, 2>>;
  requires family_detail::agree<F>(typename F::Variants{});  // TypeList of Game types
} && requires(const typename F::Parameters& parameters, family_detail::AnyVisit& visit) {
  { F::with_rules(parameters, visit) } -> std::same_as<Result<void>>;
};

// What the catalogue tells of a game and how it makes positions of it.
struct GameEntry {
  std::string name;
  std::string title;
  std::string summary;
  int seats = 2;
  std::array<std::string, 2> seat_names;
  std::vector<OptionInfo> parameters;

  using Made = Result<std::unique_ptr<Position>>;
  Made (*start)(const Settings& parameters, Rng& rng) = nullptr;
  Made (*parse)(const Settings& parameters, std::string_view text) = nullptr;
};

template <GameFamily F>
class FamilyEntry {
 public:
  static GameEntry entry() {
    return {std::string(F::kName),
            std::string(F::kTitle),
            std::string(F::kSummary),
            F::kSeats,
            {std::string(F::kSeatNames[0]), std::string(F::kSeatNames[1])},
            described<typename F::Parameters>().infos(),
            &start,
            &parse};
  }

 private:
  using Made = GameEntry::Made;

  static Made start(const Settings& settings, Rng& rng) {
    return made(settings, [&]<Game G>(std::shared_ptr<const G> rules) -> Made {
      const auto state = rules->start(rng);
      return std::make_unique<PositionOf<G>>(std::move(rules), state);
    });
  }

  static Made parse(const Settings& settings, std::string_view text) {
    return made(settings, [&]<Game G>(std::shared_ptr<const G> rules) -> Made {
      const auto state = rules->parse_state(text);
      if (!state) return state.error();
      return std::make_unique<PositionOf<G>>(std::move(rules), *state);
    });
  }

  template <class Make>
  static Made made(const Settings& settings, Make&& make) {
    const auto parameters = described<typename F::Parameters>().parse(settings);
    if (!parameters) return parameters.error();
    return F::with_rules(*parameters, [&]<Game G>(const G& rules) -> Made {
      return make(std::make_shared<const G>(rules));
    });
  }
};

// Calls `visit(const PositionOf<G>&)` with the type that `position` really has.
// Returns false when it belongs to another family.
template <GameFamily F, class Visit>
bool visit_position(const Position& position, Visit&& visit) {
  bool found = false;
  F::Variants::for_each([&]<Game G>() {
    const auto* typed = dynamic_cast<const PositionOf<G>*>(&position);
    if (typed != nullptr) {
      found = true;
      visit(*typed);
    }
  });
  return found;
}

}  // namespace papan
