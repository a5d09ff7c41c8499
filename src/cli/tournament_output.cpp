#include "cli/tournament_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "cli/tally_output.hpp"
#include "core/json.hpp"

namespace papan::cli {
namespace {

WinDrawLoss turned(const WinDrawLoss& tally) {
  return {tally.losses, tally.draws, tally.wins};
}

// Agents by their standing, the best first.
std::vector<std::size_t> by_rank(const TournamentResult& result, bool solo) {
  const auto& agents = result.standings.agents;
  std::vector<std::size_t> order(agents.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto merit = [&](std::size_t i) {
    return solo ? agents[i].score.value : agents[i].tally.score();
  };
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return merit(a) > merit(b); });
  return order;
}

void print_heading(const TournamentResult& result) {
  const Standings& standings = result.standings;
  fmt::print("tournament {} of {}: {} of {} games{}\n", result.id, result.spec.game,
             standings.games, result.total,
             standings.finished ? "" : "; the same command, or --resume, goes on");
  for (std::size_t i = 0; i < result.spec.agents.size(); ++i) {
    fmt::print("{:3}  {}\n", i + 1, result.spec.agents[i]);
  }
}

void print_for_two(const TournamentResult& result) {
  fmt::print(
      "\nagent  games        W-D-L    score    Elo  95 % interval    margin   nodes a move\n");
  for (const std::size_t i : by_rank(result, false)) {
    const AgentStanding& agent = result.standings.agents[i];
    fmt::print(
        "{:5}  {:5}  {:>11}  {:5.1f} %  {:+5.0f}  {:+5.0f} to {:+5.0f}  {:+8.2f}  {:13.0f}\n",
        i + 1, agent.games, in_words(agent.tally), 100 * agent.tally.score(), agent.elo.value,
        agent.elo.low, agent.elo.high, agent.score.value,
        a_move(static_cast<double>(agent.effort.nodes), agent.effort));
  }
}

void print_for_one(const TournamentResult& result) {
  fmt::print(
      "\nagent  games       mean points    95 % interval             moves a game   nodes a "
      "move\n");
  for (const std::size_t i : by_rank(result, true)) {
    const AgentStanding& agent = result.standings.agents[i];
    fmt::print("{:5}  {:5}  {:>16.2f}    {:10.2f} to {:10.2f}  {:>13.1f}  {:13.0f}\n", i + 1,
               agent.games, agent.score.value, agent.score.low, agent.score.high,
               agent.moves_a_game(), a_move(static_cast<double>(agent.effort.nodes), agent.effort));
  }
}

// The tally of the row against the column, or a dot where they did not meet.
std::string cell(const Standings& standings, int row, int column) {
  for (const PairingStanding& pairing : standings.pairings) {
    if (pairing.agents == Pairing{row, column}) return in_words(pairing.tally);
    if (pairing.agents == Pairing{column, row}) return in_words(turned(pairing.tally));
  }
  return "·";
}

void print_cross_table(const TournamentResult& result, bool solo) {
  const auto order = by_rank(result, solo);
  fmt::print("\n     ");
  for (const std::size_t column : order) fmt::print("  {:>10}", column + 1);
  fmt::print("\n");
  for (const std::size_t row : order) {
    fmt::print("{:5}", row + 1);
    for (const std::size_t column : order) {
      fmt::print("  {:>10}",
                 cell(result.standings, static_cast<int>(row), static_cast<int>(column)));
    }
    fmt::print("\n");
  }
  fmt::print("W-D-L of the row against the column{}\n", solo ? ", by deals" : "");
}

void print_differences(const TournamentResult& result) {
  fmt::print("\n");
  for (const PairingStanding& pairing : result.standings.pairings) {
    const Estimate& difference = pairing.difference;
    fmt::print(
        "{} against {} on the same deals: {:+.2f} points, 95 % interval {:+.2f} to {:+.2f}\n",
        pairing.agents.first + 1, pairing.agents.second + 1, difference.value, difference.low,
        difference.high);
  }
}

void print_sprt(const SprtStanding& sprt, const SprtBounds& bounds) {
  fmt::print(
      "\nsprt {}: {} after {} pairs (log likelihood ratio {:.2f}, bounds {:.2f} and {:.2f})\n",
      to_text(bounds), to_text(sprt.verdict), sprt.pairs, sprt.log_likelihood_ratio, sprt.lower,
      sprt.upper);
}

}  // namespace

void print_standings(const TournamentResult& result) {
  const bool solo = schedule_of(result.spec).is_solo();
  print_heading(result);
  solo ? print_for_one(result) : print_for_two(result);
  if (result.spec.agents.size() > 2) print_cross_table(result, solo);
  if (solo) print_differences(result);
  if (result.standings.sprt) print_sprt(*result.standings.sprt, *result.spec.sprt);
}

void print_timing(const TournamentResult& result) {
  const Standings& standings = result.standings;
  fmt::print("\ntime a move:");
  for (std::size_t i = 0; i < standings.agents.size(); ++i) {
    const Effort& effort = standings.agents[i].effort;
    fmt::print("{} {} {:.3f} ms", i > 0 ? "," : "", i + 1, 1000 * a_move(effort.seconds, effort));
  }
  const double whole = standings.game_seconds;
  fmt::print("; the agents thought for {:.1f} % of the games' time\n",
             whole > 0 ? 100 * standings.thinking_seconds / whole : 0);
}

Json timing_json(const TournamentResult& result, int threads) {
  const Standings& standings = result.standings;
  Json json = {{"threads", threads},
               {"elapsed_seconds", result.elapsed_seconds},
               {"thinking_seconds", standings.thinking_seconds},
               {"game_seconds", standings.game_seconds}};
  json["seconds_a_move"] = Json::array();
  for (const AgentStanding& agent : standings.agents) {
    json["seconds_a_move"].push_back(a_move(agent.effort.seconds, agent.effort));
  }
  return json;
}

std::string in_words(const TournamentProgress& progress) {
  std::string words = fmt::format("{} of {} games,", progress.done, progress.total);
  if (const auto& sprt = progress.sprt) {
    words += fmt::format(" sprt {:.2f} in {:.2f} to {:.2f},", sprt->log_likelihood_ratio,
                         sprt->lower, sprt->upper);
  }
  return words;
}

}  // namespace papan::cli
