// Where ticks are, and where values lie between them.
#include "lab/report/ticks.hpp"

#include <gtest/gtest.h>

namespace papan::lab {
namespace {

constexpr Range kPixels{0, 100};

TEST(Ticks, LinearAxesStartAtZeroAndEndAtATick) {
  const Ruler ruler = Ruler::of_values(Scale::kLinear, {30, 97}, kPixels);
  EXPECT_EQ(ruler.ticks(), (std::vector<double>{0, 20, 40, 60, 80, 100}));
  EXPECT_DOUBLE_EQ(ruler.pixel(0), 0);
  EXPECT_DOUBLE_EQ(ruler.pixel(50), 50);
  const Ruler below = Ruler::of_values(Scale::kLinear, {-58, 8}, kPixels);
  EXPECT_LE(below.ticks().front(), -58);
  EXPECT_GE(below.ticks().back(), 8);
}

TEST(Ticks, LogarithmicAxesHaveDecadesAndLeaveZeroOut) {
  const Ruler ruler = Ruler::of_values(Scale::kLogarithmic, {0, 5, 900}, kPixels);
  EXPECT_EQ(ruler.ticks(), (std::vector<double>{1, 10, 100, 1000}));
  EXPECT_NEAR(ruler.pixel(10), 100.0 / 3, 1e-9);
  EXPECT_DOUBLE_EQ(ruler.pixel(0), 0);
}

TEST(Ticks, PlacesAreOnceEachWithRoomAtTheEnds) {
  const Ruler ruler = Ruler::of_places({3, 1, 2, 1}, kPixels);
  EXPECT_EQ(ruler.ticks(), (std::vector<double>{1, 2, 3}));
  EXPECT_NEAR(ruler.pixel(1), 100.0 / 6, 1e-9);
}

TEST(Ticks, NothingAndEqualValuesHaveAnAxisToo) {
  for (const Scale scale : {Scale::kLinear, Scale::kLogarithmic}) {
    EXPECT_GE(Ruler::of_values(scale, {}, kPixels).ticks().size(), 2u);
    EXPECT_GE(Ruler::of_values(scale, {7, 7}, kPixels).ticks().size(), 2u);
    EXPECT_GE(Ruler::of_values(scale, {0}, kPixels).ticks().size(), 2u);
  }
  EXPECT_EQ(Ruler::of_places({}, kPixels).ticks().size(), 1u);
}

TEST(Ticks, TextsAreShort) {
  EXPECT_EQ(tick_text(Say(), 0.1 + 0.2), "0.3");
  EXPECT_EQ(tick_text(Say(), 1000), "1,000");
  EXPECT_EQ(tick_text(Say(), 2'000'000), "2 M");
  const Say indonesian(Language::kIndonesian);
  EXPECT_EQ(tick_text(indonesian, 1000), "1.000");
  EXPECT_EQ(tick_text(indonesian, 0.5), "0,5");
  EXPECT_EQ(tick_text(indonesian, 2'500'000), "2,5 jt");
}

TEST(Ticks, NoTickButZeroIsWrittenAsZero) {
  EXPECT_EQ(tick_text(Say(), 0), "0");
  EXPECT_EQ(tick_text(Say(), 0.0001), "0.0001");
  EXPECT_EQ(tick_text(Say(), 0.0005), "0.0005");
  EXPECT_EQ(tick_text(Say(), 0.00001), "0.00001");
  const Ruler ruler = Ruler::of_values(Scale::kLogarithmic, {0.00002, 0.3}, kPixels);
  for (const double tick : ruler.ticks()) {
    EXPECT_NE(tick_text(Say(), tick).find_first_not_of("0."), std::string::npos) << tick;
  }
}

}  // namespace
}  // namespace papan::lab
