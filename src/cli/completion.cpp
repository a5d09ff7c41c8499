#include "cli/completion.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/completion_values.hpp"

namespace papan::cli {
namespace {

// What the words before the last one say.
struct Reading {
  const Command* command;
  const Argument* awaited = nullptr;  // the option whose value comes next
  std::vector<std::string> operands;
  std::vector<std::string> given;  // names of options
  bool only_operands = false;      // after "--"

  void take(const std::string& word);
  [[nodiscard]] const Argument* next_operand() const;
  [[nodiscard]] std::string game() const;
};

void Reading::take(const std::string& word) {
  if (awaited != nullptr) {
    awaited = nullptr;
  } else if (!only_operands && word == "--") {
    only_operands = true;
  } else if (!only_operands && word.starts_with('-')) {
    const std::string name = word.substr(0, word.find('='));
    given.push_back(name);
    const Argument* const option = command->find_argument(name);
    if (option != nullptr && !option->is_flag() && name == word) awaited = option;
  } else if (const Command* part = operands.empty() ? command->find_part(word) : nullptr) {
    *this = Reading{part};
  } else {
    operands.push_back(word);
  }
}

// Null where no more are expected.
const Argument* Reading::next_operand() const {
  std::size_t place = 0;
  for (const Argument& argument : command->arguments()) {
    if (!argument.is_operand()) continue;
    if (place == operands.size() || argument.is_list()) return &argument;
    ++place;
  }
  return nullptr;
}

std::string Reading::game() const {
  std::size_t place = 0;
  for (const Argument& argument : command->arguments()) {
    if (!argument.is_operand() || place == operands.size()) continue;
    if (argument.word() == Word::kGame) return operands[place];
    ++place;
  }
  return command->game();
}

std::vector<Candidate> options_of(const Reading& reading) {
  std::vector<Candidate> all;
  for (const Argument& argument : reading.command->arguments()) {
    const bool known = std::find(reading.given.begin(), reading.given.end(), argument.name()) !=
                       reading.given.end();
    if (!argument.is_operand() && (!known || argument.is_list())) {
      all.push_back({argument.name(), argument.help()});
    }
  }
  all.push_back({"--help", "print what the command takes, with examples"});
  return all;
}

// Values for "--first=gre", each with the option before it.
std::vector<Candidate> values_with_option(const Reading& reading, const std::string& typed) {
  const std::size_t end = typed.find('=');
  const Argument* const option = reading.command->find_argument(typed.substr(0, end));
  if (option == nullptr) return {};
  auto all = values_for(*option, reading.game(), typed.substr(end + 1));
  for (Candidate& one : all) {
    if (!one.word.starts_with(':')) one.word.insert(0, typed, 0, end + 1);
  }
  return all;
}

std::vector<Candidate> parts_and_operands(const Reading& reading, const std::string& typed) {
  std::vector<Candidate> all;
  if (reading.operands.empty()) {
    for (const Command& part : reading.command->parts()) {
      if (!part.is_hidden()) all.push_back({part.name(), part.summary()});
    }
  }
  if (const Argument* operand = reading.next_operand()) {
    const auto values = values_for(*operand, reading.game(), typed);
    all.insert(all.end(), values.begin(), values.end());
  }
  return all;
}

std::vector<Candidate> all_candidates(const Reading& reading, const std::string& typed) {
  if (reading.awaited != nullptr) return values_for(*reading.awaited, reading.game(), typed);
  if (!reading.only_operands && typed.starts_with('-')) {
    return typed.find('=') == std::string::npos ? options_of(reading)
                                                : values_with_option(reading, typed);
  }
  auto all = parts_and_operands(reading, typed);
  if (all.empty() && reading.next_operand() == nullptr) return options_of(reading);
  return all;
}

}  // namespace

std::vector<Candidate> candidates(const Command& program, const std::vector<std::string>& words) {
  Reading reading{&program};
  for (std::size_t i = 0; i + 1 < words.size(); ++i) reading.take(words[i]);
  const std::string typed = words.empty() ? "" : words.back();
  auto all = all_candidates(reading, typed);
  std::erase_if(all, [&](const Candidate& one) {
    return !one.word.starts_with(':') && !one.word.starts_with(typed);
  });
  return all;
}

void print_candidates(const Command& program, std::vector<std::string> words) {
  if (!words.empty() && words.front() == "--") words.erase(words.begin());
  for (const Candidate& one : candidates(program, words)) {
    fmt::print("{}\t{}\n", one.word, one.help);
  }
}

}  // namespace papan::cli
