#include "cli/parse.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <filesystem>
#include <limits>
#include <sstream>

#include "cli/bad_input.hpp"
#include "core/text.hpp"
#include "core/version.hpp"

namespace papan::cli {
namespace {

constexpr std::size_t kWidthOfNames = 34;  // in the help

[[noreturn]] void refuse(const Argument& argument, const std::string& word) {
  throw BadInput({fmt::format("{}: expected {}, got {}", argument.name(), argument.expected(),
                              in_quotes(word))});
}

template <class Number>
Number read_number(const Argument& argument, const std::string& word) {
  Number number{};
  const char* const end = word.data() + word.size();
  const auto [stopped, error] = std::from_chars(word.data(), end, number);
  const bool good = error == std::errc() && stopped == end;
  if (!good || !argument.allows(static_cast<double>(number))) refuse(argument, word);
  return number;
}

// Puts the words of one argument where they belong.
struct Store {
  const Argument& argument;
  const std::vector<std::string>& words;

  template <class Number>
  void operator()(Number* target) const {
    *target = read_number<Number>(argument, words.back());
  }
  void operator()(bool*) const {}  // flags have no words
  void operator()(std::string* target) const {
    if (argument.must_exist() && !std::filesystem::is_regular_file(words.back())) {
      refuse(argument, words.back());
    }
    *target = words.back();
  }
  void operator()(std::vector<std::string>* target) const { *target = words; }
  void operator()(std::vector<std::int64_t>* target) const {
    target->clear();
    for (const std::string& word : words) {
      target->push_back(read_number<std::int64_t>(argument, word));
    }
  }
};

void add_flag(CLI::App& app, const Argument& argument) {
  bool* const target = std::get<bool*>(argument.target());
  app.add_flag_function(
      argument.name(), [target](std::int64_t count) { *target = count > 0; }, argument.help());
}

void add_value(CLI::App& app, const Argument& argument) {
  CLI::Option& option = *app.add_option(
      argument.name(), CLI::callback_t([&argument](const std::vector<std::string>& words) {
        std::visit(Store{argument, words}, argument.target());
        return true;
      }),
      argument.help());
  const std::string known = argument.shown_default();
  option.type_name(known.empty() ? argument.kind() : argument.kind() + " [" + known + "]");
  option.required(argument.is_required());
  if (argument.separator() != 0) option.delimiter(argument.separator());
  if (!argument.is_list()) return;
  option.expected(1, CLI::detail::expected_max_vector_size);
  // Else an option would also take the operands that follow it.
  option.allow_extra_args(argument.is_operand() || argument.separator() != 0);
}

void add_arguments(CLI::App& app, const Command& command) {
  for (const Argument& argument : command.arguments()) {
    argument.is_flag() ? add_flag(app, argument) : add_value(app, argument);
  }
  for (const Argument& argument : command.arguments()) {
    CLI::Option& option = *app.get_option(argument.name());
    for (const std::string& other : argument.excluded()) option.excludes(app.get_option(other));
    for (const std::string& other : argument.needed()) option.needs(app.get_option(other));
  }
}

void fill(CLI::App& app, const Command& command) {
  add_arguments(app, command);
  if (!command.examples().empty()) app.footer("Examples:\n  " + join(command.examples(), "\n  "));
  if (command.is_hidden()) app.group("");
  for (const Command& part : command.parts()) {
    fill(*app.add_subcommand(part.name(), part.summary()), part);
  }
  if (!command.parts().empty()) app.require_subcommand(command.action() ? 0 : 1, 1);
}

// The library's own message for an unknown command does not name it.
void refuse_unknown_part(const Command& program, const std::vector<std::string>& words) {
  const Command* command = &program;
  for (const std::string& word : words) {
    if (command->parts().empty() || command->action() || word.starts_with('-')) return;
    const Command* const part = command->find_part(word);
    if (part == nullptr) {
      std::vector<std::string> known;
      for (const Command& one : command->parts()) {
        if (!one.is_hidden()) known.push_back(one.name());
      }
      throw BadInput(
          {fmt::format("unknown command {}: expected {}", in_quotes(word), join(known, ", "))});
    }
    command = part;
  }
}

const Command* chosen(const CLI::App& app, const Command& command) {
  const auto parts = app.get_subcommands();
  return parts.empty() ? &command
                       : chosen(*parts.front(), *command.find_part(parts.front()->get_name()));
}

}  // namespace

Parsed parse(const Command& program, std::vector<std::string> words) {
  CLI::App app(program.summary(), program.name());
  app.set_version_flag("--version", std::string(kVersion));
  app.get_formatter()->column_width(kWidthOfNames);
  fill(app, program);
  refuse_unknown_part(program, words);
  std::reverse(words.begin(), words.end());  // as the library wants them
  try {
    app.parse(std::move(words));
    return {chosen(app, program), {}};
  } catch (const CLI::Success& asked) {  // --help, --version
    std::ostringstream text;
    app.exit(asked, text, text);
    return {nullptr, text.str()};
  } catch (const CLI::ParseError& problem) {
    throw BadInput({problem.what()});
  }
}

}  // namespace papan::cli
