#include "cli/play_session.hpp"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <fstream>
#include <thread>

#include "agents/external.hpp"
#include "agents/plan_search.hpp"
#include "arena/referee.hpp"
#include "cli/bad_input.hpp"
#include "cli/decision_output.hpp"
#include "cli/interrupt.hpp"
#include "cli/position_output.hpp"
#include "core/text.hpp"
#include "game/ending.hpp"
#include "game/seat_index.hpp"

namespace papan::cli {
namespace {

constexpr std::string_view kHelp =
    "type a move, or:\n"
    "  hint        what the strongest agent would play\n"
    "  moves       the legal moves\n"
    "  undo        take back to your last turn\n"
    "  save FILE   append the game to a record file\n"
    "  quit        leave\n";

constexpr std::string_view kHuman = "human";
constexpr double kHintSeconds = 1;

// The capture that the steps of a move name as left out: "c7xc5". Else empty.
std::string missed_capture(const View& view, const std::vector<Step>& steps) {
  const auto name = [&](int cell) { return view.cells[static_cast<std::size_t>(cell)].name; };
  std::string capture;
  for (const Step& step : steps) {
    if (step.kind != StepKind::kPass || step.from < 0) continue;
    if (capture.empty()) capture = name(step.from);
    capture += "x" + name(step.to);
  }
  return capture;
}

// Would the game allow the move if nothing compelled?
bool breaks_compulsion(const CatalogueEntry& entry, const Position& position,
                       std::string_view move) {
  if (!entry.module.compulsion) return false;
  const Setting& lifted_by = entry.module.compulsion->lifted_by;
  Settings settings = position.parameters();
  for (Setting& setting : settings) {
    if (setting.key == lifted_by.key) setting.value = lifted_by.value;
  }
  const auto free = entry.game.parse(settings, position.text());
  return free && (*free)->advance(move);
}

}  // namespace

PlaySession::PlaySession(const CatalogueEntry& entry, std::unique_ptr<Position> start,
                         const PlaySetup& setup)
    : entry_(entry), start_(std::move(start)), position_(start_->clone()), setup_(setup) {
  if (BestPlan::suits(*start_)) plans_ = std::make_shared<BestPlan>(start_->clone());
  const Rng root(setup.seed);
  for (std::size_t i = 0; i < rngs_.size(); ++i) rngs_[i] = root.fork(i);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    const std::string& spec = setup_.seats[seat];
    if (spec != kHuman && !spec.empty()) {
      players_[seat] = expect(make_player(*start_, spec, Programs::kAllowed));
    }
  }
}

void PlaySession::replay(const std::vector<std::string>& plies) {
  for (const std::string& ply : plies) play_ply(ply);
}

bool PlaySession::is_human(Turn seat) const {
  return players_[seat_index(seat)] == nullptr;
}

void PlaySession::run() {
  print_board(entry_, *position_);
  for (Turn turn = position_->turn(); turn != Turn::kOver; turn = position_->turn()) {
    if (setup_.stop.stop_requested()) break;
    if (turn == Turn::kChance) {
      let_chance_move();
    } else if (!is_human(turn)) {
      let_agent_move(turn);
    } else if (ask_person() == Next::kLeave) {
      break;
    }
  }
  if (position_->turn() == Turn::kOver) return;
  if (!plies_.empty()) fmt::print("\nstopped; the moves so far: {}\n", join(plies_, " "));
  end_if_interrupted(setup_.stop);
}

PlaySession::Next PlaySession::ask_person() {
  fmt::print("{} (or 'help') > ", seat_name(entry_, position_->turn()));
  std::fflush(stdout);
  if (!typed_) typed_.emplace();
  const auto line = typed_->next(setup_.stop);
  return line ? obey(trim(*line)) : Next::kLeave;
}

PlaySession::Next PlaySession::obey(std::string_view line) {
  const auto parts = words(line);
  if (parts.empty()) return Next::kGoOn;
  if (parts[0] == "quit") return Next::kLeave;
  if (parts[0] == "help") {
    fmt::print("{}", kHelp);
  } else if (parts[0] == "hint") {
    hint();
  } else if (parts[0] == "moves") {
    print_position(entry_, *position_);
  } else if (parts[0] == "undo") {
    undo();
  } else if (parts[0] == "save") {
    save(parts.size() > 1 ? parts[1] : "");
  } else if (auto played = position_->clone()->play(line); !played) {
    const bool compelled = breaks_compulsion(entry_, *position_, line);
    fmt::print("{}{}\n", compelled ? entry_.module.compulsion->refused : "",
               played.error().message);
  } else {
    const auto missed = missed_capture(position_->view(), play_ply(std::string(line)));
    print_board(entry_, *position_);
    if (!missed.empty() && entry_.module.compulsion) {
      fmt::print("{} {}\n", entry_.module.compulsion->missed, missed);
    }
  }
  return Next::kGoOn;
}

void PlaySession::let_agent_move(Turn seat) {
  Rng& rng = rngs_[seat_index(seat)];
  const Decision decision =
      expect(players_[seat_index(seat)]->choose(*position_, {{}, rng, setup_.stop}));
  if (setup_.stop.stop_requested()) return;
  fmt::print("\n{} plays {}\n", seat_name(entry_, seat), decision.move);
  play_ply(decision.move);
  print_board(entry_, *position_);
  std::fflush(stdout);
  std::this_thread::sleep_for(std::chrono::duration<double>(setup_.delay));
}

void PlaySession::let_chance_move() {
  const std::string outcome = position_->draw(rngs_[2]);
  play_ply(outcome);
  fmt::print("drawn: {}\n", outcome);
}

std::vector<Step> PlaySession::play_ply(const std::string& ply) {
  const std::string name = position_->named(ply);
  auto steps = expect(position_->play(ply));
  plies_.push_back(name);
  if (plans_ && position_->turn() == Turn::kOver) plans_->learn({}, plies_);
  return steps;
}

// Back to the last position in which a person had the turn.
void PlaySession::undo() {
  std::size_t keep = 0;
  bool found = false;
  const auto position = start_->clone();
  for (std::size_t i = 0; i < plies_.size(); ++i) {
    if (is_seat(position->turn()) && is_human(position->turn())) {
      keep = i;
      found = true;
    }
    expect(position->play(plies_[i]));
  }
  if (!found) {
    fmt::print("there is nothing to take back\n");
    return;
  }
  plies_.resize(keep);
  position_ = start_->clone();
  for (const std::string& ply : plies_) expect(position_->play(ply));
  print_board(entry_, *position_);
}

void PlaySession::hint() {
  Rng rng(setup_.seed);
  const auto found = hint_by({position_->clone(), plies_, plans_}, "best",
                             {{.seconds = kHintSeconds}, rng, setup_.stop});
  if (!found) {
    fmt::print("{}\n", found.error().message);
    return;
  }
  const std::string note = found->note.empty() ? "" : "; " + found->note;
  fmt::print("try {} (value {} for {}{})\n", found->move, shown_value(entry_, *found),
             entry_.game.seat_names[0], note);
}

void PlaySession::save(std::string_view path) const {
  if (path.empty()) {
    fmt::print("save where? type 'save FILE'\n");
    return;
  }
  std::ofstream file{std::string(path), std::ios::app};
  file << to_text(record()) << '\n';
  file.flush();
  if (file) {
    fmt::print("saved; go on with 'papan play {} --resume {}'\n", entry_.game.name, path);
  } else {
    fmt::print("cannot write the file {}\n", in_quotes(path));
  }
}

Record PlaySession::record() const {
  Record record = begin_record(*start_, setup_.seats, setup_.seed);
  record.plies = plies_;
  if (position_->turn() == Turn::kOver) record.result = position_->score();
  record.end = end_of(*position_);
  return record;
}

}  // namespace papan::cli
