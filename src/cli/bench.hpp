// What `papan bench` measures beside what every game has: games bring it, games/all_commands.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace papan::cli {

struct BenchArguments {
  std::string game;
  bool signature = false;
  bool json = false;
};

// Work whose speed is measured.
struct BenchWork {
  std::string_view game;
  std::string_view unit;
  double (*run)();  // returns how many units it did
};

std::vector<BenchWork> work_of_games();

}  // namespace papan::cli
