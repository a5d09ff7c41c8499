#include "games/collapse/play/variations.hpp"

#include <algorithm>
#include <cassert>

#include "game/position_of.hpp"
#include "games/collapse/play/walk.hpp"

namespace papan::collapse {
namespace {

using Rules = Collapse;
using Typed = PositionOf<Rules>;

// Which cell of the first board lies where now.
class Names {
 public:
  explicit Names(const Board& board) {
    for (int column = 0; column < kMaxSide; ++column) {
      columns_.emplace_back();
      for (int row = 0; row < board.height(column); ++row) {
        columns_.back().push_back(static_cast<CellName>(column * Decoder::kRows + row));
      }
    }
    close_up();
  }

  [[nodiscard]] CellName at(Spot spot) const {
    return columns_[static_cast<std::size_t>(column_of(spot))]
                   [static_cast<std::size_t>(row_of(spot))];
  }

  void remove(const Spots& group) {
    for (const Spot spot : group) {
      columns_[static_cast<std::size_t>(column_of(spot))][static_cast<std::size_t>(row_of(spot))] =
          kNoCell;
    }
    for (auto& column : columns_) std::erase(column, kNoCell);
    close_up();
  }

 private:
  void close_up() {
    std::erase_if(columns_, [](const auto& column) { return column.empty(); });
  }

  std::vector<std::vector<CellName>> columns_;
};

// A plan as a decoder reads it, and the colour of its largest group, which it saved up.
struct Script {
  Plan names;  // of the cells clicked
  int spared = 0;
};

Script script_of(const Rules& rules, Rules::State state, const FoundPlan& plan) {
  Script script;
  Names names(state.board);
  std::size_t largest = 0;
  for (const std::string& text : plan.moves) {
    const Move move = *rules.parse_move(text);
    const Spot at = rules.spot_of(move);
    const int colour = state.board.at(at);
    Spots group;
    Board rest = state.board;
    lift(rest, at, group);
    script.names.push_back(names.at(at));
    if (group.size() > largest) {
      largest = group.size();
      script.spared = colour;
    }
    const bool stays = rules.single() == Single::kCosts && group.size() == 1;
    if (!stays) names.remove(group);
    rules.play(state, move);
  }
  return script;
}

class Variations {
 public:
  Variations(const Typed& position, const FoundPlan& plan)
      : rules_(*position.rules()),
        state_(position.state()),
        plan_(plan),
        names_(state_.board),
        script_(script_of(rules_, state_, plan)),
        decoder_(rules_, state_, script_.spared) {
    std::erase_if(script_.names, [this](CellName name) { return !decoder_.keeps(name); });
  }

  [[nodiscard]] FoundPlan beginning_with(Move first) const {
    const Spot at = rules_.spot_of(first);
    const bool stays = rules_.single() == Single::kCosts && is_single(state_.board, at);
    if (stays) return paying_for(first);
    return told(moves_along(rules_, state_, decoder_, {names_.at(at), script_.names}));
  }

 private:
  // A click that is paid for and changes nothing: the plan is as good as ever.
  [[nodiscard]] FoundPlan paying_for(Move first) const {
    std::vector<Move> moves = {first};
    for (const std::string& text : plan_.moves) moves.push_back(*rules_.parse_move(text));
    return told(moves);
  }

  [[nodiscard]] FoundPlan told(const std::vector<Move>& moves) const {
    Rules::State state = state_;
    FoundPlan plan;
    for (const Move move : moves) {
      plan.moves.push_back(rules_.to_text(move));
      rules_.play(state, move);
    }
    plan.score = rules_.score(state);
    return plan;
  }

  const Rules& rules_;
  const Rules::State& state_;
  const FoundPlan& plan_;
  Names names_;
  Script script_;
  Decoder decoder_;
};

}  // namespace

std::vector<FoundPlan> variations(const Position& position, const FoundPlan& plan,
                                  const std::stop_token& stop) {
  assert(position.game() == Rules::kName);
  const auto& typed = static_cast<const Typed&>(position);
  const Variations all(typed, plan);
  std::vector<FoundPlan> found;
  Rules::Moves moves;
  typed.rules()->legal_moves(typed.state(), moves);
  for (const Move move : moves) {
    if (stop.stop_requested()) break;
    found.push_back(all.beginning_with(move));
  }
  return found;
}

FoundPlan variation(const Position& position, const FoundPlan& plan, std::string_view move) {
  const auto& typed = static_cast<const Typed&>(position);
  return Variations(typed, plan).beginning_with(*typed.rules()->parse_move(move));
}

}  // namespace papan::collapse
