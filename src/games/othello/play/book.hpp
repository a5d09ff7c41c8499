// Book: moves of Othello's opening on 8x8 that were thought over beforehand.
//
// A position is kept in the one of its eight turns whose discs come first as numbers, so
// that symmetric openings share an entry. A file is text, an entry a line, sorted: the
// discs of the side to move and of the other as hexadecimal words, the best move there, its
// value in hundredths of a disc for the side to move. `papan book build` makes it
// (games/othello/learn/book.hpp). Tested in tests/train/othello_book_test.cpp.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.hpp"
#include "games/othello/rules/othello.hpp"

namespace papan::othello {

struct BookMove {
  Move move;
  int value = 0;  // hundredths of a disc, for the side to move
};

class Book {
 public:
  static Result<Book> parse(std::string_view text);
  // The book that the program carries.
  static const Book& shipped();

  [[nodiscard]] std::string text() const;
  [[nodiscard]] std::size_t size() const { return entries_.size(); }

  void add(std::uint64_t own, std::uint64_t enemy, const BookMove& best);
  [[nodiscard]] std::optional<BookMove> find(std::uint64_t own, std::uint64_t enemy) const;

 private:
  struct Key {
    std::uint64_t own;
    std::uint64_t enemy;
    friend auto operator<=>(const Key&, const Key&) = default;
  };
  struct Turned {
    Key key;
    std::size_t turn;  // that leads from the board to the key
  };
  static Turned canonical(std::uint64_t own, std::uint64_t enemy);

  std::map<Key, BookMove> entries_;
};

}  // namespace papan::othello
