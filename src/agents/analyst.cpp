#include "agents/analyst.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "agents/by_search.hpp"

namespace papan {
namespace {

constexpr std::uint64_t kFirstNodes = 64;     // of a move's first search, for one player
constexpr std::uint64_t kFirstSample = 1024;  // of the first look at all moves
constexpr int kMostRounds = 18;               // of doubling
constexpr int kFirstDepth = 2;                // the move and an answer

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

int sign_of(const Position& position) {
  return position.turn() == Turn::kSecond ? -1 : 1;
}

// May chance answer a move here?
bool chance_answers(const Position& position) {
  const auto after = position.clone();
  return after->play(position.legal_moves().front().text) && after->turn() == Turn::kChance;
}

}  // namespace

Analyst::Method Analyst::method_of(const Position& position, std::string_view agent) {
  const auto entry = find_game(position.game());
  const bool solo = (*entry)->game.seats == 1;
  if (chance_answers(position)) return Method::kOnce;
  if (solo) {
    return is_one_of(agent, {"best", "sequence-annealing", "mcts", "beam", "nmcs", "nrpa"})
               ? Method::kImprove
               : Method::kOnce;
  }
  if (agent == "mcts") return Method::kSample;
  return is_one_of(agent, {"best", "exact", "minimax", "alphabeta", "negamax", "negascout"})
             ? Method::kDeepen
             : Method::kOnce;
}

Result<Analyst> Analyst::make(const Position& position, std::string_view agent) {
  const std::string spec = by_search(position, agent);
  auto wanted = parse_spec(spec);
  if (!wanted) return wanted.error();
  auto player = make_player(position, spec);
  if (!player) return player.error();
  Analyst analyst;
  analyst.position_ = position.clone();
  analyst.wanted_ = std::move(*wanted);
  analyst.player_ = std::move(*player);
  analyst.method_ = method_of(position, analyst.wanted_.name);
  analyst.depth_ = analyst.method_ == Method::kDeepen ? kFirstDepth : 1;
  for (LegalMove& move : position.legal_moves()) {
    std::vector<std::string> line = {move.text};
    analyst.round_.push_back({.move = std::move(move), .line = std::move(line)});
  }
  return analyst;
}

void Analyst::begin_with(const std::vector<ValuedMove>& exact) {
  if (method_ != Method::kDeepen) return;  // others value all moves at once, or by chance
  for (ValuedMove& move : round_) {
    for (const ValuedMove& known : exact) {
      if (known.move.text == move.move.text) move = known;
    }
  }
}

Result<void> Analyst::step(const Watch& watch) {
  if (finished_) return {};
  const bool by_move = method_ == Method::kDeepen || method_ == Method::kImprove;
  if (auto done = by_move ? search_move(watch) : search_all(watch); !done) return done;
  if (at_ == round_.size()) end_round();
  return {};
}

Result<void> Analyst::search_move(const Watch& watch) {
  ValuedMove& move = round_[at_];
  if (!move.exact) {
    const auto after = position_->clone();
    if (auto played = after->play(move.move.text); !played) return played.error();
    nodes_ += 1;
    if (after->turn() == Turn::kOver) {
      move.value = after->score();
      move.exact = true;
      move.kind = Kind::kExact;
      move.depth = 1;
    } else {
      // A planner would follow its old plan: one that plans for one player is made anew.
      std::unique_ptr<Player> own;
      if (method_ == Method::kImprove) own = std::move(*make_player(*after, to_text(wanted_)));
      const auto decision = ask(own ? *own : *player_, *after, watch);
      if (!decision) return decision.error();
      if (watch.stop.stop_requested()) return {};
      take(move, *decision);
    }
  }
  ++at_;
  if (rounds_ == 0 || method_ == Method::kImprove) publish();
  return {};
}

void Analyst::take(ValuedMove& move, const Decision& decision) const {
  const bool worse = method_ == Method::kImprove && move.depth > 0 &&
                     sign_of(*position_) * (decision.value - move.value) <= 0;
  if (worse) return;
  move.value = decision.value;
  move.exact = decision.exact;
  move.kind = kind_of(decision);
  move.depth = decision.depth + 1;
  move.line = {move.move.text};
  const std::size_t rest = std::min(decision.line.size(), kMostLine - 1);
  move.line.insert(move.line.end(), decision.line.begin(),
                   decision.line.begin() + static_cast<std::ptrdiff_t>(rest));
}

Result<void> Analyst::search_all(const Watch& watch) {
  const auto decision = ask(*player_, *position_, watch);
  if (!decision) return decision.error();
  if (watch.stop.stop_requested()) return {};
  if (decision->candidates.empty()) {
    return Error{fmt::format("{} does not value moves: choose another agent", wanted_.name)};
  }
  for (ValuedMove& move : round_) {
    for (const DecisionCandidate& candidate : decision->candidates) {
      if (candidate.move != move.move.text) continue;
      move.value = candidate.value;
      move.depth = std::max(1, decision->depth);
      move.kind = kind_of(candidate);
      move.exact = move.kind == Kind::kExact;
      move.line = {move.move.text};
      if (move.move.text == decision->move && !decision->line.empty()) move.line = decision->line;
      if (move.line.size() > kMostLine) move.line.resize(kMostLine);
    }
  }
  if (method_ == Method::kOnce) depth_ = std::max(1, decision->depth);
  at_ = round_.size();
  return {};
}

Result<Decision> Analyst::ask(Player& player, const Position& position, const Watch& watch) {
  Rng rng = Rng(1).fork(static_cast<std::uint64_t>(rounds_)).fork(at_);
  auto decision = player.choose(position, {budget(), rng, watch.stop, watch.counted});
  if (decision) nodes_ += decision->nodes;
  return decision;
}

Budget Analyst::budget() const {
  switch (method_) {
    case Method::kDeepen: return {.depth = depth_ - 1};
    case Method::kImprove: return {.nodes = kFirstNodes << rounds_};
    case Method::kSample: return {.nodes = kFirstSample << rounds_};
    case Method::kOnce: return {};
  }
  return {};
}

void Analyst::end_round() {
  publish();
  at_ = 0;
  ++rounds_;
  const bool known =
      std::all_of(round_.begin(), round_.end(), [](const ValuedMove& move) { return move.exact; });
  const int deepest = wanted_.budget.depth != 0 ? wanted_.budget.depth : kMaxDepth;
  const bool deep = method_ == Method::kDeepen ? depth_ >= deepest : rounds_ >= kMostRounds;
  finished_ = known || deep || method_ == Method::kOnce;
  if (finished_) return;
  // The next round begins with what looks best.
  round_ = moves_;
  ++depth_;
}

void Analyst::publish() {
  moves_.clear();
  for (const ValuedMove& move : round_) {
    if (move.depth > 0) moves_.push_back(move);
  }
  const int sign = sign_of(*position_);
  std::stable_sort(moves_.begin(), moves_.end(), [sign](const ValuedMove& a, const ValuedMove& b) {
    return sign * (a.value - b.value) > 0;
  });
  ++changes_;
}

}  // namespace papan
