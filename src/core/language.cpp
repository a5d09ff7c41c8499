#include "core/language.hpp"

#include "core/text.hpp"

namespace papan {

std::string_view to_text(Language language) {
  return language == Language::kEnglish ? "en" : "id";
}

Result<Language> parse_language(std::string_view text) {
  for (const Language language : {Language::kEnglish, Language::kIndonesian}) {
    if (text == to_text(language)) return language;
  }
  return Error{fmt::format("unknown language {}: expected en or id", in_quotes(text))};
}

}  // namespace papan
