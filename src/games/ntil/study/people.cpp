#include "games/ntil/study/people.hpp"

#include <array>
#include <optional>

#include "agents/catalogue.hpp"
#include "arena/statistics.hpp"
#include "games/ntil/rules/parameters.hpp"
#include "lab/people.hpp"

namespace papan::lab {
namespace {

constexpr std::array<ntil::BoardId, 3> kBoards = {ntil::BoardId::k5x9, ntil::BoardId::k7x9,
                                                  ntil::BoardId::k7x11};
constexpr std::array<const char*, 3> kBoardNames = {"5x9", "7x9", "7x11"};
constexpr int kLeastDepth = 3;
constexpr int kMostDepth = 5;
constexpr std::size_t kDepths = kMostDepth - kLeastDepth + 1;

// What the scan leaves of the paper's table: mean times, by board and depth. Of 7x11 it
// has two of three, 141.613 and 312.1113, and not their depths.
constexpr std::array<std::array<std::optional<double>, kDepths>, 3> kPaperTimes = {
    {{49.56439, 86.12891, 241.0342}, {111.5277, 148.9106, 413.0136}, {}}};

// A row of the paper's table.
struct Cell {
  WinDrawLoss tally;  // of the people
  int resigned = 0;
  std::vector<double> milliseconds;  // a move of alpha-beta
};
using Cells = std::array<std::array<Cell, kDepths>, kBoards.size()>;

// The board, where the game is the paper's: its rules, with ntil or without.
std::optional<std::size_t> board_of(const Record& record) {
  const auto parameters = described<ntil::Parameters>().parse(record.parameters);
  if (!parameters || !has_standard_start(record)) return {};
  ntil::RuleSet rules = ntil::rule_set(*parameters);
  rules.ntil = false;
  if (rules != ntil::RuleSet{}) return {};
  for (std::size_t i = 0; i < kBoards.size(); ++i) {
    if (parameters->board == kBoards[i]) return i;
  }
  return {};
}

bool has_option(const AgentSpec& spec, std::string_view key, std::string_view value) {
  for (const auto& [name, text] : spec.options) {
    if (name == key) return text == value;
  }
  return false;
}

// The depth to which the agent searches when its spec does not say.
int usual_depth(const std::string& agent) {
  for (const AgentEntry& entry : (*find_game("ntil"))->agents) {
    if (entry.name == agent) return entry.fallback.depth;
  }
  return 0;
}

// The depth of the paper's agent; none for any other.
std::optional<int> depth_of(const AgentSpec& spec) {
  const bool papers = has_option(spec, "eval", "paper") && has_option(spec, "order", "paper");
  if (!papers || (spec.name != "alphabeta" && spec.name != "minimax")) return {};
  if (spec.budget.nodes != 0 || spec.budget.seconds != 0) return {};
  const int depth = spec.budget.depth != 0 ? spec.budget.depth : usual_depth(spec.name);
  if (depth < kLeastDepth || depth > kMostDepth) return {};
  return depth;
}

void count(const PersonGame& game, Cells& cells) {
  const auto spec = parse_spec(game.agent());
  const auto depth = spec ? depth_of(*spec) : std::nullopt;
  const auto board = board_of(game.record);
  if (!depth || !board) return;
  Cell& cell = cells[*board][static_cast<std::size_t>(*depth - kLeastDepth)];
  WinDrawLoss& tally = cell.tally;
  ++(game.margin > 0 ? tally.wins : game.margin < 0 ? tally.losses : tally.draws);
  cell.resigned += game.resigned ? 1 : 0;
  if (spec->name != "alphabeta") return;
  for (const double seconds : game.seconds) cell.milliseconds.push_back(1000 * seconds);
}

Row row_of(const Evidence& evidence, std::size_t board, std::size_t depth, const Cell& cell) {
  Row row{{kBoardNames[board], std::to_string(kLeastDepth + static_cast<int>(depth))}, {}, ""};
  const WinDrawLoss& tally = cell.tally;
  row.figures.push_back({{}, exact(tally.games())});
  for (const int part : {tally.wins, tally.draws, tally.losses}) {
    Figure figure;
    if (tally.games() > 0) figure.ours = percentage_of(part, tally.games());
    row.figures.push_back(figure);
  }
  row.figures.push_back({{}, exact(cell.resigned)});
  Figure time{kPaperTimes[board][depth], {}};
  if (!cell.milliseconds.empty()) time.ours = mean_of(cell.milliseconds);
  row.figures.push_back(time);
  if (!kPaperTimes[board][depth]) {
    row.remark = evidence.say(
        "the scan has two of this board's three times, 141.613 and 312.1113 ms, without depths",
        "pindaian memuat dua dari tiga waktu papan ini, 141,613 dan 312,1113 ms, tanpa "
        "kedalamannya");
  }
  return row;
}

Table people_table(const Evidence& evidence, const Cells& cells) {
  const auto& say = evidence.say;
  Table table{say("IV. People against the agent", "IV. Manusia melawan agen"),
              {say("board", "papan"), say("depth", "kedalaman")},
              {{say("games", "permainan"), ""},
               {say("person wins", "manusia menang"), "%", Nature::kChance, 1},
               {say("draws", "seri"), "%", Nature::kChance, 1},
               {say("agent wins", "agen menang"), "%", Nature::kChance, 1},
               {say("resigned", "menyerah"), ""},
               {say("time a move", "waktu per langkah"), "ms", Nature::kMachine}},
              {}};
  for (std::size_t board = 0; board < cells.size(); ++board) {
    for (std::size_t depth = 0; depth < kDepths; ++depth) {
      table.rows.push_back(row_of(evidence, board, depth, cells[board][depth]));
    }
  }
  return table;
}

std::string headline(const Evidence& evidence, int games) {
  if (games > 0) {
    return evidence.say("{} games of people on the page.", "{} permainan manusia di halaman.",
                        games);
  }
  return evidence.say(
      "No such game has been played on the page yet, so there is nothing to show; the table fills "
      "as people play.",
      "Belum ada permainan seperti itu di halaman, jadi belum ada yang ditampilkan; tabel terisi "
      "seiring orang bermain.");
}

std::vector<std::string> people_notes(const Evidence& evidence) {
  return {
      evidence.say("The paper counted wins of people and agent at depths 3, 4 and 5 on three "
                   "boards; the scan has lost the counts and one of the nine times. Its text says: "
                   "the deeper the agent, the fewer games people win.",
                   "Skripsi menghitung kemenangan manusia dan agen pada kedalaman 3, 4, dan 5 di "
                   "tiga papan; pindaian kehilangan hitungannya dan satu dari sembilan waktu. "
                   "Teksnya mengatakan: semakin dalam agen, semakin sedikit kemenangan manusia."),
      evidence.say(
          "Ours are the games of the scenario in the store that a person played on the page to its "
          "end or to a resignation: standard start, seed rules (with ntil or without), alphabeta "
          "or minimax, whose moves are the same, with eval=paper and order=paper, the seats as "
          "they stood at the end. Games in which moves were taken back count like others. Times "
          "are alphabeta's.",
          "Angka kami adalah permainan skenario ini di penyimpanan yang dimainkan manusia di "
          "halaman sampai selesai atau sampai menyerah: posisi awal baku, aturan seed (dengan "
          "atau tanpa ntil), alphabeta atau minimax, yang langkahnya sama, dengan eval=paper dan "
          "order=paper, pemain menurut keadaan di akhir. Permainan dengan langkah yang ditarik "
          "kembali ikut dihitung. Waktu adalah waktu alphabeta.")};
}

Result<Report> people_report(const Evidence& evidence) {
  const auto games = games_of_people(evidence.store, "ntil");
  if (!games) return games.error();
  Cells cells{};
  for (const PersonGame& game : *games) count(game, cells);
  int counted = 0;
  for (const auto& board : cells) {
    for (const Cell& cell : board) counted += cell.tally.games();
  }
  Report report;
  report.headline = headline(evidence, counted);
  report.tables.push_back(people_table(evidence, cells));
  report.notes = people_notes(evidence);
  return report;
}

}  // namespace

Experiment ntil_people_experiment(const Words& paper) {
  const Words runs{
      "nothing is run: people play on the page, and their games are counted",
      "tidak ada yang dijalankan: orang bermain di halaman, dan permainannya dihitung"};
  return {"ntil-people", {"Ntil IV: people against the agent", "Ntil IV: orang melawan agen"},
          paper,         runs,
          runs,          [](const Scope&) { return std::vector<Measurement>{}; },
          people_report};
}

}  // namespace papan::lab
