// What each technique of Othello's engine is worth: the nodes of the solver and of the
// midgame search, and games at equal nodes, with all techniques and without one. The remark
// says what the same technique is worth in Edax.
#include <fmt/format.h>

#include "games/all_experiments.hpp"
#include "games/othello/play/endgame.hpp"
#include "games/othello/play/midgame.hpp"
#include "games/othello/rules/obf.hpp"
#include "games/othello/study/midgames.hpp"
#include "lab/games.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

using othello::Technique;

constexpr const char* kId = "othello-techniques";
constexpr std::size_t kMidgameMegabytes = 16;
constexpr int kPositions = 10;
constexpr int kRandomPlies = 10;
constexpr int kPairsAtOnce = 10;

struct Subject {
  Technique technique;
  bool in_solver;
  bool in_midgame;
  std::optional<double> edax;  // times the nodes without it, on FFO 40 to 42
};

const std::vector<Subject>& subjects() {
  static const std::vector<Subject> all = {
      {Technique::kProbCut, false, true, {}},      {Technique::kAspiration, false, true, {}},
      {Technique::kTableCuts, true, true, 2.3},    {Technique::kValueOrder, true, true, 3.1},
      {Technique::kMobilityOrder, true, true, {}}, {Technique::kParity, true, false, 1.13},
      {Technique::kStability, true, false, 1.26},  {Technique::kEnhancedCuts, true, false, 1.05},
      {Technique::kOutcome, false, false, {}},     {Technique::kSolver, false, false, {}}};
  return all;
}

std::string name_of(Technique technique) {
  return othello::technique_names()[static_cast<std::size_t>(technique)];
}

// --- The solver ------------------------------------------------------------------------

// FFO 40 to 42, 20 to 22 empty cells; quick: FFO 1 to 3, 14 empty cells.
std::vector<othello::Problem> problems_of(const Scope& scope) {
  constexpr const char* kQuick =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X\n"
      "-XXXXXX---XOOOO--XOXXOOX-OOOOOOOOOOOXXOOOOOXXOOX--XXOO----XXXXX- X\n"
      "----OX----OOXX---OOOXX-XOOXXOOOOOXXOXXOOOXXXOOOOOXXXXOXO--OOOOOX X\n";
  constexpr const char* kFull =
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X\n"
      "-OOOOO----OOOOX--OOOOOO-XXXXXOO--XXOOX--OOXOXX----OXXO---OOO--O- X\n"
      "--OOO-------XX-OOOOOOXOO-OOOOXOOX-OOOXXO---OOXOO---OOOXO--OOOO-- X\n";
  return *othello::parse_problems(scope.by_size(kQuick, kFull));
}

std::string solver_key(Technique without) {
  return fmt::format("solver without {}", name_of(without));
}

// The nodes of all problems.
Result<Json> solve_all(const Scope& scope, Technique without, const std::stop_token& stop) {
  std::uint64_t nodes = 0;
  for (const othello::Problem& problem : problems_of(scope)) {
    othello::EndgameTable table(scope.by_size(16, 256));
    othello::Endgame endgame(table, othello::Empties::kWinners, {0, 0, stop}, without);
    nodes += endgame.solve(problem.state.own, problem.state.enemy).nodes;
  }
  return Json{{"nodes", nodes}};
}

// --- The midgame -----------------------------------------------------------------------

int depth_of(const Scope& scope) {
  return scope.by_size(8, 12);
}

std::string midgame_key(const Scope& scope, Technique without) {
  return fmt::format("depth {} without {}", depth_of(scope), name_of(without));
}

// The nodes on all positions.
Result<Json> search_all(const Scope& scope, Technique without, const std::stop_token& stop) {
  std::uint64_t nodes = 0;
  for (int i = 0; i < kPositions && !stop.stop_requested(); ++i) {
    const auto position = othello_midgame(scope.rng(kId).fork(static_cast<std::uint64_t>(i)));
    const auto state = *othello::Othello<8>().parse_state(position->text());
    othello::Midgame midgame(kMidgameMegabytes);
    Rng rng;
    const Request request{{.depth = depth_of(scope)}, rng, stop};
    othello::MidgamePlan plan;
    plan.without = without;
    nodes += midgame.run(state.own, state.enemy, plan, request).nodes;
  }
  return Json{{"nodes", nodes}};
}

// --- Games -----------------------------------------------------------------------------

constexpr int kNodesAMove = 10'000;

struct Meeting {
  std::string rival;
  std::string key(int chunk) const {
    return fmt::format("{} nodes a move against {} games {}", kNodesAMove, rival,
                       chunk * 2 * kPairsAtOnce);
  }
};

int chunks(const Scope& scope) {
  return scope.by_size(1, 20);
}

Meeting meeting_without(Technique technique) {
  return {fmt::format("best:nodes={},book=off,without={}", kNodesAMove, name_of(technique))};
}
Meeting meeting_by_hand() {
  return {fmt::format("negascout:nodes={},eval=positional", kNodesAMove)};
}

void add_games(const Scope& scope, const Meeting& meeting, std::vector<Measurement>& all) {
  constexpr double kSeconds = 0.3;  // a game, about
  const std::string ours = fmt::format("best:nodes={},book=off", kNodesAMove);
  for (int chunk = 0; chunk < chunks(scope); ++chunk) {
    const Rng rng = scope.rng(kId).fork(1000 + static_cast<std::uint64_t>(chunk));
    all.push_back({meeting.key(chunk), 2 * kPairsAtOnce * kSeconds,
                   [ours, meeting, rng](const std::stop_token& stop) {
                     return play_pairs({{.agents = {ours, meeting.rival},
                                         .games = 2 * kPairsAtOnce,
                                         .random_plies = kRandomPlies},
                                        *start_of("othello", {}),
                                        rng},
                                       stop);
                   }});
  }
}

std::vector<Measurement> measurements(const Scope& scope) {
  const double solving = scope.by_size(0.1, 6.0);
  const double searching = scope.by_size(0.5, 4.0);
  std::vector<Measurement> all;
  const auto add = [&](Technique without, bool in_solver, bool in_midgame) {
    if (in_solver) {
      all.push_back({solver_key(without), solving,
                     [=](const std::stop_token& stop) { return solve_all(scope, without, stop); }});
    }
    if (in_midgame) {
      all.push_back({midgame_key(scope, without), searching, [=](const std::stop_token& stop) {
                       return search_all(scope, without, stop);
                     }});
    }
  };
  add(Technique::kNothing, true, true);
  for (const Subject& subject : subjects()) {
    add(subject.technique, subject.in_solver, subject.in_midgame);
    add_games(scope, meeting_without(subject.technique), all);
  }
  add_games(scope, meeting_by_hand(), all);
  return all;
}

// --- The report ------------------------------------------------------------------------

double nodes_at(const Evidence& evidence, const std::string& key) {
  return evidence.at(key)["nodes"].get<double>();
}

std::optional<Estimate> times(const Evidence& evidence, const std::string& without,
                              const std::string& with) {
  return exact(nodes_at(evidence, without) / nodes_at(evidence, with));
}

PairsOutcome outcome_of(const Evidence& evidence, const Meeting& meeting) {
  PairsOutcome outcome;
  for (int i = 0; i < chunks(evidence.scope); ++i) outcome.add(evidence.at(meeting.key(i)));
  return outcome;
}

Row row_of(const Evidence& evidence, const Subject& subject) {
  const Scope& scope = evidence.scope;
  const auto outcome = outcome_of(evidence, meeting_without(subject.technique));
  Row row{{name_of(subject.technique), outcome.words()}, {{}, {}, {{}, outcome.elo()}}, ""};
  if (subject.in_solver) {
    row.figures[0].ours =
        times(evidence, solver_key(subject.technique), solver_key(Technique::kNothing));
    if (subject.edax) {
      row.remark = evidence.say("{} times in Edax 4.6", "{} kali dalam Edax 4.6",
                                paper_text(evidence.say, *subject.edax));
    }
  }
  if (subject.in_midgame) {
    row.figures[1].ours = times(evidence, midgame_key(scope, subject.technique),
                                midgame_key(scope, Technique::kNothing));
  }
  return row;
}

Table table_of(const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table{
      say("What a search without it costs", "Biaya pencarian tanpanya"),
      {say("without", "tanpa"), say("wins-draws-losses", "menang-seri-kalah")},
      {{say("nodes of the solver", "simpul pemecah"), say("times", "kali"), Nature::kFixed, 2},
       {say("nodes of the midgame", "simpul pertengahan"), say("times", "kali"), Nature::kFixed, 2},
       {say("Elo of all over it", "Elo semua teknik di atasnya"), "", Nature::kChance, 0}},
      {}};
  for (const Subject& subject : subjects()) table.rows.push_back(row_of(evidence, subject));
  const auto by_hand = outcome_of(evidence, meeting_by_hand());
  table.rows.push_back(
      {{say("patterns (negascout:eval=positional)", "pola (negascout:eval=positional)"),
        by_hand.words()},
       {{}, {}, {{}, by_hand.elo()}},
       say("the learnt patterns and the whole search around them",
           "pola terpelajar dan seluruh pencarian di sekitarnya")});
  return table;
}

Result<Report> report_of(const Evidence& evidence) {
  const Scope& scope = evidence.scope;
  const Say& say = evidence.say;
  Report report;
  report.headline =
      say("With all techniques the solver takes {} million nodes on three problems, the midgame "
          "search {} million to depth {} on {} positions.",
          "Dengan semua teknik, pemecah memakai {} juta simpul pada tiga soal, pencarian "
          "pertengahan {} juta sampai kedalaman {} pada {} posisi.",
          number_text(say, nodes_at(evidence, solver_key(Technique::kNothing)) / 1e6, 1),
          number_text(say, nodes_at(evidence, midgame_key(scope, Technique::kNothing)) / 1e6, 2),
          depth_of(scope), kPositions);
  report.tables.push_back(table_of(evidence));
  report.notes = {
      say("The solver's problems are {}. The remarks tell what a technique is worth in Edax 4.6 on "
          "FFO 40 to 42: another engine, not a figure to be met.",
          "Soal pemecah adalah {}. Catatan menyebut nilai sebuah teknik dalam Edax 4.6 pada FFO 40 "
          "sampai 42: mesin lain, bukan angka yang harus dicapai.",
          scope.by_size(
              say("FFO 1 to 3 of 14 empty cells", "FFO 1 sampai 3 dengan 14 petak kosong"),
              say("FFO 40 to 42", "FFO 40 sampai 42"))),
      say("Games: {} nodes a move, no book, {} pairs with {} random opening plies and the seats "
          "swapped.",
          "Permainan: {} simpul per langkah, tanpa buku, {} pasang dengan {} langkah pembukaan "
          "acak "
          "dan giliran ditukar.",
          number_text(say, kNodesAMove, 0), chunks(scope) * kPairsAtOnce, kRandomPlies)};
  return report;
}

}  // namespace

Experiment othello_techniques_experiment() {
  return {
      kId,
      {"Othello: what each technique of the engine is worth", "Othello: nilai tiap teknik mesin"},
      {"References: nodes of Edax 4.6 without each of its techniques",
       "Acuan: simpul Edax 4.6 tanpa tiap tekniknya"},
      {"small problems, depth 8, 20 games each",
       "soal kecil, kedalaman 8, masing-masing 20 permainan"},
      {"FFO 40 to 42, depth 12, 400 games each",
       "FFO 40 sampai 42, kedalaman 12, masing-masing 400 permainan"},
      measurements,
      report_of};
}

}  // namespace papan::lab
