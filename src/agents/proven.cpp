#include "agents/proven.hpp"

#include <algorithm>

#include "agents/by_search.hpp"

namespace papan {
namespace {

// The agent without its budget.
std::string prover_of(const Position& position, std::string_view spec) {
  auto parsed = parse_spec(by_search(position, spec));
  if (!parsed) return std::string(spec);
  parsed->budget = {};
  return to_text(*parsed);
}

// The position, and the agent where values depend on it, in one text.
std::string key_of(const Position& position, std::string_view spec) {
  std::string key(position.game());
  if (!module_of(position).score.ends_all_values) key += ' ' + prover_of(position, spec);
  key += ' ' + position.text();
  for (const auto& [name, value] : position.parameters()) key += ' ' + name + '=' + value;
  return key;
}

const ValuedMove* find_move(const ProvenMoves& known, const std::string& move) {
  const auto found = std::find_if(known.moves.begin(), known.moves.end(),
                                  [&](const ValuedMove& each) { return each.move.text == move; });
  return found == known.moves.end() ? nullptr : &*found;
}

void best_first(ProvenMoves& known, Turn mover) {
  const double sign = mover == Turn::kSecond ? -1 : 1;
  std::stable_sort(
      known.moves.begin(), known.moves.end(),
      [sign](const ValuedMove& a, const ValuedMove& b) { return sign * (a.value - b.value) > 0; });
}

}  // namespace

ProvenMoves proven_by(const Position& position, const std::vector<ValuedMove>& moves) {
  ProvenMoves proven;
  for (const ValuedMove& move : moves) {
    if (move.exact) proven.moves.push_back(move);
  }
  proven.has_best = !proven.moves.empty() && proven.moves.size() == position.legal_moves().size();
  return proven;
}

ProvenMoves proven_by(const Position& position, const Judgement& judgement) {
  ProvenMoves proven;
  if (judgement.best_kind != Kind::kExact) return proven;
  for (LegalMove& move : position.legal_moves()) {
    const bool is_best = move.text == judgement.best;
    const bool is_judged = move.text == judgement.move && judgement.kind == Kind::kExact;
    if (!is_best && !is_judged) continue;
    const double value = is_best ? judgement.best_value : judgement.value;
    std::vector<std::string> line = {move.text};
    if (is_best && !judgement.line.empty()) line = judgement.line;
    if (line.size() > Analyst::kMostLine) line.resize(Analyst::kMostLine);
    proven.moves.push_back({.move = std::move(move),
                            .value = value,
                            .depth = std::max(1, judgement.depth),
                            .exact = true,
                            .kind = Kind::kExact,
                            .line = std::move(line)});
  }
  proven.has_best = judgement.exact && !proven.moves.empty();
  best_first(proven, position.turn());
  return proven;
}

std::optional<Judgement> judged_by(const ProvenMoves& known, const Position& position,
                                   const std::string& move) {
  if (!known.has_best) return std::nullopt;
  const ValuedMove& best = known.moves.front();
  const ValuedMove* judged = move.empty() ? &best : find_move(known, move);
  if (judged == nullptr) return std::nullopt;
  const double sign = position.turn() == Turn::kSecond ? -1 : 1;
  // Of equals the one that is judged.
  const ValuedMove& shown = judged->value == best.value ? *judged : best;
  return Judgement{.best = shown.move.text,
                   .best_value = shown.value,
                   .line = shown.line,
                   .move = judged->move.text,
                   .value = judged->value,
                   .lost = sign * (best.value - judged->value),
                   .scale = loss_scale(position, best.value, known.moves.back().value),
                   .depth = best.depth,
                   .best_kind = Kind::kExact,
                   .kind = Kind::kExact,
                   .exact = true};
}

Judgement with_proven(Judgement judgement, const ProvenMoves& known) {
  if (!known.has_best || judgement.exact) return judgement;
  const ValuedMove& best = known.moves.front();
  judgement.best = best.move.text;
  judgement.best_value = best.value;
  judgement.line = best.line;
  judgement.depth = best.depth;
  judgement.best_kind = Kind::kExact;
  judgement.exact = true;
  judgement.compared = false;
  judgement.lost = 0;
  return judgement;
}

void Proven::keep(const Position& position, std::string_view spec, const ProvenMoves& proven) {
  if (proven.moves.empty()) return;
  const std::string key = key_of(position, spec);
  const auto [at, is_new] = known_.try_emplace(key);
  ProvenMoves& known = at->second;
  for (const ValuedMove& move : proven.moves) {
    if (find_move(known, move.move.text) == nullptr) known.moves.push_back(move);
  }
  known.has_best = known.has_best || proven.has_best;
  best_first(known, position.turn());
  if (!is_new) return;
  oldest_first_.push_back(key);
  if (oldest_first_.size() <= most_) return;
  known_.erase(oldest_first_.front());
  oldest_first_.pop_front();
}

ProvenMoves Proven::find(const Position& position, std::string_view spec) const {
  const std::string key = key_of(position, spec);
  const auto found = known_.find(key);
  return found == known_.end() ? ProvenMoves{} : found->second;
}

}  // namespace papan
