// How far our best goes in Collapse: on numbered boards of the paper's size, and on the 20
// standard positions of the literature beside what programs and people made of them. Every
// game is kept with its clicks, and the best of each position is a record of the report.
// Tested in tests/lab/collapse_records_test.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "agents/catalogue.hpp"
#include "agents/replay.hpp"
#include "arena/referee.hpp"
#include "games/collapse/study/parts.hpp"
#include "lab/games.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

constexpr int kDeals = 20;

// What a game may cost.
struct Pace {
  int seconds;
  int threads;

  [[nodiscard]] std::string agent() const {
    return fmt::format("best:threads={},time={}", threads, seconds);
  }
  [[nodiscard]] std::string words(const Say& say) const {
    return threads > 1 ? say("{} s on {} cores", "{} detik pada {} inti", seconds, threads)
                       : say("{} s on {} core", "{} detik pada {} inti", seconds, threads);
  }
};

std::vector<Pace> deal_paces(const Scope& scope) {
  return scope.by_size<std::vector<Pace>>({{1, 1}}, {{1, 1}, {10, 1}, {60, 1}});
}

std::vector<Pace> position_paces(const Scope& scope) {
  return scope.by_size<std::vector<Pace>>({{2, 1}}, {{60, 2}, {600, 2}});
}

// Of the agent on the standard positions.
std::vector<std::uint64_t> seeds(const Scope& scope) {
  const std::uint64_t first = scope.seed;
  return scope.by_size<std::vector<std::uint64_t>>({first}, {first, first + 1, first + 2});
}

std::string deal_key(const Pace& pace, int deal) {
  return fmt::format("xxl deal {} {}", deal, pace.agent());
}

std::string position_key(const Pace& pace, int position, std::uint64_t seed) {
  return fmt::format("position {} seed {} {}", position + 1, seed, pace.agent());
}

Result<Json> play(const Position& start, const Pace& pace, std::uint64_t seed,
                  const std::stop_token& stop) {
  const auto game = play_game(start, {}, {{pace.agent(), ""}, {}, seed, stop});
  if (!game) return game.error();
  return Json{{"score", game->score}, {"record", papan::to_text(game->record)}};
}

std::unique_ptr<Position> standard_position(int position) {
  const auto& board = collapse::standard_positions()[static_cast<std::size_t>(position)];
  Settings settings = collapse::settings_of(board);
  settings.push_back({"scoring", "samegame"});
  return std::move(*(*find_game("collapse"))->game.parse(settings, board.text));
}

std::vector<Measurement> records_measurements(const Scope& scope) {
  std::vector<Measurement> all;
  for (const Pace& pace : deal_paces(scope)) {
    for (int deal = 1; deal <= kDeals; ++deal) {
      const auto run = [pace, deal, seed = scope.seed](const std::stop_token& stop) {
        return play(*start_of("collapse", {{"deal", std::to_string(deal)}}), pace, seed, stop);
      };
      all.push_back({deal_key(pace, deal), 1.0 * pace.seconds, run, pace.threads});
    }
  }
  for (const Pace& pace : position_paces(scope)) {
    for (const std::uint64_t seed : seeds(scope)) {
      for (int position = 0; position < collapse::kStandardPositions; ++position) {
        const auto run = [=](const std::stop_token& stop) {
          return play(*standard_position(position), pace, seed, stop);
        };
        all.push_back({position_key(pace, position, seed), 1.0 * pace.seconds, run, pace.threads});
      }
    }
  }
  return all;
}

// --- the numbered boards -------------------------------------------------------------------

std::vector<double> deal_scores(const Evidence& evidence, const Pace& pace) {
  std::vector<double> scores;
  for (int deal = 1; deal <= kDeals; ++deal) {
    scores.push_back(evidence.at(deal_key(pace, deal))["score"].get<double>());
  }
  return scores;
}

Table deals_table(const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table{say("Numbered boards, 20x20, five colours, scoring xxl",
                  "Papan bernomor, 20x20, lima warna, penilaian xxl"),
              {say("deal", "pembagian")},
              {},
              {}};
  for (int deal = 1; deal <= kDeals; ++deal) table.rows.push_back({{std::to_string(deal)}, {}, ""});
  table.rows.push_back({{say("mean", "rata-rata")}, {}, ""});
  for (const Pace& pace : deal_paces(evidence.scope)) {
    table.columns.push_back({pace.words(evidence.say), "", Nature::kChance, 0});
    const auto scores = deal_scores(evidence, pace);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      table.rows[i].figures.push_back({{}, exact(scores[i])});
    }
    table.rows.back().figures.push_back({{}, mean_of(scores)});
  }
  return table;
}

// --- the standard positions ----------------------------------------------------------------

// By seed.
std::vector<double> position_scores(const Evidence& evidence, const Pace& pace, int position) {
  std::vector<double> scores;
  for (const std::uint64_t seed : seeds(evidence.scope)) {
    scores.push_back(evidence.at(position_key(pace, position, seed))["score"].get<double>());
  }
  return scores;
}

// All positions together, by seed.
std::vector<double> totals(const Evidence& evidence, const Pace& pace) {
  std::vector<double> sums(seeds(evidence.scope).size());
  for (int position = 0; position < collapse::kStandardPositions; ++position) {
    const auto scores = position_scores(evidence, pace, position);
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += scores[i];
  }
  return sums;
}

double total_of(const PublishedScores& published) {
  return std::accumulate(published.scores.begin(), published.scores.end(), 0.0);
}

const PublishedScores& best_program() {
  return *std::max_element(
      kPrograms.begin(), kPrograms.end(),
      [](const PublishedScores& a, const PublishedScores& b) { return total_of(a) < total_of(b); });
}

// It is played again, so that no score is told that its clicks do not make.
Result<Record> replayed(Result<Record> record) {
  if (!record) return record;
  if (const auto end = replay_record(*record); !end) return end.error();
  return record;
}

// The best game that this run made of a position: the first of equals.
Result<Record> best_of_run(const Evidence& evidence, int position) {
  const Json* best = nullptr;
  for (const Pace& pace : position_paces(evidence.scope)) {
    for (const std::uint64_t seed : seeds(evidence.scope)) {
      const Json& game = evidence.at(position_key(pace, position, seed));
      const auto score = game["score"].get<Score>();
      if (best == nullptr || score > (*best)["score"].get<Score>()) best = &game;
    }
  }
  return replayed(parse_record((*best)["record"].get<std::string>()));
}

// The best game known of each position: of this run, or as the program brings it along.
struct KnownGames {
  std::vector<Record> games;
  int of_run = 0;  // how many
};

Result<KnownGames> best_games(const Evidence& evidence) {
  const auto& shipped = known_collapse_games();
  if (!shipped) return shipped.error();
  KnownGames known;
  for (int position = 0; position < collapse::kStandardPositions; ++position) {
    auto made = best_of_run(evidence, position);
    if (!made) return made.error();
    auto brought = replayed((*shipped)[static_cast<std::size_t>(position)]);
    if (!brought) return brought.error();
    known.of_run += is_better_game(*made, *brought) ? 1 : 0;
    known.games.push_back(is_better_game(*made, *brought) ? *made : *brought);
  }
  return known;
}

Row position_row(const Evidence& evidence, int position, double best) {
  const auto at = static_cast<std::size_t>(position);
  Row row{{std::to_string(position + 1)}, {}, ""};
  for (const Pace& pace : position_paces(evidence.scope)) {
    row.figures.push_back({{}, mean_of(position_scores(evidence, pace, position))});
  }
  row.figures.push_back({kWebRecords.scores[at], exact(best)});
  for (const PublishedScores& program : kPrograms) row.figures.push_back({program.scores[at], {}});
  return row;
}

Row total_row(const Evidence& evidence, double best) {
  Row row{{evidence.say("total", "jumlah")}, {}, ""};
  for (const Pace& pace : position_paces(evidence.scope)) {
    row.figures.push_back({{}, mean_of(totals(evidence, pace))});
  }
  row.figures.push_back({total_of(kWebRecords), exact(best)});
  for (const PublishedScores& program : kPrograms) row.figures.push_back({total_of(program), {}});
  return row;
}

Table positions_table(const Evidence& evidence, const std::vector<Record>& best) {
  const Say& say = evidence.say;
  Table table{
      say("The 20 standard positions, scoring samegame", "Ke-20 posisi baku, penilaian samegame"),
      {say("position", "posisi")},
      {},
      {}};
  for (const Pace& pace : position_paces(evidence.scope)) {
    table.columns.push_back({pace.words(evidence.say), "", Nature::kChance, 0});
  }
  table.columns.push_back(
      {say("best game known", "permainan terbaik yang diketahui"), "", Nature::kFixed, 0});
  for (const PublishedScores& program : kPrograms) {
    table.columns.push_back({program.name, "", Nature::kFixed, 0});
  }
  double all = 0;
  for (int position = 0; position < collapse::kStandardPositions; ++position) {
    const double score = *best[static_cast<std::size_t>(position)].result;
    table.rows.push_back(position_row(evidence, position, score));
    all += score;
  }
  table.rows.push_back(total_row(evidence, all));
  return table;
}

Plot totals_plot(const Evidence& evidence) {
  const Say& say = evidence.say;
  Plot plot{say("The 20 standard positions, total", "Ke-20 posisi baku, jumlah"),
            {say("program", "program"), ""},
            {say("score", "skor"), say("points", "poin")},
            {}};
  Series published{say("published", "diterbitkan"), Source::kPaper, {}};
  Series ours{say("our best", "best kami"), Source::kOurs, {}};
  const auto place = [&](const std::string& name) {
    plot.x.categories.push_back(name);
    return static_cast<double>(plot.x.categories.size() - 1);
  };
  for (const PublishedScores& program : kPrograms) {
    published.points.push_back({place(program.name), exact(total_of(program))});
  }
  published.points.push_back(
      {place(say(kWebRecords.name, "rekor web")), exact(total_of(kWebRecords))});
  for (const Pace& pace : position_paces(evidence.scope)) {
    ours.points.push_back({place(pace.words(say)), mean_of(totals(evidence, pace))});
  }
  plot.series = {published, ours};
  return plot;
}

// "83,000 ± 200 at 60 s on 2 cores", joined.
template <class Scores>
std::string told(const Say& say, const std::vector<Pace>& paces, Scores&& scores) {
  std::string text;
  for (const Pace& pace : paces) {
    const auto score = estimate_text(say, {"", "", Nature::kChance, 0}, mean_of(scores(pace)));
    text += text.empty() ? "" : ", ";
    text += say("{} at {}", "{} dengan {}", score, pace.words(say));
  }
  return text;
}

std::string headline(const Evidence& evidence) {
  const Say& say = evidence.say;
  const PublishedScores& program = best_program();
  return say(
      "On the 20 standard positions our best makes {} in all; the best published program, {}, "
      "made {}, and the web records are {}. On deals 1 to {} of 20x20 its mean is {} a board.",
      "Pada ke-20 posisi baku best kami mencapai jumlah {}; program terbaik yang diterbitkan, "
      "{}, mencapai {}, dan rekor web adalah {}. Pada pembagian 1 sampai {} ukuran 20x20 "
      "rata-ratanya {} per papan.",
      told(say, position_paces(evidence.scope),
           [&](const Pace& pace) { return totals(evidence, pace); }),
      program.name, number_text(say, total_of(program), 0),
      number_text(say, total_of(kWebRecords), 0), kDeals,
      told(say, deal_paces(evidence.scope),
           [&](const Pace& pace) { return deal_scores(evidence, pace); }));
}

std::vector<std::string> notes(const Say& say, int of_run) {
  return {
      say("The best game known: in the paper's column the web records of 2016; in ours the best "
          "game that was ever kept, of this run for {} of the positions, else one that the program "
          "brings along (docs/records/collapse.jsonl). Their clicks are kept as records.",
          "Permainan terbaik yang diketahui: pada kolom makalah rekor web tahun 2016; pada kolom "
          "kami permainan terbaik yang pernah disimpan, untuk {} posisi dari percobaan ini, "
          "selebihnya yang dibawa program (docs/records/collapse.jsonl). Kliknya disimpan sebagai "
          "catatan.",
          of_run),
      say("HGSTS is as printed: on six positions it is above the web records, which are five years "
          "younger.",
          "HGSTS seperti tercetak: pada enam posisi ia di atas rekor web, yang lima tahun lebih "
          "muda."),
      say("Times are of the clock: a slower machine, or one with other work beside, comes out "
          "lower. How the agent was tuned is told in docs/games/collapse.md.",
          "Waktu menurut jam: mesin yang lebih lambat, atau yang juga bekerja lain, hasilnya lebih "
          "rendah. Penyetelan agen diceritakan dalam docs/games/collapse.md.")};
}

Result<Report> records_report(const Evidence& evidence) {
  auto best = best_games(evidence);
  if (!best) return best.error();
  Report report;
  report.headline = headline(evidence);
  report.tables = {positions_table(evidence, best->games), deals_table(evidence)};
  report.plots = {totals_plot(evidence)};
  report.notes = notes(evidence.say, best->of_run);
  report.records = std::move(best->games);
  return report;
}

}  // namespace

Experiment collapse_records_experiment() {
  return {"collapse-records",
          {"Collapse: how far our best goes", "Collapse: sejauh mana agen terbaik kami"},
          {"The 20 standard positions of SameGame: M. P. D. Schadd, Selective Search in Games of "
           "Different Complexity (Maastricht, 2011); T. Cazenave (2009, 2016)",
           "Ke-20 posisi baku SameGame: M. P. D. Schadd, Selective Search in Games of Different "
           "Complexity (Maastricht, 2011); T. Cazenave (2009, 2016)"},
          {"20 deals at 1 s a board; the 20 positions at 2 s, one seed",
           "20 pembagian dengan 1 detik per papan; ke-20 posisi dengan 2 detik, satu benih"},
          {"20 deals at 1, 10 and 60 s a board; the 20 positions at 60 and 600 s on two cores, "
           "three seeds: about 11 hours",
           "20 pembagian dengan 1, 10 dan 60 detik per papan; ke-20 posisi dengan 60 dan 600 detik "
           "pada dua inti, tiga benih: sekitar 11 jam"},
          records_measurements,
          records_report};
}

}  // namespace papan::lab
