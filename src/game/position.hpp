// Position: any state of any game behind one small interface, in text.
//
// Search runs on the typed concept; people, files and the page talk to this.
// It also holds the history that a small state cannot: the keys since the last
// irreversible move, by which it judges the third occurrence of a position.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.hpp"
#include "core/result.hpp"
#include "core/rng.hpp"
#include "core/score.hpp"
#include "game/step.hpp"
#include "game/turn.hpp"
#include "game/view.hpp"

namespace papan {

struct LegalMove {
  std::string text;
  std::vector<int> cells;  // into view().cells, in the order of the move
};

class Position {
 public:
  virtual ~Position() = default;
  [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;

  [[nodiscard]] virtual std::string_view game() const = 0;
  [[nodiscard]] virtual Settings parameters() const = 0;

  [[nodiscard]] virtual Turn turn() const = 0;
  [[nodiscard]] virtual Score score() const = 0;
  [[nodiscard]] virtual std::vector<LegalMove> legal_moves() const = 0;
  [[nodiscard]] virtual std::string text() const = 0;
  [[nodiscard]] virtual View view() const = 0;

  // A move when a seat has the turn, an outcome when chance has; what cannot be
  // played changes nothing and is an error that says what could.
  virtual Result<std::vector<Step>> play(std::string_view ply) = 0;

  // The same for those who need no steps.
  virtual Result<void> advance(std::string_view ply) = 0;

  // The ply by the name that records use, where it has several; else as it is.
  [[nodiscard]] virtual std::string named(std::string_view ply) const = 0;

  // The text of a random outcome; only when chance has the turn.
  [[nodiscard]] virtual std::string draw(Rng& rng) const = 0;

 protected:
  Position() = default;
  Position(const Position&) = default;
  Position& operator=(const Position&) = default;
};

}  // namespace papan
