// The real program, run from the shell.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <regex>
#include <string>

#include "core/json.hpp"

namespace papan::testing_support {

struct Outcome {
  std::string out;  // standard output and standard error, without lines of progress
  int code = -1;
};

// Progress comes only on machines that are slow today: no test may depend on it.
inline std::string without_progress(const std::string& text) {
  static const std::regex line(R"(^ *\d+ %  [^\n]*\n)", std::regex::multiline);
  return std::regex_replace(text, line, "");
}

inline Outcome papan(const std::string& arguments) {
  const std::string command = std::string(PAPAN_BINARY) + " " + arguments + " 2>&1";
  FILE* pipe = popen(command.c_str(), "r");
  Outcome outcome;
  std::array<char, 4096> buffer{};
  for (std::size_t got; (got = fread(buffer.data(), 1, buffer.size(), pipe)) > 0;) {
    outcome.out.append(buffer.data(), got);
  }
  outcome.code = WEXITSTATUS(pclose(pipe));
  outcome.out = without_progress(outcome.out);
  return outcome;
}

inline Json json_of(const std::string& arguments) {
  const Outcome outcome = papan(arguments);
  EXPECT_EQ(outcome.code, 0) << outcome.out;
  const auto json = parse_json(outcome.out);
  EXPECT_TRUE(json.ok()) << outcome.out;
  return json.ok() ? *json : Json();
}

}  // namespace papan::testing_support
