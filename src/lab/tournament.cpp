#include "lab/tournament.hpp"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "arena/series.hpp"
#include "core/clock.hpp"

namespace papan {
namespace {

// Finished games on their way from the players to the one who commits.
class Outbox {
 public:
  void put(TournamentGame game) {
    const std::scoped_lock lock(mutex_);
    games_.push_back(std::move(game));
    filled_.notify_one();
  }

  void close() {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
    filled_.notify_one();
  }

  // All that wait, as soon as one does; none: closed.
  std::vector<TournamentGame> take() {
    std::unique_lock lock(mutex_);
    filled_.wait(lock, [&] { return closed_ || !games_.empty(); });
    return std::exchange(games_, {});
  }

 private:
  std::mutex mutex_;
  std::condition_variable filled_;
  std::vector<TournamentGame> games_;
  bool closed_ = false;
};

class Runner {
 public:
  Runner(Store& store, StoreId id, const TournamentSpec& spec, const TournamentRun& run)
      : store_(store), id_(id), schedule_(schedule_of(spec)), bounds_(spec.sprt), run_(run) {}

  Result<std::vector<FinishedGame>> run() {
    if (auto loaded = load(); !loaded) return loaded.error();
    if (decided() || waiting_.empty()) return games_;
    const std::stop_callback pass_on(run_.stop, [&] { enough_.request_stop(); });
    Result<void> played;
    {
      const std::jthread players([&] {
        played = play_series(schedule_, waiting_, {run_.threads, enough_.get_token()},
                             [&](const FinishedGame& game, Record record) {
                               outbox_.put({std::move(record), game});
                             });
        outbox_.close();
      });
      if (auto kept = keep_all(); !kept) return kept.error();
    }
    if (!played) return played.error();
    return games_;
  }

 private:
  Result<void> load() {
    const auto stored = store_.tournament_games(id_);
    if (!stored) return stored.error();
    for (const TournamentScore& game : *stored) {
      if (game.played.number >= schedule_.games()) {
        return Error{"the store has a game beyond the schedule"};
      }
      games_.push_back(game.played);
    }
    waiting_ = games_left(schedule_, games_);
    before_ = static_cast<int>(games_.size());
    return {};
  }

  // Until the players are done. What fails here stops them.
  Result<void> keep_all() {
    for (;;) {
      const auto games = outbox_.take();
      if (games.empty()) return {};
      if (auto kept = keep(games); !kept) {
        enough_.request_stop();
        return kept;
      }
      if (decided()) enough_.request_stop();
      tell();
      if (!enough_.stop_requested()) std::this_thread::sleep_for(run_.rest);
    }
  }

  Result<void> keep(const std::vector<TournamentGame>& games) {
    auto committed = store_.together([&]() -> Result<void> {
      for (const TournamentGame& game : games) {
        if (auto added = store_.append_tournament_game(id_, game); !added) return added;
      }
      return {};
    });
    if (!committed) return committed;
    for (const TournamentGame& game : games) {
      const auto place = std::upper_bound(
          games_.begin(), games_.end(), game.played,
          [](const FinishedGame& a, const FinishedGame& b) { return a.number < b.number; });
      games_.insert(place, game.played);
    }
    return {};
  }

  [[nodiscard]] std::optional<SprtStanding> sprt() const {
    if (!bounds_) return std::nullopt;
    return sprt_standing(*bounds_, games_);
  }

  [[nodiscard]] bool decided() const {
    const auto standing = sprt();
    return standing && standing->verdict != SprtVerdict::kUndecided;
  }

  void tell() const {
    if (!run_.tell) return;
    run_.tell({id_, static_cast<int>(games_.size()), before_, schedule_.games(), sprt()});
  }

  Store& store_;
  StoreId id_;
  Schedule schedule_;
  std::optional<SprtBounds> bounds_;
  const TournamentRun& run_;
  std::stop_source enough_;
  Outbox outbox_;
  std::vector<FinishedGame> games_;  // on the disk, by number
  std::vector<int> waiting_;         // numbers not yet played
  int before_ = 0;
};

TournamentResult result_of(StoreId id, const TournamentSpec& spec,
                           std::vector<FinishedGame> games) {
  const Schedule schedule = schedule_of(spec);
  return {id, spec, standings(schedule, std::move(games), spec.sprt), schedule.games(), 0};
}

Json to_json(const WinDrawLoss& tally) {
  return {{"wins", tally.wins}, {"draws", tally.draws}, {"losses", tally.losses}};
}

Json estimate_json(const char* name, const Estimate& estimate) {
  return {{name, estimate.value}, {"low", estimate.low}, {"high", estimate.high}};
}

Json to_json(const SprtStanding& sprt) {
  return {{"verdict", to_text(sprt.verdict)},
          {"log_likelihood_ratio", sprt.log_likelihood_ratio},
          {"lower", sprt.lower},
          {"upper", sprt.upper},
          {"pairs", sprt.pairs}};
}

Json agent_json(const std::string& spec, const AgentStanding& agent, bool solo) {
  Json json = {{"agent", spec}, {"games", agent.games}};
  json.update(to_json(agent.tally));
  if (!solo) json["score"] = agent.tally.score();
  if (!solo) json["elo"] = estimate_json("difference", agent.elo);
  json[solo ? "points" : "margin"] = estimate_json("mean", agent.score);
  json["moves"] = agent.effort.moves;
  json["nodes"] = agent.effort.nodes;
  return json;
}

Json pairing_json(const TournamentSpec& spec, const PairingStanding& pairing, bool solo) {
  Json json = {{"first", spec.agents[static_cast<std::size_t>(pairing.agents.first)]},
               {"second", spec.agents[static_cast<std::size_t>(pairing.agents.second)]}};
  json.update(to_json(pairing.tally));
  if (!solo) json["score"] = pairing.tally.score();
  if (!solo) json["elo"] = estimate_json("difference", pairing.elo);
  json["difference"] = estimate_json("mean", pairing.difference);
  return json;
}

}  // namespace

Result<TournamentResult> run_tournament(Store& store, const TournamentSpec& spec,
                                        const TournamentRun& run) {
  const auto full = complete(spec);
  if (!full) return full.error();
  const auto stored = store.tournament_of(to_text(*full));
  if (!stored) return stored.error();
  const Stopwatch watch;
  auto games = Runner(store, stored->id, *full, run).run();
  if (!games) return games.error();
  TournamentResult result = result_of(stored->id, *full, std::move(*games));
  result.elapsed_seconds = watch.seconds();
  if (result.standings.finished && !stored->summary) {
    const auto ended = store.end_tournament(stored->id, to_text(to_json(result)));
    if (!ended) return ended.error();
  }
  return result;
}

Result<TournamentResult> stored_tournament(Store& store, StoreId id) {
  const auto stored = store.tournament(id);
  if (!stored) return stored.error();
  const auto spec = parse_tournament_spec(stored->spec);
  if (!spec) return spec.error();
  const auto scores = store.tournament_games(id);
  if (!scores) return scores.error();
  std::vector<FinishedGame> games;
  for (const TournamentScore& score : *scores) games.push_back(score.played);
  return result_of(id, *spec, std::move(games));
}

Json to_json(const TournamentResult& result) {
  const Standings& standings = result.standings;
  const bool solo = schedule_of(result.spec).is_solo();
  Json json = {{"tournament", result.id}, {"spec", to_json(result.spec)}};
  json["games"] = standings.games;
  json["total"] = result.total;
  json["finished"] = standings.finished;
  json["agents"] = Json::array();
  for (std::size_t i = 0; i < standings.agents.size(); ++i) {
    json["agents"].push_back(agent_json(result.spec.agents[i], standings.agents[i], solo));
  }
  json["pairings"] = Json::array();
  for (const PairingStanding& pairing : standings.pairings) {
    json["pairings"].push_back(pairing_json(result.spec, pairing, solo));
  }
  json["sprt"] = standings.sprt ? to_json(*standings.sprt) : Json(nullptr);
  return json;
}

}  // namespace papan
