// An opening book by our own search.
//
// Every position of the first moves is searched to a depth; from it the book goes on with the
// moves that are at most a margin worse than the best, so that it has an answer to all that is
// played in earnest. Then values go back: a position is worth the best of its moves
// as the book knows them further on. The plan and the shipped weights decide every byte.
// Tested in tests/train/othello_book_test.cpp.
#pragma once

#include <functional>
#include <optional>

#include "games/othello/play/book.hpp"

namespace papan::train {

struct BookPlan {
  int plies = 10;     // positions after so many moves are the last
  int depth = 10;     // of the search
  double margin = 4;  // discs
};

// `told` hears the positions done and those known to come, and says whether to go on;
// nothing when it was stopped.
std::optional<othello::Book> build_book(const BookPlan& plan,
                                        const std::function<bool(int done, int known)>& told);

}  // namespace papan::train
