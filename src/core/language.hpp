// The languages that Papan speaks, words in each of them, and who says them.
//
// What is said stands side by side in both languages where it is said, so that neither can be
// forgotten. Tested in tests/core/language_test.cpp.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

#include "core/result.hpp"

namespace papan {

enum class Language { kEnglish, kIndonesian };

// "en" or "id", as on the page.
std::string_view to_text(Language language);
Result<Language> parse_language(std::string_view text);

struct Words {
  std::string english;
  std::string indonesian;

  [[nodiscard]] const std::string& in(Language language) const {
    return language == Language::kEnglish ? english : indonesian;
  }
};

// Says things in its language: say("{} of {} won", "{} dari {} menang", wins, games).
class Say {
 public:
  explicit Say(Language language = Language::kEnglish) : language_(language) {}

  [[nodiscard]] Language language() const { return language_; }

  std::string operator()(std::string_view english, std::string_view indonesian) const {
    return std::string(language_ == Language::kEnglish ? english : indonesian);
  }

  const std::string& operator()(const Words& words) const { return words.in(language_); }

  template <class... Args>
  requires(sizeof...(Args) > 0) std::string operator()(
      fmt::format_string<const Args&...> english, fmt::format_string<const Args&...> indonesian,
      const Args&... args) const {
    return fmt::format(language_ == Language::kEnglish ? english : indonesian, args...);
  }

 private:
  Language language_;
};

}  // namespace papan
