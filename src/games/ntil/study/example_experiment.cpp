#include "games/ntil/study/example_experiment.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "core/text.hpp"
#include "games/ntil/study/example.hpp"
#include "lab/report/deviation.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

constexpr const char* kSearch = "positions that fit";

constexpr std::array<double, 4> kReplies = {6, 1, 1, 3};
constexpr std::array<double, 4> kMinValues = {13, -8, -8, -30};
constexpr double kRootValue = 13;
constexpr std::array<double, 4> kLooked = {6, 1, 1, 1};  // by alpha-beta
constexpr std::array<double, 4> kCut = {0, 0, 0, 2};
constexpr std::array<double, 4> kBounds = {13, -8, -8, -1};

std::string branch_name(std::size_t branch) {
  return fmt::format("A{}", branch + 1);
}

// The leaves whose values the text prints, but for A11, which has a table of its own.
std::optional<double> printed_leaf(std::size_t branch, std::size_t leaf) {
  if (branch == 0 && leaf == 1) return 13;
  if ((branch == 1 || branch == 2) && leaf == 0) return -8;
  if (branch == 3 && leaf == 0) return -1;
  return {};
}

Table minimax_table(const Evidence& evidence, const ExampleTree& tree) {
  const auto& say = evidence.say;
  Table table{say("Figure 3.16: minimax", "Gambar 3.16: minimax"),
              {say("node", "simpul"), say("move", "langkah")},
              {{say("moves from there", "langkah dari sana"), ""}, {say("value", "nilai"), ""}},
              {}};
  for (std::size_t i = 0; i < tree.branches.size(); ++i) {
    const ExampleBranch& branch = tree.branches[i];
    table.rows.push_back({{fmt::format("{} (MIN)", branch_name(i)), branch.move},
                          {{kReplies.at(i), exact(static_cast<double>(branch.leaves.size()))},
                           {kMinValues.at(i), exact(branch.value)}},
                          ""});
  }
  table.rows.push_back(
      {{"A0 (MAX)", tree.move},
       {{4.0, exact(static_cast<double>(tree.branches.size()))}, {kRootValue, exact(tree.value)}},
       ""});
  return table;
}

Table leaves_table(const Evidence& evidence, const ExampleTree& tree) {
  const auto& say = evidence.say;
  Table table{say("Figure 3.16: the leaves", "Gambar 3.16: simpul terdalam"),
              {say("node", "simpul"), say("move", "langkah"), say("reply", "balasan")},
              {{say("value", "nilai"), ""}},
              {}};
  for (std::size_t i = 0; i < tree.branches.size(); ++i) {
    const ExampleBranch& branch = tree.branches[i];
    for (std::size_t j = 0; j < branch.leaves.size(); ++j) {
      const ExampleLeaf& leaf = branch.leaves[j];
      table.rows.push_back({{fmt::format("{}{}", branch_name(i), j + 1), branch.move, leaf.move},
                            {{printed_leaf(i, j), exact(leaf.value)}},
                            ""});
    }
  }
  return table;
}

Table first_leaf_table(const Evidence& evidence) {
  const auto& say = evidence.say;
  const ExampleSides sides = ntil_example_first_leaf();
  Table table{say("Figure 3.17: the evaluation of A11", "Gambar 3.17: evaluasi A11"),
              {say("part", "bagian")},
              {{say("value", "nilai"), ""}},
              {}};
  table.rows.push_back(
      {{say("agent, (5x2) + (7x3)", "agen, (5x2) + (7x3)")}, {{31.0, exact(sides.agent)}}, ""});
  table.rows.push_back({{say("opponent, (3x1) + (3x2)", "lawan, (3x1) + (3x2)")},
                        {{9.0, exact(sides.opponent)}},
                        ""});
  table.rows.push_back({{say("agent - opponent", "agen - lawan")},
                        {{25.0, exact(sides.agent - sides.opponent)}},
                        say("a misprint: 31 - 9 is 22", "salah cetak: 31 - 9 adalah 22")});
  return table;
}

Table alphabeta_table(const Evidence& evidence, const ExampleTree& tree) {
  const auto& say = evidence.say;
  Table table{say("Figure 3.18: alpha-beta", "Gambar 3.18: alpha-beta"),
              {say("node", "simpul"), say("move", "langkah")},
              {{say("leaves looked at", "simpul terdalam yang dilihat"), ""},
               {say("leaves cut", "simpul terdalam yang dipotong"), ""},
               {say("value", "nilai"), ""}},
              {}};
  for (std::size_t i = 0; i < tree.branches.size(); ++i) {
    const ExampleBranch& branch = tree.branches[i];
    table.rows.push_back({{branch_name(i), branch.move},
                          {{kLooked.at(i), exact(static_cast<double>(branch.leaves.size()))},
                           {kCut.at(i), exact(branch.cut)},
                           {kBounds.at(i), exact(branch.value)}},
                          branch.cut > 0 ? say("at most this", "paling besar ini") : ""});
  }
  return table;
}

std::vector<std::string> example_notes(const Evidence& evidence) {
  const Json& search = evidence.at(kSearch);
  const auto fitting = search["fitting"].get<std::vector<std::string>>();
  return {
      evidence.say("The scan has lost the boards of the figures. Of all {} positions of two men "
                   "each on 5x9, either side to move, these grow a tree with the numbers of "
                   "replies, the MIN values and the leaves A11, A21, A31 and A41 of the text: {}.",
                   "Pindaian kehilangan papan pada gambar. Dari seluruh {} posisi dengan dua bidak "
                   "biasa per pemain di papan 5x9, dengan giliran pemain mana pun, yang "
                   "menghasilkan pohon dengan jumlah balasan, nilai MIN, dan simpul A11, A21, A31, "
                   "dan A41 seperti dalam teks adalah: {}.",
                   number_text(evidence.say, search["positions"].get<int>(), 0),
                   join(fitting, "; ")),
      evidence.say("Values are the agent's, black's, who is MAX in the paper and has the turn; "
                   "`papan tree` shows the same: papan tree ntil --position '{}' --agent "
                   "alphabeta:depth=2,eval=paper,order=paper",
                   "Nilai dilihat dari agen, yaitu hitam, yang menjadi MAX dalam skripsi dan "
                   "mendapat giliran; `papan tree` menampilkan nilai yang sama: papan tree ntil "
                   "--position '{}' --agent alphabeta:depth=2,eval=paper,order=paper",
                   kNtilExample),
      evidence.say(
          "The figures list the agent's moves from the best to the worst; the program, by "
          "its node counts, tries them in another order, in which alpha-beta cuts the same "
          "two leaves.",
          "Gambar menyusun langkah agen dari yang terbaik sampai yang terburuk; program, "
          "menurut jumlah simpulnya, mencobanya dalam urutan lain, dan di situ alpha-beta "
          "memotong dua simpul terdalam yang sama.")};
}

std::vector<Measurement> example_measurements(const Scope&) {
  return {{kSearch, 3, [](const std::stop_token& stop) -> Result<Json> {
             const ExampleSearch search = find_ntil_examples(stop);
             return Json{{"positions", search.positions}, {"fitting", search.fitting}};
           }}};
}

Result<Report> example_report(const Evidence& evidence) {
  const ExampleTree full = ntil_example_by_minimax();
  const ExampleTree pruned = ntil_example_by_alphabeta();
  Report report;
  report.tables = {minimax_table(evidence, full), leaves_table(evidence, full),
                   first_leaf_table(evidence), alphabeta_table(evidence, pruned)};
  const Agreement found = agreement(report);
  report.headline = evidence.say(
      "{} of {} printed values come out (31 - 9 = 25 is a misprint for 22). Minimax and "
      "alpha-beta choose A1, {}, with {}.",
      "{} dari {} nilai tercetak cocok (31 - 9 = 25 salah cetak untuk 22). Minimax dan "
      "alpha-beta memilih A1, {}, dengan nilai {}.",
      found.equal, found.figures, full.move, full.value);
  report.notes = example_notes(evidence);
  return report;
}

}  // namespace

Experiment ntil_example_experiment(const Words& paper) {
  const Words runs{"the tree, and all positions of two men each that might be its root",
                   "pohonnya, dan semua posisi dua bidak per pemain yang mungkin menjadi akarnya"};
  return {"ntil-example",
          {"Ntil, section 3.2.3: the worked example", "Ntil, bagian 3.2.3: perhitungan manual"},
          paper,
          runs,
          runs,
          example_measurements,
          example_report};
}

}  // namespace papan::lab
