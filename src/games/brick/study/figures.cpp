#include "games/brick/study/figures.hpp"

#include <cassert>

#include "core/text.hpp"
#include "games/brick/rules/policy.hpp"
#include "lab/report/deviation.hpp"

namespace papan::lab {
namespace {

using brick::ColourBrick;

struct PrintedCell {
  std::optional<double> evaluation;
  std::optional<double> points;
  bool misread = false;
};

std::optional<double> printed_number(std::string_view word) {
  if (word == "-" || word.ends_with('?')) return {};
  if (word.ends_with('~') || word.ends_with('*')) word.remove_suffix(1);
  return std::stod(std::string(word));
}

// In the order of placements on a board where every column has room: by rotation, then column.
std::vector<PrintedCell> cells_of(const PrintedFigure& figure) {
  constexpr int kRotations = 3;
  const auto all = words(figure.cells);
  assert(all.size() == std::size_t{2} * kRotations * brick::kColumns);
  std::vector<PrintedCell> cells;
  for (int rotation = 0; rotation < kRotations; ++rotation) {
    for (int column = 0; column < brick::kColumns; ++column) {
      const auto at = static_cast<std::size_t>(2 * (kRotations * column + rotation));
      cells.push_back(
          {printed_number(all[at]), printed_number(all[at + 1]), all[at].ends_with('?')});
    }
  }
  return cells;
}

bool equal_as_printed(double printed, double ours) {
  return deviation({"", ""}, {printed, exact(ours)})->verdict == FigureVerdict::kEqual;
}

// Alone on the board, the first column has no possible dissolves but upright ones.
int upright_dissolves_of_first_column(const brick::Board& board, int colours) {
  brick::Board first;
  for (std::size_t colour = 0; colour < board.cells.size(); ++colour) {
    first.cells[colour][0] = board.cells[colour][0];
  }
  return brick::features(first, colours)[brick::kPossibleDissolve];
}

class Comparison {
 public:
  ComparedFigures run() {
    for (std::size_t i = 0; i < kPrintedFigures.size(); ++i) {
      rules_.resolve(state_, *rules_.parse_outcome(kPrintedFigures[i].brick));
      const auto all = brick::placements(rules_, state_, policy_.weights);
      const auto cells = cells_of(kPrintedFigures[i]);
      assert(all.size() == cells.size());
      for (std::size_t cell = 0; cell < all.size(); ++cell) compare(i, cells[cell], all[cell]);
      rules_.play(state_, all[brick::pick(all, state_, policy_).index].move);
    }
    return found_;
  }

 private:
  void compare(std::size_t number, const PrintedCell& cell, const brick::Placement& placement) {
    ComparedBrick& sums = found_.bricks[number];
    sums.misread += cell.misread;
    if (cell.points) {
      ++sums.points;
      sums.points_equal += *cell.points == placement.score;
    }
    if (!cell.evaluation) return;
    const bool equal = equal_as_printed(*cell.evaluation, placement.evaluation);
    ++sums.evaluations;
    sums.evaluations_equal += equal;
    const double listing = by_listing(placement);
    if (equal && listing == placement.evaluation) return;
    found_.doubtful.push_back({kPrintedFigures[number].figure, static_cast<int>(number) + 1,
                               rules_.to_text(placement.move), *cell.evaluation,
                               placement.evaluation, listing});
  }

  [[nodiscard]] double by_listing(const brick::Placement& placement) const {
    auto after = state_;
    rules_.play(after, placement.move);
    auto features = placement.features;
    features[brick::kPossibleDissolve] -=
        upright_dissolves_of_first_column(after.board, rules_.colours());
    return brick::evaluate(features, policy_.weights);
  }

  ColourBrick rules_{{.colours = 3, .bricks = static_cast<int>(kPrintedFigures.size())}};
  brick::Policy policy_ = brick::thesis_policy(rules_.parameters());
  Rng none_;
  ColourBrick::State state_ = rules_.start(none_);
  ComparedFigures found_;
};

}  // namespace

ComparedFigures compare_figures() {
  return Comparison().run();
}

}  // namespace papan::lab
