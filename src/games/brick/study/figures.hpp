// What the thesis prints of its example of ten bricks, figures 5.7 to 5.27: the evaluation and
// the points of every placement, as far as the scanned text can be read; and how the rules
// and the features as we have them compare. Tested in tests/lab/brick_figures_test.cpp.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/score.hpp"

namespace papan::lab {

// Marks in `cells`: `~` after a number: the scan lost its point or its sign, which we put back;
// `*`: lost in the table, taken from the figure that shows the placement alone; `?`: the
// scan misread a digit, what it reads stands there; `-`: not printed, or lost.
struct PrintedFigure {
  const char* figure;
  const char* brick;
  const char* cells;  // a line a column: evaluation and points with rotation 0, 1, 2
};

inline constexpr std::array<PrintedFigure, 10> kPrintedFigures = {{
    {"5.7", "332",
     "-189.125 0 -183.125? 0 2.33335 0\n"
     "-330.685 0 -330.685 0 -139.227 0\n"
     "-189.125 0 -189.125 0 2.33335 0\n"
     "-189.125 0 -189.125 0 2.33335 0\n"
     "-189.125 0 -189.125 0 2.33335 0\n"
     "-189.125 0 -189.125 0 2.33335 0\n"
     "-189.125 0 -189.125 0 2.33335 0\n"
     "-189.125 0 -189.125 0 2.33335 0\n"
     "-330.685 0 -330.685 0 -139.227 0\n"
     "-189.125 0 -189.125 0 2.33335 0\n"},
    {"5.12", "232",
     "4.6667 0 -378.249 0 -186.791* 0\n"
     "193.458* 0 -50.2742? 0 -59.2742 0\n"
     "-136.893 0 -328.351 0 -328.351 0\n"
     "4.6667 0 -186.791 0 -186.791 0\n"
     "4.6667 0 -186.791 0 -186.791 0\n"
     "4.6667 0 -186.791 0 -186.791 0\n"
     "4.6667 0 -186.791 0 -186.791 0\n"
     "4.6667 0 -186.791 0 -186.791 0\n"
     "-136.893 0 -328.351 0 -328.351 0\n"
     "4.6667 0 -186.791 0 -186.791 0\n"},
    {"5.14", "112",
     "51.5316~ 0 4.33365 0 195.792 0\n"
     "-263.03~ 0 -137.226 0 54.2316 0\n"
     "110.147 0 44.4932 0 290.187* 0\n"
     "-137.226 0 -137.226 0 54.2316 0\n"
     "4.33365 0 4.33365 0 195.792 0\n"
     "4.33365 0 4.33365 0 195.792 0\n"
     "4.33365 0 4.33365 0 195.792 0\n"
     "4.33365 0 4.33365 0 195.792 0\n"
     "-137.226 0 -137.226 0 54.2316 0\n"
     "4.33365 0 4.33365 0 195.792 0\n"},
    {"5.16", "333",
     "195035? 16 195.005? 16 195.025 16\n"
     "290.187* 9 290.187 9 290.187 9\n"
     "290.187 9 290.187 9 290.187 9\n"
     "290.187 9 290.187 9 290.187 9\n"
     "290.187 9 290.187 9 290.187 9\n"
     "290.187 9 290.187 9 250.187? 9\n"
     "290.187 9 290.187 9 250.187? 9\n"
     "290.187 9 290.187 9 290.187 9\n"
     "280.187? 9 290.187 9 290.187 9\n"
     "280.187? 9 290.187 9 290.187 9\n"},
    {"5.18", "212",
     "-42.8643 - 166.717~ - -42.8643 -\n"
     "25.1567 - 72.3546 - 235.951~ -\n"
     "-175.707 - 40.9128 - -45.9025? -\n"
     "-105.683 - -16.7612? - 44.4932 -\n"
     "150.961 - -40.4973 - -40.4973 -\n"
     "292.521 0* 101.063 - 101.063 -\n"
     "292.521 - 101.063 - 101.063 -\n"
     "292.521 - 101.063 - 101.063 -\n"
     "150.961 - -40.4973 - -40.4973 -\n"
     "292.521 - 101.063 - 101.063 -\n"},
    {"5.20", "323",
     "234.704~ 0 -90.0621~ 27 94.0245 9\n"
     "200.492~ 0 -163.968~ 0 74.688 0\n"
     "426.162* 0 -173.373 9 168.05? 0\n"
     "259.108~ 0 -326.362~ 9 -387.637~ 9\n"
     "247.69 0 1.99565 0 1.99565 0\n"
     "204.854? 0 -22.4079~ 0 1033? 0\n"
     "389.25 0 143.556 0 143.556 0\n"
     "153.294 0 -38.164 0 -38.164 0\n"
     "153.294 0 -38.164~ 0 -38.164 0\n"
     "294.850? 0 1033? 0 103.396~ 0\n"},
    {"5.22", "111",
     "426.162* 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"
     "426.162 9 426.162 9 426.162 9\n"},
    {"5.24", "131",
     "286.935 0 -30.3266 0 95.4774~ 0\n"
     "428.529 - 248.489~ 0 182.835~ 0\n"
     "426.162 - 111.233 0 237.037 0\n"
     "367.255~ 0 230.033~ 0 277.231~ 0\n"
     "381.331 0 182.835 0 182.835~ 0\n"
     "428.495~ 0 237.037 0 302.691 0\n"
     "522.891 0 324.395~ 0 324.395~ 0\n"
     "286.935 0 95.4774~ 0 95.4774~ 0\n"
     "286.935 0 95.4774~ 0 95.4774~ 0\n"
     "428.495~ 0 237.037 0 237.037 0\n"},
    {"5.26", "221",
     "257.861 0 -186.796 27 -186.796 27\n"
     "392.416~ 0 403.001 9 352.256 0\n"
     "333.767 0 399.421~ 0 525.225 0\n"
     "-9.7588 9 -52.2518 27 -51.474 36\n"
     "125.921 9 125.921 9 569.797 0\n"
     "446.619 0 371.593 9 399.421~ 0\n"
     "207.963 0 380.965 0 572.423 0\n"
     "439.58 0 373.926 0 619.62 0\n"
     "192.207 0 192.207 0 383.665 0\n"
     "333.767 0 333.767 0 525.225 0\n"},
    // Figure 5.28 repeats 5.26; 5.27 shows one column.
    {"5.27", "333",
     "- - - - - -\n"
     "-48.3358 172 -48.3358 172 -48.3358 172\n"
     "- - - - - -\n"
     "- - - - - -\n"
     "- - - - - -\n"
     "- - - - - -\n"
     "- - - - - -\n"
     "- - - - - -\n"
     "- - - - - -\n"
     "- - - - - -\n"},
}};

// A placement whose evaluation differs from the printed one, or would with the listing's PD.
struct DoubtfulCell {
  std::string figure;
  int brick = 0;     // from 1
  std::string move;  // X,R
  double printed = 0;
  double by_pseudocode = 0;
  double by_listing = 0;  // whose PD has no upright pairs in the first column
};

// The cells of a brick: how many can be read, and how many of these are as we compute them.
struct ComparedBrick {
  int evaluations = 0;
  int evaluations_equal = 0;
  int misread = 0;
  int points = 0;
  int points_equal = 0;
};

struct ComparedFigures {
  std::array<ComparedBrick, kPrintedFigures.size()> bricks;
  std::vector<DoubtfulCell> doubtful;
};

// Plays the thesis's example by its agent.
ComparedFigures compare_figures();

}  // namespace papan::lab
