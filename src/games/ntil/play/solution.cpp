#include "games/ntil/play/solution.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/deadline.hpp"

namespace papan::ntil {

namespace {

constexpr std::uint32_t kKinds = 5;  // empty, own man, own king, enemy man, enemy king
constexpr int kWin = 1000;           // merit of a move that wins at once

// The rules that matter for the solution: all but the board are in the tag.
std::uint64_t tag_of(const SmallNtil& rules) {
  Parameters parameters = rules.parameters();
  parameters.ntil = false;
  return hash_text(to_text(described<Parameters>().settings(parameters)));
}

std::filesystem::path file_of(const SmallNtil& rules) {
  const auto directory = cache_directory();
  if (directory.empty()) return {};
  return directory / fmt::format("ntil-5x5-{:016x}.table", tag_of(rules));
}

// For the mover of a move that leads to a position of this verdict: greater is
// better, soon for wins and late for losses.
int merit_of(Verdict8 after) {
  if (after == kDrawn) return 0;
  return is_loss(after) ? kWin - after : after - kWin;
}

int outcome_of(int merit) {
  return merit > 0 ? 1 : merit < 0 ? -1 : 0;
}

std::string in_words(int merit) {
  if (merit == 0) return "a draw";
  const int plies = 1 + kWin - std::abs(merit);
  return fmt::format("the mover {} in {} plies", merit > 0 ? "wins" : "loses", plies);
}

}  // namespace

std::uint32_t Codec::encode(const SmallNtil& rules, const State<std::uint64_t>& state) {
  const auto& board = rules.board();
  const bool turned = state.side == Turn::kSecond;
  std::uint32_t code = 0;
  std::uint32_t mirrored = 0;
  for (int point = 0; point < board.points; ++point) {
    const auto digit_at = [&](int at) -> std::uint32_t {
      if (turned) at = board.points - 1 - at;
      const std::uint32_t king = contains(state.kings, at) ? 1 : 0;
      if (contains(state.own(), at)) return 1 + king;
      return contains(state.enemy(), at) ? 3 + king : 0;
    };
    code = code * kKinds + digit_at(point);
    mirrored = mirrored * kKinds + digit_at(board.mirrored[static_cast<std::size_t>(point)]);
  }
  return std::min(code, mirrored);
}

State<std::uint64_t> Codec::decode(const SmallNtil& rules, std::uint32_t code) {
  State<std::uint64_t> state;
  for (int point = rules.board().points - 1; point >= 0; --point, code /= kKinds) {
    const std::uint32_t digit = code % kKinds;
    if (digit == 0) continue;
    state.pieces[digit >= 3 ? 1 : 0] |= bit<std::uint64_t>(point);
    if (digit % 2 == 0) state.kings |= bit<std::uint64_t>(point);
  }
  return state;
}

std::shared_ptr<const Solution> Solution::cached(const SmallNtil& rules) {
  const auto file = file_of(rules);
  if (!exists_for(rules) || file.empty()) return nullptr;
  auto table = SolvedTable::load(file, tag_of(rules));
  return table ? std::make_shared<const Solution>(std::move(*table)) : nullptr;
}

std::shared_ptr<const Solution> Solution::made(const SmallNtil& rules, const Patience& patience) {
  if (!exists_for(rules)) return nullptr;
  if (auto known = cached(rules)) return known;
  const Deadline deadline({.most = patience.seconds}, patience.stop);
  Rng rng;
  Retrograde<SmallNtil, Codec> analysis(rules, rules.start(rng), deadline.token());
  if (!analysis.run()) return nullptr;
  SolvedTable table(analysis.codes(), analysis.verdicts());
  // A cache that cannot be written only costs the time of solving again.
  if (const auto file = file_of(rules); !file.empty()) (void)table.save(file, tag_of(rules));
  return std::make_shared<const Solution>(std::move(table));
}

std::optional<Verdict8> Solution::verdict(const SmallNtil& rules, const State& state) const {
  if (state.removal_due) return std::nullopt;
  return table_.find(Codec::encode(rules, state));
}

// Every move with its merit for the mover, best first.
std::optional<std::vector<std::pair<int, SmallNtil::Move>>> Solution::ranked(
    const SmallNtil& rules, const State& state) const {
  SmallNtil::Moves moves;
  rules.legal_moves(state, moves);
  std::vector<std::pair<int, SmallNtil::Move>> found;
  for (const auto& move : moves) {
    State after = state;
    rules.play(after, move);
    const auto known = verdict(rules, after);
    if (!known) return std::nullopt;
    found.emplace_back(merit_of(*known), move);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  return found;
}

// The shortest way to a win, against the longest defence.
std::vector<SmallNtil::Move> Solution::line(const SmallNtil& rules, State state) const {
  std::vector<SmallNtil::Move> line;
  while (rules.turn(state) != Turn::kOver) {
    const auto moves = ranked(rules, state);
    if (!moves || (*moves)[0].first == 0) break;
    line.push_back((*moves)[0].second);
    rules.play(state, line.back());
  }
  return line;
}

std::optional<Choice<SmallNtil>> Solution::choose(const SmallNtil& rules,
                                                  const State& state) const {
  if (state.removal_due) return std::nullopt;
  const auto moves = ranked(rules, state);
  if (!moves || moves->empty()) return std::nullopt;
  const auto& [merit, move] = (*moves)[0];
  const int side = sign(state.side);
  Choice<SmallNtil> choice;
  choice.move = move;
  choice.value = side * outcome_of(merit);
  choice.nodes = moves->size();
  choice.depth = merit == 0 ? 1 : 1 + kWin - std::abs(merit);
  choice.line = line(rules, state);
  if (choice.line.empty()) choice.line = {choice.move};
  for (const auto& [each, other] : *moves) {
    choice.candidates.push_back({other, static_cast<double>(side * outcome_of(each))});
  }
  set_exact(choice);
  choice.note =
      fmt::format("{}, by the table of {} solved positions", in_words(merit), table_.size());
  return choice;
}

}  // namespace papan::ntil
