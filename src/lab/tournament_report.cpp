#include "lab/tournament_report.hpp"

#include <fmt/format.h>

namespace papan::lab {
namespace {

// It counts games, also where pairs or deals were estimated from.
Estimate by_games(Estimate estimate, int games) {
  estimate.count = games;
  return estimate;
}

Figure figure(const Estimate& estimate) {
  return {{}, estimate};
}

std::vector<Figure> tally_figures(const WinDrawLoss& tally) {
  return {figure(exact(tally.wins)), figure(exact(tally.draws)), figure(exact(tally.losses))};
}

std::vector<Column> tally_columns(const Say& say) {
  return {{say("wins", "menang")}, {say("draws", "seri")}, {say("losses", "kalah")}};
}

Table agents_table(const TournamentResult& result, bool solo, const Say& say) {
  Table table{say("Agents", "Agen"), {say("agent", "agen")}, {{say("games", "permainan")}}, {}};
  for (Column& column : tally_columns(say)) table.columns.push_back(std::move(column));
  if (!solo) table.columns.push_back({say("score", "skor"), "%", Nature::kChance, 1});
  if (!solo) table.columns.push_back({"Elo", "", Nature::kChance, 0});
  table.columns.push_back(
      {solo ? say("points", "poin") : say("margin", "selisih"), "", Nature::kChance, 2});
  if (solo) {
    table.columns.push_back({say("moves a game", "langkah per permainan"), "", Nature::kChance, 1});
  }
  for (std::size_t i = 0; i < result.spec.agents.size(); ++i) {
    const AgentStanding& agent = result.standings.agents[i];
    Row row{{result.spec.agents[i]}, {figure(exact(agent.games))}, {}};
    for (Figure& one : tally_figures(agent.tally)) row.figures.push_back(one);
    if (!solo) row.figures.push_back(figure(exact(100 * agent.tally.score())));
    if (!solo) row.figures.push_back(figure(by_games(agent.elo, agent.games)));
    row.figures.push_back(figure(by_games(agent.score, agent.games)));
    if (solo) row.figures.push_back(figure(exact(agent.moves_a_game())));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table pairings_table(const TournamentResult& result, bool solo, const Say& say) {
  Table table{say("Pairings", "Pasangan"),
              {say("first", "pertama"), say("second", "kedua")},
              tally_columns(say),
              {}};
  if (!solo) table.columns.push_back({"Elo", "", Nature::kChance, 0});
  table.columns.push_back(
      {say("difference", "selisih"), say("points", "poin"), Nature::kChance, 2});
  for (const PairingStanding& pairing : result.standings.pairings) {
    const auto name = [&](int agent) {
      return result.spec.agents[static_cast<std::size_t>(agent)];
    };
    const int games = pairing.tally.games();
    Row row{{name(pairing.agents.first), name(pairing.agents.second)},
            tally_figures(pairing.tally),
            {}};
    if (!solo) row.figures.push_back(figure(by_games(pairing.elo, games)));
    row.figures.push_back(figure(by_games(pairing.difference, games)));
    table.rows.push_back(std::move(row));
  }
  return table;
}

// "1\nbest": the number, as the tables have it, over the name.
std::string place_of(const TournamentResult& result, std::size_t agent) {
  const std::string& spec = result.spec.agents[agent];
  return fmt::format("{}\n{}", agent + 1, spec.substr(0, spec.find(':')));
}

Plot standing_plot(const TournamentResult& result, bool solo, const Say& say) {
  const std::string unit = solo ? say("points", "poin") : "Elo";
  Plot plot{solo ? say("Mean points of a game", "Rata-rata poin per permainan")
                 : say("Elo against all others", "Elo melawan semua yang lain"),
            {say("agent", "agen"), ""},
            {unit, ""},
            {{unit, Source::kOurs, {}}}};
  for (std::size_t i = 0; i < result.spec.agents.size(); ++i) {
    const AgentStanding& agent = result.standings.agents[i];
    plot.x.categories.push_back(place_of(result, i));
    if (agent.games == 0) continue;
    plot.series.front().points.push_back(
        {static_cast<double>(i),
         solo ? by_games(agent.score, agent.games) : by_games(agent.elo, agent.games)});
  }
  return plot;
}

}  // namespace

Chapter chapter_of(const TournamentResult& result, Language language) {
  const Say say(language);
  const bool solo = schedule_of(result.spec).is_solo();
  Chapter chapter{
      fmt::format("tournament-{}", result.id),
      say("Tournament {} of {}", "Turnamen {}: {}", result.id, result.spec.game),
      say("{}, seed {}", "{}, benih {}", to_text(result.spec.format), result.spec.seed),
      say("{} of {} games", "{} dari {} permainan", result.standings.games, result.total),
      {},
      language};
  chapter.report.headline =
      say("{} of {} games are played.", "{} dari {} permainan sudah dimainkan.",
          result.standings.games, result.total);
  chapter.report.tables = {agents_table(result, solo, say), pairings_table(result, solo, say)};
  chapter.report.plots = {standing_plot(result, solo, say)};
  return chapter;
}

}  // namespace papan::lab
