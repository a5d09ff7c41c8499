// The real program, run from the shell.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

#include "core/json.hpp"

namespace papan::testing_support {

struct Outcome {
  std::string out;  // standard output and standard error, without lines of progress
  int code = -1;
};

// " 91 %  109 of 120 games,  3 s left": it comes only on machines that are slow today,
// and no test may depend on it.
inline bool is_progress(std::string_view line) {
  const std::size_t number = line.find_first_not_of(' ');
  if (number == std::string_view::npos) return false;
  const std::size_t rest = line.find_first_not_of("0123456789", number);
  return rest != number && rest != std::string_view::npos && line.substr(rest).starts_with(" %  ");
}

inline std::string without_progress(std::string_view text) {
  std::string kept;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n') + 1);  // 0: the last, unended
    const std::string_view taken = line.empty() ? text : line;
    if (!is_progress(taken)) kept += taken;
    text.remove_prefix(taken.size());
  }
  return kept;
}

// What a line of the shell says and how it ends.
inline Outcome shell(const std::string& line) {
  FILE* pipe = popen((line + " 2>&1").c_str(), "r");
  Outcome outcome;
  std::array<char, 4096> buffer{};
  for (std::size_t got; (got = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
    outcome.out.append(buffer.data(), got);
  }
  outcome.code = WEXITSTATUS(pclose(pipe));
  outcome.out = without_progress(outcome.out);
  return outcome;
}

// `before` stands in front of the program's name: variables, or what is piped into it.
inline Outcome papan(const std::string& arguments, const std::string& before = "") {
  return shell(before + PAPAN_BINARY + " " + arguments);
}

inline Json json_of(const std::string& arguments) {
  const Outcome outcome = papan(arguments);
  EXPECT_EQ(outcome.code, 0) << outcome.out;
  const auto json = parse_json(outcome.out);
  EXPECT_TRUE(json.ok()) << outcome.out;
  return json.ok() ? *json : Json();
}

}  // namespace papan::testing_support
