// A whole file as bytes. Tested in tests/core/file_test.cpp.
#pragma once

#include <filesystem>
#include <string>

#include "core/result.hpp"

namespace papan {

// What cannot be opened, or is a folder, is an error that names it.
Result<std::string> read_file(const std::filesystem::path& path);

}  // namespace papan
