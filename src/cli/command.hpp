// A command described as a value: its arguments, where their values go, what it does, its
// parts.
//
// Said once by the file of each subcommand, and read by three: the parser (cli/parse.hpp),
// which alone sees the library of command lines, and with it `--help`; the completion of
// shells (cli/completion.hpp); the manual (cli/manual.hpp).
// Tested in tests/cli/command_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace papan::cli {

// Where a value goes: what is pointed to lives as long as the command does.
using Target = std::variant<bool*, int*, std::int64_t*, std::uint64_t*, double*, std::string*,
                            std::vector<std::string>*, std::vector<std::int64_t>*>;

// What a word of the command line stands for: a shell offers accordingly.
enum class Word { kText, kGame, kAgent, kParameter, kExperiment, kFile, kFolder };

// Both ends belong to it.
struct Bounds {
  double least;
  double most;  // infinity: no end
};

class Argument {
 public:
  Argument(std::string name, Target target, std::string help);

  // Numbers only. A default outside its bounds means "not given", and is not shown.
  Argument& between(double least, double most);
  Argument& at_least(double least);
  Argument& required();
  // The default in words, where it depends on the machine.
  Argument& usually(std::string words);
  // One word may hold many values: "a,b,c".
  Argument& separated_by(char separator);
  // Names of other arguments of the command: none of these, or not without that one.
  Argument& excludes(const std::vector<std::string>& others);
  Argument& needs(const std::string& other);
  Argument& existing_file();
  Argument& takes(Word word);
  // Words that a shell offers beside; who reads the value says what else may be.
  Argument& such_as(std::vector<std::string> words);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const std::string& help() const { return help_; }
  [[nodiscard]] const Target& target() const { return target_; }
  [[nodiscard]] char separator() const { return separator_; }  // 0: none
  [[nodiscard]] const std::vector<std::string>& excluded() const { return excluded_; }
  [[nodiscard]] const std::vector<std::string>& needed() const { return needed_; }
  [[nodiscard]] Word word() const { return word_; }
  [[nodiscard]] const std::vector<std::string>& words() const { return words_; }
  [[nodiscard]] bool is_required() const { return required_; }
  [[nodiscard]] bool must_exist() const { return must_exist_; }

  [[nodiscard]] bool is_operand() const { return !name_.starts_with('-'); }
  [[nodiscard]] bool is_flag() const { return std::holds_alternative<bool*>(target_); }
  [[nodiscard]] bool is_list() const;
  [[nodiscard]] bool has_bounds() const { return bounds_.has_value(); }

  // What a value must be, in the help: "INT 1..64", "TEXT"; and in a message.
  [[nodiscard]] std::string kind() const;
  [[nodiscard]] std::string expected() const;
  // The default, as a person would type it; empty: none, or none worth telling.
  [[nodiscard]] std::string shown_default() const;
  // Is a number within the bounds?
  [[nodiscard]] bool allows(double value) const;

 private:
  std::string name_;
  Target target_;
  std::string help_;
  std::optional<Bounds> bounds_;
  char separator_ = 0;
  std::vector<std::string> excluded_;
  std::vector<std::string> needed_;
  Word word_ = Word::kText;
  std::vector<std::string> words_;
  std::string usual_;
  bool required_ = false;
  bool must_exist_ = false;
};

class Command {
 public:
  Command(std::string name, std::string summary);

  // References that these return stay good.
  Command& part(std::string name, std::string summary);
  template <class T>
  Argument& option(std::string name, T& target, std::string help) {
    return add(std::move(name), &target, std::move(help));
  }
  // A value that stands by its place alone.
  template <class T>
  Argument& operand(std::string name, T& target, std::string help) {
    return add(std::move(name), &target, std::move(help));
  }
  Argument& flag(std::string name, bool& target, std::string help) {
    return add(std::move(name), &target, std::move(help));
  }
  // Two options that are there already.
  void exclude(std::string_view one, const std::string& other);
  Command& examples(std::vector<std::string> lines);
  // A command that only its parts do anything for has none.
  Command& runs(std::function<void()> action);
  // Something else that it does where that is asked for: tried before what it runs; false: not so.
  Command& runs_instead(std::function<bool()> action);
  // Works, but no list tells of it.
  Command& hidden();
  // Its agents and parameters are of this game, and those of parts that are added later too.
  Command& in_game(std::string game);

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] const std::string& summary() const { return summary_; }
  [[nodiscard]] const std::list<Argument>& arguments() const { return arguments_; }
  [[nodiscard]] const std::list<Command>& parts() const { return parts_; }
  [[nodiscard]] const std::vector<std::string>& examples() const { return examples_; }
  [[nodiscard]] const std::function<void()>& action() const { return action_; }
  [[nodiscard]] const std::string& game() const { return game_; }
  [[nodiscard]] bool is_hidden() const { return hidden_; }

  // Null where there is none of this name.
  [[nodiscard]] const Command* find_part(std::string_view name) const;
  [[nodiscard]] Command* find_part(std::string_view name);
  [[nodiscard]] const Argument* find_argument(std::string_view name) const;

 private:
  Argument& add(std::string name, Target target, std::string help);

  std::string name_;
  std::string summary_;
  std::list<Argument> arguments_;
  std::list<Command> parts_;
  std::vector<std::string> examples_;
  std::function<void()> action_;
  std::string game_;
  bool hidden_ = false;
};

}  // namespace papan::cli
