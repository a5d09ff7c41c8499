#include "games/othello/learn/book.hpp"

#include <cmath>
#include <deque>
#include <map>
#include <utility>
#include <vector>

#include "games/othello/play/midgame.hpp"
#include "games/othello/rules/patterns.hpp"

namespace papan::train {
namespace {

using othello::Board;
using othello::Book;
using othello::BookMove;

constexpr std::size_t kTableMegabytes = 64;
constexpr int kInfinite = 1 << 14;

struct Place {
  std::uint64_t own;
  std::uint64_t enemy;
  friend auto operator<=>(const Place&, const Place&) = default;
};

// The first of its eight turns.
Place first_turn(const Place& place) {
  const auto mine = othello::turned(place.own);
  const auto theirs = othello::turned(place.enemy);
  Place least{mine[0], theirs[0]};
  for (std::size_t i = 1; i < othello::kTurns; ++i)
    least = std::min(least, Place{mine[i], theirs[i]});
  return least;
}

Place after(const Place& place, int cell) {
  const std::uint64_t flips = Board<8>::flips(place.own, place.enemy, cell);
  return first_turn({place.enemy ^ flips, place.own | flips | bit<std::uint64_t>(cell)});
}

struct Branch {
  int cell;
  int value;  // by the search, in parts of a disc
  Place child;
};

class Builder {
 public:
  explicit Builder(const BookPlan& plan) : plan_(plan), table_(kTableMegabytes) {}

  std::optional<Book> build(const std::function<bool(int, int)>& told) {
    Rng unused;
    const auto start = othello::Othello<8>().start(unused);
    std::deque<Place> waiting = {first_turn({start.own, start.enemy})};
    int done = 0;
    while (!waiting.empty()) {
      const Place place = waiting.front();
      waiting.pop_front();
      for (const Place& child : expand(place)) waiting.push_back(child);
      ++done;
      if (!told(done, done + static_cast<int>(waiting.size()))) return std::nullopt;
    }
    Book book;
    for (const auto& [place, branches] : branches_)
      book.add(place.own, place.enemy, best_of(place));
    return book;
  }

 private:
  // Searches the moves; the new places that follow.
  std::vector<Place> expand(const Place& place) {
    const std::uint64_t cells = Board<8>::moves(place.own, place.enemy);
    if (cells == 0 || branches_.contains(place)) return {};
    std::vector<Branch>& branches = branches_[place];
    othello::MidgameShared shared{table_, nullptr, {}, {}};
    othello::MidgameSearch search(shared, {});
    int best = -kInfinite;
    for_each_bit(cells, [&](int cell) {
      const Place child = after(place, cell);
      const int value =
          -search.value(child.own, child.enemy, plan_.depth - 1, -kInfinite, kInfinite);
      branches.push_back({cell, value, child});
      best = std::max(best, value);
    });
    std::vector<Place> next;
    if (count(place.own | place.enemy) - 4 >= plan_.plies) return next;
    const int margin = static_cast<int>(std::lround(plan_.margin * othello::kPatternUnit));
    for (const Branch& branch : branches) {
      if (branch.value >= best - margin && !branches_.contains(branch.child)) {
        next.push_back(branch.child);
      }
    }
    return next;
  }

  // What the book knows further on counts for more than the search from here.
  int value_of(const Branch& branch) {
    if (!branches_.contains(branch.child)) return branch.value;
    const auto known = values_.find(branch.child);
    if (known != values_.end()) return -known->second;
    return -best(branch.child).second;
  }

  std::pair<int, int> best(const Place& place) {
    std::pair<int, int> best{-1, -kInfinite};
    for (const Branch& branch : branches_.at(place)) {
      const int value = value_of(branch);
      if (value > best.second) best = {branch.cell, value};
    }
    values_[place] = best.second;
    return best;
  }

  BookMove best_of(const Place& place) {
    const auto [cell, value] = best(place);
    const double hundredths = 100.0 * value / othello::kPatternUnit;
    return {{static_cast<std::uint8_t>(cell)}, static_cast<int>(std::lround(hundredths))};
  }

  BookPlan plan_;
  othello::MidgameTable table_;
  std::map<Place, std::vector<Branch>> branches_;
  std::map<Place, int> values_;
};

}  // namespace

std::optional<Book> build_book(const BookPlan& plan, const std::function<bool(int, int)>& told) {
  return Builder(plan).build(told);
}

}  // namespace papan::train
