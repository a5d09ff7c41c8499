#include "games/othello/learn/book.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/text.hpp"
#include "games/othello/play/midgame.hpp"
#include "games/othello/rules/patterns.hpp"

namespace papan::train {
namespace {

using othello::Board;
using othello::Book;

constexpr std::size_t kTableMegabytes = 64;
constexpr int kInfinite = 1 << 14;
constexpr std::size_t kStep = 16;  // positions

// The first of its eight turns.
BookPlace first_turn(const BookPlace& place) {
  const auto mine = othello::turned(place.own);
  const auto theirs = othello::turned(place.enemy);
  BookPlace least{mine[0], theirs[0]};
  for (std::size_t i = 1; i < othello::kTurns; ++i)
    least = std::min(least, BookPlace{mine[i], theirs[i]});
  return least;
}

BookPlace after(const BookPlace& place, int cell) {
  const std::uint64_t flips = Board<8>::flips(place.own, place.enemy, cell);
  return first_turn({place.enemy ^ flips, place.own | flips | bit<std::uint64_t>(cell)});
}

std::uint64_t moves_of(const BookPlace& place) {
  return Board<8>::moves(place.own, place.enemy);
}

// What the book knows further on counts for more than the search from here.
template <class Branches>
class BackedUp {
 public:
  explicit BackedUp(const std::map<BookPlace, Branches>& branches) : branches_(branches) {}

  // Cell and value.
  std::pair<int, int> best(const BookPlace& place) {
    std::pair<int, int> best{-1, -kInfinite};
    for (const auto& branch : branches_.at(place)) {
      const int value = branches_.contains(branch.child) ? -value_of(branch.child) : branch.value;
      if (value > best.second) best = {branch.cell, value};
    }
    values_[place] = best.second;
    return best;
  }

 private:
  int value_of(const BookPlace& place) {
    const auto known = values_.find(place);
    return known != values_.end() ? known->second : best(place).second;
  }

  const std::map<BookPlace, Branches>& branches_;
  std::map<BookPlace, int> values_;
};

}  // namespace

BookRun::BookRun(const BookPlan& plan) : plan_(plan) {
  Rng unused;
  const auto start = othello::Othello<8>().start(unused);
  waiting_ = {first_turn({start.own, start.enemy})};
  seen_.insert(waiting_.front());
}

int BookRun::steps(int positions) {
  return (positions + static_cast<int>(kStep) - 1) / static_cast<int>(kStep);
}

std::vector<BookPlace> BookRun::next_places() const {
  std::vector<BookPlace> places;
  for (std::size_t i = 0; i < std::min(kStep, waiting_.size()); ++i) places.push_back(waiting_[i]);
  return places;
}

BookRun::Branches BookRun::searched(const BookPlace& place, othello::MidgameTable& table,
                                    const std::stop_token& stop) const {
  othello::MidgameShared shared{table, nullptr, {}, stop};
  othello::MidgameSearch search(shared, {});
  Branches branches;
  for_each_bit(moves_of(place), [&](int cell) {
    const BookPlace child = after(place, cell);
    const int value = -search.value(child.own, child.enemy, plan_.depth - 1, -kInfinite, kInfinite);
    branches.push_back({cell, value, child});
  });
  return branches;
}

std::optional<std::string> BookRun::step(const std::stop_token& stop) {
  const std::vector<BookPlace> places = next_places();
  othello::MidgameTable table(kTableMegabytes);
  std::vector<Branches> found;
  for (const BookPlace& place : places) {
    found.push_back(searched(place, table, stop));
    if (stop.stop_requested()) return std::nullopt;
  }
  std::string piece;
  for (std::size_t i = 0; i < places.size(); ++i) {
    for (const Branch& branch : found[i]) piece += fmt::format("{} {} ", branch.cell, branch.value);
    piece.back() = '\n';
    take(places[i], std::move(found[i]));
  }
  return piece;
}

void BookRun::take(const BookPlace& place, Branches branches) {
  if (count(place.own | place.enemy) - 4 < plan_.plies) {
    int best = -kInfinite;
    for (const Branch& branch : branches) best = std::max(best, branch.value);
    const int margin = static_cast<int>(std::lround(plan_.margin * othello::kPatternUnit));
    for (const Branch& branch : branches) {
      const bool searchable = moves_of(branch.child) != 0;
      if (branch.value >= best - margin && searchable && seen_.insert(branch.child).second) {
        waiting_.push_back(branch.child);
      }
    }
  }
  branches_[place] = std::move(branches);
  waiting_.pop_front();
}

Result<void> BookRun::take_piece(const std::string& piece) {
  const Error wrong{"expected a piece of a run of othello-book"};
  const auto lines = split(piece, '\n');
  const std::vector<BookPlace> places = next_places();
  if (lines.size() != places.size() + 1) return wrong;
  for (std::size_t i = 0; i < places.size(); ++i) {
    Branches branches;
    const auto numbers = words(lines[i]);
    for (std::size_t j = 0; j + 1 < numbers.size(); j += 2) {
      const auto cell = parse_integer(numbers[j]);
      const auto value = parse_integer(numbers[j + 1]);
      if (!cell || !value || *cell < 0 || *cell > 63 ||
          !contains(moves_of(places[i]), static_cast<int>(*cell))) {
        return wrong;
      }
      branches.push_back({static_cast<int>(*cell), static_cast<int>(*value),
                          after(places[i], static_cast<int>(*cell))});
    }
    if (branches.empty()) return wrong;
    take(places[i], std::move(branches));
  }
  return {};
}

Result<BookRun> BookRun::resume(const BookPlan& plan, const std::vector<std::string>& pieces) {
  BookRun run(plan);
  for (const std::string& piece : pieces) {
    if (auto taken = run.take_piece(piece); !taken) return taken.error();
  }
  return run;
}

Book BookRun::book() const {
  Book book;
  BackedUp backed_up(branches_);
  for (const auto& [place, branches] : branches_) {
    const auto [cell, value] = backed_up.best(place);
    const double hundredths = 100.0 * value / othello::kPatternUnit;
    book.add(place.own, place.enemy,
             {{static_cast<std::uint8_t>(cell)}, static_cast<int>(std::lround(hundredths))});
  }
  return book;
}

}  // namespace papan::train
