// Files that commands write, and those they go on with.
#pragma once

#include <filesystem>
#include <string>

namespace papan::cli {

// Written beside and renamed, so that a kill leaves the old or the new file whole.
// What cannot be written is bad input.
void write_file(const std::filesystem::path& path, const std::string& text);

// A run of training keeps its state in a file or folder beside its result. A new run over an
// old one, and an old one that is not there, are bad input.
enum class RunWanted { kNew, kOld };
void expect_run(const std::filesystem::path& state, RunWanted wanted);

}  // namespace papan::cli
