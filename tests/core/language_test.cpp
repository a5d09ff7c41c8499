#include "core/language.hpp"

#include <gtest/gtest.h>

namespace papan {
namespace {

TEST(Language, IsNamedAsOnThePage) {
  EXPECT_EQ(*parse_language("en"), Language::kEnglish);
  EXPECT_EQ(*parse_language("id"), Language::kIndonesian);
  EXPECT_EQ(parse_language("fr").error().message, "unknown language 'fr': expected en or id");
}

TEST(Language, TheSameIsSaidInEither) {
  const Say english(Language::kEnglish);
  const Say indonesian(Language::kIndonesian);
  EXPECT_EQ(english("rounds", "ronde"), "rounds");
  EXPECT_EQ(indonesian("rounds", "ronde"), "ronde");
  EXPECT_EQ(english("{} of {} won", "{} dari {} menang", 2, 5), "2 of 5 won");
  EXPECT_EQ(indonesian("{} of {} won", "{} dari {} menang", 2, 5), "2 dari 5 menang");
  EXPECT_EQ(indonesian("{} %, all of {{them}}", "{1} kali {0} %", 2, "x"), "x kali 2 %");
  EXPECT_EQ(indonesian(Words{"board", "papan"}), "papan");
  EXPECT_EQ(english("a {} is no hole without arguments", "-"), "a {} is no hole without arguments");
}

}  // namespace
}  // namespace papan
