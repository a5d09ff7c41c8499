// Ntil's parameters: the board, the named variant, and single rules that
// override what the variant says.
#pragma once

#include <cstdint>

#include "core/options.hpp"
#include "games/ntil/rules/geometry.hpp"

namespace papan::ntil {

enum class Variant : std::uint8_t { kSeed, kDamdaman, kTabal };

// A single rule: as the variant has it, or one of its two settings.
enum class Override : std::uint8_t { kVariant, kFirst, kSecond };

struct Parameters {
  BoardId board = BoardId::k5x9;
  Variant rules = Variant::kSeed;
  bool ntil = false;
  Override backward_capture = Override::kVariant;
  Override must_continue = Override::kVariant;
  Override king_range = Override::kVariant;
  Override promotion = Override::kVariant;

  static OptionTable<Parameters> describe() {
    return OptionTable<Parameters>{}
        .choice("board", &Parameters::board, {"5x5", "5x9", "7x9", "9x9", "7x11", "9x11"},
                "columns and rows of the board")
        .choice("rules", &Parameters::rules, {"seed", "damdaman", "tabal"},
                "the paper's rules, or men capture backward and finish the chain, or also "
                "promote anywhere on the last row")
        .flag("ntil", &Parameters::ntil,
              "a capture may be left out at the price of three pieces; off: it is compulsory")
        .choice("backward_capture", &Parameters::backward_capture, {"variant", "off", "on"},
                "men also capture backward")
        .choice("must_continue", &Parameters::must_continue, {"variant", "off", "on"},
                "a capture goes on as long as it can")
        .choice("king_range", &Parameters::king_range, {"variant", "far", "one"},
                "kings slide any distance, or one point")
        .choice("promotion", &Parameters::promotion, {"variant", "centre", "row"},
                "where men become kings: the middle of the last row, or all of it");
  }
};

// What the parameters come to.
struct RuleSet {
  bool ntil = false;
  bool backward_capture = false;
  bool must_continue = false;
  bool far_kings = true;
  bool promote_on_row = false;

  friend constexpr bool operator==(const RuleSet&, const RuleSet&) = default;
};

constexpr bool decided(Override single, bool by_variant) {
  return single == Override::kVariant ? by_variant : single == Override::kSecond;
}

constexpr RuleSet rule_set(const Parameters& parameters) {
  const bool damdaman = parameters.rules != Variant::kSeed;
  RuleSet set;
  set.ntil = parameters.ntil;
  set.backward_capture = decided(parameters.backward_capture, damdaman);
  set.must_continue = decided(parameters.must_continue, damdaman);
  set.far_kings = !decided(parameters.king_range, false);
  set.promote_on_row = decided(parameters.promotion, parameters.rules == Variant::kTabal);
  return set;
}

}  // namespace papan::ntil
