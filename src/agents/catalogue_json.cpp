#include "agents/catalogue_json.hpp"

#include <cmath>

#include "agents/catalogue_words.hpp"

namespace papan {
namespace {

// A whole number where it is one.
Json number(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

Json option_json(const OptionInfo& info) {
  Json json;
  json["key"] = info.key;
  json["kind"] = to_text(info.kind);
  json["default"] = info.fallback;
  if (is_integer(info.kind) || info.kind == OptionKind::kReal) {
    json["least"] = number(info.least);
    json["most"] = number(info.most);
  }
  if (!info.choices.empty()) json["choices"] = info.choices;
  json["help"] = info.help;
  return json;
}

}  // namespace

Json options_json(const std::vector<OptionInfo>& infos) {
  Json list = Json::array();
  for (const OptionInfo& info : infos) list.push_back(option_json(info));
  return list;
}

namespace {

// What the page must know of a game beside its rules, which it need not know.
Json facts_json(const CatalogueEntry& entry) {
  const GameModule& module = entry.module;
  Json people = Json::object();
  for (const auto& [key, value] : module.of_people) people[key] = value;
  return {{"margin", module.score.has_margin},       {"chance", entry.perft == nullptr},
          {"book", module.opening_moves != nullptr}, {"deal", module.parse_deal != nullptr},
          {"clock", module.page.clock_seconds},      {"discs", module.page.has_discs},
          {"of_people", std::move(people)}};
}

}  // namespace

Json game_json(const GameEntry& game) {
  return {{"game", game.name},
          {"title", game.title},
          {"summary", game.summary},
          {"seats", game.seats},
          {"parameters", options_json(game.parameters)}};
}

Json agents_json(const CatalogueEntry& entry) {
  Json agents = Json::array();
  for (const AgentEntry& agent : entry.agents) {
    agents.push_back({{"agent", agent.name},
                      {"summary", agent.summary},
                      {"options", options_json(agent.options)},
                      {"budget", to_text(settings(agent.fallback))}});
  }
  return agents;
}

Json catalogue_json() {
  Json games = Json::array();
  for (const CatalogueEntry& entry : catalogue()) {
    Json game = game_json(entry.game);
    game["seat_names"] = Json::array();
    for (int seat = 0; seat < entry.game.seats; ++seat) {
      game["seat_names"].push_back(entry.game.seat_names[static_cast<std::size_t>(seat)]);
    }
    game["facts"] = facts_json(entry);
    game["agents"] = agents_json(entry);
    games.push_back(std::move(game));
  }
  Json indonesian = Json::object();
  for (const auto& [english, word] : indonesian_words()) indonesian[english] = word;
  return {{"games", std::move(games)}, {"indonesian", std::move(indonesian)}};
}

}  // namespace papan
