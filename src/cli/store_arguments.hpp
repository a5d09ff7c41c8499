// --db FILE: which store a command uses; without it, the user's own.
#pragma once

#include <filesystem>
#include <string>

#include "cli/command.hpp"
#include "store/store.hpp"

namespace papan::cli {

struct StoreArguments {
  std::string db;

  void add_to(Command& command);
  [[nodiscard]] std::filesystem::path file() const;

  // Makes the user's own store, with its folder, where there is none.
  [[nodiscard]] Store open() const;

  // For commands that only read: where there is no store, none is made.
  [[nodiscard]] Store open_existing() const;
};

}  // namespace papan::cli
