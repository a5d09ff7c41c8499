// PositionOf<G>: the erased Position over one game's typed rules and state.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <span>
#include <utility>

#include "game/game.hpp"
#include "game/position.hpp"

namespace papan {

template <Game G>
class PositionOf final : public Position {
 public:
  PositionOf(std::shared_ptr<const G> rules, const StateOf<G>& state)
      : rules_(std::move(rules)), state_(state) {
    remember();
  }

  [[nodiscard]] const std::shared_ptr<const G>& rules() const { return rules_; }
  [[nodiscard]] const StateOf<G>& state() const { return state_; }
  [[nodiscard]] std::span<const std::uint64_t> history() const { return history_; }

  [[nodiscard]] std::unique_ptr<Position> clone() const override {
    return std::make_unique<PositionOf>(*this);
  }
  [[nodiscard]] std::string_view game() const override { return G::kName; }
  [[nodiscard]] Settings parameters() const override {
    return described<typename G::Parameters>().settings(rules_->parameters());
  }
  [[nodiscard]] Turn turn() const override {
    return third_occurrence() ? Turn::kOver : rules_->turn(state_);
  }
  [[nodiscard]] Score score() const override {
    return third_occurrence() ? 0 : rules_->score(state_);
  }
  [[nodiscard]] std::string text() const override { return rules_->to_text(state_); }
  [[nodiscard]] View view() const override { return rules_->view(state_); }

  [[nodiscard]] std::vector<LegalMove> legal_moves() const override {
    std::vector<LegalMove> found;
    if (!is_seat(turn())) return found;
    MovesOf<G> moves;
    rules_->legal_moves(state_, moves);
    for (const auto& move : moves) found.push_back({rules_->to_text(move), rules_->cells(move)});
    return found;
  }

  Result<std::vector<Step>> play(std::string_view ply) override {
    StepLog log;
    if (auto done = tell(ply, log); !done) return done.error();
    return std::move(log).steps();
  }

  Result<void> advance(std::string_view ply) override {
    NullSink nobody;
    return tell(ply, nobody);
  }

  [[nodiscard]] std::string named(std::string_view ply) const override {
    if constexpr (Naming<G>) {
      const auto move = rules_->parse_move(ply);
      if (move && is_seat(turn())) return rules_->to_text(rules_->named(state_, *move));
    }
    return std::string(ply);
  }

  [[nodiscard]] std::string draw(Rng& rng) const override {
    if constexpr (Stochastic<G>) {
      if constexpr (Dealt<G>) {
        if (const auto outcome = rules_->dealt(state_)) return rules_->to_text(*outcome);
      }
      return rules_->to_text(rules_->draw(state_, rng));
    } else {
      (void)rng;
      return {};
    }
  }

 private:
  template <class Sink>
  Result<void> tell(std::string_view ply, Sink& sink) {
    switch (turn()) {
      case Turn::kOver:
        return Error{fmt::format("the game is over: {} is too much", in_quotes(ply))};
      case Turn::kChance: return resolve(ply);
      default: return play_move(ply, sink);
    }
  }

  template <class Sink>
  Result<void> play_move(std::string_view text, Sink& sink) {
    auto move = rules_->parse_move(text);
    if (!move) return move.error();
    if constexpr (Naming<G>) *move = rules_->named(state_, *move);
    MovesOf<G> moves;
    rules_->legal_moves(state_, moves);
    if (!is_legal(moves, *move)) {
      return Error{fmt::format("{} is not legal here: {}", in_quotes(text), legal_in_words(moves))};
    }
    if constexpr (Repeating<G>) {
      if (rules_->irreversible(state_, *move)) history_.clear();
    }
    rules_->play(state_, *move, sink);
    remember();
    return {};
  }

  [[nodiscard]] bool is_legal(const MovesOf<G>& moves, const MoveOf<G>& move) const {
    if constexpr (Judging<G>) {
      return rules_->is_legal(state_, move);
    } else {
      return std::binary_search(moves.begin(), moves.end(), move);
    }
  }

  Result<void> resolve(std::string_view text) {
    if constexpr (Stochastic<G>) {
      const auto outcome = rules_->parse_outcome(text);
      if (!outcome) return outcome.error();
      rules_->resolve(state_, *outcome);
      return {};
    } else {
      return Error{fmt::format("{} cannot be drawn in {}", in_quotes(text), G::kName)};
    }
  }

  [[nodiscard]] std::string legal_in_words(const MovesOf<G>& moves) const {
    constexpr std::size_t kShown = 24;
    std::vector<std::string> names;
    for (const auto& move : moves) {
      if (names.size() == kShown) break;
      names.push_back(rules_->to_text(move));
    }
    const auto rest = moves.size() - names.size();
    return fmt::format("legal is {}{}", join(names, " "),
                       rest > 0 ? fmt::format(" and {} more", rest) : "");
  }

  void remember() {
    if constexpr (Repeating<G>) history_.push_back(rules_->key(state_));
  }

  [[nodiscard]] bool third_occurrence() const {
    if constexpr (Repeating<G>) {
      return std::count(history_.begin(), history_.end(), history_.back()) >= 3;
    } else {
      return false;
    }
  }

  std::shared_ptr<const G> rules_;
  StateOf<G> state_;
  std::vector<std::uint64_t> history_;
};

}  // namespace papan
