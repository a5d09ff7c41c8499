// The arguments of a command that follow from options described elsewhere: an option KEY_WORD
// is --key-word, with its bounds, default and help.
// Tested in tests/cli/train_test.cpp.
#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <vector>

#include "cli/command.hpp"
#include "core/options.hpp"

namespace papan::cli {

class PlanArguments {
 public:
  explicit PlanArguments(std::vector<OptionInfo> options) : options_(std::move(options)) {}

  // The arguments write here, so this must live as long as the command.
  void add_to(Command& command);

  // As they were given. Files are named from the root, so that they are found from anywhere.
  [[nodiscard]] Settings settings() const;

  static std::string name_of(std::string_view key);

 private:
  // Where the value of an option goes, by its kind.
  struct Value {
    std::int64_t whole = 0;
    double real = 0;
    bool flag = false;
    std::string text;
  };

  std::vector<OptionInfo> options_;
  std::list<Value> values_;  // in their order
};

}  // namespace papan::cli
