#include "cli/files.hpp"

#include <fmt/format.h>

#include <fstream>

#include "cli/bad_input.hpp"
#include "core/text.hpp"

namespace papan::cli {

void write_file(const std::filesystem::path& path, const std::string& text) {
  const std::filesystem::path fresh = path.string() + ".new";
  std::ofstream file(fresh, std::ios::binary);
  file << text;
  file.close();
  if (!file) throw BadInput({fmt::format("cannot write the file {}", in_quotes(path.string()))});
  std::filesystem::rename(fresh, path);
}

}  // namespace papan::cli
