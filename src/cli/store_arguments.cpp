#include "cli/store_arguments.hpp"
#include "cli/bad_input.hpp"

#include <fmt/format.h>

#include "core/text.hpp"

namespace papan::cli {

void StoreArguments::add_to(Command& command) {
  command.option("--db", db, "the store; without this, papan.db in the user's data directory")
      .takes(Word::kFile);
}

std::filesystem::path StoreArguments::file() const {
  if (!db.empty()) return db;
  auto file = default_store_file();
  if (file.empty()) throw BadInput({"no home directory for the store: give one with --db FILE"});
  return file;
}

Store StoreArguments::open() const {
  std::error_code failed;  // what fails here fails in opening, which says so
  if (db.empty()) std::filesystem::create_directories(file().parent_path(), failed);
  return expect(Store::open(file()));
}

Store StoreArguments::open_existing() const {
  if (!std::filesystem::exists(file())) {
    throw BadInput({fmt::format("there is no store {}", in_quotes(file().string()))});
  }
  return expect(Store::open(file()));
}

}  // namespace papan::cli
