// What the thesis prints of its example: table 5.11, the thirty placements of figures 5.7
// to 5.26, and the feature lines of figures 5.4 to 5.27. (Figure 5.28 repeats 5.26.)
//
// The document is a scan. Where it lost a sign, a point or a digit, the value here is the one
// that another figure prints or that differs from the scan in that sign only:
// 5.7 at 1,1 (-183.125), 5.12 at 2,1, 5.14 at 1,0 and 2,0, 5.16 at 1,0 and 1,1, 5.18 at 3,2
// (-45,9025) and 4,1 (-16,7612), 5.20 at 1,1; 2,1; 3,0 (426.167); 3,2 (168.05); 4,1; 4,2;
// 6,0; 6,1; 6,2 and 10,0. A value that is blank in the scan (the chosen cell) is the one of the
// figure before.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "tests/papers/brick_twin_agent.hpp"

namespace papan::papers::brick {

struct Placed {
  Brick brick;
  Action action;
};

// Table 2.1, section 2.1: 507 points with its last brick.
inline const std::vector<Placed> kTable21 = {
    {{2, 1, 1}, {0, 1}}, {{3, 2, 1}, {1, 0}}, {{2, 3, 2}, {2, 0}}, {{2, 3, 3}, {2, 2}},
    {{3, 4, 5}, {3, 0}}, {{2, 4, 5}, {4, 0}}, {{4, 5, 1}, {5, 0}}, {{3, 3, 2}, {5, 0}},
    {{4, 5, 1}, {6, 0}}, {{3, 3, 2}, {6, 0}}, {{3, 1, 2}, {7, 1}}};

// Table 2.4, section 2.5.1: "greedy", 97 points.
inline const std::vector<Placed> kTable24 = {
    {{2, 1, 1}, {0, 0}}, {{3, 2, 1}, {1, 0}}, {{2, 3, 2}, {2, 2}}, {{2, 3, 3}, {3, 2}},
    {{3, 4, 5}, {4, 1}}, {{2, 4, 5}, {5, 1}}, {{4, 5, 1}, {6, 2}}, {{3, 3, 2}, {2, 0}},
    {{4, 5, 1}, {0, 0}}, {{3, 3, 2}, {4, 0}}, {{3, 1, 2}, {4, 2}}};

// Table 5.11, section 5.8: K = 3, 226 points.
inline const std::vector<Placed> kTable511 = {
    {{3, 3, 2}, {0, 2}}, {{2, 3, 2}, {1, 0}}, {{1, 1, 2}, {2, 2}}, {{3, 3, 3}, {1, 0}},
    {{2, 1, 2}, {5, 0}}, {{3, 2, 3}, {2, 0}}, {{1, 1, 1}, {0, 0}}, {{1, 3, 1}, {6, 0}},
    {{2, 2, 1}, {3, 2}}, {{3, 3, 3}, {1, 0}}};

// A row a position X, in it the rotations R = 0, 1, 2: "NE" and "S".
struct Cell {
  std::string_view evaluation;
  long score = 0;
};
using Figure = std::array<std::array<Cell, 3>, kColumns>;

namespace figures {

constexpr std::array<Cell, 3> row(std::string_view a, std::string_view b, std::string_view c) {
  return {{{a}, {b}, {c}}};
}
constexpr std::array<Cell, 3> all(std::string_view a, long score) {
  return {{{a, score}, {a, score}, {a, score}}};
}

inline constexpr auto kPlain57 = row("-189.125", "-189.125", "2.33335");
inline constexpr auto kWell57 = row("-330.685", "-330.685", "-139.227");
inline constexpr auto kPlain512 = row("4.6667", "-186.791", "-186.791");
inline constexpr auto kWell512 = row("-136.893", "-328.351", "-328.351");
inline constexpr auto kPlain514 = row("4.33365", "4.33365", "195.792");
inline constexpr auto kWell514 = row("-137.226", "-137.226", "54.2316");
inline constexpr auto kPlain518 = row("292.521", "101.063", "101.063");
inline constexpr auto kWell518 = row("150.961", "-40.4973", "-40.4973");
inline constexpr auto kWell520 = row("153.294", "-38.164", "-38.164");
inline constexpr auto kWell524 = row("286.935", "95.4774", "95.4774");

inline constexpr Figure k57 = {{kPlain57, kWell57, kPlain57, kPlain57, kPlain57, kPlain57, kPlain57,
                                kPlain57, kWell57, kPlain57}};
inline constexpr Figure k512 = {{row("4.6667", "-378.249", "-186.791"),
                                 row("193.458", "-59.2742", "-59.2742"), kWell512, kPlain512,
                                 kPlain512, kPlain512, kPlain512, kPlain512, kWell512, kPlain512}};
inline constexpr Figure k514 = {{row("51.5316", "4.33365", "195.792"),
                                 row("-263.03", "-137.226", "54.2316"),
                                 row("110.147", "44.4932", "290.187"), kWell514, kPlain514,
                                 kPlain514, kPlain514, kPlain514, kWell514, kPlain514}};
inline constexpr Figure k516 = {{all("195.025", 16), all("290.187", 9), all("290.187", 9),
                                 all("290.187", 9), all("290.187", 9), all("290.187", 9),
                                 all("290.187", 9), all("290.187", 9), all("290.187", 9),
                                 all("290.187", 9)}};
inline constexpr Figure k518 = {{{{{"-42.8643", 9}, {"166.717"}, {"-42.8643", 9}}},
                                 {{{"25.1567"}, {"72.3546"}, {"235.951", 9}}},
                                 {{{"-175.707", 9}, {"40.9128"}, {"-49.9025", 9}}},
                                 {{{"-105.683", 36}, {"-16.7812", 9}, {"44.4932", 9}}},
                                 kWell518,
                                 kPlain518,
                                 kPlain518,
                                 kPlain518,
                                 kWell518,
                                 kPlain518}};
inline constexpr Figure k520 = {{{{{"234.704"}, {"-90.0621", 27}, {"94.0245", 9}}},
                                 row("200.492", "-163.968", "74.688"),
                                 {{{"426.162"}, {"-173.373", 9}, {"169.05"}}},
                                 {{{"259.108"}, {"-326.362", 9}, {"-387.637", 9}}},
                                 row("247.69", "1.99565", "1.99565"),
                                 row("294.854", "-22.4079", "103.396"),
                                 row("389.25", "143.556", "143.556"),
                                 kWell520,
                                 kWell520,
                                 row("294.854", "103.396", "103.396")}};
inline constexpr Figure k522 = {{all("426.162", 9), all("426.162", 9), all("426.162", 9),
                                 all("426.162", 9), all("426.162", 9), all("426.162", 9),
                                 all("426.162", 9), all("426.162", 9), all("426.162", 9),
                                 all("426.162", 9)}};
inline constexpr Figure k524 = {
    {row("286.935", "-30.3266", "95.4774"), row("428.529", "248.489", "182.835"),
     row("426.162", "111.233", "237.037"), row("367.255", "230.033", "277.231"),
     row("381.331", "182.835", "182.835"), row("428.495", "237.037", "302.691"),
     row("522.891", "324.395", "324.395"), kWell524, kWell524,
     row("428.495", "237.037", "237.037")}};
inline constexpr Figure k526 = {{{{{"257.861"}, {"-186.796", 27}, {"-186.796", 27}}},
                                 {{{"392.416"}, {"403.001", 9}, {"352.256"}}},
                                 row("333.767", "399.421", "525.225"),
                                 {{{"-9.7588", 9}, {"-52.2518", 27}, {"-51.474", 36}}},
                                 {{{"125.921", 9}, {"125.921", 9}, {"569.797"}}},
                                 {{{"446.619"}, {"371.593", 9}, {"399.421"}}},
                                 row("207.963", "380.965", "572.423"),
                                 row("439.58", "373.926", "619.62"),
                                 row("192.207", "192.207", "383.665"),
                                 row("333.767", "333.767", "525.225")}};

}  // namespace figures

// Figures 5.7, 5.12, 5.14, ... 5.26: one for each of the first nine bricks.
inline constexpr std::array<Figure, 9> kFigures = {{figures::k57, figures::k512, figures::k514,
                                                    figures::k516, figures::k518, figures::k520,
                                                    figures::k522, figures::k524, figures::k526}};

// Where those figures say something else than the pseudocode. Figure 5.12 leaves out the first
// column's Possible Dissolve, as listing 4.4 does; figures 5.20 (1,0) and 5.24 (1,1) count it, as
// Kode Sumber 3.4 does. Figure 5.24 prints at 3,0 the value that the board had before.
struct Contradiction {
  std::size_t brick = 0;  // from 0
  Action action;
  std::string_view by_pseudocode;
};
inline constexpr std::array<Contradiction, 3> kContradictions = {
    {{1, {0, 1}, "-312.595"}, {1, {0, 2}, "-121.137"}, {7, {2, 0}, "428.495"}}};

// "Nilai Fitur" of figures 5.4 to 5.27. There PH, PV, PD and D are HP, VP, DP and PD here.
struct FeatureLine {
  std::size_t brick = 0;  // from 0
  Action action;
  Features features;  // hp, vp, dp, pd, mw, b
};
inline const std::vector<FeatureLine> kFeatureLines = {
    {0, {0, 0}, {0, 1, 0, 0, 0, 3}},  {0, {0, 1}, {0, 1, 0, 0, 0, 3}},   // 5.4
    {0, {0, 2}, {0, 0, 0, 0, 0, 3}},                                     //
    {0, {1, 0}, {0, 1, 0, 0, 3, 3}},  {0, {1, 1}, {0, 1, 0, 0, 3, 3}},   // 5.5
    {0, {1, 2}, {0, 0, 0, 0, 3, 3}},                                     //
    {0, {2, 0}, {0, 1, 0, 0, 0, 3}},  {0, {2, 1}, {0, 1, 0, 0, 0, 3}},   // 5.6
    {1, {0, 0}, {0, 0, 0, 0, 0, 6}},                                     // 5.8
    {1, {1, 0}, {0, 0, 4, 0, 0, 6}},  {1, {1, 1}, {2, 1, 1, 0, 0, 6}},   // 5.9
    {1, {1, 2}, {2, 1, 1, 0, 0, 6}},                                     //
    {1, {2, 0}, {0, 0, 0, 0, 3, 6}},  {1, {2, 1}, {0, 1, 0, 0, 3, 6}},   // 5.10
    {1, {2, 2}, {0, 1, 0, 0, 3, 6}},                                     //
    {1, {3, 0}, {0, 0, 0, 0, 0, 6}},  {1, {3, 1}, {0, 1, 0, 0, 0, 6}},   // 5.11
    {1, {3, 2}, {0, 1, 0, 0, 0, 6}},                                     //
    {2, {2, 0}, {1, 1, 4, 1, 0, 9}},  {2, {2, 1}, {1, 1, 4, 0, 0, 9}},   // 5.13
    {2, {2, 2}, {0, 0, 6, 0, 0, 9}},                                     //
    {3, {1, 0}, {0, 0, 6, 0, 0, 9}},                                     // 5.15
    {4, {5, 0}, {0, 0, 6, 0, 0, 12}},                                    // 5.17
    {5, {2, 0}, {0, 0, 6, 2, 0, 15}},                                    // 5.19
    {6, {0, 0}, {0, 0, 6, 2, 0, 15}}, {6, {0, 1}, {0, 0, 6, 2, 0, 15}},  // 5.21
    {6, {0, 2}, {0, 0, 6, 2, 0, 15}},                                    //
    {7, {6, 0}, {0, 0, 8, 2, 0, 18}},                                    // 5.23
    {8, {3, 2}, {2, 1, 3, 0, 2, 16}},                                    // 5.25
    {9, {1, 0}, {1, 1, 3, 0, 1, 11}}, {9, {1, 1}, {1, 1, 3, 0, 1, 11}},  // 5.27
    {9, {1, 2}, {1, 1, 3, 0, 1, 11}}};

// Lines that contradict the value printed beside them, as printed: 5.6 at 3,2 (PV = 1 with
// 2.33335, which is none), 5.15 at 2,1 and 2,2 (PD = 3 with 290.187, which is 6), and figure 5.8's
// two of the first column (D = 0, 1 by Kode Sumber 3.4).
inline const std::vector<FeatureLine> kContradictingLines = {{0, {2, 2}, {0, 1, 0, 0, 0, 3}},
                                                             {3, {1, 1}, {0, 0, 3, 0, 0, 9}},
                                                             {3, {1, 2}, {0, 0, 3, 0, 0, 9}},
                                                             {1, {0, 1}, {0, 2, 0, 0, 0, 6}},
                                                             {1, {0, 2}, {0, 1, 0, 0, 0, 6}}};

}  // namespace papan::papers::brick
