// The worked examples of the thesis, step by step: tables 2.1 and 2.4, whose moves
// are given, and 5.11, where its agent chooses. Free of chance and short: nothing is
// kept in the store, the report plays them itself.
#include <fmt/format.h>

#include <array>
#include <span>

#include "core/text.hpp"
#include "game/step.hpp"
#include "games/brick/policy.hpp"
#include "lab/experiments/brick_parts.hpp"
#include "lab/report/deviation.hpp"

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
constexpr std::array<double, 4> kLastSteps = {9, 246, 108, 144};  // of table 2.1's last brick

using brick::ColourBrick;

// A game whose bricks and moves are given.
struct Example {
  std::vector<Score> points;  // a brick
  std::vector<Score> steps;   // of the last brick's chain
  Score total = 0;
};

Example play(std::span<const Ply> plies, int colours) {
  const ColourBrick rules({.colours = colours, .bricks = static_cast<int>(plies.size())});
  Rng rng;
  auto state = rules.start(rng);
  Example example;
  for (const Ply& ply : plies) {
    rules.resolve(state, *rules.parse_outcome(ply.brick));
    const Score before = state.score;
    StepLog log;
    rules.play(state, *rules.parse_move(ply.move), log);
    example.points.push_back(state.score - before);
    example.steps.clear();
    for (const Step& step : log.steps()) {
      if (step.kind == StepKind::kScore) example.steps.push_back(step.amount);
    }
  }
  example.total = state.score;
  return example;
}

Table given_table(std::string title, std::span<const Ply> plies, double total) {
  const Example example = play(plies, 5);
  Table table{std::move(title), {"brick", "digits", "X,R"}, {{"points", ""}}, {}};
  for (std::size_t i = 0; i < plies.size(); ++i) {
    table.rows.push_back({{std::to_string(i + 1), plies[i].brick, plies[i].move},
                          {{{}, exact(example.points[i])}},
                          ""});
  }
  table.rows.push_back({{"total", "", ""}, {{total, exact(example.total)}}, ""});
  return table;
}

Table steps_table() {
  const Example example = play(kTable21, 5);
  Table table{"Table 2.1: the chain of the last brick", {"step"}, {{"points", ""}}, {}};
  for (std::size_t i = 0; i < kLastSteps.size(); ++i) {
    Figure figure{kLastSteps[i], {}};
    if (i < example.steps.size()) figure.ours = exact(example.steps[i]);
    table.rows.push_back({{std::to_string(i + 1)}, {figure}, ""});
  }
  return table;
}

// What the thesis's agent does with each brick of table 5.11.
Table agent_table() {
  const ColourBrick rules({.colours = 3, .bricks = static_cast<int>(kTable511.size())});
  const brick::Policy policy = brick::thesis_policy(rules.parameters());
  Table table{"Table 5.11: the agent's own choices (K = 3)",
              {"brick", "digits", "X,R, paper", "X,R, ours", "chosen"},
              {{"evaluation", "", Nature::kFixed, 5}, {"points", ""}},
              {}};
  Rng rng;
  auto state = rules.start(rng);
  for (std::size_t i = 0; i < kTable511.size(); ++i) {
    rules.resolve(state, *rules.parse_outcome(kTable511[i].brick));
    const auto all = brick::placements(rules, state, policy.weights);
    const brick::Pick picked = brick::pick(all, state, policy);
    const brick::Placement& placement = all[picked.index];
    Row row{{std::to_string(i + 1), kTable511[i].brick, kTable511[i].move,
             rules.to_text(placement.move), std::string(to_text(picked.rule))},
            {{{}, exact(placement.evaluation)}, {kScores[i], exact(placement.score)}},
            ""};
    if (i < kEvaluations.size()) row.figures[0].paper = kEvaluations[i];
    table.rows.push_back(std::move(row));
    rules.play(state, placement.move);
  }
  table.rows.push_back({{"total", "", "", "", ""}, {{}, {226, exact(state.score)}}, ""});
  return table;
}

Result<Report> examples_report(const Evidence&) {
  Report report;
  report.tables = {given_table("Table 2.1 (K = 5)", kTable21, 507), steps_table(),
                   given_table("Table 2.4 (K = 5)", kTable24, 97), agent_table()};
  int same = 0;
  for (const Row& row : report.tables.back().rows) same += row.labels[2] == row.labels[3];
  const Agreement found = agreement(report);
  report.headline = fmt::format(
      "{} of {} figures are the thesis's; its agent chooses {} of the {} placements of table 5.11.",
      found.equal, found.figures, same - 1, kTable511.size());
  return report;
}

}  // namespace

Experiment brick_examples_experiment(const Words& paper) {
  const Words runs = {"the three examples, brick by brick", "ketiga contoh, bata demi bata"};
  return {"brick-examples",
          {"Colour Brick: the worked examples", "Colour Brick: contoh yang dikerjakan"},
          paper,
          runs,
          runs,
          [](const Setting&) { return std::vector<Measurement>{}; },
          examples_report};
}

}  // namespace papan::lab
