// The words of a command line, held against the commands that are described: the one door
// to the library that parses them. Tested in tests/cli/command_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "cli/command.hpp"

namespace papan::cli {

struct Parsed {
  const Command* command = nullptr;  // the one that is to run; null: only `text` was asked for
  std::string text;                  // of --help or --version
};

// `words` without the program's name. The values are in their targets afterwards; what does
// not fit the description is BadInput.
Parsed parse(const Command& program, std::vector<std::string> words);

}  // namespace papan::cli
