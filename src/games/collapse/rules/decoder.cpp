// The parts of the decoder that are not in its hot path, and random games.
#include "games/collapse/rules/decoder.hpp"

#include <algorithm>

namespace papan::collapse {
namespace {

// A few cells of the spared colour, given early, let another colour grow together; in the
// literature's scoring they are worth too much (docs/algorithms/sequence-annealing.md).
double share_of_spared(Scoring scoring) {
  return scoring == Scoring::kXxl ? 0.3 : 0;
}

}  // namespace

Decoder::Decoder(const Collapse& rules, const Collapse::State& position, int spared)
    : rules_(rules),
      spared_(spared),
      wall_(rules.width()),
      colour_count_(rules.parameters().colours),
      used_bytes_(offsetof(State, planes) + sizeof(Column) * index((wall_ + 1) * colour_count_)),
      singles_(rules.single() == Single::kRemoves),
      spared_share_(share_of_spared(rules.scoring())) {
  start_.points = position.points;
  start_.left[index(wall_)] = start_.right[index(wall_)] = static_cast<std::uint8_t>(wall_);
  for (int column = 0; column < wall_ && position.board.height(column) > 0; ++column) {
    start_.left[index(column)] = start_.left[index(wall_)];
    start_.right[index(column)] = static_cast<std::uint8_t>(wall_);
    start_.right[start_.left[index(wall_)]] = static_cast<std::uint8_t>(column);
    start_.left[index(wall_)] = static_cast<std::uint8_t>(column);
    for (int row = 0; row < position.board.height(column); ++row) {
      const int colour = position.board.at(column, row);
      const auto name = static_cast<Entry>(column * kRows + row);
      colours_[name] = static_cast<std::uint8_t>(colour);
      start_.names[index(column)] |= Column{1} << row;
      start_.planes[index(column * colour_count_ + colour - 1)] |= Column{1} << row;
      ++start_.left_of[index(colour)];
      ++start_.blocks;
      cells_[cell_count_++] = name;
    }
  }
  for (int colour = 1; colour <= colour_count_; ++colour) {
    if (colour == spared_) continue;
    const bool more = start_.left_of[index(colour)] > start_.left_of[index(runner_up_)];
    if (runner_up_ == 0 || more) runner_up_ = colour;
  }
}

Decoder::Band Decoder::band(Rng& rng) const {
  constexpr std::uint32_t kWidths = 5;     // from two columns up
  constexpr std::uint32_t kToTheWall = 4;  // one in so many reaches the right wall
  const auto first = static_cast<int>(rng.below(static_cast<std::uint32_t>(wall_)));
  const int width = 2 + static_cast<int>(rng.below(kWidths));
  const bool to_the_wall = rng.below(kToTheWall) == 0;
  const auto row = static_cast<int>(rng.below(static_cast<std::uint32_t>(rules_.height())));
  return {first, to_the_wall ? wall_ - 1 : std::min(wall_, first + width) - 1, row};
}

CellName Decoder::pick_in(const State& state, const Band& band, int i) const {
  const int column = band.first + i;
  Entry found = kNoCell;
  int row = 0;
  for (Column names = state.names[index(column)]; names != 0; names &= names - 1, ++row) {
    if (row > band.row && found != kNoCell) break;
    const auto name = static_cast<Entry>(column * kRows + std::countr_zero(names));
    if (colour_of(name) != spared_ && colour_of(name) != runner_up_) found = name;
  }
  return found;
}

void Decoder::click_any(State& state, Entry name) const {
  const int column = name / kRows;
  const Column below = (Column{1} << (name % kRows)) - 1;
  Group group;
  flood(state, column, Column{1} << std::popcount(state.names[index(column)] & below),
        colour_of(name), group);
  remove(state, group, colour_of(name));
}

bool Decoder::has_group(const State& state, int colour) const {
  if (colour == 0) return false;
  for (int column = first_column(state); column != wall_; column = state.right[index(column)]) {
    if (pairs(state, column, colour) != 0) return true;
  }
  return false;
}

bool Decoder::has_any_group(const State& state) const {
  for (int column = first_column(state); column != wall_; column = state.right[index(column)]) {
    for (int colour = 1; colour <= colour_count_; ++colour) {
      if (pairs(state, column, colour) != 0) return true;
    }
  }
  return false;
}

Score Decoder::final_score(const State& state) const {
  ColourCounts counts{};
  for (std::size_t i = 0; i < counts.size(); ++i) counts[i] = state.left_of[i];
  return state.points + end_points(rules_.scoring(), counts);
}

Move Decoder::move_of(const State& state, Entry name) const {
  const int own = name / kRows;
  int place = 0;
  for (int column = first_column(state); column != own; column = state.right[index(column)]) {
    ++place;
  }
  const Column below = (Column{1} << (name % kRows)) - 1;
  return rules_.move_at(spot(place, std::popcount(state.names[index(own)] & below)));
}

}  // namespace papan::collapse
