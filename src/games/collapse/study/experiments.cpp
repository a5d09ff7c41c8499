// The Collapse paper played one 20x20 game by each of three methods, on boards that are not
// known, so its figures stand beside those of many boards, the same for all agents: points,
// blocks left, and clicks, of which its abstract wants few. The modified brute force is played by
// every reading of the paper (games/collapse/play/brute_force.hpp).
// Tested in tests/cli/collapse_methods_test.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "game/pieces.hpp"
#include "games/all_experiments.hpp"
#include "games/collapse/study/parts.hpp"
#include "lab/games.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

constexpr const char* kId = "collapse-methods";
constexpr double kPaperRowByRow = 1957;
constexpr double kPaperBruteForce = 10875;
constexpr int kPaperGreedyLeft = 5;

struct Method {
  const char* spec;
  Words title;
  std::optional<double> score;  // the paper's
  std::optional<double> left;
};

const std::vector<Method>& methods() {
  static const std::vector<Method> all = {
      {"row-by-row", {"row by row", "baris demi baris"}, kPaperRowByRow, 55},
      {"greedy",
       {"greedy: the largest group", "greedy: kelompok terbesar"},
       1989,
       kPaperGreedyLeft},
      {"brute-force",
       {"modified brute force: the most frequent colour last",
        "brute force termodifikasi: warna terbanyak terakhir"},
       kPaperBruteForce,
       {}},
      {"best", {"our best", "best kami"}, {}, {}}};
  return all;
}

// The readings of the brute force, that of the listing first.
std::vector<std::string> readings() {
  std::vector<std::string> all;
  for (const char* singles : {"on", "off"}) {
    for (const char* scan : {"continue", "restart"}) {
      for (const char* count : {"always", "once"}) {
        all.push_back(fmt::format("brute-force:count={},scan={},singles={}", count, scan, singles));
      }
    }
  }
  return all;
}

int boards(const Scope& scope) {
  return scope.by_size(100, 1000);
}

// --- one board -----------------------------------------------------------------------------

std::string paper_key(int board) {
  return fmt::format("paper board {}", board);
}

std::string best_key(int board) {
  return fmt::format("best board {}", board);
}

Result<Json> play_board(const std::vector<std::string>& specs, std::uint32_t deal,
                        const std::stop_token& stop) {
  const auto start = start_of("collapse", {{"deal", std::to_string(deal)}});
  Json played = {{"deal", deal}};
  for (const std::string& spec : specs) {
    const auto game = play_one(*start, {{spec, ""}, {}}, Rng(deal), stop);
    if (!game) return game.error();
    if (!game->finished) break;  // stopped: nobody keeps it
    const auto end = start->clone();
    for (const std::string& ply : game->record.plies) (void)end->advance(ply);
    played[spec] = {{"score", game->score},
                    {"left", count_pieces(end->view())},
                    {"clicks", game->record.plies.size()}};
  }
  return played;
}

std::vector<Measurement> collapse_measurements(const Scope& scope) {
  std::vector<Measurement> all;
  std::vector<std::string> of_paper = {"row-by-row", "greedy"};
  for (std::string& reading : readings()) of_paper.push_back(std::move(reading));
  const std::vector<std::string> ours = {"best"};
  for (int board = 0; board < boards(scope); ++board) {
    constexpr std::uint32_t kDeals = 1'000'000'000;
    const auto deal = 1 + scope.rng(kId).fork(static_cast<std::uint64_t>(board)).below(kDeals);
    const auto play = [deal](const std::vector<std::string>& specs) {
      return [deal, specs](const std::stop_token& stop) { return play_board(specs, deal, stop); };
    };
    all.push_back({paper_key(board), 0.02, play(of_paper)});
    all.push_back({best_key(board), 1.5, play(ours)});
  }
  return all;
}

// --- all boards of an agent ----------------------------------------------------------------

struct Played {
  std::vector<double> scores;
  std::vector<double> left;
  std::vector<double> clicks;

  [[nodiscard]] std::string range(const Say& say) const {
    const auto [least, most] = std::minmax_element(scores.begin(), scores.end());
    return fmt::format("{} - {}", number_text(say, *least, 0), number_text(say, *most, 0));
  }
  [[nodiscard]] double boards() const { return static_cast<double>(scores.size()); }
  [[nodiscard]] int reaching(double score) const {
    return static_cast<int>(
        std::count_if(scores.begin(), scores.end(), [&](double one) { return one >= score; }));
  }
};

Played played_by(const Evidence& evidence, const std::string& spec) {
  Played played;
  for (int board = 0; board < boards(evidence.scope); ++board) {
    const auto& game = evidence.at(spec == "best" ? best_key(board) : paper_key(board))[spec];
    played.scores.push_back(game["score"].get<double>());
    played.left.push_back(game["left"].get<double>());
    played.clicks.push_back(game["clicks"].get<double>());
  }
  return played;
}

// By the listing where nothing else is said.
Played played_by(const Evidence& evidence, const Method& method) {
  const bool listing = std::string_view(method.spec) == "brute-force";
  return played_by(evidence, listing ? readings().front() : method.spec);
}

// --- the report ----------------------------------------------------------------------------

std::vector<Column> columns(const Say& say) {
  return {{say("score", "skor"), say("points", "poin"), Nature::kChance, 0},
          {say("blocks left", "kotak tersisa"), "", Nature::kChance, 1},
          {say("clicks", "klik"), "", Nature::kChance, 1}};
}

Row method_row(const Evidence& evidence, const Method& method) {
  const Played played = played_by(evidence, method);
  Row row{{evidence.say(method.title), played.range(evidence.say)},
          {{method.score, mean_of(played.scores)},
           {method.left, mean_of(played.left)},
           {{}, mean_of(played.clicks)}},
          ""};
  if (method.score) {
    row.remark = evidence.say(
        "the paper's is one game on a board that is not known; {} of our {} boards reach its score",
        "skor makalah dari satu permainan pada papan yang tidak diketahui; {} dari {} papan kami "
        "mencapainya",
        played.reaching(*method.score), number_text(evidence.say, played.boards(), 0));
  }
  return row;
}

Table methods_table(const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table{say("One game each of the paper, many boards of ours (20x20, five colours)",
                  "Masing-masing satu permainan makalah, banyak papan kami (20x20, lima warna)"),
              {say("method", "metode"), say("our scores", "skor kami")},
              columns(say),
              {}};
  for (const Method& method : methods()) table.rows.push_back(method_row(evidence, method));
  return table;
}

Table readings_table(const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table{say("What each reading of the modified brute force is worth",
                  "Nilai setiap pembacaan brute force termodifikasi"),
              {say("reading", "pembacaan"), say("our scores", "skor kami"),
               say("boards that reach the paper's {}", "papan yang mencapai {} makalah",
                   number_text(say, kPaperBruteForce, 0))},
              columns(say),
              {}};
  for (const std::string& reading : readings()) {
    const Played played = played_by(evidence, reading);
    table.rows.push_back(
        {{reading.substr(reading.find(':') + 1), played.range(say),
          std::to_string(played.reaching(kPaperBruteForce))},
         {{{}, mean_of(played.scores)}, {{}, mean_of(played.left)}, {{}, mean_of(played.clicks)}},
         ""});
  }
  return table;
}

Plot collapse_plot(const Say& say, const Table& table) {
  Plot plot{say("Points a board", "Poin per papan"),
            {say("method", "metode"), ""},
            {say("score", "skor"), say("points", "poin")},
            {}};
  Series paper{say("paper, one game", "makalah, satu permainan"), Source::kPaper, {}};
  Series ours{say("ours, mean of many boards", "kami, rata-rata banyak papan"), Source::kOurs, {}};
  for (std::size_t i = 0; i < methods().size(); ++i) {
    const std::string& title = table.rows[i].labels[0];
    plot.x.categories.push_back(title.substr(0, title.find(':')));
    const Figure& figure = table.rows[i].figures[0];
    const auto place = static_cast<double>(i);
    if (figure.paper) paper.points.push_back({place, exact(*figure.paper)});
    ours.points.push_back({place, *figure.ours});
  }
  plot.series = {paper, ours};
  return plot;
}

// The paper's second conclusion: greedy leaves fewer blocks. On how many boards it does.
std::string blocks_left_words(const Evidence& evidence) {
  const Played row = played_by(evidence, "row-by-row");
  const Played greedy = played_by(evidence, "greedy");
  std::vector<double> more;
  for (std::size_t i = 0; i < row.left.size(); ++i) more.push_back(greedy.left[i] - row.left[i]);
  const auto fewer = std::count_if(more.begin(), more.end(), [](double one) { return one < 0; });
  const std::string by_greedy = number_text(evidence.say, mean_of(greedy.left).value, 1);
  const std::string by_row = number_text(evidence.say, mean_of(row.left).value, 1);
  const std::string of = number_text(evidence.say, row.boards(), 0);
  if (mean_of(more).low > 0) {
    return evidence.say(
        "The paper's second conclusion is reversed: greedy leaves more blocks than row by row, "
        "{} against {}, and fewer on {} of {} boards only.",
        "Kesimpulan kedua makalah terbalik: greedy menyisakan lebih banyak kotak daripada baris "
        "demi baris, {} lawan {}, dan lebih sedikit hanya pada {} dari {} papan.",
        by_greedy, by_row, fewer, of);
  }
  return evidence.say("Greedy leaves {} blocks, row by row {}; fewer on {} of {} boards.",
                      "Greedy menyisakan {} kotak, baris demi baris {}; lebih sedikit "
                      "pada {} dari {} papan.",
                      by_greedy, by_row, fewer, of);
}

std::string headline(const Evidence& evidence, const Table& table) {
  const auto ratio = [&](std::size_t i) {
    return table.rows[i].figures[0].ours->value / table.rows[0].figures[0].ours->value;
  };
  const auto times = [&](std::size_t i, int decimals) {
    return number_text(evidence.say, ratio(i), decimals);
  };
  return evidence.say(
             "As in the paper greedy play gains little over row by row ({} times) and sparing "
             "one colour gains much ({} times); our best makes {} times the points of row "
             "by row. ",
             "Seperti dalam makalah, greedy hanya sedikit lebih baik daripada baris demi baris "
             "({} kali) dan menyisakan satu warna jauh lebih baik ({} kali); best kami "
             "mencapai {} kali poin baris demi baris. ",
             times(1, 2), times(2, 1), times(3, 1)) +
         blocks_left_words(evidence);
}

// Where the paper's single games lie among ours.
std::string single_games_note(const Evidence& evidence) {
  const Played row = played_by(evidence, "row-by-row");
  const Played greedy = played_by(evidence, "greedy");
  const auto emptier = std::count_if(greedy.left.begin(), greedy.left.end(),
                                     [](double one) { return one <= kPaperGreedyLeft; });
  const int reach = row.reaching(kPaperRowByRow);
  const std::string of = number_text(evidence.say, row.boards(), 0);
  const std::string where =
      reach == 0 ? evidence.say("lies above all of our {} row-by-row boards ({})",
                                "berada di atas semua {} papan baris demi baris kami ({})", of,
                                row.range(evidence.say))
                 : evidence.say("is reached by {} of our {} row-by-row boards ({})",
                                "dicapai oleh {} dari {} papan baris demi baris kami ({})", reach,
                                of, row.range(evidence.say));
  return evidence.say(
      "The paper's {} for row by row {}. Its greedy game left {} blocks; {} of ours leave as few.",
      "Skor {} makalah untuk baris demi baris {}. Permainan greedy-nya menyisakan {} kotak; {} "
      "permainan kami menyisakan sesedikit itu.",
      number_text(evidence.say, kPaperRowByRow, 0), where, kPaperGreedyLeft, emptier);
}

std::vector<std::string> notes(const Evidence& evidence) {
  const Say& say = evidence.say;
  return {
      say("Scoring is Collapse XXL's: a group of x scores x*x, a click on a single cell costs 5 "
          "and "
          "removes it. Every method plays the same boards. Row by row and greedy click groups "
          "only.",
          "Penilaian menurut Collapse XXL: kelompok x kotak bernilai x*x, klik pada kotak tunggal "
          "mengurangi 5 poin dan menghilangkannya. Setiap metode memainkan papan yang sama. Baris "
          "demi baris dan greedy hanya mengklik kelompok."),
      single_games_note(evidence),
      say("The paper's text and listing differ on the brute force: section III notes the most "
          "frequent colour once and clicks groups, the listing asks for it at every cell and "
          "clicks single cells as well; its loops go on after a click. With single cells it does "
          "not matter when colours are counted: the spared colour loses nothing while another is "
          "there.",
          "Teks dan pseudocode makalah berbeda tentang brute force: bagian III mencatat warna "
          "terbanyak sekali dan mengklik kelompok, pseudocode menanyakannya di setiap kotak dan "
          "juga mengklik kotak tunggal; perulangannya berlanjut setelah klik. Dengan kotak "
          "tunggal, "
          "saat penghitungan tidak berpengaruh: warna yang disisakan tidak berkurang selama warna "
          "lain masih ada.")};
}

Result<Report> collapse_report(const Evidence& evidence) {
  Report report;
  report.tables = {methods_table(evidence), readings_table(evidence)};
  report.headline = headline(evidence, report.tables[0]);
  report.plots.push_back(collapse_plot(evidence.say, report.tables[0]));
  report.notes = notes(evidence);
  return report;
}

}  // namespace

std::vector<Experiment> collapse_experiments() {
  return {{kId,
           {"Collapse: three methods on many boards", "Collapse: tiga metode pada banyak papan"},
           {"Rahadian Dimas Prayudha, Perbandingan Penggunaan Algoritma Greedy dan Modifikasi "
            "Algoritma Brute Force pada Permainan Collapse XXL (Institut Teknologi Bandung)",
            "Rahadian Dimas Prayudha, Perbandingan Penggunaan Algoritma Greedy dan Modifikasi "
            "Algoritma Brute Force pada Permainan Collapse XXL (Institut Teknologi Bandung)"},
           {"100 random boards", "100 papan acak"},
           {"1,000 random boards", "1.000 papan acak"},
           collapse_measurements,
           collapse_report},
          collapse_records_experiment()};
}

}  // namespace papan::lab
