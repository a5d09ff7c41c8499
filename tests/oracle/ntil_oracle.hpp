// Ntil once more, slow and obvious, straight from the rule text of
// docs/games/ntil.md: a map from cells to pieces, lines as a set of joined pairs.
// Shares nothing with the fast rules but the parameters.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/ntil/rules/parameters.hpp"

namespace papan::ntil::oracle {

using Place = std::pair<int, int>;  // row, column: sorts row by row
using Way = std::pair<int, int>;

inline std::string name(Place place) {
  return fmt::format("{}{}", static_cast<char>('a' + place.second), place.first + 1);
}

// A finished action: the text of the move and the position text after it.
using Outcomes = std::map<std::string, std::string>;

class Oracle {
 public:
  explicit Oracle(const Parameters& parameters)
      : set_(rule_set(parameters)),
        width_(kBoardSizes[static_cast<std::size_t>(parameters.board)].columns),
        height_(kBoardSizes[static_cast<std::size_t>(parameters.board)].rows) {
    draw_triangles();
    if (height_ > 5) draw_rectangle();
    for (const auto& [a, b] : lines_) places_.insert(a);
    start_.white_to_move = true;
    for (const Place& place : places_) {
      const int middle = height_ / 2;
      start_.board[place] = place.first > middle ? 'w' : place.first < middle ? 'b' : '.';
    }
  }

  // Takes the position of `text`; the count of quiet plies is given apart.
  void set(const std::string& text, int quiet) {
    std::size_t i = 0;
    for (const Place& place : places_) now_.board[place] = text[i++];
    now_.white_to_move = text[i + 1] == 'w';
    now_.removal_due = text.size() > i + 2;
    now_.quiet = quiet;
  }

  [[nodiscard]] std::string start_text() const { return text(start_); }

  [[nodiscard]] bool over() const {
    if (now_.removal_due) return false;
    const int whites = pieces(now_, true);
    const int blacks = pieces(now_, false);
    return whites == 0 || blacks == 0 || (whites == 1 && blacks == 1) || outcomes().empty() ||
           now_.quiet >= 60;
  }

  // Only when over: +1 white has won, -1 black has, 0 drawn.
  [[nodiscard]] int result() const {
    const int whites = pieces(now_, true);
    const int blacks = pieces(now_, false);
    if (blacks == 0) return 1;
    if (whites == 0) return -1;
    if (whites == 1 && blacks == 1) return 0;
    if (outcomes().empty()) return now_.white_to_move ? -1 : 1;
    return 0;
  }

  // Every legal action with what comes of it, the quiet plies appended.
  [[nodiscard]] Outcomes outcomes() const {
    Outcomes found;
    if (now_.removal_due) {
      remove_some({}, found);
      return found;
    }
    for (const auto& [from, piece] : now_.board) {
      if (is_own(piece)) leap_on(now_, from, {from}, found);
    }
    const bool could_capture = !found.empty();
    if (could_capture && !set_.ntil) return found;
    for (const auto& [from, piece] : now_.board) {
      if (is_own(piece)) step(from, could_capture, found);
    }
    return found;
  }

 private:
  struct Scene {
    std::map<Place, char> board;
    bool white_to_move = true;
    bool removal_due = false;
    int quiet = 0;
  };

  // --- The board ---------------------------------------------------------------

  void join(Place a, Place b) {
    lines_.insert({a, b});
    lines_.insert({b, a});
  }

  void draw_triangles() {
    const int m = width_ / 2;
    for (const bool top : {true, false}) {
      const int base = top ? 0 : height_ - 1;
      const int second = top ? 1 : height_ - 2;
      const int apex = top ? 2 : height_ - 3;
      join({base, m - 2}, {base, m});
      join({base, m}, {base, m + 2});
      join({second, m - 1}, {second, m});
      join({second, m}, {second, m + 1});
      for (const int aside : {-1, 0, 1}) {
        join({base, m + 2 * aside}, {second, m + aside});
        join({second, m + aside}, {apex, m});
      }
    }
  }

  void draw_rectangle() {
    const int apex_parity = (2 + width_ / 2) % 2;
    for (int row = 2; row <= height_ - 3; ++row) {
      for (int column = 0; column < width_; ++column) {
        const bool below = row + 1 <= height_ - 3;
        if (column + 1 < width_) join({row, column}, {row, column + 1});
        if (below) join({row, column}, {row + 1, column});
        if ((row + column) % 2 != apex_parity || !below) continue;
        if (column + 1 < width_) join({row, column}, {row + 1, column + 1});
        if (column > 0) join({row, column}, {row + 1, column - 1});
      }
    }
  }

  // The next point along a line that way; the same point when there is none.
  [[nodiscard]] Place next(Place from, Way way) const {
    for (const int far : {1, 2}) {
      const Place to{from.first + far * way.first, from.second + far * way.second};
      if (lines_.count({from, to}) != 0) return to;
    }
    return from;
  }

  static std::vector<Way> all_ways() {
    return {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
  }

  // --- Pieces --------------------------------------------------------------------

  static bool is_white(char piece) { return piece == 'w' || piece == 'W'; }
  static bool is_black(char piece) { return piece == 'b' || piece == 'B'; }
  static bool is_king(char piece) { return piece == 'W' || piece == 'B'; }
  [[nodiscard]] bool is_own(char piece) const {
    return now_.white_to_move ? is_white(piece) : is_black(piece);
  }
  [[nodiscard]] bool is_enemy(char piece) const {
    return now_.white_to_move ? is_black(piece) : is_white(piece);
  }
  static int pieces(const Scene& scene, bool white) {
    int sum = 0;
    for (const auto& [place, piece] : scene.board) sum += white ? is_white(piece) : is_black(piece);
    return sum;
  }

  [[nodiscard]] bool backward(Way way) const {
    return now_.white_to_move ? way.first > 0 : way.first < 0;
  }

  [[nodiscard]] bool promotes(Place place) const {
    const int far_row = now_.white_to_move ? 0 : height_ - 1;
    return place.first == far_row && (set_.promote_on_row || place.second == width_ / 2);
  }

  // --- Actions ---------------------------------------------------------------------

  void step(Place from, bool leaves_capture, Outcomes& found) const {
    const char piece = now_.board.at(from);
    for (const Way& way : all_ways()) {
      if (!is_king(piece) && backward(way)) continue;
      Place at = from;
      for (int far = 1;; ++far) {
        const Place to = next(at, way);
        if (to == at || now_.board.at(to) != '.') break;
        if (far > 1 && !(is_king(piece) && set_.far_kings)) break;
        Scene after = now_;
        after.board[from] = '.';
        const bool forward = !is_king(piece) && way.first != 0;
        settle(after, to, piece, forward);
        after.removal_due = leaves_capture;
        found[fmt::format("{}-{}", name(from), name(to))] = text(after);
        at = to;
      }
    }
  }

  // Puts the mover down where its move ends and hands over the turn.
  void settle(Scene& after, Place to, char piece, bool progress) const {
    const bool crowned = !is_king(piece) && promotes(to);
    after.board[to] = crowned ? (is_white(piece) ? 'W' : 'B') : piece;
    after.quiet = progress || crowned ? 0 : after.quiet + 1;
    after.white_to_move = !after.white_to_move;
  }

  // All captures that go on from the end of `path`; says whether there was one.
  bool leap_on(const Scene& scene, Place at, const std::vector<Place>& path,
               Outcomes& found) const {
    bool any = false;
    const char piece = now_.board.at(path[0]);
    for (const Way& way : all_ways()) {
      if (!is_king(piece) && backward(way) && !set_.backward_capture) continue;
      for (const auto& [over, to] : leaps(scene, at, way, is_king(piece) && set_.far_kings)) {
        any = true;
        Scene after = scene;
        after.board[path[0]] = '.';
        after.board[over] = '.';
        std::vector<Place> longer = path;
        longer.push_back(to);
        const bool went_on = leap_on(after, to, longer, found);
        if (set_.must_continue && went_on) continue;
        settle(after, to, piece, true);
        found[path_text(longer)] = text(after);
      }
    }
    return any;
  }

  // Pairs of what is leapt over and where the leap lands.
  [[nodiscard]] std::vector<std::pair<Place, Place>> leaps(const Scene& scene, Place at, Way way,
                                                           bool far) const {
    std::vector<std::pair<Place, Place>> found;
    const auto empty = [&](Place place) { return scene.board.at(place) == '.'; };
    Place over = next(at, way);
    while (far && over != next(over, way) && empty(over)) over = next(over, way);
    if (over == at || !is_enemy(scene.board.at(over))) return found;
    for (Place to = next(over, way), last = over; to != last && empty(to); to = next(to, way)) {
      found.push_back({over, to});
      last = to;
      if (!far) break;
    }
    return found;
  }

  void remove_some(const std::vector<Place>& chosen, Outcomes& found) const {
    const auto wanted = static_cast<std::size_t>(std::min(3, pieces(now_, !now_.white_to_move)));
    if (chosen.size() == wanted) {
      Scene after = now_;
      std::string action = "ntil:";
      for (const Place& place : chosen) {
        after.board[place] = '.';
        action += fmt::format("{}{}", place == chosen.front() ? "" : ",", name(place));
      }
      after.removal_due = false;
      after.quiet = 0;
      found[action] = text(after);
      return;
    }
    for (const auto& [place, piece] : now_.board) {
      if (!is_enemy(piece) || (!chosen.empty() && place <= chosen.back())) continue;
      std::vector<Place> more = chosen;
      more.push_back(place);
      remove_some(more, found);
    }
  }

  // --- Texts -----------------------------------------------------------------------

  static std::string path_text(const std::vector<Place>& path) {
    std::string text = name(path[0]);
    for (std::size_t i = 1; i < path.size(); ++i) text += fmt::format("x{}", name(path[i]));
    return text;
  }

  // The position text, a bar, and the count of quiet plies.
  static std::string text(const Scene& scene) {
    std::string text;
    for (const auto& [place, piece] : scene.board) text += piece;
    text += scene.white_to_move ? " w" : " b";
    if (scene.removal_due) text += " ntil";
    return fmt::format("{} | {}", text, scene.quiet);
  }

  RuleSet set_;
  int width_;
  int height_;
  std::set<std::pair<Place, Place>> lines_;
  std::set<Place> places_;
  Scene start_;
  Scene now_;
};

}  // namespace papan::ntil::oracle
