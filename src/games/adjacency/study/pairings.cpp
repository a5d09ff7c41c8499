// The Adjacency paper, the pairings of its agents and their summary: its own games
// (rounds, letters, who begins) one by one, many times over where an agent draws lots;
// the same agents from random openings; and people against the bots.
#include "games/adjacency/study/pairings.hpp"

#include <fmt/format.h>

#include <string_view>

#include "games/adjacency/study/people.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

constexpr const char* kMinimax = "minimax";
constexpr const char* kLocal = "sideways";
constexpr const char* kGenetic = "genetic";

constexpr std::array<Pairing, 3> kPairings = {
    {{kMinimax,
      kLocal,
      {{{{kMinimax, kLocal, 28, 'O'}, Winner::kX},
        {{kLocal, kMinimax, 18, 'O'}, Winner::kX, {}, true},
        {{kMinimax, kLocal, 8, 'X'}, Winner::kX}}},
      {100, 0}},
     {kMinimax,
      kGenetic,
      {{{{kMinimax, kGenetic, 28, 'O'}, Winner::kX},
        {{kMinimax, kGenetic, 18, 'X'}, Winner::kX},
        {{kGenetic, kMinimax, 8, 'X'}, Winner::kO}}},
      {100, 0}},
     {kLocal,
      kGenetic,
      {{{{kLocal, kGenetic, 28, 'O'}, Winner::kX},
        {{kLocal, kGenetic, 18, 'X'}, Winner::kX},
        {{kGenetic, kLocal, 8, 'O'}, Winner::kX, {{13, 11}}}}},
      {66.7, 33.3}}}};

int repetitions(const Scope& scope, const Pairing& pairing) {
  if (pairing.second == kLocal) return 1;  // without chance
  if (pairing.first == kMinimax) return scope.by_size(100, 1000);
  return scope.by_size(500, 5000);
}

std::string pairing_key(const Pairing& pairing, int repetition) {
  return fmt::format("{} - {} repetition {}", pairing.first, pairing.second, repetition);
}

// X's margins in the three games.
Result<Json> play_pairing(const Pairing& pairing, const Rng& rng, const std::stop_token& stop) {
  Json margins = Json::array();
  for (std::uint64_t i = 0; i < pairing.games.size(); ++i) {
    const auto margin = play_fixture(pairing.games[i].fixture, rng.fork(i), stop);
    if (!margin) return margin.error();
    margins.push_back(*margin);
  }
  return margins;
}

std::vector<Measurement> pairings_measurements(const Scope& scope) {
  std::vector<Measurement> all;
  add_opened(scope, all);
  for (const Pairing& pairing : kPairings) {
    const Rng root = scope.rng(fmt::format("{} - {}", pairing.first, pairing.second));
    for (int i = 0; i < repetitions(scope, pairing); ++i) {
      const double seconds = pairing.first == kMinimax ? 0.1 : 0.001;
      all.push_back(
          {pairing_key(pairing, i), seconds,
           [&pairing, rng = root.fork(static_cast<std::uint64_t>(i))](const std::stop_token& stop) {
             return play_pairing(pairing, rng, stop);
           }});
    }
  }
  return all;
}

// X's margins in one of the games, over all repetitions.
std::vector<double> margins_of(const Evidence& evidence, const Pairing& pairing, std::size_t game) {
  std::vector<double> margins;
  for (int i = 0; i < repetitions(evidence.scope, pairing); ++i) {
    margins.push_back(evidence.at(pairing_key(pairing, i))[game].get<double>());
  }
  return margins;
}

// A share in per cent; without chance where there was one repetition.
Estimate share(int part, int games, int repetitions) {
  return repetitions == 1 ? exact(100.0 * part / games) : percentage_of(part, games);
}

std::string dispute(const Say& say) {
  return say(
      "the paper contradicts itself: its list of games and its total for local search (4 of 9) "
      "give this game to local search, its pairings (100 %) and its total for minimax (11 of 11) "
      "to minimax",
      "makalah bertentangan dengan dirinya: daftar pertandingan dan jumlah local search (4 dari 9) "
      "memberikan permainan ini kepada local search, tabel pasangan (100 %) dan jumlah minimax "
      "(11 dari 11) kepada minimax");
}

std::string game_remark(const PaperGame& game, const std::vector<double>& margins, const Say& say) {
  if (game.disputed) return dispute(say);
  return margins.size() == 1 && margins[0] == 0 ? say("drawn here", "di sini seri") : "";
}

// Winner and final marks of one of the paper's games.
Row game_row(const PaperGame& game, const std::vector<double>& margins, const Say& say) {
  const Fixture& fixture = game.fixture;
  const int times = static_cast<int>(margins.size());
  const auto wins = [&](Winner winner) {
    int count = 0;
    for (const double margin : margins) count += winner_by(static_cast<Score>(margin)) == winner;
    return share(count, times, times);
  };
  const auto marks = [&](int sign) {
    std::vector<double> all;
    for (const double margin : margins) all.push_back(4 + fixture.rounds + sign * margin / 2);
    return times == 1 ? exact(all[0]) : mean_of(all);
  };
  const auto printed = [&](std::size_t side) {
    return game.marks ? std::optional((*game.marks)[side]) : std::nullopt;
  };
  const bool x_won = game.winner == Winner::kX;
  return {{fixture.x, fixture.o, std::to_string(fixture.rounds), std::string(1, fixture.begins),
           x_won ? fixture.x : fixture.o},
          {{x_won ? 100.0 : 0.0, wins(Winner::kX)},
           {x_won ? 0.0 : 100.0, wins(Winner::kO)},
           {printed(0), marks(1)},
           {printed(1), marks(-1)}},
          game_remark(game, margins, say)};
}

Table games_table(const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table{say("The paper's games, one by one", "Pertandingan makalah, satu per satu"),
              {"X", "O", say("rounds", "ronde"), say("begins", "mulai"),
               say("paper's winner", "pemenang menurut makalah")},
              {{say("X wins", "X menang"), "%", Nature::kChance, 1},
               {say("O wins", "O menang"), "%", Nature::kChance, 1},
               {say("marks of X", "tanda X"), "", Nature::kChance, 1},
               {say("marks of O", "tanda O"), "", Nature::kChance, 1}},
              {}};
  for (const Pairing& pairing : kPairings) {
    for (std::size_t i = 0; i < pairing.games.size(); ++i) {
      table.rows.push_back(game_row(pairing.games[i], margins_of(evidence, pairing, i), say));
    }
  }
  return table;
}

struct PairingTally {
  std::array<int, 2> wins{};
  int games = 0;

  [[nodiscard]] Estimate won(std::size_t side) const { return share(wins[side], games, games / 3); }
};

PairingTally tally_of(const Evidence& evidence, const Pairing& pairing) {
  PairingTally tally;
  for (std::size_t i = 0; i < pairing.games.size(); ++i) {
    const bool first_is_x = pairing.games[i].fixture.x == pairing.first;
    for (const double margin : margins_of(evidence, pairing, i)) {
      ++tally.games;
      if (margin != 0) ++tally.wins[(margin > 0) == first_is_x ? 0 : 1];
    }
  }
  return tally;
}

using Tallies = std::array<PairingTally, kPairings.size()>;

Table pairings_table(const Tallies& tallies, const Say& say) {
  Table table{say("Pairings, in the paper's games", "Pasangan, dalam pertandingan makalah"),
              {say("first", "pertama"), say("second", "kedua"), say("games", "permainan")},
              {{say("first wins", "pertama menang"), "%", Nature::kChance, 1},
               {say("second wins", "kedua menang"), "%", Nature::kChance, 1}},
              {}};
  for (std::size_t i = 0; i < kPairings.size(); ++i) {
    const Pairing& pairing = kPairings[i];
    Row row{{pairing.first, pairing.second, number_text(say, tallies[i].games, 0)}, {}, ""};
    if (tallies[i].games == 3) {
      row.remark = say("both are free of chance: these are always the same three games",
                       "keduanya tanpa unsur acak: selalu tiga permainan yang sama");
    }
    for (std::size_t side = 0; side < 2; ++side) {
      row.figures.push_back({pairing.paper[side], tallies[i].won(side)});
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

// Wins of each agent in its two pairings, equally weighted as in the paper.
struct Total {
  const char* agent;
  std::array<std::size_t, 2> pairings;  // its indices and sides there
  std::array<std::size_t, 2> sides;
  double paper;  // per cent, without the games of people
};
constexpr std::array<Total, 3> kTotals = {{{kMinimax, {0, 1}, {0, 0}, 100},
                                           {kLocal, {0, 2}, {1, 0}, 33.3},
                                           {kGenetic, {1, 2}, {1, 1}, 16.7}}};

std::string total_remark(const Total& total, const Say& say) {
  if (total.agent == kMinimax) {
    return say("paper: 11 of 11 with five games of people, 6 of 6 without",
               "makalah: 11 dari 11 dengan lima permainan manusia, 6 dari 6 tanpanya");
  }
  if (total.agent == kLocal) {
    return say(
        "paper: 4 of 9 with three games of people, so 3 of 6 without; its pairings add up "
        "to 3 of 9 and 2 of 6, for they give the disputed game to minimax",
        "makalah: 4 dari 9 dengan tiga permainan manusia, jadi 3 dari 6 tanpanya; tabel "
        "pasangannya berjumlah 3 dari 9 dan 2 dari 6, karena memberikan permainan yang "
        "dipertentangkan kepada minimax");
  }
  return say("paper: 1 of 6", "makalah: 1 dari 6");
}

Table totals_table(const Tallies& tallies, const Say& say) {
  Table table{say("Overall, without people", "Keseluruhan, tanpa manusia"),
              {say("agent", "agen")},
              {{say("games won", "permainan dimenangkan"), "%", Nature::kChance, 1}},
              {}};
  for (const Total& total : kTotals) {
    Estimate mean{0, 0, 0};
    for (std::size_t i = 0; i < 2; ++i) {
      const Estimate won = tallies[total.pairings[i]].won(total.sides[i]);
      mean.value += won.value / 2;
      mean.low += won.low / 2;
      mean.high += won.high / 2;
    }
    table.rows.push_back({{total.agent}, {{total.paper, mean}}, total_remark(total, say)});
  }
  return table;
}

Plot pairings_plot(const Table& table, const Say& say) {
  Plot plot{say("Games won by the first", "Permainan yang dimenangkan agen pertama"),
            {say("pairing", "pasangan"), ""},
            {say("won", "menang"), "%"},
            {}};
  Series paper{say("paper", "makalah"), Source::kPaper, {}};
  Series ours{say("ours", "kami"), Source::kOurs, {}};
  for (std::size_t i = 0; i < kPairings.size(); ++i) {
    plot.x.categories.push_back(say("{}\nagainst {}", "{}\nmelawan {}",
                                    std::string(kPairings[i].first),
                                    std::string(kPairings[i].second)));
    const Figure& figure = table.rows[i].figures[0];
    paper.points.push_back({static_cast<double>(i), exact(*figure.paper)});
    ours.points.push_back({static_cast<double>(i), *figure.ours});
  }
  plot.series = {paper, ours};
  return plot;
}

std::string pairings_headline(const Table& totals, const Table& opened, const Say& say) {
  const auto total = [&](std::size_t row) { return totals.rows[row].figures[0].ours->value; };
  const auto from_opening = [&](std::size_t row) {
    return number_text(say, opened.rows[row].figures[0].ours->value, 1);
  };
  return say(
      "In the paper's own games minimax wins {:.0f} % (paper: 100 %), local search {:.0f} %, "
      "genetic {:.0f} %. From random openings minimax beats sideways moves in {} % of games of 28 "
      "rounds, {} % of 18 and {} % of 8.",
      "Dalam pertandingan makalah minimax memenangkan {:.0f} % (makalah: 100 %), local search "
      "{:.0f} %, genetic {:.0f} %. Dari pembukaan acak minimax mengalahkan langkah menyamping "
      "dalam {} % permainan 28 ronde, {} % permainan 18 ronde, dan {} % permainan 8 ronde.",
      total(0), total(1), total(2), from_opening(0), from_opening(1), from_opening(2));
}

std::vector<std::string> pairings_notes(const Say& say) {
  return {
      say("The paper's games have its rounds, letters and first mover, and begin from the start "
          "position; where an agent draws lots they are repeated, and marks are means. Local "
          "search is sideways moves, as in the paper's games. Of the paper's final marks only one "
          "pair is legible in these nine games. The bounds of a total are the means of its "
          "pairings' bounds.",
          "Pertandingan makalah memakai jumlah ronde, huruf, dan giliran pertama yang sama dan "
          "dimulai dari posisi awal; bila suatu agen memakai unsur acak, permainannya diulang dan "
          "jumlah tanda adalah rata-rata. Local search adalah langkah menyamping, seperti dalam "
          "pertandingan makalah. Dari sembilan permainan ini hanya satu skor akhir makalah yang "
          "terbaca. Batas jumlah keseluruhan adalah rata-rata batas kedua pasangannya."),
      say("From random openings every pair of games shares two random plies, with the seats "
          "swapped.",
          "Dari pembukaan acak tiap pasang permainan memakai dua langkah acak yang sama, dengan "
          "kursi bertukar."),
      say("Games of people are those played on the page against these bots as they are when "
          "nothing is set, from the start position of 8x8, whatever the rounds; a resigned game "
          "is lost.",
          "Permainan manusia ialah yang dimainkan di halaman melawan bot ini tanpa pengaturan "
          "lain, dari posisi awal 8x8, berapa pun rondenya; menyerah berarti kalah.")};
}

Result<Report> pairings_report(const Evidence& evidence) {
  const Say& say = evidence.say;
  Tallies tallies;
  for (std::size_t i = 0; i < kPairings.size(); ++i) tallies[i] = tally_of(evidence, kPairings[i]);
  auto people = adjacency_people_table(evidence);
  if (!people) return people.error();
  Report report;
  report.tables = {games_table(evidence), pairings_table(tallies, say), totals_table(tallies, say),
                   opened_table(evidence), std::move(*people)};
  report.plots.push_back(pairings_plot(report.tables[1], say));
  report.headline = pairings_headline(report.tables[2], report.tables[3], say);
  report.notes = pairings_notes(say);
  return report;
}

}  // namespace

const std::array<Pairing, 3>& adjacency_pairings() {
  return kPairings;
}

Experiment adjacency_pairings_experiment(const Words& paper) {
  return {
      "adjacency-pairings",
      {"Adjacency: the pairings of the agents", "Adjacency: pasangan para agen"},
      paper,
      {"the paper's games, once where nothing is left to chance, 100 times minimax - genetic, "
       "500 times sideways - genetic; 40 pairs of games a pairing and length from random "
       "openings",
       "pertandingan makalah, sekali bila tanpa unsur acak, 100 kali minimax - genetic, 500 "
       "kali sideways - genetic; 40 pasang permainan tiap pasangan dan panjang dari pembukaan "
       "acak"},
      {"the paper's games, once where nothing is left to chance, 1,000 times minimax - genetic, "
       "5,000 times sideways - genetic; 500 pairs of games a pairing and length from random "
       "openings",
       "pertandingan makalah, sekali bila tanpa unsur acak, 1.000 kali minimax - genetic, 5.000 "
       "kali sideways - genetic; 500 pasang permainan tiap pasangan dan panjang dari "
       "pembukaan acak"},
      pairings_measurements,
      pairings_report};
}

}  // namespace papan::lab
