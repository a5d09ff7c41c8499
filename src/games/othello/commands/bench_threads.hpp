// `papan bench othello --threads N`: how much sooner N threads of `best` reach a depth.
#pragma once

#include <memory>

#include "cli/bench.hpp"
#include "cli/command.hpp"

namespace papan::cli {

void add_bench_threads(Command& bench, const std::shared_ptr<BenchArguments>& arguments);

}  // namespace papan::cli
