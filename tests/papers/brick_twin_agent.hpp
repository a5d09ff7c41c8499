// The thesis's agent, from Kode Sumber 3.24 and 3.25 and tables 5.6, 5.8 and 5.10, and
// its "greedy" (section 2.5.1): both on the simulator of brick_twin.hpp.
#pragma once

#include <optional>

#include "tests/papers/brick_twin.hpp"

namespace papan::papers::brick {

// Listing 4.18 keeps weights and evaluations in floats, and the last digits of figures 5.14
// to 5.26 (51.5316, 1.99565, ...) come out only so.
struct Weights {
  float hp = 0;
  float vp = 0;
  float dp = 0;
  float pd = 0;
  float mw = 0;
  float b = 0;
  float ph = 0;
};

// Tables 5.6, 5.8 and 5.10, by the number of colours K.
inline Weights weights_for(int k) {
  static const std::array<Weights, 7> kTable = {{
      {40.1596F, -191.458F, 47.1979F, 65.654F, -47.1867F, 0.777783F},
      {107.047F, -143.271F, 129.176F, 116.011F, 137.186F, -57.8758F},
      {153.296F, -212.85F, 233.036F, 120.275F, 175.776F, -219.832F},
      {106.149F, -5.82133F, 73.8042F, 33.941F, 105.196F, -106.672F},
      {301.569F, -52.8532F, 275.494F, 102.024F, 265.767F, -350.452F},
      {95.0478F, 80.8678F, 232.788F, 206.558F, 23.8948F, -326.756F},
      {247.712F, 80.5575F, 383.78F, 234.719F, 26.2254F, -488.369F},
  }};
  return kTable[static_cast<std::size_t>(k - 3)];
}

// The limits of the same tables: the case with fewer bricks, and the one with more (one
// and the same where the table has one case).
struct Limits {
  long few = 0;
  long many = 0;
};
inline Limits limits_for(int k) {
  static const std::array<Limits, 7> kTable = {{{17750, 18500},
                                                {8600, 6750},
                                                {6250, 4000},
                                                {5500, 5500},
                                                {2000, 2000},
                                                {100, 100},
                                                {50, 50}}};
  return kTable[static_cast<std::size_t>(k - 3)];
}

// Equation (8), in the order of the last line of Kode Sumber 3.24.
inline float evaluation(const Features& f, const Weights& w) {
  const auto term = [](float weight, int feature) { return weight * static_cast<float>(feature); };
  return term(w.mw, f.mw) + term(w.b, f.b) + term(w.hp, f.hp) + term(w.dp, f.dp) +
         term(w.vp, f.vp) + term(w.pd, f.pd) + term(w.ph, f.ph);
}

// What the decision knows beside board and brick.
struct Situation {
  Weights weights;
  long limit = 0;       // sl
  int bricks_left = 0;  // rs = N - i: this brick is counted (Kode Sumber 3.26, line 7)
  int free_cells = 10;  // RP of Kode Sumber 3.25, line 18
};

// One of the thirty lines of figures 5.7 to 5.28.
struct Tried {
  Action action;
  Features features;
  float evaluation = 0;
  long score = 0;
};

// Kode Sumber 3.25, lines 3 to 7: i from 0 to 29, X = i mod 10, R = i div 10 ("round up"
// there; table 5.11 and figure 5.7 show whole tens). Those with no place are left out:
// listing 4.30 never takes them, for their score is -1 and their evaluation -9999999.
inline std::vector<Tried> try_all(const Board& gb, const Brick& brick, const Weights& weights,
                                  FirstColumn first = FirstColumn::kCounts) {
  std::vector<Tried> all;
  for (int i = 0; i < 30; ++i) {
    const Action action{i % 10, i / 10};
    if (landing_row(gb, action.x) < 0) continue;
    Board after = gb;
    Tried tried{action, {}, 0, play_the_game(after, action, brick)};
    tried.features = features_of(after, first);
    tried.evaluation = evaluation(tried.features, weights);
    all.push_back(tried);
  }
  return all;
}

// Kode Sumber 3.25, lines 8 to 11: the first of the greatest scores. ms begins below
// every score, as listing 4.29 has it (the pseudocode's 0 would leave PS[1] unset).
inline const Tried* best_score(const std::vector<Tried>& all) {
  const Tried* best = nullptr;
  for (const Tried& tried : all) {
    if (best == nullptr || best->score < tried.score) best = &tried;
  }
  return best;
}

// Kode Sumber 3.25, lines 12 to 15: the first of the greatest evaluations. (Listing 4.29
// keeps the greatest in an int, so that the last of equals would win; bricks 1, 2, 4, 5
// and 7 of table 5.11 are the first of equals.)
inline const Tried* best_evaluation(const std::vector<Tried>& all) {
  const Tried* best = nullptr;
  for (const Tried& tried : all) {
    if (best == nullptr || best->evaluation < tried.evaluation) best = &tried;
  }
  return best;
}

// Kode Sumber 3.25, lines 17 to 26, bracketed as in listing 4.29; nothing when no column
// has a place (listing 4.31: the game is over). The free cells are those of the board in play
// (the end of listing 4.31). (Listing 4.28 keeps them in a global that the Blocks feature of
// every trial overwrites, 4.6; the pseudocode's function gives back a value.)
inline std::optional<Tried> choose_action(const Board& gb, const Brick& brick,
                                          const Situation& now) {
  const auto all = try_all(gb, brick, now.weights);
  if (all.empty()) return std::nullopt;
  const Tried* ms = best_score(all);
  const int rp = count_remaining_place(gb);
  if ((now.bricks_left < 3 || rp < now.free_cells) && ms->score > 0) return *ms;
  if (ms->score > now.limit) return *ms;
  return *best_evaluation(all);
}

// Section 2.5.1: "greedy yaitu menyusun masukan untuk mencari skor tertinggi pada saat itu
// juga", equation (10). Its ties are not told; they go as everywhere in the thesis, to the
// first of the loop.
inline std::optional<Tried> choose_greedily(const Board& gb, const Brick& brick) {
  const auto all = try_all(gb, brick, {});
  if (all.empty()) return std::nullopt;
  return *best_score(all);
}

}  // namespace papan::papers::brick
