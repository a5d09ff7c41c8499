// `papan bench othello --threads N`: how much sooner N threads of `best` reach a depth.
#pragma once

namespace papan::cli {

struct ThreadsBench {
  int threads = 2;
  int depth = 20;
  bool json = false;
};

void measure_threads(const ThreadsBench& bench);

}  // namespace papan::cli
