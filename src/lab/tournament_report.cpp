#include "lab/tournament_report.hpp"

#include <fmt/format.h>

namespace papan::lab {
namespace {

Estimate estimate_of(const EloEstimate& elo, int games) {
  return {elo.elo, elo.low, elo.high, games};
}

Estimate estimate_of(const MeanEstimate& mean, int games) {
  return {mean.mean, mean.low, mean.high, games};
}

Figure figure(const Estimate& estimate) {
  return {{}, estimate};
}

std::vector<Figure> tally_figures(const WinDrawLoss& tally) {
  return {figure(exact(tally.wins)), figure(exact(tally.draws)), figure(exact(tally.losses))};
}

std::vector<Column> tally_columns() {
  return {{"wins"}, {"draws"}, {"losses"}};
}

Table agents_table(const TournamentResult& result, bool solo) {
  Table table{"Agents", {"agent"}, {{"games"}}, {}};
  for (Column& column : tally_columns()) table.columns.push_back(std::move(column));
  if (!solo) table.columns.push_back({"score", "%", Nature::kChance, 1});
  if (!solo) table.columns.push_back({"Elo", "", Nature::kChance, 0});
  table.columns.push_back({solo ? "points" : "margin", "", Nature::kChance, 2});
  for (std::size_t i = 0; i < result.spec.agents.size(); ++i) {
    const AgentStanding& agent = result.standings.agents[i];
    Row row{{result.spec.agents[i]}, {figure(exact(agent.games))}, {}};
    for (Figure& one : tally_figures(agent.tally)) row.figures.push_back(one);
    if (!solo) row.figures.push_back(figure(exact(100 * agent.tally.score())));
    if (!solo) row.figures.push_back(figure(estimate_of(agent.elo, agent.games)));
    row.figures.push_back(figure(estimate_of(agent.score, agent.games)));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table pairings_table(const TournamentResult& result, bool solo) {
  Table table{"Pairings", {"first", "second"}, tally_columns(), {}};
  if (!solo) table.columns.push_back({"Elo", "", Nature::kChance, 0});
  table.columns.push_back({"difference", "points", Nature::kChance, 2});
  for (const PairingStanding& pairing : result.standings.pairings) {
    const auto name = [&](int agent) {
      return result.spec.agents[static_cast<std::size_t>(agent)];
    };
    const int games = pairing.tally.wins + pairing.tally.draws + pairing.tally.losses;
    Row row{{name(pairing.agents.first), name(pairing.agents.second)},
            tally_figures(pairing.tally),
            {}};
    if (!solo) row.figures.push_back(figure(estimate_of(pairing.elo, games)));
    row.figures.push_back(figure(estimate_of(pairing.difference, games)));
    table.rows.push_back(std::move(row));
  }
  return table;
}

// "1\nbest": the number, as the tables have it, over the name.
std::string place_of(const TournamentResult& result, std::size_t agent) {
  const std::string& spec = result.spec.agents[agent];
  return fmt::format("{}\n{}", agent + 1, spec.substr(0, spec.find(':')));
}

Plot standing_plot(const TournamentResult& result, bool solo) {
  Plot plot{solo ? "Mean points of a game" : "Elo against all others",
            {"agent", ""},
            {solo ? "points" : "Elo", ""},
            {{solo ? "points" : "Elo", Source::kOurs, {}}}};
  for (std::size_t i = 0; i < result.spec.agents.size(); ++i) {
    const AgentStanding& agent = result.standings.agents[i];
    plot.x.categories.push_back(place_of(result, i));
    if (agent.games == 0) continue;
    plot.series.front().points.push_back(
        {static_cast<double>(i),
         solo ? estimate_of(agent.score, agent.games) : estimate_of(agent.elo, agent.games)});
  }
  return plot;
}

}  // namespace

Chapter chapter_of(const TournamentResult& result) {
  const bool solo = Schedule(result.spec).is_solo();
  Chapter chapter{fmt::format("tournament-{}", result.id),
                  fmt::format("Tournament {} of {}", result.id, result.spec.game),
                  fmt::format("{}, seed {}", to_text(result.spec.format), result.spec.seed),
                  fmt::format("{} of {} games", result.standings.games, result.total),
                  {}};
  chapter.report.headline =
      fmt::format("{} of {} games are played.", result.standings.games, result.total);
  chapter.report.tables = {agents_table(result, solo), pairings_table(result, solo)};
  chapter.report.plots = {standing_plot(result, solo)};
  return chapter;
}

}  // namespace papan::lab
