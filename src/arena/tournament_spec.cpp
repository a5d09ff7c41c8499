#include "arena/tournament_spec.hpp"

#include <fmt/format.h>

#include <cassert>

#include "core/text.hpp"
#include "core/version.hpp"

namespace papan {
namespace {

constexpr int kMaxRandomPlies = 1000;

Json to_object(const Settings& settings) {
  Json json = Json::object();
  for (const auto& [key, value] : settings) json[key] = value;
  return json;
}

Settings to_settings(const Json& json) {
  Settings settings;
  for (const auto& [key, value] : json.items()) settings.push_back({key, value.get<std::string>()});
  return settings;
}

// A position of the game: the given one, or any start, which serves to make players.
Result<std::unique_ptr<Position>> some_position(const CatalogueEntry& entry,
                                                const TournamentSpec& spec) {
  if (!spec.position.empty()) return entry.game.parse(spec.parameters, spec.position);
  Rng rng(spec.seed);
  return entry.game.start(spec.parameters, rng);
}

Result<void> check_numbers(const TournamentSpec& spec, int seats) {
  if (spec.agents.size() < 2 || spec.agents.size() > kMaxTournamentAgents) {
    return Error{fmt::format("a tournament needs 2 to {} agents, got {}", kMaxTournamentAgents,
                             spec.agents.size())};
  }
  if (spec.games < 1 || spec.games > kMaxTournamentGames) {
    return Error{fmt::format("games must be 1 to {}, got {}", kMaxTournamentGames, spec.games)};
  }
  if (seats == 2 && spec.games % 2 != 0) {
    return Error{fmt::format("games must be even, so that seats are swapped, got {}", spec.games)};
  }
  if (spec.random_plies < 0 || spec.random_plies > kMaxRandomPlies) {
    return Error{
        fmt::format("random plies must be 0 to {}, got {}", kMaxRandomPlies, spec.random_plies)};
  }
  if (spec.sprt && (seats != 2 || spec.agents.size() != 2)) {
    return Error{"sprt needs two agents in a game for two"};
  }
  return {};
}

TournamentSpec read_spec(const Json& json) {
  TournamentSpec spec;
  spec.game = json.at("game").get<std::string>();
  spec.parameters = to_settings(json.at("parameters"));
  spec.position = json.at("position").get<std::string>();
  spec.agents = json.at("agents").get<std::vector<std::string>>();
  spec.games = json.at("games").get<int>();
  spec.random_plies = json.at("random_plies").get<int>();
  spec.seed = json.at("seed").get<std::uint64_t>();
  return spec;
}

}  // namespace

std::string_view to_text(Format format) {
  return format == Format::kRoundRobin ? "round-robin" : "gauntlet";
}

Result<Format> parse_format(std::string_view text) {
  for (const Format format : {Format::kRoundRobin, Format::kGauntlet}) {
    if (to_text(format) == text) return format;
  }
  return Error{fmt::format("format must be round-robin or gauntlet, got {}", in_quotes(text))};
}

Result<TournamentSpec> complete(const TournamentSpec& spec) {
  const auto entry = find_game(spec.game);
  if (!entry) return entry.error();
  if (auto checked = check_numbers(spec, (*entry)->game.seats); !checked) return checked.error();
  const auto position = some_position(**entry, spec);
  if (!position) return position.error();
  TournamentSpec full = spec;
  full.parameters = (*position)->parameters();
  if (!spec.position.empty()) full.position = (*position)->text();
  for (std::string& agent : full.agents) {
    const auto player = make_player(**position, agent, spec.programs);
    if (!player) return player.error();
    agent = (*player)->spec();
  }
  return full;
}

Schedule schedule_of(const TournamentSpec& spec) {
  const auto entry = find_game(spec.game);
  assert(entry);
  const GameEntry& game = (*entry)->game;
  const auto start = [&game, parameters = spec.parameters, position = spec.position](Rng deal) {
    return position.empty() ? game.start(parameters, deal) : game.parse(parameters, position);
  };
  return {spec, game.seats, start, Rng(spec.seed)};
}

Json to_json(const TournamentSpec& spec) {
  Json json;
  json["version"] = kVersion;
  json["game"] = spec.game;
  json["parameters"] = to_object(spec.parameters);
  json["position"] = spec.position;
  json["agents"] = spec.agents;
  json["format"] = to_text(spec.format);
  json["games"] = spec.games;
  json["random_plies"] = spec.random_plies;
  json["budget"] = to_text(settings(spec.budget));
  json["seed"] = spec.seed;
  json["sprt"] = spec.sprt ? Json(to_text(*spec.sprt)) : Json(nullptr);
  return json;
}

std::string to_text(const TournamentSpec& spec) {
  return to_text(to_json(spec));
}

Result<TournamentSpec> parse_tournament_spec(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return Error{"tournament: " + json.error().message};
  try {
    TournamentSpec spec = read_spec(*json);
    if (const auto entry = find_game(spec.game); !entry) return entry.error();
    const auto format = parse_format(json->at("format").get<std::string>());
    if (!format) return format.error();
    spec.format = *format;
    const auto limits = parse_settings(json->at("budget").get<std::string>());
    if (!limits) return limits.error();
    for (const auto& [key, value] : *limits) {
      if (auto set = set_limit(spec.budget, key, value); !set) return set.error();
    }
    if (json->at("sprt").is_null()) return spec;
    const auto sprt = parse_sprt(json->at("sprt").get<std::string>());
    if (!sprt) return sprt.error();
    spec.sprt = *sprt;
    return spec;
  } catch (const JsonError& problem) {
    return Error{fmt::format("tournament: not a spec: {}", problem.what())};
  }
}

}  // namespace papan
