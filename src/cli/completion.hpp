// What a shell may offer for the word that is being typed, read off the commands as they
// are described. Tested in tests/cli/completion_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace papan::cli {

struct Candidate {
  std::string word;
  std::string help;  // may be empty
};

// In the place of words: the shell itself knows what files and folders there are.
inline constexpr std::string_view kAnyFile = ":file";
inline constexpr std::string_view kAnyFolder = ":folder";

// `words` follow the program's name; the last is the one that is being typed, perhaps empty.
std::vector<Candidate> candidates(const Command& program, const std::vector<std::string>& words);

// `papan complete -- WORDS`, which the scripts of `papan completion` ask: a candidate a line,
// its help after a tab. Not parsed as other commands are, for the words are another's.
inline constexpr std::string_view kComplete = "complete";
void print_candidates(const Command& program, std::vector<std::string> words);

// `papan completion SHELL`: those scripts.
void add_completion(Command& app);

}  // namespace papan::cli
