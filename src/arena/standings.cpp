#include "arena/standings.hpp"

#include <algorithm>

namespace papan {
namespace {

double points_of(Score margin) {
  return margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
}

bool is_pair(const FinishedGame& a, const FinishedGame& b) {
  return seats_as_named(a.number) && b.number == a.number + 1;
}

// For the agent that sits first in the first game of the pair.
double pair_points(const FinishedGame& a, const FinishedGame& b) {
  return points_of(a.score) + points_of(-b.score);
}

// What is gathered on the way to a standing.
struct Gathered {
  std::vector<double> pair_points;
  std::vector<double> differences;  // points of a pair, halved; or of a deal
};

class Reader {
 public:
  explicit Reader(const Schedule& schedule)
      : schedule_(schedule),
        of_agents_(schedule.plan().agents.size()),
        of_pairings_(schedule.pairings().size()) {
    standings_.agents.resize(of_agents_.size());
    for (const Pairing& pairing : schedule.pairings()) {
      standings_.pairings.push_back({pairing, {}, {}, {}});
    }
  }

  Standings read(const std::vector<FinishedGame>& games) {
    for (const FinishedGame& game : games) read_game(game);
    schedule_.is_solo() ? read_deals(games) : read_pairs(games);
    conclude();
    return standings_;
  }

 private:
  void read_game(const FinishedGame& game) {
    const ScheduledGame planned = schedule_.game(game.number);
    for (std::size_t seat = 0; seat < 2; ++seat) {
      if (planned.seats[seat] == kNobody) continue;
      AgentStanding& agent = standings_.agents[static_cast<std::size_t>(planned.seats[seat])];
      agent.effort += game.efforts[seat];
      ++agent.games;
      standings_.thinking_seconds += game.efforts[seat].seconds;
      if (!schedule_.is_solo()) agent.tally.add(seat == 0 ? game.score : -game.score);
    }
    standings_.game_seconds += game.seconds;
    ++standings_.games;
    if (schedule_.is_solo()) return;
    const auto pairing = static_cast<std::size_t>(planned.pairing);
    standings_.pairings[pairing].tally.add(margin_of(game.number, game.score));
  }

  void read_pairs(const std::vector<FinishedGame>& games) {
    for (std::size_t i = 1; i < games.size(); ++i) {
      const FinishedGame& a = games[i - 1];
      const FinishedGame& b = games[i];
      if (!is_pair(a, b)) continue;
      const auto index = static_cast<std::size_t>(schedule_.game(a.number).pairing);
      const auto [first, second] = schedule_.pairings()[index];
      const double points = pair_points(a, b);
      const double difference = (static_cast<double>(a.score) - b.score) / 2;
      add(of_pairings_[index], points, difference);
      add(of_agents_[static_cast<std::size_t>(first)], points, difference);
      add(of_agents_[static_cast<std::size_t>(second)], 2 - points, -difference);
    }
  }

  static void add(Gathered& gathered, double points, double difference) {
    gathered.pair_points.push_back(points);
    gathered.differences.push_back(difference);
  }

  void read_deals(const std::vector<FinishedGame>& games) {
    std::vector<std::optional<Score>> scores(static_cast<std::size_t>(schedule_.games()));
    for (const FinishedGame& game : games) {
      scores[static_cast<std::size_t>(game.number)] = game.score;
      const auto agent = static_cast<std::size_t>(schedule_.game(game.number).seats[0]);
      of_agents_[agent].differences.push_back(game.score);
    }
    const std::size_t width = of_agents_.size();
    for (std::size_t base = 0; base < scores.size(); base += width) {
      for (std::size_t i = 0; i < of_pairings_.size(); ++i) {
        const auto [first, second] = schedule_.pairings()[i];
        compare(i, scores[base + static_cast<std::size_t>(first)],
                scores[base + static_cast<std::size_t>(second)]);
      }
    }
  }

  void compare(std::size_t pairing, std::optional<Score> first, std::optional<Score> second) {
    if (!first || !second) return;
    const Score difference = *first - *second;
    const auto [a, b] = schedule_.pairings()[pairing];
    of_pairings_[pairing].differences.push_back(difference);
    standings_.pairings[pairing].tally.add(difference);
    standings_.agents[static_cast<std::size_t>(a)].tally.add(difference);
    standings_.agents[static_cast<std::size_t>(b)].tally.add(-difference);
  }

  void conclude() {
    for (std::size_t i = 0; i < of_agents_.size(); ++i) {
      standings_.agents[i].elo = estimate_elo(of_agents_[i].pair_points);
      standings_.agents[i].score = mean_of_any(of_agents_[i].differences);
    }
    for (std::size_t i = 0; i < of_pairings_.size(); ++i) {
      standings_.pairings[i].elo = estimate_elo(of_pairings_[i].pair_points);
      standings_.pairings[i].difference = mean_of_any(of_pairings_[i].differences);
    }
  }

  const Schedule& schedule_;
  Standings standings_;
  std::vector<Gathered> of_agents_;
  std::vector<Gathered> of_pairings_;
};

}  // namespace

SprtStanding sprt_standing(const SprtBounds& bounds, const std::vector<FinishedGame>& games) {
  Sprt sprt(bounds);
  for (std::size_t i = 0; i + 1 < games.size() && sprt.verdict() == SprtVerdict::kUndecided;
       i += 2) {
    if (games[i].number != static_cast<int>(i) || !is_pair(games[i], games[i + 1])) break;
    sprt.add_pair(pair_points(games[i], games[i + 1]));
  }
  return {sprt.verdict(), sprt.log_likelihood_ratio(), sprt.lower(), sprt.upper(), sprt.pairs()};
}

Standings standings(const Schedule& schedule, std::vector<FinishedGame> games,
                    const std::optional<SprtBounds>& bounds) {
  std::sort(games.begin(), games.end(),
            [](const FinishedGame& a, const FinishedGame& b) { return a.number < b.number; });
  std::optional<SprtStanding> sprt;
  if (bounds) {
    sprt = sprt_standing(*bounds, games);
    if (sprt->verdict != SprtVerdict::kUndecided)
      games.resize(static_cast<std::size_t>(2 * sprt->pairs));
  }
  const bool decided = sprt && sprt->verdict != SprtVerdict::kUndecided;
  Standings result = Reader(schedule).read(games);
  result.sprt = sprt;
  result.finished = decided || result.games == schedule.games();
  return result;
}

}  // namespace papan
