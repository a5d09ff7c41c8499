// The Adjacency paper, sideways moves against annealing at five lengths: the best of
// three, as the paper set the games up, many times over, with annealing as the
// paper's text has it and as its listing has it. The pairings of its agents are in
// adjacency_pairings.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "games/adjacency/study/fixture.hpp"
#include "games/adjacency/study/pairings.hpp"
#include "games/all_experiments.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

Words paper() {
  return {
      "Alexander Jason, Juan Christopher Santoso, Nathania Calista Djunaedi and Antonio Natthan "
      "Krishna, Minimax Algorithm and Alpha Beta Pruning in Adjacency Strategy Game (Institut "
      "Teknologi Bandung, 2023)",
      "Alexander Jason, Juan Christopher Santoso, Nathania Calista Djunaedi, dan Antonio Natthan "
      "Krishna, Minimax Algorithm and Alpha Beta Pruning in Adjacency Strategy Game (Institut "
      "Teknologi Bandung, 2023)"};
}

struct Length {
  int rounds;
  char begins;
  Winner paper;  // of its one best of three; X is sideways
};
constexpr std::array<Length, 5> kLengths = {{{8, 'O', Winner::kX},
                                             {13, 'X', Winner::kO},
                                             {18, 'O', Winner::kO},
                                             {23, 'X', Winner::kX},
                                             {28, 'O', Winner::kX}}};

// The text and the listing accept differently (docs/games/adjacency.md).
struct Reading {
  const char* key;
  const char* annealing;
};
constexpr std::array<Reading, 2> kReadings = {
    {{"text", "annealing:accept=text"}, {"listing", "annealing:accept=listing"}}};

std::string name_of(const Reading& reading, const Say& say) {
  return &reading == &kReadings[0] ? say("by the text", "menurut teks")
                                   : say("by the listing", "menurut kode");
}

constexpr int kSeriesAtOnce = 10;

int series_chunks(const Scope& scope) {
  return scope.by_size(50, 500);
}

std::string chunk_key(const Reading& reading, int chunk) {
  return fmt::format("{}, series {}", reading.key, chunk * kSeriesAtOnce);
}

Result<Winner> best_of_three(const Fixture& fixture, const Rng& rng, const std::stop_token& stop) {
  int lead = 0;
  for (std::uint64_t game = 0; game < 3; ++game) {
    const auto margin = play_fixture(fixture, rng.fork(game), stop);
    if (!margin) return margin.error();
    lead += (*margin > 0) - (*margin < 0);
  }
  return winner_by(lead);
}

// A series is one word, a letter a length: who won the best of three.
Result<Json> play_series(const Reading& reading, const Rng& rng, const std::stop_token& stop) {
  Json all = Json::array();
  for (std::uint64_t i = 0; i < kSeriesAtOnce; ++i) {
    std::string word;
    for (std::uint64_t n = 0; n < kLengths.size(); ++n) {
      const Fixture fixture{"sideways", reading.annealing, kLengths[n].rounds, kLengths[n].begins};
      const auto winner = best_of_three(fixture, rng.fork(i).fork(n), stop);
      if (!winner) return winner.error();
      word += "XO-"[static_cast<int>(*winner)];
    }
    all.push_back(word);
  }
  return all;
}

std::vector<Measurement> lengths_measurements(const Scope& scope) {
  std::vector<Measurement> all;
  for (const Reading& reading : kReadings) {
    const Rng root = scope.rng(fmt::format("adjacency-lengths {}", reading.key));
    for (int chunk = 0; chunk < series_chunks(scope); ++chunk) {
      const Rng rng = root.fork(static_cast<std::uint64_t>(chunk));
      all.push_back({chunk_key(reading, chunk), 0.05, [&reading, rng](const std::stop_token& stop) {
                       return play_series(reading, rng, stop);
                     }});
    }
  }
  return all;
}

using AllSeries = std::vector<std::string>;

AllSeries all_series(const Evidence& evidence, const Reading& reading) {
  AllSeries all;
  for (int chunk = 0; chunk < series_chunks(evidence.scope); ++chunk) {
    for (const Json& word : evidence.at(chunk_key(reading, chunk))) all.push_back(word.text());
  }
  return all;
}

Estimate won_by(const AllSeries& series, std::size_t length, char letter) {
  const auto won = std::count_if(series.begin(), series.end(),
                                 [&](const std::string& word) { return word[length] == letter; });
  return percentage_of(static_cast<int>(won), static_cast<int>(series.size()));
}

Row length_row(const AllSeries& series, std::size_t index, const Say& say) {
  const Length& length = kLengths[index];
  const bool sideways = length.paper == Winner::kX;
  const Estimate as_paper = won_by(series, index, sideways ? 'X' : 'O');
  const Estimate opposite = won_by(series, index, sideways ? 'O' : 'X');
  Row row{{std::to_string(length.rounds), length.begins == 'X' ? "sideways" : "annealing",
           sideways ? "sideways" : "annealing"},
          {},
          ""};
  for (const char letter : {'X', 'O', '-'}) {
    row.figures.push_back({{}, won_by(series, index, letter)});
  }
  if (as_paper.high < opposite.low) {
    row.remark = say(
        "the other agent wins more often here; the paper's outcome, one best of three, comes in "
        "{:.0f} % of our repetitions",
        "di sini agen yang lain lebih sering menang; hasil makalah, satu kali terbaik dari tiga, "
        "muncul pada {:.0f} % ulangan kami",
        as_paper.value);
  }
  return row;
}

Table lengths_table(const Reading& reading, const AllSeries& series, const Say& say) {
  Table table{say("Sideways moves (X) against annealing (O) {}, best of three",
                  "Langkah menyamping (X) melawan annealing (O) {}, terbaik dari tiga",
                  name_of(reading, say)),
              {say("rounds", "ronde"), say("begins", "mulai"),
               say("paper's winner", "pemenang menurut makalah")},
              {{say("sideways wins", "sideways menang"), "%", Nature::kChance, 1},
               {say("annealing wins", "annealing menang"), "%", Nature::kChance, 1},
               {say("nobody", "seri"), "%", Nature::kChance, 1}},
              {}};
  for (std::size_t i = 0; i < kLengths.size(); ++i) {
    table.rows.push_back(length_row(series, i, say));
  }
  return table;
}

Estimate lengths_won(const AllSeries& series, char letter) {
  std::vector<double> won;
  for (const std::string& word : series) {
    won.push_back(static_cast<double>(std::count(word.begin(), word.end(), letter)));
  }
  return mean_of(won);
}

Table totals_table(const std::array<AllSeries, 2>& series, const Say& say) {
  Table table{say("Lengths won of five", "Panjang permainan yang dimenangkan dari lima"),
              {"annealing"},
              {{"sideways", "", Nature::kChance, 2},
               {"annealing", "", Nature::kChance, 2},
               {say("nobody", "seri"), "", Nature::kChance, 2}},
              {}};
  for (std::size_t i = 0; i < kReadings.size(); ++i) {
    table.rows.push_back({{name_of(kReadings[i], say)},
                          {{3, lengths_won(series[i], 'X')},
                           {2, lengths_won(series[i], 'O')},
                           {0, lengths_won(series[i], '-')}},
                          ""});
  }
  return table;
}

Plot lengths_plot(const std::array<AllSeries, 2>& series, const Say& say) {
  Plot plot{say("Best of three won by sideways moves",
                "Terbaik dari tiga yang dimenangkan langkah menyamping"),
            {say("rounds", "ronde"), ""},
            {say("won", "menang"), "%"},
            {}};
  Series paper{
      say("paper, one best of three", "makalah, satu kali terbaik dari tiga"), Source::kPaper, {}};
  std::array<Series, 2> ours = {{{name_of(kReadings[0], say), Source::kOurs, {}},
                                 {name_of(kReadings[1], say), Source::kOther, {}}}};
  for (std::size_t i = 0; i < kLengths.size(); ++i) {
    const double rounds = kLengths[i].rounds;
    paper.points.push_back({rounds, exact(kLengths[i].paper == Winner::kX ? 100 : 0)});
    for (std::size_t n = 0; n < 2; ++n) {
      ours[n].points.push_back({rounds, won_by(series[n], i, 'X')});
    }
  }
  plot.series = {paper, ours[0], ours[1]};
  return plot;
}

// In both readings sideways wins more lengths than annealing, beyond chance.
bool conclusion_holds(const Table& totals) {
  return std::all_of(totals.rows.begin(), totals.rows.end(), [](const Row& row) {
    return row.figures[0].ours->low > row.figures[1].ours->high;
  });
}

std::string lengths_headline(const Table& totals, const Say& say) {
  const auto won = [&](std::size_t reading, std::size_t agent) {
    return number_text(say, totals.rows[reading].figures[agent].ours->value, 2);
  };
  const std::string figures = say(
      "Over {} repetitions of the paper's five best-of-threes sideways moves win {} of the five "
      "lengths and annealing by the text {}; with annealing by the listing it is {} and {} "
      "(paper: 3 and 2, once).",
      "Dalam {} ulangan dari lima seri terbaik dari tiga, langkah menyamping memenangkan {} "
      "dari lima panjang permainan dan annealing menurut teks {}; dengan annealing menurut kode {} "
      "dan {} (makalah: 3 dan 2, satu kali).",
      number_text(say, totals.rows[0].figures[0].ours->count, 0), won(0, 0), won(0, 1), won(1, 0),
      won(1, 1));
  return figures + (conclusion_holds(totals)
                        ? say(" The paper's conclusion, that sideways moves are better, holds.",
                              " Kesimpulan makalah, bahwa langkah menyamping lebih unggul, "
                              "tetap berlaku.")
                        : say(" The paper's conclusion, that sideways moves are better, does not "
                              "show in both.",
                              " Kesimpulan makalah, bahwa langkah menyamping lebih unggul, tidak "
                              "tampak pada keduanya."));
}

Result<Report> lengths_report(const Evidence& evidence) {
  const Say& say = evidence.say;
  const std::array<AllSeries, 2> series = {all_series(evidence, kReadings[0]),
                                           all_series(evidence, kReadings[1])};
  Report report;
  report.tables.push_back(totals_table(series, say));
  for (std::size_t i = 0; i < kReadings.size(); ++i) {
    report.tables.push_back(lengths_table(kReadings[i], series[i], say));
  }
  report.plots.push_back(lengths_plot(series, say));
  report.headline = lengths_headline(report.tables[0], say);
  report.notes = {
      say("The paper ran every length three times and gave it to whoever won more of the three; "
          "so does each repetition here, and gives a length to nobody where both won as many. "
          "Sideways moves are free of chance, annealing is not.",
          "Makalah menjalankan tiap panjang permainan tiga kali dan memenangkan agen yang menang "
          "terbanyak; begitu pula tiap ulangan di sini, dan seri bila sama banyak. Langkah "
          "menyamping tanpa unsur acak, annealing tidak."),
      say("Both readings of annealing draw any empty cell and pass over those without an enemy "
          "mark beside them, as text and listing do. The text always takes a cell that is no "
          "worse; the listing takes one mark off the difference first.",
          "Kedua pembacaan annealing mengambil acak petak kosong mana saja dan melewati yang tidak "
          "bersebelahan dengan tanda lawan, seperti teks dan kode. Teks selalu menerima petak yang "
          "tidak lebih buruk; kode lebih dahulu mengurangi selisihnya dengan satu.")};
  return report;
}

}  // namespace

std::vector<Experiment> adjacency_experiments() {
  return {{"adjacency-lengths",
           {"Adjacency: sideways moves against annealing",
            "Adjacency: langkah menyamping melawan annealing"},
           paper(),
           {"500 repetitions of the five best-of-threes, with annealing by the text and by the "
            "listing",
            "500 ulangan dari lima seri terbaik dari tiga, dengan annealing menurut teks dan "
            "menurut kode"},
           {"5,000 repetitions of the five best-of-threes, with annealing by the text and by the "
            "listing",
            "5.000 ulangan dari lima seri terbaik dari tiga, dengan annealing menurut teks dan "
            "menurut kode"},
           lengths_measurements,
           lengths_report},
          adjacency_pairings_experiment(paper())};
}

}  // namespace papan::lab
