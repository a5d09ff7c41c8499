#include "cli/board_drawing.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "game/cell.hpp"

namespace papan::cli {
namespace {

constexpr std::string_view kReset = "\033[0m";
constexpr std::string_view kEmpty = "·";
constexpr std::string_view kTarget = "+";

// One character cell of the drawing: its glyph and how it is coloured.
struct Glyph {
  std::string text = " ";
  std::string style;
};

using Canvas = std::vector<std::vector<Glyph>>;

Canvas make_canvas(int width, int height) {
  return Canvas(static_cast<std::size_t>(height),
                std::vector<Glyph>(static_cast<std::size_t>(width)));
}

Glyph& at(Canvas& canvas, int x, int y) {
  return canvas[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
}

Glyph glyph_of(const View& view, char piece, Ink ink) {
  for (const ViewPiece& known : view.pieces) {
    if (known.symbol != piece) continue;
    return {known.glyph, ink == Ink::kColour ? fmt::format("\033[1;38;5;{}m", known.colour) : ""};
  }
  return {std::string(1, piece), ""};
}

std::string to_string(const Canvas& canvas, const std::string& ground) {
  std::string text;
  for (std::size_t y = 0; y < canvas.size(); ++y) {
    std::string line;
    for (const Glyph& glyph : canvas[y]) {
      if (ground.empty() && glyph.style.empty()) {
        line += glyph.text;
      } else {
        line += fmt::format("{}{}{}{}", ground, glyph.style, glyph.text, kReset);
      }
    }
    if (ground.empty()) line.erase(line.find_last_not_of(' ') + 1);
    text += fmt::format("{}\n", line);
  }
  return text;
}

// Where the cells stand on the canvas: further apart where lines go between.
struct Spacing {
  int x;
  int y;
};

Spacing spacing_of(const View& view) {
  return view.shape == ViewShape::kPoints ? Spacing{4, 2} : Spacing{2, 1};
}

void draw_line(Canvas& canvas, Cell from, Cell to) {
  const int dx = to.column - from.column;
  const int dy = to.row - from.row;
  const int steps = std::max(std::abs(dx), std::abs(dy));
  const std::string_view mark = dy == 0 ? "─" : dx == 0 ? "│" : (dx > 0) == (dy > 0) ? "╲" : "╱";
  for (int i = 1; i < steps; ++i) {
    if (dx * i % steps != 0 || dy * i % steps != 0) continue;
    Glyph& glyph = at(canvas, from.column + dx * i / steps, from.row + dy * i / steps);
    if (glyph.text == " ") glyph.text = mark;
  }
}

Canvas draw_cells(const View& view, const std::vector<int>& marked, Ink ink) {
  const Spacing spacing = spacing_of(view);
  Canvas canvas = make_canvas((view.columns - 1) * spacing.x + 3, (view.rows - 1) * spacing.y + 1);
  const auto place = [&](const ViewCell& cell) {
    return Cell{1 + cell.column * spacing.x, cell.row * spacing.y};
  };
  for (std::size_t i = 0; i < view.cells.size(); ++i) {
    const ViewCell& cell = view.cells[i];
    const bool target =
        std::find(marked.begin(), marked.end(), static_cast<int>(i)) != marked.end();
    const bool empty = cell.piece == '-' || cell.piece == '.';
    const Cell spot = place(cell);
    at(canvas, spot.column, spot.row) =
        empty ? Glyph{std::string(target ? kTarget : kEmpty), ""} : glyph_of(view, cell.piece, ink);
  }
  for (const ViewLine& line : view.lines) {
    draw_line(canvas, place(view.cells[static_cast<std::size_t>(line.from)]),
              place(view.cells[static_cast<std::size_t>(line.to)]));
  }
  return canvas;
}

}  // namespace

Ink ink_of_terminal() {
  const bool colour = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  return colour ? Ink::kColour : Ink::kPlain;
}

std::string draw_board(const View& view, const std::vector<int>& marked, Ink ink) {
  const Spacing spacing = spacing_of(view);
  const std::string ground =
      ink == Ink::kColour && view.ground != 0 ? fmt::format("\033[48;5;{}m", view.ground) : "";
  const std::string body = to_string(draw_cells(view, marked, ink), ground);
  std::string text = "    ";
  for (int column = 0; column < view.columns; ++column) {
    text += fmt::format("{:<{}}", static_cast<char>('a' + column), spacing.x);
  }
  text.erase(text.find_last_not_of(' ') + 1);
  text += '\n';
  std::size_t start = 0;
  for (int y = 0; start < body.size(); ++y) {
    const std::size_t end = body.find('\n', start) + 1;
    const std::string label =
        y % spacing.y == 0 ? fmt::format("{:>2} ", y / spacing.y + 1) : std::string(3, ' ');
    text += label + body.substr(start, end - start);
    start = end;
  }
  return text;
}

}  // namespace papan::cli
