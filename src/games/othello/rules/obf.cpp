#include "games/othello/rules/obf.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "core/text.hpp"

namespace papan::othello {
namespace {

constexpr Score kGreatest = 64;

Result<ScoredMove> parse_scored(std::string_view text, const Problem& problem) {
  const Othello<8> rules;
  const auto colon = text.find(':');
  if (colon == std::string_view::npos) {
    return Error{fmt::format("expected a move, ':' and its score, got {}", in_quotes(text))};
  }
  std::string name(trim(text.substr(0, colon)));
  for (char& c : name) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  const auto move = rules.parse_move(name == "pa" || name == "ps" ? "pass" : name);
  if (!move) return move.error();
  Othello<8>::Moves legal;
  rules.legal_moves(problem.state, legal);
  if (std::find(legal.begin(), legal.end(), *move) == legal.end()) {
    return Error{fmt::format("{} is not a legal move here", name)};
  }
  std::string_view number = trim(text.substr(colon + 1));
  if (number.starts_with('+')) number.remove_prefix(1);
  const auto score = parse_integer(number);
  if (!score || *score < -kGreatest || *score > kGreatest) {
    return Error{
        fmt::format("a score must be a whole number from -64 to 64, got {}", in_quotes(number))};
  }
  return ScoredMove{*move, static_cast<Score>(*score)};
}

}  // namespace

Score Problem::best_score() const {
  const auto better = [](const ScoredMove& a, const ScoredMove& b) { return a.score < b.score; };
  return std::max_element(moves.begin(), moves.end(), better)->score;
}

bool Problem::is_best(Move move) const {
  return std::any_of(moves.begin(), moves.end(), [&](const ScoredMove& scored) {
    return scored.move == move && scored.score == best_score();
  });
}

Result<Problem> parse_problem(std::string_view line) {
  Problem problem;
  const auto percent = line.find('%');
  if (percent != std::string_view::npos) problem.comment = trim(line.substr(percent + 1));
  const auto parts = split(line.substr(0, percent), ';');
  auto state = Othello<8>().parse_state(parts[0]);
  if (!state) return state.error();
  problem.state = *state;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    if (trim(parts[i]).empty()) continue;
    const auto scored = parse_scored(parts[i], problem);
    if (!scored) return scored.error();
    problem.moves.push_back(*scored);
  }
  return problem;
}

Result<std::vector<Problem>> parse_problems(std::string_view text) {
  std::vector<Problem> problems;
  const auto lines = split(text, '\n');
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string_view line = trim(lines[i]);
    if (line.empty() || line.front() == '%') continue;
    auto problem = parse_problem(line);
    if (!problem) return Error{fmt::format("line {}: {}", i + 1, problem.error().message)};
    problems.push_back(std::move(*problem));
  }
  return problems;
}

}  // namespace papan::othello
