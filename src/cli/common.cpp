#include "cli/common.hpp"

#include <fmt/format.h>

#include <cmath>
#include <fstream>
#include <iostream>

#include "core/text.hpp"

namespace papan::cli {
namespace {

// A record longer than this is no game of ours.
constexpr std::size_t kMaxRecordBytes = 16 << 20;

}  // namespace

void GameArguments::add_to(CLI::App& command) {
  command.add_option("GAME", game, "which game: see 'papan games'")->required();
  command.add_option("--set", sets, "a parameter of the game, key=value; may be repeated")
      ->allow_extra_args(false);
  command.add_option("--position", position, "begin here instead of at the start (position text)");
  command.add_option("--seed", seed, "seed of everything random")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command.add_flag("--json", json, "print JSON for programs");
}

const CatalogueEntry& GameArguments::entry() const {
  return *expect(find_game(game));
}

Settings GameArguments::parameters() const {
  return expect(parse_settings(join(sets, ",")));
}

std::unique_ptr<Position> GameArguments::open() const {
  const GameEntry& found = entry().game;
  if (!position.empty()) return expect(found.parse(parameters(), position));
  Rng rng(seed);
  return expect(found.start(parameters(), rng));
}

void BudgetArguments::add_to(CLI::App& command) {
  command.add_option("--depth", depth, "budget: plies to look ahead");
  command.add_option("--nodes", nodes, "budget: positions to visit");
  command.add_option("--time", time, "budget: seconds to think");
}

Budget BudgetArguments::budget() const {
  Budget budget;
  const auto limit = [&](const char* key, const std::string& value) {
    if (!value.empty()) expect(set_limit(budget, key, value));
  };
  limit("depth", depth);
  limit("nodes", nodes);
  limit("time", time);
  return budget;
}

std::vector<Record> read_records(const std::string& path) {
  std::ifstream file;
  if (path != "-") {
    file.open(path);
    if (!file) throw BadInput({fmt::format("cannot read the file {}", in_quotes(path))});
  }
  std::istream& in = path == "-" ? std::cin : file;
  std::vector<Record> records;
  std::string line;
  for (int number = 1; std::getline(in, line); ++number) {
    if (trim(line).empty()) continue;
    auto record = line.size() > kMaxRecordBytes ? Error{"record: too long"} : parse_record(line);
    if (!record) {
      throw BadInput({fmt::format("{} line {}: {}", path, number, record.error().message)});
    }
    records.push_back(std::move(*record));
  }
  if (records.empty()) throw BadInput({fmt::format("no record in {}", in_quotes(path))});
  return records;
}

void add_examples(CLI::App& command, const std::vector<std::string>& examples) {
  command.footer("Examples:\n  " + join(examples, "\n  "));
}

std::string seat_name(const CatalogueEntry& entry, Turn seat) {
  return entry.game.seat_names[seat == Turn::kSecond ? 1 : 0];
}

std::string status(const CatalogueEntry& entry, const Position& position) {
  const Turn turn = position.turn();
  if (turn == Turn::kChance) return "chance to move";
  if (turn != Turn::kOver) return seat_name(entry, turn) + " to move";
  const Score score = position.score();
  if (entry.game.seats == 1) return fmt::format("over: score {}", score);
  if (score == 0) return "over: a draw";
  return fmt::format("over: {} wins by {}",
                     seat_name(entry, score > 0 ? Turn::kFirst : Turn::kSecond), std::abs(score));
}

Json to_json(const Position& position) {
  Json json;
  json["game"] = position.game();
  json["parameters"] = Json::object();
  for (const auto& [key, value] : position.parameters()) json["parameters"][key] = value;
  json["position"] = position.text();
  json["turn"] = to_text(position.turn());
  json["score"] = position.score();
  json["over"] = position.turn() == Turn::kOver;
  json["moves"] = Json::array();
  for (const LegalMove& move : position.legal_moves()) json["moves"].push_back(move.text);
  return json;
}

Json number(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

void print_json(const Json& json) {
  fmt::print("{}\n", json.dump(-1, ' ', false, Json::error_handler_t::replace));
}

}  // namespace papan::cli
