// Files that commands write.
#pragma once

#include <filesystem>
#include <string>

namespace papan::cli {

// Written beside and renamed, so that a kill leaves the old or the new file whole.
// What cannot be written is bad input.
void write_file(const std::filesystem::path& path, const std::string& text);

}  // namespace papan::cli
