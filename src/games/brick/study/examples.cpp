// The worked examples of the thesis, step by step: tables 2.1 and 2.4, whose moves are given,
// the features of figures 2.12 to 2.17, and 5.11 with its figures, where its agent chooses.
// Free of chance and short: nothing is kept in the store, the report plays them itself.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "game/step.hpp"
#include "games/brick/rules/policy.hpp"
#include "games/brick/study/figures.hpp"
#include "games/brick/study/parts.hpp"

namespace papan::lab {
namespace {

struct Ply {
  const char* brick;
  const char* move;  // X,R
};

constexpr std::array<Ply, 11> kTable21 = {{{"211", "1,1"},
                                           {"321", "2,0"},
                                           {"232", "3,0"},
                                           {"233", "3,2"},
                                           {"345", "4,0"},
                                           {"245", "5,0"},
                                           {"451", "6,0"},
                                           {"332", "6,0"},
                                           {"451", "7,0"},
                                           {"332", "7,0"},
                                           {"312", "8,1"}}};
constexpr std::array<Ply, 11> kTable24 = {{{"211", "1,0"},
                                           {"321", "2,0"},
                                           {"232", "3,2"},
                                           {"233", "4,2"},
                                           {"345", "5,1"},
                                           {"245", "6,1"},
                                           {"451", "7,2"},
                                           {"332", "3,0"},
                                           {"451", "1,0"},
                                           {"332", "5,0"},
                                           {"312", "5,2"}}};
constexpr std::array<Ply, 10> kTable511 = {{{"332", "1,2"},
                                            {"232", "2,0"},
                                            {"112", "3,2"},
                                            {"333", "2,0"},
                                            {"212", "6,0"},
                                            {"323", "3,0"},
                                            {"111", "1,0"},
                                            {"131", "7,0"},
                                            {"221", "4,2"},
                                            {"333", "2,0"}}};

// Printed at the chosen cells; the last two are chosen by their score.
constexpr std::array<double, 8> kEvaluations = {2.33335, 193.458, 290.187, 290.187,
                                                292.521, 426.162, 426.162, 522.891};
constexpr std::array<double, 10> kScores = {0, 0, 0, 9, 0, 0, 9, 0, 36, 172};
constexpr int kColours = 5;                                       // of tables 2.1 and 2.4
constexpr std::array<double, 4> kLastSteps = {9, 246, 108, 144};  // of table 2.1's last brick

using brick::ColourBrick;

// What greedy play could have had with a brick, of the points at once and of the first step's.
struct Chances {
  Score points = 0;
  Score first_step = 0;
};

// A game whose bricks and moves are given.
struct Example {
  std::vector<Score> points;       // a brick
  std::vector<Score> first_steps;  // a brick: without the chain
  std::vector<Chances> greatest;   // a brick
  std::vector<Score> steps;        // of the last brick's chain
  ColourBrick::State before_last;
  Score total = 0;
};

std::vector<Score> steps_of(const ColourBrick& rules, ColourBrick::State& state, brick::Move move) {
  StepLog log;
  rules.play(state, move, log);
  std::vector<Score> points;
  for (const Step& step : log.steps()) {
    if (step.kind == StepKind::kScore) points.push_back(step.amount);
  }
  return points;
}

Score first_of(const std::vector<Score>& steps) {
  return steps.empty() ? 0 : steps.front();
}

Chances greatest_of(const ColourBrick& rules, const ColourBrick::State& state) {
  ColourBrick::Moves moves;
  rules.legal_moves(state, moves);
  Chances greatest;
  for (const brick::Move move : moves) {
    auto after = state;
    greatest.first_step = std::max(greatest.first_step, first_of(steps_of(rules, after, move)));
    greatest.points = std::max(greatest.points, after.score - state.score);
  }
  return greatest;
}

Example play(std::span<const Ply> plies, int colours) {
  const ColourBrick rules({.colours = colours, .bricks = static_cast<int>(plies.size())});
  Rng rng;
  auto state = rules.start(rng);
  Example example;
  for (const Ply& ply : plies) {
    rules.resolve(state, *rules.parse_outcome(ply.brick));
    example.greatest.push_back(greatest_of(rules, state));
    example.before_last = state;
    example.steps = steps_of(rules, state, *rules.parse_move(ply.move));
    example.first_steps.push_back(first_of(example.steps));
    example.points.push_back(state.score - example.before_last.score);
  }
  example.total = state.score;
  return example;
}

std::vector<std::string> ply_labels(std::size_t number, const Ply& ply) {
  return {std::to_string(number + 1), ply.brick, ply.move};
}

Table chain_table(const Say& say) {
  const Example example = play(kTable21, kColours);
  Table table{say("Table 2.1 (K = 5)", "Tabel 2.1 (K = 5)"),
              {say("brick", "bata"), say("digits", "angka"), "X,R"},
              {{say("points", "poin"), ""}},
              {}};
  for (std::size_t i = 0; i < kTable21.size(); ++i) {
    table.rows.push_back({ply_labels(i, kTable21[i]), {{{}, exact(example.points[i])}}, ""});
  }
  table.rows.push_back({{say("total", "jumlah"), "", ""}, {{507, exact(example.total)}}, ""});
  return table;
}

// The thesis's example of greedy play, beside what a greedy player could have had.
Table greedy_table(const Say& say) {
  const Example example = play(kTable24, kColours);
  Table table{say("Table 2.4 (K = 5): greedy", "Tabel 2.4 (K = 5): greedy"),
              {say("brick", "bata"), say("digits", "angka"), "X,R"},
              {{say("points", "poin"), ""},
               {say("greatest points", "poin tertinggi"), ""},
               {say("first step", "langkah pertama"), ""},
               {say("greatest first step", "langkah pertama tertinggi"), ""}},
              {}};
  for (std::size_t i = 0; i < kTable24.size(); ++i) {
    const Chances& greatest = example.greatest[i];
    Row row{ply_labels(i, kTable24[i]),
            {{{}, exact(example.points[i])},
             {{}, exact(greatest.points)},
             {{}, exact(example.first_steps[i])},
             {{}, exact(greatest.first_step)}},
            ""};
    if (example.points[i] < greatest.points) {
      row.remark = say("not the greatest: the chain is not seen",
                       "bukan yang tertinggi: reaksi berantai tidak dilihat");
    }
    table.rows.push_back(std::move(row));
  }
  table.rows.push_back(
      {{say("total", "jumlah"), "", ""}, {{97, exact(example.total)}, {}, {}, {}}, ""});
  return table;
}

Table steps_table(const Say& say) {
  const Example example = play(kTable21, kColours);
  Table table{say("Table 2.1: the chain of the last brick", "Tabel 2.1: rantai bata terakhir"),
              {say("step", "langkah")},
              {{say("points", "poin"), ""}},
              {}};
  for (std::size_t i = 0; i < kLastSteps.size(); ++i) {
    Figure figure{kLastSteps[i], {}};
    if (i < example.steps.size()) figure.ours = exact(example.steps[i]);
    table.rows.push_back({{std::to_string(i + 1)}, {figure}, ""});
  }
  return table;
}

// Figures 2.12 to 2.17 show the board of table 2.1 before its last brick.
Table features_table(const Say& say) {
  const auto found = brick::features(play(kTable21, kColours).before_last.board, kColours);
  const auto row = [&](const char* figure, brick::Feature feature, double printed) {
    return Row{{figure, std::string(brick::kFeatureNames[feature])},
               {{printed, exact(found[feature])}},
               ""};
  };
  Table table{say("Figures 2.12 to 2.17: features of one board",
                  "Gambar 2.12 sampai 2.17: fitur satu papan"),
              {say("figure", "gambar"), say("feature", "fitur")},
              {{say("count", "banyaknya"), ""}},
              {row("2.12", brick::kHorizontalPairs, 10), row("2.13", brick::kVerticalPairs, 3),
               row("2.14", brick::kDiagonalPairs, 7), row("2.16", brick::kMaximumWell, 6),
               row("2.17", brick::kBlocks, 30)}};
  table.rows[1].remark = say("of the text (section 2.5.1); the figure's is lost in the scan",
                             "dari teks (subbab 2.5.1); angka gambarnya hilang dalam pemindaian");
  table.rows[2].remark = say("the text has 8 (section 2.5.1)", "teksnya 8 (subbab 2.5.1)");
  table.rows[4].remark = say("the text has 36 (section 2.5.1)", "teksnya 36 (subbab 2.5.1)");
  return table;
}

// What the thesis's agent does with each brick of table 5.11.
Table agent_table(const Say& say) {
  const ColourBrick rules({.colours = 3, .bricks = static_cast<int>(kTable511.size())});
  const brick::Policy policy = brick::thesis_policy(rules.parameters());
  Table table{
      say("Table 5.11: the agent's own choices (K = 3)",
          "Tabel 5.11: pilihan agen sendiri (K = 3)"),
      {say("brick", "bata"), say("digits", "angka"), say("X,R, paper", "X,R, skripsi"),
       say("X,R, ours", "X,R, kami"), say("chosen", "dipilih")},
      {{say("evaluation", "nilai evaluasi"), "", Nature::kFixed, 5}, {say("points", "poin"), ""}},
      {}};
  Rng rng;
  auto state = rules.start(rng);
  for (std::size_t i = 0; i < kTable511.size(); ++i) {
    rules.resolve(state, *rules.parse_outcome(kTable511[i].brick));
    const auto all = brick::placements(rules, state, policy.weights);
    const brick::Pick picked = brick::pick(all, state, policy);
    const brick::Placement& placement = all[picked.index];
    Row row{{std::to_string(i + 1), kTable511[i].brick, kTable511[i].move,
             rules.to_text(placement.move),
             picked.rule == brick::Rule::kEvaluation ? say("by evaluation", "menurut evaluasi")
                                                     : say("by score", "menurut skor")},
            {{{}, exact(placement.evaluation)}, {kScores[i], exact(placement.score)}},
            ""};
    if (i < kEvaluations.size()) row.figures[0].paper = kEvaluations[i];
    table.rows.push_back(std::move(row));
    rules.play(state, placement.move);
  }
  table.rows.push_back(
      {{say("total", "jumlah"), "", "", "", ""}, {{}, {226, exact(state.score)}}, ""});
  return table;
}

// The cells of all placements, brick by brick: those that can be read, and how many are ours.
Table cells_table(const Say& say, const ComparedFigures& found) {
  Table table{
      say("Figures 5.7 to 5.27: all placements of the ten bricks (30 cells each, of the tenth 3)",
          "Gambar 5.7 sampai 5.27: semua peletakan kesepuluh bata (masing-masing 30 sel, "
          "yang kesepuluh 3)"),
      {say("figure", "gambar"), say("brick", "bata"), say("digits", "angka"),
       say("misread by the scan", "salah terbaca pemindai")},
      {{say("equal evaluations", "nilai evaluasi yang sama"), ""},
       {say("equal points", "poin yang sama"), ""}},
      {}};
  for (std::size_t i = 0; i < kPrintedFigures.size(); ++i) {
    const ComparedBrick& one = found.bricks[i];
    table.rows.push_back(
        {{kPrintedFigures[i].figure, std::to_string(i + 1), kPrintedFigures[i].brick,
          std::to_string(one.misread)},
         {{one.evaluations, exact(one.evaluations_equal)}, {one.points, exact(one.points_equal)}},
         ""});
  }
  table.rows.back().remark =
      say("figure 5.28 repeats 5.26 instead of showing this brick; 5.27 shows one column",
          "gambar 5.28 mengulang 5.26, bukan bata ini; gambar 5.27 memuat satu kolom");
  return table;
}

std::string why(const Say& say, const DoubtfulCell& cell) {
  if (cell.by_listing == cell.by_pseudocode) {
    return say("neither; it is the evaluation of the brick before",
               "bukan keduanya; ini nilai evaluasi bata sebelumnya");
  }
  return std::abs(cell.printed - cell.by_listing) < std::abs(cell.printed - cell.by_pseudocode)
             ? say("as the listing counts", "seperti hitungan kode sumber bab 4")
             : say("as the pseudocode counts", "seperti hitungan pseudocode bab 3");
}

// Where the thesis contradicts itself.
Table doubtful_table(const Say& say, const ComparedFigures& found) {
  Table table{say("Evaluations on which the thesis contradicts itself",
                  "Nilai evaluasi yang bertentangan dalam skripsi"),
              {say("figure", "gambar"), say("brick", "bata"), "X,R"},
              {{say("pseudocode 3.4", "pseudocode 3.4"), "", Nature::kFixed, 3},
               {say("listing 4.4", "kode sumber 4.4"), "", Nature::kFixed, 3}},
              {}};
  for (const DoubtfulCell& cell : found.doubtful) {
    table.rows.push_back(
        {{cell.figure, std::to_string(cell.brick), cell.move},
         {{cell.printed, exact(cell.by_pseudocode)}, {cell.printed, exact(cell.by_listing)}},
         why(say, cell)});
  }
  return table;
}

std::vector<std::string> notes_of(const Say& say) {
  return {
      say("PD counts a third cell near a pair one above the other: in the pseudocode in every "
          "column, in the listing only where j > 0, that is not in the first column. Figures 5.8 "
          "and "
          "5.12 were made with the one, 5.20 and 5.24 with the other. Ours is the pseudocode's.",
          "PD menghitung kotak ketiga di dekat pasangan vertikal: dalam pseudocode di tiap kolom, "
          "dalam kode sumber hanya bila j > 0, jadi tidak di kolom pertama. Gambar 5.8 dan 5.12 "
          "dibuat dengan yang satu, 5.20 dan 5.24 dengan yang lain. Kami mengikuti pseudocode."),
      say("The thesis calls greedy who seeks the greatest score at that moment, and gives no rule "
          "for ties. The moves of table 2.4 take the greatest points of the first step each time; "
          "twice a chain would have made more at once. Ties cannot follow an order of placements: "
          "bricks 1 and 5 make nothing anywhere, and go to 1,0 and 5,1. Our greedy counts the "
          "chain "
          "and takes the first of equals, rotation by rotation, columns from the left, as the "
          "thesis's agent does.",
          "Skripsi menyebut greedy siapa yang mencari skor tertinggi pada saat itu juga, tanpa "
          "aturan bila seri. Langkah Tabel 2.4 selalu mengambil poin tertinggi dari langkah lenyap "
          "pertama; dua kali reaksi berantai memberi lebih banyak. Seri tidak mengikuti urutan "
          "peletakan: bata 1 dan 5 tidak menghasilkan apa pun di mana pun, dan diletakkan di 1,0 "
          "dan 5,1. Greedy kami menghitung rantai dan mengambil yang pertama dari yang sama, "
          "rotasi "
          "demi rotasi, kolom dari kiri, seperti agen skripsi."),
      say("The text we have is scanned. Where the scan lost a point or a sign we put it back; "
          "cells "
          "with a misread digit are counted apart and not compared. The points of figure 5.18 "
          "cannot be told apart but for the chosen one.",
          "Teks yang ada pada kami hasil pemindaian. Bila pemindai menghilangkan titik atau tanda, "
          "kami pulihkan; sel dengan angka yang salah terbaca dihitung tersendiri dan tidak "
          "dibandingkan. Poin Gambar 5.18 tidak dapat dipisahkan kecuali yang dipilih.")};
}

Result<Report> examples_report(const Evidence& evidence) {
  const Say& say = evidence.say;
  const ComparedFigures found = compare_figures();
  Report report;
  report.tables = {chain_table(say),          steps_table(say), greedy_table(say),
                   features_table(say),       agent_table(say), cells_table(say, found),
                   doubtful_table(say, found)};
  int chosen = -1;  // the line of the total has no moves
  for (const Row& row : report.tables[4].rows) chosen += row.labels[2] == row.labels[3];
  int printed = 0;
  int equal = 0;
  for (const ComparedBrick& one : found.bricks) {
    printed += one.evaluations;
    equal += one.evaluations_equal;
  }
  report.headline = say(
      "{} of {} printed evaluations of table 5.11's placements are ours to the last digit; the "
      "agent "
      "chooses {} of its {} placements. The {} others contradict the thesis's own pseudocode.",
      "{} dari {} nilai evaluasi yang dicetak untuk peletakan Tabel 5.11 sama dengan kami sampai "
      "angka terakhir; agen memilih {} dari {} peletakannya. {} lainnya bertentangan dengan "
      "pseudocode skripsi sendiri.",
      equal, printed, chosen, kTable511.size(), printed - equal);
  report.notes = notes_of(say);
  return report;
}

}  // namespace

Experiment brick_examples_experiment(const Words& paper) {
  const Words runs = {"the examples, brick by brick", "contoh-contohnya, bata demi bata"};
  return {"brick-examples",
          {"Colour Brick: the worked examples", "Colour Brick: contoh yang dikerjakan"},
          paper,
          runs,
          runs,
          [](const Scope&) { return std::vector<Measurement>{}; },
          examples_report};
}

}  // namespace papan::lab
