// `--threads` of the commands that work on many pieces at once: all cores where it is not given.
#pragma once

#include <string>
#include <utility>

#include "cli/command.hpp"
#include "cli/commands.hpp"
#include "core/parallel.hpp"

namespace papan::cli {

struct ThreadArguments {
  int count = all_cores();

  void add_to(Command& command, std::string help) {
    command.option("--threads", count, std::move(help))
        .between(1, kMaxThreads)
        .usually("all cores");
  }
};

}  // namespace papan::cli
