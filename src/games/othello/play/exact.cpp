#include "games/othello/play/exact.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "games/othello/play/endgame.hpp"

namespace papan::othello {
namespace {

constexpr std::size_t kMostMegabytes = 256;

// As much memory as the positions of a solution may fill: about 100,000 with 14 empty
// cells, and twice as many for each cell more, at 24 bytes.
std::size_t megabytes_for(int empties) {
  constexpr int kOneMegabyteAt = 13;
  const int doublings = std::clamp(empties - kOneMegabyteAt, 0, 8);
  return std::min(kMostMegabytes, std::size_t{1} << doublings);
}

constexpr int kPass = 64;  // in a line of the solver

// The value of the smaller board is foretold by nothing, so proofs begin at a draw.
constexpr int kGuess = 0;

EndgameLimits limits_of(const Request& request) {
  return {request.budget.nodes, request.budget.seconds, request.stop};
}

Empties empties_of(const Parameters& parameters) {
  return parameters.empties_to_winner ? Empties::kWinners : Empties::kNobodys;
}

ExactAnswer answer_of(const EndgameSolution& solution) {
  ExactAnswer answer{solution.value, solution.solved, solution.nodes, solution.line, {}};
  if (!solution.solved) {
    answer.note = fmt::format("proven for the side to move: at least {}, at most {}",
                              solution.lower, solution.upper);
  }
  return answer;
}

}  // namespace

struct ExactMethod::Memory {
  std::size_t megabytes = 0;
  std::optional<EndgameTable> table;

  EndgameTable& table_for(int empties) {
    const std::size_t wanted = megabytes_for(empties);
    if (wanted > megabytes) table.emplace(megabytes = wanted);
    return *table;
  }
};

ExactMethod::ExactMethod() : memory_(std::make_unique<Memory>()) {}
ExactMethod::~ExactMethod() = default;

ExactAnswer ExactMethod::solve(const Othello<8>::State& state,
                               const Othello<8>::Parameters& parameters, const Request& request) {
  EndgameTable& table = memory_->table_for(64 - count(state.own | state.enemy));
  Endgame endgame(table, empties_of(parameters), limits_of(request));
  return answer_of(endgame.solve(state.own, state.enemy));
}

ExactAnswer ExactMethod::solve(const Othello<6>::State& state,
                               const Othello<6>::Parameters& parameters, const Request& request) {
  using Middle = Area<6>;
  EndgameTable& table = memory_->table_for(Middle::kSize - count(state.own | state.enemy));
  EndgameOn<6> endgame(table, empties_of(parameters), limits_of(request));
  const auto solution =
      endgame.prove(Middle::in_middle(state.own), Middle::in_middle(state.enemy), kGuess);
  ExactAnswer answer = answer_of(solution);
  for (int& cell : answer.line) cell = cell == kPass ? Middle::kSize : Middle::own_cell(cell);
  return answer;
}

}  // namespace papan::othello
