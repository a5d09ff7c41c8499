#include "server/play/session.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "core/text.hpp"
#include "core/version.hpp"
#include "game/ending.hpp"
#include "server/security.hpp"

namespace papan::server {
namespace {

constexpr std::size_t kCheckpoint = 64;

Allowed refuse(ErrorCode code, std::string text) {
  return Refusal{code, std::move(text)};
}

Allowed not_yours() {
  return refuse(ErrorCode::kNotYourSeat, "you watch this game: its seats are taken by others");
}

// "black resigned", "time is up"
std::string early_end(const GameEntry& game, int seat, EndReason reason) {
  if (reason == EndReason::kTimeIsUp) return std::string(kTimeIsUp);
  if (game.seats == 1) return "resigned";
  return resigned_by(game.seat_names[static_cast<std::size_t>(seat)]);
}

std::optional<int> winner_by(Score result, int seats) {
  if (seats == 1 || result == 0) return {};
  return result > 0 ? 0 : 1;
}

}  // namespace

Session::Session(SessionSetup setup) : setup_(std::move(setup)), position_(setup_.start->clone()) {
  checkpoints_.push_back(setup_.start->clone());
  judge();
}

bool Session::chance_has_turn() const {
  return !is_over() && position_->turn() == Turn::kChance;
}

std::optional<int> Session::agent_to_move() const {
  const Turn turn = position_->turn();
  if (is_over() || !is_seat(turn)) return {};
  const std::size_t seat = seat_index(turn);
  if (setup_.seats[seat].is_person()) return {};
  return static_cast<int>(seat);
}

bool Session::has_person() const {
  return std::any_of(setup_.seats.begin(), setup_.seats.end(),
                     [](const SeatPlayer& player) { return player.is_person(); });
}

bool Session::may_play(const Asker& asker, int seat) const {
  const auto index = static_cast<std::size_t>(seat);
  if (!asker.writes || index >= setup_.seats.size() || !setup_.seats[index].is_person()) {
    return false;
  }
  return setup_.seat_tokens[index].empty() || asker.holds[index];
}

bool Session::may_steer(const Asker& asker) const {
  if (!asker.writes) return false;
  const bool offered = !setup_.seat_tokens[0].empty() || !setup_.seat_tokens[1].empty();
  return !offered || asker.holds[0] || asker.holds[1] || may_play(asker, 0) || may_play(asker, 1);
}

std::array<bool, 2> Session::seats_of(std::string_view seat_token) const {
  std::array<bool, 2> opened{};
  for (std::size_t seat = 0; seat < opened.size(); ++seat) {
    const std::string& token = setup_.seat_tokens[seat];
    opened[seat] = !token.empty() && same_secret(token, seat_token);
  }
  return opened;
}

Result<void> Session::play(std::string_view text) {
  auto played = push(text);
  if (played) redo_.clear();
  return played;
}

std::string Session::chance_outcome() const {
  if (drawn_ < setup_.outcomes.size()) return setup_.outcomes[drawn_];
  constexpr std::uint64_t kChance = 2;  // seats are 0 and 1
  Rng rng = Rng(setup_.seed).fork(kChance).fork(drawn_);
  return position_->draw(rng);
}

Allowed Session::check_play(const Asker& asker, const Play& message) const {
  const auto seen = static_cast<std::size_t>(message.ply);
  if (seen != plies_.size()) {
    return refuse(ErrorCode::kStale,
                  fmt::format("the game is at ply {}, not {}", plies_.size(), message.ply));
  }
  const Turn turn = position_->turn();
  if (is_over() || !is_seat(turn)) return refuse(ErrorCode::kNotYourTurn, "the game is over");
  const std::size_t seat = seat_index(turn);
  if (!setup_.seats[seat].is_person()) {
    return refuse(ErrorCode::kNotYourTurn,
                  fmt::format("it is the turn of {}", entry().game.seat_names[seat]));
  }
  if (!may_play(asker, static_cast<int>(seat))) {
    return may_steer(asker)
               ? refuse(ErrorCode::kNotYourTurn,
                        fmt::format("it is the turn of {}", entry().game.seat_names[seat]))
               : not_yours();
  }
  return {};
}

bool Session::is_askers_turn(const Asker& asker, const Position& position) const {
  return is_seat(position.turn()) && may_play(asker, static_cast<int>(seat_index(position.turn())));
}

std::optional<std::size_t> Session::plies_after_undo(const Asker& asker) const {
  for (std::size_t left = plies_.size(); left-- > 0;) {
    const Turn by = plies_[left].by;  // who had the turn after `left` plies
    if (!is_seat(by)) continue;
    if (!has_person() || may_play(asker, static_cast<int>(seat_index(by)))) return left;
  }
  return {};
}

Allowed Session::undo(const Asker& asker) {
  if (!may_steer(asker)) return not_yours();
  if (ended_by()) {
    return refuse(ErrorCode::kBadValue, fmt::format("{}: nothing can be taken back", ending_->why));
  }
  const auto left = plies_after_undo(asker);
  if (!left) return refuse(ErrorCode::kBadValue, "there is nothing to take back");
  take_back_to(*left);
  return {};
}

void Session::take_back_to(std::size_t plies) {
  while (plies_.size() > plies) {
    drawn_ -= plies_.back().by == Turn::kChance ? 1 : 0;
    redo_.push_back(std::move(plies_.back().text));
    plies_.pop_back();
  }
  checkpoints_.resize(plies / kCheckpoint + 1);
  position_ = position_after(plies == 0 ? 0 : plies - 1);
  last_steps_.clear();
  if (plies > 0) last_steps_ = *position_->play(plies_.back().text);
  ending_.reset();
  judge();
}

Allowed Session::redo(const Asker& asker) {
  if (!may_steer(asker)) return not_yours();
  if (redo_.empty()) return refuse(ErrorCode::kBadValue, "there is nothing to bring back");
  const std::string text = std::move(redo_.back());
  redo_.pop_back();
  [[maybe_unused]] const auto played = push(text);
  assert(played.ok());  // it stood here before
  return {};
}

bool Session::redo_goes_on(const Asker& asker) const {
  if (redo_.empty()) return false;
  return has_person() ? !is_askers_turn(asker, *position_) : chance_has_turn();
}

Allowed Session::resign(const Asker& asker, int seat) {
  return end_by(asker, seat, EndReason::kResigned);
}

Allowed Session::run_out(const Asker& asker, int seat) {
  return end_by(asker, seat, EndReason::kTimeIsUp);
}

Allowed Session::end_by(const Asker& asker, int seat, EndReason reason) {
  if (is_over()) return refuse(ErrorCode::kBadValue, "the game is over");
  if (!may_play(asker, seat)) {
    return refuse(ErrorCode::kNotYourSeat, "only the person in a seat can end the game for it");
  }
  end_early(seat, reason);
  return {};
}

std::optional<int> Session::ended_by() const {
  if (!ending_ || ending_->reason == EndReason::kPlayed) return {};
  return ending_->winner == 0 ? 1 : 0;
}

// Counts at least a point for the winner, so that the result says who won.
void Session::end_early(int seat, EndReason reason) {
  const Score score = position_->score();
  const std::string why = early_end(entry().game, seat, reason);
  if (entry().game.seats == 1) {
    ending_ = Ending{score, reason, why, {}};
  } else if (seat == 1) {
    ending_ = Ending{std::max<Score>(score, 1), reason, why, 0};
  } else {
    ending_ = Ending{std::min<Score>(score, -1), reason, why, 1};
  }
}

Allowed Session::take_seat(const Asker& asker, int seat, const SeatPlayer& player) {
  if (!may_steer(asker)) return not_yours();
  const auto index = static_cast<std::size_t>(seat);
  if (index >= setup_.seats.size()) {
    return refuse(ErrorCode::kBadValue, "this game is for one: it has no second seat");
  }
  setup_.seats[index] = player;
  if (!asker.holds[index]) setup_.seat_tokens[index].clear();
  return {};
}

Allowed Session::set_pace(const Asker& asker, const Pace& pace) {
  if (!may_steer(asker)) return not_yours();
  setup_.pace = pace;
  return {};
}

Allowed Session::offer(Asker& asker, int seat, const std::array<std::string, 2>& fresh) {
  const auto index = static_cast<std::size_t>(seat);
  if (!may_steer(asker)) return not_yours();
  if (index >= setup_.seats.size() || !setup_.seats[index].is_person()) {
    return refuse(ErrorCode::kBadValue, "only a person's seat can be offered");
  }
  for (std::size_t i = 0; i < setup_.seats.size(); ++i) {
    if (!setup_.seats[i].is_person() || !setup_.seat_tokens[i].empty()) continue;
    setup_.seat_tokens[i] = fresh[i];
    asker.holds[i] = true;
  }
  asker.holds[index] = false;
  return {};
}

SessionSetup Session::rematch(std::shared_ptr<const Position> start) const {
  SessionSetup setup = setup_;
  setup.start = std::move(start);
  std::reverse(setup.seats.begin(), setup.seats.end());
  if (setup.seats.size() == 2) std::swap(setup.seat_tokens[0], setup.seat_tokens[1]);
  setup.pace.paused = false;
  return setup;
}

std::uint64_t Session::chance_of(std::size_t seat, std::size_t plies) const {
  return Rng(setup_.seed).fork(seat).fork(plies).seed();
}

std::unique_ptr<Position> Session::position_after(std::size_t plies) const {
  const std::size_t checkpoint = std::min(plies / kCheckpoint, checkpoints_.size() - 1);
  auto position = checkpoints_[checkpoint]->clone();
  for (std::size_t i = checkpoint * kCheckpoint; i < plies; ++i) {
    [[maybe_unused]] const auto played = position->advance(plies_[i].text);
    assert(played.ok());  // it was played here before
  }
  return position;
}

Result<void> Session::push(std::string_view text) {
  if (is_over()) return Error{"the game is over"};
  const Turn by = position_->turn();
  auto steps = position_->play(text);
  if (!steps) return steps.error();
  last_steps_ = std::move(*steps);
  plies_.push_back({std::string(text), by});
  drawn_ += by == Turn::kChance ? 1 : 0;
  if (plies_.size() % kCheckpoint == 0) checkpoints_.push_back(position_->clone());
  judge();
  return {};
}

void Session::judge() {
  if (position_->turn() != Turn::kOver) return;
  const Score result = position_->score();
  ending_ =
      Ending{result, EndReason::kPlayed, end_of(*position_), winner_by(result, entry().game.seats)};
}

Record Session::record_after(std::size_t plies) const {
  Record record;
  record.game = entry().game.name;
  record.parameters = setup_.start->parameters();
  for (std::size_t seat = 0; seat < setup_.seats.size(); ++seat) {
    const SeatPlayer& player = setup_.seats[seat];
    if (!player.is_person()) record.seats[seat] = player.text;
    if (player.is_person())
      record.seats[seat] = player.text.empty() ? "human" : "human:" + player.text;
  }
  record.seed = setup_.seed;
  record.version = std::string(kVersion);
  record.start = setup_.start->text();
  for (std::size_t i = 0; i < std::min(plies, plies_.size()); ++i) {
    record.plies.push_back(plies_[i].text);
  }
  return record;
}

Record Session::record() const {
  Record record = record_after(plies_.size());
  if (!ending_) return record;
  record.end = ending_->why;
  // What was given up has no result by the rules, and the end says who lost; the score of a
  // game for one stands when its time is up.
  const bool solo = setup_.seats.size() == 1;
  if (!solo && ending_->reason == EndReason::kTimeIsUp) {
    record.end = time_is_up_of(entry().game.seat_names[static_cast<std::size_t>(*ended_by())]);
  }
  const bool counts =
      ending_->reason == EndReason::kPlayed || (solo && ending_->reason == EndReason::kTimeIsUp);
  if (counts) record.result = ending_->result;
  return record;
}

}  // namespace papan::server
