// --language en|id: in which language a report is written.
#pragma once

#include <string>

#include "cli/bad_input.hpp"
#include "cli/command.hpp"
#include "core/language.hpp"

namespace papan::cli {

struct LanguageArgument {
  std::string text = "en";

  void add_to(Command& command) {
    command.option("--language", text, "of the report: en or id").such_as({"en", "id"});
  }
  [[nodiscard]] Language chosen() const { return expect(parse_language(text)); }
};

}  // namespace papan::cli
