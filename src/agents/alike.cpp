#include "agents/alike.hpp"

#include <algorithm>
#include <optional>

namespace papan {
namespace {

constexpr int kOthersPatience = 2;  // the other move's own search may take so much longer

bool is_own(Kind kind) {
  return kind == Kind::kExact || kind == Kind::kEstimate;
}

// What the decision's own search found of the move, unless a window cut it.
std::optional<ToldValue> found_in(const Decision& decision, const std::string& move) {
  for (const DecisionCandidate& candidate : decision.candidates) {
    const Kind kind = kind_of(candidate);
    if (candidate.move == move && is_own(kind)) {
      return ToldValue{candidate.value, decision.depth, kind};
    }
  }
  return std::nullopt;
}

// Values moves by searching the positions behind them, and counts what that costs.
class MoveSearch {
 public:
  MoveSearch(const Position& position, const Adviser& adviser)
      : position_(position), adviser_(adviser) {}

  // As deep as the best was searched, this move included. Where that was solved, this can
  // be, the sooner by what the player has seen.
  Result<ToldValue> beside(const Decision& best, const std::string& move) {
    return best.exact ? search(adviser_.player, move, effort(best)) : afresh(move, effort(best));
  }

  // The best, which is not exact, as the other was valued: proven too, if that is; else to
  // the other's horizon. As it was, where that does not help.
  Result<ToldValue> again(const Decision& best, const ValuedPair& pair) {
    const bool proven = pair.other.kind == Kind::kExact;
    if (proven || !are_alike(pair.best, pair.other)) {
      const Budget horizon{.depth = std::max(1, pair.other.depth - 1)};
      auto found = afresh(best.move, proven ? effort(best) : horizon);
      if (!found) return found;
      const bool helps = are_alike(*found, pair.other) &&
                         (!are_alike(pair.best, pair.other) || found->kind == Kind::kExact);
      if (helps) return found;
    }
    return pair.best;
  }

  // A player that has searched deeper remembers values of other depths, so an estimate comes
  // from one that has seen nothing.
  Result<ToldValue> afresh(const std::string& move, const Budget& budget) {
    auto player = make_player(position_, adviser_.spec);
    if (!player) return player.error();
    return search(**player, move, budget);
  }

  [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

 private:
  [[nodiscard]] Budget effort(const Decision& best) const {
    Budget budget = or_else(adviser_.request.budget, parse_spec(adviser_.spec)->budget);
    budget.nodes *= kOthersPatience;
    budget.seconds *= kOthersPatience;
    if (!best.exact && best.depth > 1) budget.depth = best.depth - 1;
    return budget;
  }

  Result<ToldValue> search(Player& player, const std::string& move, const Budget& budget) {
    const auto after = position_.clone();
    if (auto played = after->play(move); !played) return played.error();
    if (after->turn() == Turn::kOver) {
      return ToldValue{static_cast<double>(after->score()), 1, Kind::kExact};
    }
    const Request& request = adviser_.request;
    const auto found = player.choose(*after, {budget, request.rng, request.stop, request.counted});
    if (!found) return found.error();
    nodes_ += found->nodes;
    return ToldValue{found->value, found->depth + 1, kind_of(*found)};
  }

  const Position& position_;
  const Adviser& adviser_;
  std::uint64_t nodes_ = 0;
};

}  // namespace

bool are_alike(const ToldValue& one, const ToldValue& other) {
  if (!is_own(one.kind) || !is_own(other.kind)) return false;
  const bool exact = one.kind == Kind::kExact;
  const bool other_exact = other.kind == Kind::kExact;
  if (exact && other_exact) return true;
  if (exact) return one.depth <= other.depth;
  if (other_exact) return other.depth <= one.depth;
  return one.depth == other.depth;
}

Result<ValuedPair> value_beside(const Position& position, const std::string& move,
                                const Decision& best, const Adviser& adviser) {
  ValuedPair pair{.best = {best.value, best.depth, kind_of(best)}};
  if (const auto known = found_in(best, move)) {
    pair.other = *known;
    return pair;
  }
  MoveSearch search(position, adviser);
  auto other = search.beside(best, move);
  if (!other) return other.error();
  pair.other = *other;
  if (!best.exact) {
    const auto again = search.again(best, pair);
    if (!again) return again.error();
    pair.best = *again;
  }
  pair.nodes = search.nodes();
  return pair;
}

}  // namespace papan
