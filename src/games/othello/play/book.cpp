#include "games/othello/play/book.hpp"

#include <fmt/format.h>

#include <charconv>

#include "core/carried_file.hpp"
#include "core/text.hpp"
#include "games/othello/rules/patterns.hpp"

PAPAN_CARRY_FILE(papan_othello_book, PAPAN_BOOK_FILE)

namespace papan::othello {
namespace {

constexpr int kMostValue = 6400;

// Where a cell goes when the board is turned.
int turned_cell(int cell, std::size_t turn) {
  return lowest(turned(bit<std::uint64_t>(cell))[turn]);
}

// The cell that goes there.
int turned_back(int cell, std::size_t turn) {
  for (int from = 0; from < 64; ++from) {
    if (turned_cell(from, turn) == cell) return from;
  }
  return cell;
}

std::optional<std::uint64_t> hexadecimal(std::string_view text) {
  std::uint64_t value = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (problem != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

Book::Turned Book::canonical(std::uint64_t own, std::uint64_t enemy) {
  const auto mine = turned(own);
  const auto theirs = turned(enemy);
  Turned least{{mine[0], theirs[0]}, 0};
  for (std::size_t turn = 1; turn < kTurns; ++turn) {
    const Key key{mine[turn], theirs[turn]};
    if (key < least.key) least = {key, turn};
  }
  return least;
}

void Book::add(std::uint64_t own, std::uint64_t enemy, const BookMove& best) {
  const Turned place = canonical(own, enemy);
  entries_[place.key] = {{static_cast<std::uint8_t>(turned_cell(best.move.cell, place.turn))},
                         best.value};
}

std::optional<BookMove> Book::find(std::uint64_t own, std::uint64_t enemy) const {
  const Turned place = canonical(own, enemy);
  const auto found = entries_.find(place.key);
  if (found == entries_.end()) return std::nullopt;
  BookMove best = found->second;
  best.move.cell = static_cast<std::uint8_t>(turned_back(best.move.cell, place.turn));
  return best;
}

std::string Book::text() const {
  const Othello<8> rules;
  std::string text;
  for (const auto& [key, best] : entries_) {
    text +=
        fmt::format("{:x} {:x} {} {}\n", key.own, key.enemy, rules.to_text(best.move), best.value);
  }
  return text;
}

Result<Book> Book::parse(std::string_view text) {
  const Othello<8> rules;
  Book book;
  const auto lines = split(text, '\n');
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const auto parts = words(lines[i]);
    if (parts.empty()) continue;
    const auto bad = [&] {
      return Error{
          fmt::format("line {}: expected discs, discs, a legal move and its value", i + 1)};
    };
    if (parts.size() != 4) return bad();
    const auto own = hexadecimal(parts[0]);
    const auto enemy = hexadecimal(parts[1]);
    const auto move = rules.parse_move(parts[2]);
    const auto value = parse_integer(parts[3]);
    if (!own || !enemy || !move || !value || (*own & *enemy) != 0) return bad();
    if (!contains(Board<8>::moves(*own, *enemy), move->cell)) return bad();
    if (*value < -kMostValue || *value > kMostValue) return bad();
    book.add(*own, *enemy, {*move, static_cast<int>(*value)});
  }
  return book;
}

const Book& Book::shipped() {
  static const Book book = [] {
    auto read = parse(PAPAN_CARRIED(papan_othello_book));
    return std::move(*read);
  }();
  return book;
}

}  // namespace papan::othello
