// What the commands share: their arguments for a game, a budget and output, and
// the one way in which bad input ends a command.
//
// Here is the edge of the process: a Result's error becomes an exception that
// app.cpp turns into one line on stderr and exit code 2.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "agents/catalogue.hpp"
#include "core/json.hpp"
#include "core/result.hpp"
#include "game/budget.hpp"
#include "game/record.hpp"

namespace papan::cli {

class BadInput : public std::runtime_error {
 public:
  explicit BadInput(const Error& error) : std::runtime_error(error.message) {}
};

template <class T>
T expect(Result<T> result) {
  if (!result) throw BadInput(result.error());
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// GAME, --set key=value, --position TEXT, --seed N, --json.
struct GameArguments {
  std::string game;
  std::vector<std::string> sets;
  std::string position;
  std::uint64_t seed = 1;
  bool json = false;

  void add_to(CLI::App& command);
  [[nodiscard]] const CatalogueEntry& entry() const;
  [[nodiscard]] Settings parameters() const;
  [[nodiscard]] std::unique_ptr<Position> open() const;
};

// --depth, --nodes, --time.
struct BudgetArguments {
  std::string depth;
  std::string nodes;
  std::string time;

  void add_to(CLI::App& command);
  [[nodiscard]] Budget budget() const;
};

// Every record of a file, one a line; "-" is standard input.
std::vector<Record> read_records(const std::string& path);

// Adds the lines as examples under a command's help.
void add_examples(CLI::App& command, const std::vector<std::string>& examples);

// Who a seat is in this game: "black".
std::string seat_name(const CatalogueEntry& entry, Turn seat);

// "black to move", "over: white wins by 8", "over: a draw".
std::string status(const CatalogueEntry& entry, const Position& position);

// The members that `show` and `replay` print of a position.
Json to_json(const Position& position);

// A value of a search: a whole number where it is one.
Json number(double value);

void print_json(const Json& json);

}  // namespace papan::cli
