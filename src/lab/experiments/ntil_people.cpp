#include "lab/experiments/ntil_people.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "agents/spec.hpp"
#include "arena/statistics.hpp"

namespace papan::lab {
namespace {

constexpr std::array<const char*, 3> kBoards = {"5x9", "7x9", "7x11"};
constexpr int kLeastDepth = 3;
constexpr int kMostDepth = 5;

// What the scan leaves of the paper's table: mean times, by board and depth.
constexpr std::array<std::array<std::optional<double>, 3>, 3> kPaperTimes = {
    {{49.56439, 86.12891, 241.0342},
     {111.5277, 148.9106, 413.0136},
     {141.613, 312.1113, std::nullopt}}};

// A game of a person against the paper's agent.
struct PersonGame {
  std::size_t board = 0;
  int depth = 0;
  int margin = 0;  // positive: the person won
};

bool is_person(const std::string& seat) {
  return seat == "human" || seat.starts_with("human:");
}

std::optional<std::size_t> board_of(const Record& record) {
  for (const auto& [key, value] : record.parameters) {
    if (key != "board") continue;
    for (std::size_t i = 0; i < kBoards.size(); ++i) {
      if (value == kBoards[i]) return i;
    }
  }
  return std::nullopt;
}

// The depth of a plain search; none for any other seat.
std::optional<int> depth_of(const std::string& seat) {
  const auto spec = parse_spec(seat);
  if (!spec || (spec->name != "alphabeta" && spec->name != "minimax")) return std::nullopt;
  const int depth = spec->budget.depth;
  if (depth < kLeastDepth || depth > kMostDepth) return std::nullopt;
  return depth;
}

std::optional<PersonGame> person_game(const Record& record) {
  const auto board = board_of(record);
  if (!record.result || !board) return std::nullopt;
  const bool first = is_person(record.seats[0]);
  if (first == is_person(record.seats[1])) return std::nullopt;
  const auto depth = depth_of(record.seats[first ? 1 : 0]);
  if (!depth) return std::nullopt;
  return PersonGame{*board, *depth, first ? *record.result : -*record.result};
}

using Tallies = std::array<std::array<WinDrawLoss, kMostDepth - kLeastDepth + 1>, kBoards.size()>;

Result<Tallies> tallies_of(Store& store) {
  Tallies tallies{};
  GameQuery query{.game = "ntil", .source = "page"};
  for (;;) {
    const auto games = store.games(query);
    if (!games) return games.error();
    if (games->empty()) return tallies;
    for (const StoredGame& game : *games) {
      const auto found = person_game(game.record);
      if (!found) continue;
      WinDrawLoss& tally =
          tallies[found->board][static_cast<std::size_t>(found->depth - kLeastDepth)];
      ++(found->margin > 0 ? tally.wins : found->margin < 0 ? tally.losses : tally.draws);
    }
    query.after = games->back().id;
  }
}

Row row_of(std::size_t board, std::size_t depth, const WinDrawLoss& tally) {
  Row row{{kBoards[board], std::to_string(kLeastDepth + static_cast<int>(depth))}, {}, ""};
  row.figures.push_back({{}, exact(tally.games())});
  for (const int part : {tally.wins, tally.draws, tally.losses}) {
    Figure figure;
    if (tally.games() > 0) figure.ours = percentage_of(part, tally.games());
    row.figures.push_back(figure);
  }
  row.figures.push_back({kPaperTimes[board][depth], {}});
  return row;
}

Result<Report> people_report(const Evidence& evidence) {
  const auto tallies = tallies_of(evidence.store);
  if (!tallies) return tallies.error();
  Table table{"IV. People against the agent",
              {"board", "depth"},
              {{"games", ""},
               {"person wins", "%", Nature::kChance, 1},
               {"draws", "%", Nature::kChance, 1},
               {"agent wins", "%", Nature::kChance, 1},
               {"time a move", "ms", Nature::kMachine}},
              {}};
  int games = 0;
  for (std::size_t board = 0; board < tallies->size(); ++board) {
    for (std::size_t depth = 0; depth < (*tallies)[board].size(); ++depth) {
      table.rows.push_back(row_of(board, depth, (*tallies)[board][depth]));
      games += (*tallies)[board][depth].games();
    }
  }
  Report report;
  report.headline =
      games == 0 ? "No such game has been played on the page yet, so there is nothing to show; "
                   "the table fills as people play."
                 : fmt::format("{} games of people on the page.", games);
  report.tables.push_back(std::move(table));
  report.notes = {
      "The paper counted wins of people and agent at depths 3, 4 and 5 on three boards; the scan "
      "has lost the counts and one of the nine times. Its text says: the deeper the agent, the "
      "fewer games people win.",
      "Ours are the finished games in the store that a person played on the page against alphabeta "
      "or minimax at these depths. A record keeps no times, so none are shown."};
  return report;
}

}  // namespace

Experiment ntil_people_experiment(const Words& paper) {
  const Words runs = {
      "nothing is run: people play on the page, and their games are counted",
      "tidak ada yang dijalankan: orang bermain di halaman, dan permainannya dihitung"};
  return {"ntil-people", {"Ntil IV: people against the agent", "Ntil IV: orang melawan agen"},
          paper,         runs,
          runs,          [](const Setting&) { return std::vector<Measurement>{}; },
          people_report};
}

}  // namespace papan::lab
