// The Othello paper has no table: its two greedy agents play each other and people,
// and it finds both weak. Here they meet each other in every way that the paper leaves
// open, and every other agent.
//
// Agents without chance play all openings of four plies with both seats. Each opening weighs
// as much as random plies would choose it, so that the figures are exactly what pairs of games
// from random openings estimate. Where chance is left such pairs are drawn, and figures have
// intervals.
#include <fmt/format.h>

#include <algorithm>

#include "agents/catalogue.hpp"
#include "games/all_experiments.hpp"
#include "lab/games.hpp"
#include "lab/report/grid.hpp"

namespace papan::lab {
namespace {

constexpr const char* kId = "othello-greedy";
constexpr const char* kCount = "greedy-count";
constexpr const char* kPosition = "greedy-position";
constexpr int kOpeningPlies = 4;
constexpr int kOpenings = 244;       // of so many plies
constexpr int kOpeningsAtOnce = 61;  // a measurement
constexpr int kPairsAtOnce = 10;

// How the games of a meeting are chosen.
enum class Games {
  kAll,   // each opening: exact
  kDrawn  // random openings
};

struct Meeting {
  std::string first;
  std::string second;
  Games games = Games::kDrawn;
  double seconds = 0.01;  // a game, about
  int swift = 1;          // so many times as many games are drawn

  [[nodiscard]] int measurements(const Scope& scope) const {
    return games == Games::kAll ? kOpenings / kOpeningsAtOnce : swift * scope.by_size(5, 50);
  }
  [[nodiscard]] std::string key(int number) const {
    const char* what = games == Games::kDrawn ? "drawn" : "openings";
    return fmt::format("{} - {} {} {}", first, second, what, number);
  }
};

// The paper's agents by all that it leaves open. Alike, the agents without chance play
// mirrored games; hence the others differ from each other.
std::vector<Meeting> greedy_meetings() {
  std::vector<Meeting> all;
  const auto add = [&](const char* first, const char* second, Games games) {
    all.push_back({fmt::format("{}{}", kCount, first), fmt::format("{}{}", kPosition, second),
                   games, 0.002, 10});
  };
  for (const char* both : {"", ":scan=rows", ":tie=last", ":tie=last,scan=rows"}) {
    add(both, both, Games::kAll);
  }
  for (const char* one : {":scan=rows", ":tie=last", ":tie=last,scan=rows"}) {
    add(one, "", Games::kAll);
  }
  add(":tie=random", "", Games::kDrawn);
  add("", ":tie=random", Games::kDrawn);
  add(":tie=random", ":tie=random", Games::kDrawn);
  return all;
}

// Budgets that make games reproducible and about equally long; others play as they are,
// and are taken to leave something to chance.
struct Budgeted {
  const char* name;
  const char* spec;
  Games games;
  double seconds;  // a game, about
};
constexpr std::array<Budgeted, 6> kBudgeted = {
    {{"minimax", "minimax:depth=3", Games::kAll, 0.02},
     {"alphabeta", "alphabeta:depth=4", Games::kAll, 0.02},
     {"negamax", "negamax:depth=4", Games::kAll, 0.02},
     {"negascout", "negascout:nodes=5000", Games::kAll, 0.05},
     {"mcts", "mcts:nodes=1000", Games::kDrawn, 0.3},
     {"best", "best:nodes=5000", Games::kAll, 0.1}}};

Meeting meeting_of(const std::string& greedy, const std::string& name) {
  for (const Budgeted& one : kBudgeted) {
    if (name == one.name) return {greedy, one.spec, one.games, one.seconds};
  }
  return {greedy, name};
}

// Of every agent in the catalogue, so that a new one joins by being there.
std::vector<Meeting> other_meetings() {
  std::vector<Meeting> all;
  for (const char* greedy : {kCount, kPosition}) {
    for (const AgentEntry& agent : (*find_game("othello"))->agents) {
      if (agent.name == kCount || agent.name == kPosition) continue;
      all.push_back(meeting_of(greedy, agent.name));
    }
  }
  return all;
}

Result<Json> play_meeting(const Meeting& meeting, int number, const Rng& rng,
                          const std::stop_token& stop) {
  const auto start = start_of("othello", {});
  SeriesPlan plan{.agents = {meeting.first, meeting.second},
                  .games = 2 * kPairsAtOnce,
                  .random_plies = kOpeningPlies};
  if (meeting.games != Games::kDrawn) {
    const auto openings = all_openings(*start, kOpeningPlies);
    const auto first = openings.begin() + number * kOpeningsAtOnce;
    plan.openings.assign(first, first + kOpeningsAtOnce);
    plan.games = 2 * kOpeningsAtOnce;
  }
  return play_pairs({std::move(plan), *start, rng}, stop);
}

void add_measurements(const Meeting& meeting, const Scope& scope, std::vector<Measurement>& all) {
  const int pairs = meeting.games == Games::kDrawn ? kPairsAtOnce : kOpeningsAtOnce;
  for (int number = 0; number < meeting.measurements(scope); ++number) {
    // The same openings for all meetings.
    const Rng rng = scope.rng(kId).fork(static_cast<std::uint64_t>(number));
    all.push_back({meeting.key(number), 2 * pairs * meeting.seconds,
                   [meeting, number, rng](const std::stop_token& stop) {
                     return play_meeting(meeting, number, rng, stop);
                   }});
  }
}

std::vector<Measurement> othello_measurements(const Scope& scope) {
  std::vector<Measurement> all;
  for (const Meeting& meeting : greedy_meetings()) add_measurements(meeting, scope, all);
  for (const Meeting& meeting : other_meetings()) add_measurements(meeting, scope, all);
  return all;
}

// How likely random plies are to choose an opening.
double chance_of(const Position& start, const Opening& opening) {
  const auto position = start.clone();
  double chance = 1;
  for (const std::string& ply : opening) {
    chance /= static_cast<double>(position->legal_moves().size());
    (void)position->advance(ply);
  }
  return chance;
}

// Shares of all games in per cent, and the mean margin; each opening by its chance.
struct Exactly {
  double won = 0;
  double drawn = 0;
  double lost = 0;
  double margin = 0;

  void add(const Json& pair, double chance) {
    for (const int game : pair.get<std::vector<int>>()) {
      (game > 0 ? won : game < 0 ? lost : drawn) += 50 * chance;
      margin += game * chance / 2;
    }
  }
};

Exactly exactly(const Evidence& evidence, const Meeting& meeting) {
  const auto start = start_of("othello", {});
  const auto openings = all_openings(*start, kOpeningPlies);
  Exactly all;
  for (std::size_t i = 0; i < openings.size(); ++i) {
    const Json& margins = evidence.at(meeting.key(static_cast<int>(i) / kOpeningsAtOnce));
    all.add(margins[i % kOpeningsAtOnce], chance_of(*start, openings[i]));
  }
  return all;
}

Row exact_row(const Evidence& evidence, const Meeting& meeting) {
  const Exactly all = exactly(evidence, meeting);
  Row row{{meeting.first, meeting.second,
           evidence.say("{}: all there are", "{}: semua yang ada", 2 * kOpenings)},
          {},
          ""};
  for (const double one : {all.won, all.drawn, all.lost, all.margin}) {
    row.figures.push_back({{}, exact(one)});
  }
  return row;
}

Row drawn_row(const Evidence& evidence, const Meeting& meeting) {
  PairsOutcome outcome;
  for (int number = 0; number < meeting.measurements(evidence.scope); ++number) {
    outcome.add(evidence.at(meeting.key(number)));
  }
  const std::string games = number_text(evidence.say, outcome.games(), 0);
  return {
      {meeting.first, meeting.second, evidence.say("{} drawn", "{} diundi", games)},
      {{{}, outcome.wins()}, {{}, outcome.draws()}, {{}, outcome.losses()}, {{}, outcome.margin()}},
      ""};
}

Row row_of(const Evidence& evidence, const Meeting& meeting) {
  return meeting.games == Games::kAll ? exact_row(evidence, meeting) : drawn_row(evidence, meeting);
}

Table table_of(const Evidence& evidence, const std::string& title,
               const std::vector<Meeting>& meetings) {
  const Say& say = evidence.say;
  Table table{
      title,
      {say("agent", "agen"), say("against", "lawan"), say("games", "permainan")},
      {{say("won", "menang"), "%", Nature::kChance, 1},
       {say("drawn", "seri"), "%", Nature::kChance, 1},
       {say("lost", "kalah"), "%", Nature::kChance, 1},
       {say("mean margin", "selisih rata-rata"), say("discs", "bidak"), Nature::kChance, 1}},
      {}};
  for (const Meeting& meeting : meetings) table.rows.push_back(row_of(evidence, meeting));
  return table;
}

constexpr std::size_t kMargin = 3;  // the column

Plot margin_plot(const Evidence& evidence, const Table& table) {
  const Say& say = evidence.say;
  Plot plot{say("Mean margin of the greedy agents", "Selisih rata-rata agen greedy"),
            {say("against", "lawan"), ""},
            {say("margin", "selisih"), say("discs", "bidak")},
            {{kCount, Source::kOurs, {}}, {kPosition, Source::kOther, {}}}};
  const std::size_t others = table.rows.size() / 2;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const Row& row = table.rows[i];
    const auto place = static_cast<double>(i % others);
    plot.series[i / others].points.push_back({place, *row.figures[kMargin].ours});
    const std::string name = row.labels[1].substr(0, row.labels[1].find(':'));
    if (i < others) plot.x.categories.push_back(name);
  }
  return plot;
}

std::string headline(const Evidence& evidence, const Table& greedy, const Table& others) {
  int lost = 0;
  int searchers = 0;
  for (const Row& row : others.rows) {
    if (row.labels[1] == "random") continue;
    ++searchers;
    lost += row.figures[kMargin].ours->high < 0 ? 1 : 0;
  }
  const auto share = [&](std::size_t column) {
    return number_text(evidence.say, greedy.rows[0].figures[column].ours->value, 1);
  };
  return evidence.say(
      "Against greedy-position greedy-count wins exactly {} % of the games, draws {} and loses "
      "{}: all {} openings of four plies with both seats, weighed by their chance. "
      "Against agents that look ahead "
      "the greedy ones lose on the average in {} of {} pairings.",
      "Melawan greedy-position, greedy-count menang tepat {} % permainan, seri {} dan kalah "
      "{}: semua {} pembukaan empat langkah dengan kedua giliran, berbobot menurut peluangnya. "
      "Melawan agen yang melihat ke "
      "depan, agen greedy rata-rata kalah dalam {} dari {} pasangan.",
      share(0), share(1), share(2), kOpenings, lost, searchers);
}

std::vector<std::string> notes(const Say& say) {
  return {
      say("The paper gives no figures. It finds both agents weak, since they look no move ahead "
          "and are easy to predict, and asks for other algorithms: the tables say how weak.",
          "Makalah tidak memberi angka. Kedua agen dinilainya lemah, karena tidak melihat ke depan "
          "dan mudah dibaca, dan algoritma lain disarankan: tabel menunjukkan seberapa lemah."),
      say("The paper does not tell which of equally good moves is taken, nor whether columns or "
          "rows are scanned first. Where both agents do alike, the four ways without chance make "
          "the same figures: the start and the set of all openings are their own mirror images in "
          "both diagonals, and each way is the mirror image of another. Where the agents differ, "
          "or draw lots, the figures differ.",
          "Makalah tidak menyebut langkah mana yang diambil dari yang sama baik, atau apakah kolom "
          "atau baris yang ditelusuri lebih dulu. Bila kedua agen sama caranya, keempat cara tanpa "
          "peluang memberi angka yang sama: posisi awal dan himpunan semua pembukaan adalah "
          "cerminannya sendiri pada kedua diagonal, dan setiap cara adalah cerminan cara lain. "
          "Bila "
          "caranya berbeda, atau diundi, angkanya berbeda."),
      say("Agents without chance play every opening of {} plies once with each seat. An opening "
          "weighs as much as random moves would choose it, so that the figures are exactly those "
          "to which games from random openings tend. Where lots are drawn, games from random "
          "openings of as many plies are played in pairs with the seats swapped.",
          "Agen tanpa peluang memainkan setiap pembukaan {} langkah satu kali dari tiap giliran. "
          "Bobot sebuah pembukaan adalah peluangnya terpilih oleh langkah acak, sehingga angkanya "
          "tepat sama dengan yang dituju oleh permainan dari pembukaan acak. Bila ada undian, "
          "permainan dari pembukaan acak sepanjang itu dimainkan berpasangan dengan giliran "
          "ditukar.",
          kOpeningPlies)};
}

Result<Report> othello_report(const Evidence& evidence) {
  const Say& say = evidence.say;
  Report report;
  report.tables = {
      table_of(evidence,
               say("The greedy agents against each other, by what the paper leaves open",
                   "Kedua agen greedy satu sama lain, menurut pilihan yang dibiarkan makalah"),
               greedy_meetings()),
      table_of(
          evidence,
          say("The greedy agents against every other agent", "Agen greedy melawan semua agen lain"),
          other_meetings())};
  report.headline = headline(evidence, report.tables[0], report.tables[1]);
  report.plots.push_back(margin_plot(evidence, report.tables[1]));
  report.notes = notes(say);
  return report;
}

}  // namespace

std::vector<Experiment> othello_experiments() {
  return {{kId,
           {"Othello: the greedy agents against all others",
            "Othello: agen greedy melawan semua yang lain"},
           {"Hernanto, Hayyu and Marcel, a study of greedy agents for Othello (Institut Teknologi "
            "Bandung)",
            "Hernanto, Hayyu dan Marcel, kajian agen greedy untuk Othello (Institut Teknologi "
            "Bandung)"},
           {"all 488 games a pairing without chance; 100 or 1,000 with",
            "semua 488 permainan tiap pasangan tanpa peluang; 100 atau 1.000 dengan peluang"},
           {"all 488 games a pairing without chance; 1,000 or 10,000 with",
            "semua 488 permainan tiap pasangan tanpa peluang; 1.000 atau 10.000 dengan peluang"},
           othello_measurements,
           othello_report},
          othello_techniques_experiment()};
}

}  // namespace papan::lab
