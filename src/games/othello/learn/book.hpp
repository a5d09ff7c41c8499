// An opening book by our own search.
//
// Every position of the first moves is searched to a depth; from it the book goes on with the
// moves that are at most a margin worse than the best, so that it has an answer to all that is
// played in earnest. Then values go back: a position is worth the best of its moves
// as the book knows them further on. Positions are searched a few at a time, with a table of
// their own, so that a book that was begun and stopped ends as it would have. The plan and the
// shipped weights decide every byte.
// Tested in tests/train/othello_book_test.cpp.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

#include "games/othello/play/book.hpp"
#include "games/othello/play/midgame.hpp"
#include "train/learner.hpp"

namespace papan::train {

struct BookPlan {
  int plies = 10;     // positions after so many moves are the last
  int depth = 10;     // of the search
  double margin = 4;  // discs

  // As a learner's plan: train/learner.hpp.
  static OptionTable<BookPlan> describe();
  [[nodiscard]] Result<void> check() const { return {}; }
  [[nodiscard]] int steps() const { return 0; }  // nobody knows before it is searched
  [[nodiscard]] std::string file_name() const { return "othello-book.txt"; }
  [[nodiscard]] Result<std::unique_ptr<Learner>> open(const KeptRun& kept) const;
};

// A position in the first of its eight turns, with the discs of the side to move first.
struct BookPlace {
  std::uint64_t own = 0;
  std::uint64_t enemy = 0;
  friend auto operator<=>(const BookPlace&, const BookPlace&) = default;
};

class BookRun {
 public:
  explicit BookRun(const BookPlan& plan);
  // An error when a piece is damaged.
  static Result<BookRun> resume(const BookPlan& plan, const std::vector<std::string>& pieces);

  [[nodiscard]] bool finished() const { return waiting_.empty(); }
  [[nodiscard]] int positions() const { return static_cast<int>(branches_.size()); }
  // Positions that are known to come.
  [[nodiscard]] int waiting() const { return static_cast<int>(waiting_.size()); }
  // For so many positions.
  static int steps(int positions);
  // A few positions: their moves with values, a line each; nothing when it was stopped.
  std::optional<std::string> step(const std::stop_token& stop);
  [[nodiscard]] othello::Book book() const;

 private:
  struct Branch {
    int cell;
    int value;  // by the search, in parts of a disc
    BookPlace child;
  };
  using Branches = std::vector<Branch>;

  [[nodiscard]] std::vector<BookPlace> next_places() const;
  Branches searched(const BookPlace& place, othello::MidgameTable& table,
                    const std::stop_token& stop) const;
  // Of the first place that waits.
  void take(const BookPlace& place, Branches branches);
  Result<void> take_piece(const std::string& piece);

  BookPlan plan_;
  std::map<BookPlace, Branches> branches_;
  std::deque<BookPlace> waiting_;  // to be searched, in this order
  std::set<BookPlace> seen_;       // that wait or are searched
};

}  // namespace papan::train
