// The NBoard protocol from the side of the program that asks, as its description has it.
#pragma once

#include <cctype>
#include <sstream>
#include <string>
#include <vector>

#include "tests/protocol/engine_client.hpp"

namespace papan::testing_support {

inline std::string small(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

struct NboardHint {
  std::string move;
  double value = 0;
  std::string depth;
};

class NboardClient {
 public:
  explicit NboardClient(const std::string& arguments = "") : engine_("nboard " + arguments) {
    engine_.send("nboard 2");
  }

  // Everything up to the pong, which is asked for after the last answer has come.
  std::vector<std::string> until_pong() {
    const std::string pong = "pong " + std::to_string(++pings_);
    engine_.send("ping " + std::to_string(pings_));
    std::vector<std::string> lines;
    for (auto line = engine_.line(); line && *line != pong; line = engine_.line()) {
      lines.push_back(*line);
    }
    return lines;
  }

  // Waits for what ends a hint before anything else is said.
  std::vector<NboardHint> hint(int count) {
    engine_.send("hint " + std::to_string(count));
    std::vector<NboardHint> hints;
    for (auto line = engine_.line(); line && !line->starts_with("nodestats");
         line = engine_.line()) {
      std::istringstream words(*line);
      std::string name;
      std::string pv;
      std::string zero;
      NboardHint one;
      words >> name >> pv >> one.value >> zero >> one.depth;
      if (name != "search" && name != "book") continue;
      one.move = small(pv.substr(0, 2));
      // Deeper values take the place of those before them.
      if (!hints.empty() && hints.back().depth != one.depth) hints.clear();
      hints.push_back(one);
    }
    return hints;
  }

  // "=== F5/1.50/0.1": the move, in small letters.
  std::string go() {
    engine_.send("go");
    for (auto line = engine_.line(); line; line = engine_.line()) {
      if (line->starts_with("=== ")) return small(line->substr(4, 2));
    }
    return "";
  }

  Engine& engine() { return engine_; }

 private:
  Engine engine_;
  int pings_ = 0;
};

}  // namespace papan::testing_support
