// The experiments of the Ntil paper, and the first of its four scenarios: pieces left by
// depth. All but people against the agent are free of chance.
#include <fmt/format.h>

#include <array>

#include "games/all_experiments.hpp"
#include "games/ntil/play/paper_game.hpp"
#include "games/ntil/study/costs.hpp"
#include "games/ntil/study/example_experiment.hpp"
#include "games/ntil/study/people.hpp"
#include "lab/report/deviation.hpp"

namespace papan::lab {
namespace {

constexpr const char* kPaper =
    "Martaso'id Fitriza, Implementasi Algoritma Minimax dan Alpha-Beta Pruning dalam Permainan "
    "Tradisional Ntil (Universitas Brawijaya, 2014)";

// Table 5.3: pieces of AI-1 and AI-2, by AI-2's depth from 1.
constexpr int kDepths = 6;
constexpr std::array<std::array<double, 2>, kDepths> kPiecesLeft = {
    {{8, 5}, {7, 7}, {10, 11}, {3, 6}, {0, 4}, {1, 5}}};

std::string game_key(PlainSearch search, int depth) {
  return fmt::format("{} depth {}", search == PlainSearch::kMinimax ? "minimax" : "alphabeta",
                     depth);
}

// Seconds that a game takes, about.
double expected_seconds(PlainSearch search, int depth) {
  const double growth = search == PlainSearch::kMinimax ? 10 : 5;
  double seconds = 1e-5;
  for (int ply = 0; ply < depth; ++ply) seconds *= growth;
  return seconds;
}

std::vector<Measurement> pieces_measurements(const Scope&) {
  std::vector<Measurement> all;
  for (const PlainSearch search : {PlainSearch::kMinimax, PlainSearch::kAlphaBeta}) {
    for (int depth = 1; depth <= kDepths; ++depth) {
      all.push_back({game_key(search, depth), expected_seconds(search, depth),
                     [search, depth](const std::stop_token& stop) -> Result<Json> {
                       const auto game = play_ntil_paper_game(
                           {search, ntil::BoardId::k5x9, depth, Until::kRepetition}, stop);
                       return Json{{"pieces", game.pieces}, {"moves", game.moves}};
                     }});
    }
  }
  return all;
}

Table pieces_table(const Evidence& evidence) {
  const auto& say = evidence.say;
  Table table{say("I. Pieces left on 5x9, AI-1 (alpha-beta, depth 2) first",
                  "I. Sisa bidak di papan 5x9, AI-1 (alpha-beta, kedalaman 2) melangkah pertama"),
              {say("AI-2 depth", "kedalaman AI-2")},
              {{say("AI-1 pieces", "bidak AI-1"), ""}, {say("AI-2 pieces", "bidak AI-2"), ""}},
              {}};
  for (int depth = 1; depth <= kDepths; ++depth) {
    const Json& game = evidence.at(game_key(PlainSearch::kAlphaBeta, depth));
    const auto& paper = kPiecesLeft[static_cast<std::size_t>(depth - 1)];
    Row row{{std::to_string(depth)}, {}, ""};
    for (std::size_t seat = 0; seat < 2; ++seat) {
      row.figures.push_back({paper[seat], exact(game["pieces"][seat].get<double>())});
    }
    if (depth == 5) {
      row.remark =
          say("6 pieces are left by the rules that give the other eleven counts of this "
              "table; the paper prints 4",
              "6 bidak tersisa menurut aturan yang menghasilkan sebelas hitungan lain di "
              "tabel ini; skripsi mencetak 4");
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

Plot pieces_plot(const Evidence& evidence, const Table& table) {
  const auto& say = evidence.say;
  Plot plot{say("Pieces left of AI-2", "Sisa bidak AI-2"),
            {say("depth of AI-2", "kedalaman AI-2"), say("plies", "langkah")},
            {say("pieces", "bidak"), ""},
            {}};
  Series paper{say("paper", "skripsi"), Source::kPaper, {}};
  Series ours{say("ours", "kami"), Source::kOurs, {}};
  for (int depth = 1; depth <= kDepths; ++depth) {
    const Figure& figure = table.rows[static_cast<std::size_t>(depth - 1)].figures[1];
    paper.points.push_back({double(depth), exact(*figure.paper)});
    ours.points.push_back({double(depth), *figure.ours});
  }
  plot.series = {paper, ours};
  return plot;
}

Result<Report> pieces_report(const Evidence& evidence) {
  Report report;
  report.tables.push_back(pieces_table(evidence));
  int same = 0;
  for (int depth = 1; depth <= kDepths; ++depth) {
    same += evidence.at(game_key(PlainSearch::kMinimax, depth)) ==
            evidence.at(game_key(PlainSearch::kAlphaBeta, depth));
  }
  const Agreement found = agreement(report);
  report.headline = evidence.say(
      "Minimax and alpha-beta play the same game to the last move at {} of {} depths; {} of {} "
      "counts of pieces are the paper's.",
      "Minimax dan alpha-beta memainkan permainan yang sama sampai langkah terakhir pada {} dari "
      "{} "
      "kedalaman; {} dari {} jumlah bidak sama dengan skripsi.",
      same, kDepths, found.equal, found.figures);
  report.plots.push_back(pieces_plot(evidence, report.tables[0]));
  return report;
}

Experiment ntil_pieces_experiment(const Words& paper) {
  const Words six_games = {"the six games, by minimax and by alpha-beta",
                           "keenam permainan, oleh minimax dan alpha-beta"};
  return {"ntil-pieces", {"Ntil I: pieces left by depth", "Ntil I: sisa bidak menurut kedalaman"},
          paper,         six_games,
          six_games,     pieces_measurements,
          pieces_report};
}

}  // namespace

std::vector<Experiment> ntil_experiments() {
  const Words paper = {kPaper, kPaper};
  return {ntil_example_experiment(paper), ntil_pieces_experiment(paper),
          ntil_depth_experiment(paper), ntil_boards_experiment(paper),
          ntil_people_experiment(paper)};
}

}  // namespace papan::lab
