// The opening book: turns of the board share entries, text comes back, building is
// reproducible and ends where the plan says.
#include "games/othello/learn/book.hpp"

#include <gtest/gtest.h>

#include "games/othello/rules/patterns.hpp"

namespace papan::train {
namespace {

using othello::Board;
using othello::Book;
using othello::Othello;

constexpr BookPlan kSmallBook{.plies = 2, .depth = 3, .margin = 1};

std::optional<Book> small_book() {
  BookRun run(kSmallBook);
  while (!run.finished()) EXPECT_TRUE(run.step({}));
  return run.book();
}

TEST(OthelloBook, KnowsAPositionInAllItsTurns) {
  Rng rng;
  const Othello<8> rules;
  auto state = rules.start(rng);
  rules.play(state, *rules.parse_move("f5"));
  Book book;
  book.add(state.own, state.enemy, {*rules.parse_move("d6"), 123});
  const auto own = othello::turned(state.own);
  const auto enemy = othello::turned(state.enemy);
  for (std::size_t turn = 0; turn < othello::kTurns; ++turn) {
    const auto best = book.find(own[turn], enemy[turn]);
    ASSERT_TRUE(best);
    EXPECT_EQ(best->value, 123);
    EXPECT_TRUE(contains(Board<8>::moves(own[turn], enemy[turn]), best->move.cell));
    EXPECT_EQ(bit<std::uint64_t>(best->move.cell),
              othello::turned(bit<std::uint64_t>(rules.parse_move("d6")->cell))[turn]);
  }
  EXPECT_EQ(book.size(), 1);
}

TEST(OthelloBook, TextComesBackAndNonsenseIsRefused) {
  const auto book = small_book();
  ASSERT_TRUE(book);
  const auto again = Book::parse(book->text());
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->text(), book->text());
  for (const char* bad : {"1 2 3", "x 2 d3 0", "1 1 d3 0", "810000000 1008000000 a1 0",
                          "810000000 1008000000 d3 9999"}) {
    EXPECT_FALSE(Book::parse(bad)) << bad;
  }
}

TEST(OthelloBook, BuildingIsReproducibleAndEndsAfterItsPlies) {
  const auto one = small_book();
  const auto two = small_book();
  ASSERT_TRUE(one && two);
  EXPECT_EQ(one->text(), two->text());
  Rng rng;
  const Othello<8> rules;
  auto state = rules.start(rng);
  int known = 0;
  for (auto best = one->find(state.own, state.enemy); best;
       best = one->find(state.own, state.enemy)) {
    ASSERT_TRUE(contains(Board<8>::moves(state.own, state.enemy), best->move.cell));
    rules.play(state, best->move);
    ++known;
  }
  EXPECT_GE(known, 1);
  EXPECT_LE(known, 3);  // the last are those after two moves
}

TEST(OthelloBook, AStopChangesNothing) {
  BookRun run({});
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(run.step(stop.get_token()));
  EXPECT_EQ(run.positions(), 0);
}

TEST(OthelloBook, EndsTheSameWhetherItWasStoppedOrNot) {
  const BookPlan plan{.plies = 4, .depth = 3, .margin = 2};
  BookRun whole(plan);
  std::vector<std::string> pieces;
  while (!whole.finished()) pieces.push_back(*whole.step({}));
  ASSERT_GT(pieces.size(), 2U);
  const std::vector<std::string> some(pieces.begin(), pieces.begin() + 2);
  auto resumed = BookRun::resume(plan, some);
  ASSERT_TRUE(resumed);
  while (!resumed->finished()) resumed->step({});
  EXPECT_EQ(resumed->book().text(), whole.book().text());
  for (const char* bad : {"", "19", "x y\n", "19 5 \n19 5 \n", "0 5 \n"}) {
    EXPECT_FALSE(BookRun::resume(plan, {bad})) << bad;
  }
}

TEST(OthelloBook, TheShippedOneBeginsAtTheStart) {
  Rng rng;
  const auto state = Othello<8>().start(rng);
  EXPECT_TRUE(Book::shipped().find(state.own, state.enemy));
  EXPECT_GT(Book::shipped().size(), 50U);
}

}  // namespace
}  // namespace papan::train
