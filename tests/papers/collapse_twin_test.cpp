// Our Collapse agents against twins from the paper, click by click, on boards of many sizes.
#include <fmt/format.h>

#include <functional>
#include <tuple>

#include "tests/papers/asked.hpp"
#include "tests/papers/collapse_twin.hpp"

namespace papan::papers::collapse {
namespace {

struct Deal {
  int width = 20;
  int height = 20;
  int colours = 5;
};

std::string settings(const Deal& deal, const std::string& more = "") {
  return fmt::format("width={},height={},colours={}{}", deal.width, deal.height, deal.colours,
                     more);
}

// Rows from the top; what follows the board is the score.
std::string to_text(const Board& b) {
  std::string text;
  for (int y = 0; y < b.height; ++y) {
    if (y > 0) text += '/';
    for (int x = 0; x < b.width; ++x) {
      text += b.at({x, y}) == 0 ? '-' : static_cast<char>('0' + b.at({x, y}));
    }
  }
  return text;
}

Board any_board(const Deal& deal, Rng& rng) {
  Board b(deal.width, deal.height);
  for (int x = 0; x < b.width; ++x) {
    for (int y = 0; y < b.height; ++y) {
      b.set({x, y}, static_cast<int>(rng.below(static_cast<std::uint32_t>(deal.colours))) + 1);
    }
  }
  return b;
}

// The group's first cell in reading order, as our moves are named.
std::string named(const Board& b, Point pos) {
  Point first = pos;
  for (const Point& cell : group_of(b, pos)) {
    if (cell.y < first.y || (cell.y == first.y && cell.x < first.x)) first = cell;
  }
  return fmt::format("{}{}", static_cast<char>('a' + first.x), first.y + 1);
}

std::unique_ptr<Position> position_of(const Deal& deal, const Board& b, const std::string& more) {
  auto made =
      (*find_game("collapse"))->game.parse(*parse_settings(settings(deal, more)), to_text(b));
  if (!made) ADD_FAILURE() << made.error().message << ": " << to_text(b);
  return std::move(*made);
}

// Random clicks of groups, so that the twins also meet boards no agent makes.
void wander(Board& b, int clicks, Rng& rng) {
  for (int i = 0; i < clicks && !is_ended(b); ++i) {
    Point pos;
    do {
      pos = {static_cast<int>(rng.below(static_cast<std::uint32_t>(b.width))),
             static_cast<int>(rng.below(static_cast<std::uint32_t>(b.height)))};
    } while (!is_group(b, pos));
    pilih(b, pos);
  }
}

using Twin = std::function<std::optional<Point>(const Board&)>;

// A whole game by one player of ours, each click compared; board and points, too.
void compare_game(const Deal& deal, Board b, const std::string& more, const std::string& spec,
                  const Twin& twin, Differences& differences) {
  const auto position = position_of(deal, b, more);
  EXPECT_EQ(position->turn() == Turn::kOver, is_ended(b));
  if (is_ended(b)) return;
  const auto player = make_player(*position, spec);
  ASSERT_TRUE(player) << player.error().message;
  Rng rng(1);
  long points = 0;
  while (position->turn() != Turn::kOver) {
    const auto ours = (*player)->choose(*position, {{}, rng, {}});
    ASSERT_TRUE(ours) << ours.error().message;
    const auto pos = twin(b);
    ASSERT_TRUE(pos) << position->text();
    differences.compare(spec + ' ' + position->text(), named(b, *pos), position->named(ours->move));
    ASSERT_TRUE(position->advance(named(b, *pos)));
    points += pilih(b, *pos);
    ASSERT_EQ(position->text().substr(0, to_text(b).size()), to_text(b));
    ASSERT_EQ(position->score(), points);
  }
  EXPECT_TRUE(is_ended(b));
}

const std::vector<Deal> kDeals = {{20, 20, 5}, {20, 20, 3}, {15, 15, 5}, {1, 12, 2}, {12, 1, 2},
                                  {8, 5, 3},   {5, 9, 4},   {26, 26, 9}, {7, 7, 2},  {10, 10, 6}};

// On every deal from the first board, and from boards some random clicks later.
void compare(const std::string& spec, const std::string& more,
             const std::function<Twin()>& begin_twin) {
  Rng rng(11);
  Differences differences;
  for (const Deal& deal : kDeals) {
    for (const int clicks : {0, 3, 12}) {
      Board b = any_board(deal, rng);
      wander(b, clicks, rng);
      compare_game(deal, b, more, spec, begin_twin(), differences);
      if (::testing::Test::HasFatalFailure()) return;
    }
  }
  EXPECT_GE(differences.compared(), 500);
  EXPECT_EQ(differences.words(), "");
}

TEST(CollapseTwin, RowByRow) {
  compare("row-by-row", "", [] { return Twin(row_by_row); });
}

TEST(CollapseTwin, Greedy) {
  compare("greedy", "", [] { return Twin(greedy); });
}

Twin brute_force(const Readings& readings) {
  return [twin = BruteForce(readings)](const Board& b) mutable { return twin.next(b); };
}

std::string spec_of(const Readings& readings) {
  return fmt::format("brute-force:count={},scan={},singles={}",
                     readings.count == Readings::Count::kOnce ? "once" : "always",
                     readings.scan == Readings::Scan::kRestart ? "restart" : "continue",
                     readings.singles == Readings::Singles::kOn ? "on" : "off");
}

// Every reading of the paper, as a test of its own.
class CollapseBruteForce : public ::testing::TestWithParam<std::tuple<bool, bool, bool>> {
 protected:
  static Readings readings() {
    const auto [once, restart, on] = GetParam();
    return {once ? Readings::Count::kOnce : Readings::Count::kAlways,
            restart ? Readings::Scan::kRestart : Readings::Scan::kContinue,
            on ? Readings::Singles::kOn : Readings::Singles::kOff};
  }
};

TEST_P(CollapseBruteForce, IsTheTwins) {
  compare(spec_of(readings()), "", [&] { return brute_force(readings()); });
}

// Where the rules let no single cell be clicked, every reading clicks groups only.
TEST_P(CollapseBruteForce, ClicksGroupsOnlyWhereSingleCellsAreOff) {
  Readings groups = readings();
  groups.singles = Readings::Singles::kOff;
  compare(spec_of(readings()), ",single=off", [&] { return brute_force(groups); });
}

INSTANTIATE_TEST_SUITE_P(Readings, CollapseBruteForce,
                         ::testing::Combine(::testing::Bool(), ::testing::Bool(),
                                            ::testing::Bool()));

// Without options it is procedure BF as printed: asked at every cell, going on, clicking anything.
TEST(CollapseTwin, BruteForceByDefaultIsTheListing) {
  const auto player = make_player(*started("collapse", ""), "brute-force");
  ASSERT_TRUE(player);
  EXPECT_EQ((*player)->spec(), spec_of(Readings{}));
}

}  // namespace
}  // namespace papan::papers::collapse
