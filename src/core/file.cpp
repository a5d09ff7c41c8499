#include "core/file.hpp"

#include <fmt/format.h>

#include <array>
#include <fstream>

#include "core/text.hpp"

namespace papan {

Result<std::string> read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::string bytes;
  std::array<char, 1 << 16> block;
  while (file) {
    file.read(block.data(), block.size());
    bytes.append(block.data(), static_cast<std::size_t>(file.gcount()));
  }
  if (!file.eof()) return Error{fmt::format("cannot read the file {}", in_quotes(path.string()))};
  return bytes;
}

}  // namespace papan
