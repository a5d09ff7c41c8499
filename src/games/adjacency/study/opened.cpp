// Beyond the Adjacency paper: its agents from random openings, in pairs of games with
// the seats swapped. Three games from one start say little of agents without chance.
#include <fmt/format.h>

#include <string_view>

#include "games/adjacency/study/pairings.hpp"
#include "lab/games.hpp"

namespace papan::lab {
namespace {

constexpr std::array<int, 3> kRounds = {28, 18, 8};
constexpr int kPlies = 2;
constexpr int kPairsAtOnce = 10;

int chunks(const Scope& scope) {
  return scope.by_size(4, 50);
}

std::string key_of(const Pairing& pairing, int rounds, int chunk) {
  return fmt::format("{} - {} opened, {} rounds, pairs {}", pairing.first, pairing.second, rounds,
                     chunk * kPairsAtOnce);
}

PairsOutcome outcome_of(const Evidence& evidence, const Pairing& pairing, int rounds) {
  PairsOutcome outcome;
  for (int chunk = 0; chunk < chunks(evidence.scope); ++chunk) {
    outcome.add(evidence.at(key_of(pairing, rounds, chunk)));
  }
  return outcome;
}

}  // namespace

void add_opened(const Scope& scope, std::vector<Measurement>& all) {
  for (const Pairing& pairing : adjacency_pairings()) {
    const bool searches = std::string_view(pairing.first) == "minimax";
    for (const int rounds : kRounds) {
      const Rng root = scope.rng(fmt::format("opened, {} rounds", rounds));
      for (int chunk = 0; chunk < chunks(scope); ++chunk) {
        all.push_back(
            {key_of(pairing, rounds, chunk), searches ? 0.7 : 0.01,
             [&pairing, rounds,
              rng = root.fork(static_cast<std::uint64_t>(chunk))](const std::stop_token& stop) {
               const auto start = start_of("adjacency", {{"rounds", std::to_string(rounds)}});
               return play_pairs({{.agents = {pairing.first, pairing.second},
                                   .games = 2 * kPairsAtOnce,
                                   .random_plies = kPlies},
                                  *start,
                                  rng},
                                 stop);
             }});
      }
    }
  }
}

Table opened_table(const Evidence& evidence) {
  const Say& say = evidence.say;
  Table table{
      say("From random openings", "Dari pembukaan acak"),
      {say("first", "pertama"), say("second", "kedua"), say("rounds", "ronde"),
       say("wins-draws-losses", "menang-seri-kalah")},
      {{say("first wins", "pertama menang"), "%", Nature::kChance, 1},
       {say("mean margin", "selisih rata-rata"), say("marks", "tanda"), Nature::kChance, 1}},
      {}};
  for (const Pairing& pairing : adjacency_pairings()) {
    for (const int rounds : kRounds) {
      const PairsOutcome outcome = outcome_of(evidence, pairing, rounds);
      table.rows.push_back(
          {{pairing.first, pairing.second, std::to_string(rounds), outcome.words()},
           {{{}, outcome.wins()}, {{}, outcome.margin()}},
           ""});
    }
  }
  return table;
}

}  // namespace papan::lab
