// The manual as man pages, one for the program and one for each command, written from the
// commands as they are described. The same bytes every time: no page knows the date.
// Tested in tests/cli/manual_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.hpp"

namespace papan::cli {

struct ManualPage {
  std::string file;  // "papan-match.1"
  std::string text;  // roff, by the macros of man(7)
};

// Hidden commands have none; parts of a command stand on its page.
std::vector<ManualPage> manual_pages(const Command& program);

// Text that roff shows as it is: hyphens are what one types, and no line is taken for a
// request.
std::string in_roff(std::string_view text);

// `papan manual DIR`, for packagers: writes the pages.
void add_manual(Command& app);

}  // namespace papan::cli
