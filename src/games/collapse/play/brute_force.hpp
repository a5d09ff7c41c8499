// `brute-force`: the modified brute force of the Collapse paper, in each of its readings.
//
// A colour is spared: the most frequent, the lowest of equals. The board is scanned
// column by column from the left, each from the top, and whatever has another colour
// is clicked; where nothing else can be clicked, the groups of the spared colour are
// (the listing would scan for ever). The paper says two things of each of the rest:
//   count    section III notes the colour once, the listing asks at every cell;
//   scan     the listing's loops go on after a click, from the next place; restart begins
//            anew at the top left;
//   singles  section III clicks groups, the listing any cell of another colour.
// Counting once and going on need a memory: it holds as long as the board is the one that
// the last click left, else the game is taken to begin here.
// Tested in tests/agents/collapse_brute_force_test.cpp.
#pragma once

#include "games/collapse/play/paper.hpp"

namespace papan::collapse {

enum class Counting { kOnce, kAlways };
enum class Scanning { kRestart, kContinue };

struct Reading {
  Counting count = Counting::kAlways;
  Scanning scan = Scanning::kContinue;
  bool singles = true;

  static OptionTable<Reading> describe() {
    return OptionTable<Reading>{}
        .choice("count", &Reading::count, {"once", "always"},
                "when the most frequent colour is counted: at the start, or before every click")
        .choice("scan", &Reading::scan, {"restart", "continue"},
                "where the search for the next click begins: at the first cell, or after the last "
                "click")
        .flag("singles", &Reading::singles, "click single cells too, where a click removes them");
  }
};

// One game by one reading.
class BruteForceGame {
 public:
  BruteForceGame(const Collapse& rules, const Reading& reading)
      : rules_(rules), reading_(reading) {}

  // The next click; the game is not over.
  Spot click(const Board& board) {
    begin(board);
    const int places = rules_.width() * rules_.height();
    for (int i = 0; i < places; ++i) {
      const int place = (next_ + i) % places;
      if (is_wanted(board, place)) return remember(board, place);
    }
    const Spot at = first_in_scan(board, [&](Spot spot) { return !is_single(board, spot); });
    return remember(board, place_of(at));
  }

  // The colour that a click on this board spares.
  [[nodiscard]] std::uint8_t spared(const Board& board) const {
    return goes_on(board) && reading_.count == Counting::kOnce ? spared_ : most_frequent(board);
  }

 private:
  [[nodiscard]] bool goes_on(const Board& board) const { return left_ == board; }

  void begin(const Board& board) {
    spared_ = spared(board);
    if (!goes_on(board) || reading_.scan == Scanning::kRestart) next_ = 0;
  }

  // Places are numbered in the order of the scan.
  [[nodiscard]] Spot spot_at(int place) const {
    return spot(place / rules_.height(), rules_.height() - 1 - place % rules_.height());
  }
  [[nodiscard]] int place_of(Spot at) const {
    return column_of(at) * rules_.height() + rules_.height() - 1 - row_of(at);
  }

  [[nodiscard]] bool is_wanted(const Board& board, int place) const {
    const Spot at = spot_at(place);
    if (board.at(at) == 0 || board.at(at) == spared_) return false;
    return (reading_.singles && rules_.single() == Single::kRemoves) || !is_single(board, at);
  }

  Spot remember(const Board& board, int place) {
    left_ = board;
    Spots group;
    lift(left_, spot_at(place), group);
    settle(
        left_, group, [](Spot, Spot) {}, [](int, int) {});
    next_ = place + 1;
    return spot_at(place);
  }

  Collapse rules_;
  Reading reading_;
  Board left_;  // by the last click; empty before the first, as no board that has a turn is
  std::uint8_t spared_ = 0;
  int next_ = 0;  // the place where the scan goes on
};

struct BruteForce {
  static constexpr std::string_view kName = "brute-force";
  static constexpr std::string_view kSummary =
      "spares the most frequent colour for last (the paper's)";

  template <IsCollapse G>
  class For {
   public:
    using Options = Reading;
    static Budget fallback() { return {}; }
    For(const G& rules, const Options& options) : game_(rules, options) {}

    Choice<G> choose(const Task<G>& task) {
      return choice_of_click(task, game_.click(task.state.board));
    }

    void explain(const Task<G>& task, Explanation& explanation) const {
      explanation.rule = "anything but the spared colour, column by column";
      explain_groups(task, explanation);
      const int spared = game_.spared(task.state.board);
      explanation.facts.push_back({"spared colour", std::to_string(spared)});
      const ColourCounts counts = count_colours(task.state.board);
      Sheet colours{"cells by colour", {"colour", "cells"}, {}, -1};
      for (int colour = 1; colour <= kMaxColours; ++colour) {
        const int cells = counts[static_cast<std::size_t>(colour)];
        if (cells == 0) continue;
        if (colour == spared) colours.chosen = static_cast<int>(colours.rows.size());
        colours.rows.push_back({std::to_string(colour), std::to_string(cells)});
      }
      explanation.sheets.push_back(std::move(colours));
    }

   private:
    BruteForceGame game_;
  };
};

}  // namespace papan::collapse
