#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "agents/by_search.hpp"
#include "core/clock.hpp"
#include "core/deadline.hpp"
#include "core/text.hpp"
#include "games/othello/play/nboard.hpp"
#include "games/othello/rules/ggf.hpp"

namespace papan::othello {
namespace {

// What is stopped at once has thought so long: seconds.
constexpr double kFirstMoment = 0.1;

// `F5`, and `PA` for a pass.
std::string in_capitals(std::string_view move) {
  if (move == "pass") return "PA";
  std::string text(move);
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

// The first word of `line`, which keeps the rest.
std::string_view first_word(std::string_view& line) {
  line = trim(line);
  const std::string_view word = line.substr(0, line.find(' '));
  line = trim(line.substr(word.size()));
  return word;
}

std::string line_of(const ValuedMove& move) {
  std::string line;
  for (const std::string& ply : move.line) line += in_capitals(ply);
  return line;
}

// Has every move a value of its own?
bool values_all(const Decision& decision, const std::vector<LegalMove>& moves) {
  return decision.candidates.size() == moves.size() &&
         std::all_of(decision.candidates.begin(), decision.candidates.end(),
                     [](const auto& candidate) { return candidate.bound == Bound::kExact; });
}

std::vector<ValuedMove> moves_of(const Decision& decision) {
  std::vector<ValuedMove> moves;
  for (const DecisionCandidate& candidate : decision.candidates) {
    moves.push_back({.move = {candidate.move, {}},
                     .value = candidate.value,
                     .depth = decision.depth,
                     .exact = decision.exact,
                     .line = {candidate.move}});
  }
  return moves;
}

}  // namespace

Result<NboardSession> NboardSession::start(const std::string& spec) {
  NboardSession session;
  Rng unused;
  auto position = (*find_game("othello"))->game.start({}, unused);
  if (!position) return position.error();
  auto player = make_player(**position, spec);
  if (!player) return player.error();
  auto searcher = make_player(**position, by_search(**position, spec));
  if (!searcher) return searcher.error();
  session.spec_ = *parse_spec(by_search(**position, spec));
  session.game_.push_back(std::move(*position));
  session.player_ = std::move(*player);
  session.searcher_ = std::move(*searcher);
  return session;
}

void NboardSession::hear(std::string_view line, const Tell& tell, const std::stop_token& stop) {
  const std::string_view name = first_word(line);
  if (auto done = command(name, {line, tell, stop}); !done) tell("status " + done.error().message);
}

NboardSession::Done NboardSession::command(std::string_view name, const Asked& asked) {
  if (name == "nboard") asked.tell("set myname Papan");
  if (name == "ping") asked.tell(fmt::format("pong {}", asked.words));
  if (name == "learn") asked.tell("learned");
  if (name == "set") return set(asked.words);
  if (name == "move") return move(asked.words);
  if (name == "hint") return hint(asked);
  if (name == "go") return go(asked);
  if (name == "analyze") return analyze(asked);
  ended_ = name == "quit";
  return {};
}

NboardSession::Done NboardSession::set(std::string_view words) {
  const std::string_view name = first_word(words);
  if (name == "game") return set_game(words);
  if (name != "depth") return {};
  return set_limit(budget_, "depth", words);
}

NboardSession::Done NboardSession::set_game(std::string_view ggf) {
  const auto games = parse_ggf(ggf);
  if (!games) return games.error();
  const Othello<8> rules;
  auto start = (*find_game("othello"))->game.parse({}, rules.to_text(games->front().start));
  if (!start) return start.error();
  std::vector<std::unique_ptr<Position>> game;
  game.push_back(std::move(*start));
  for (const Move move : games->front().moves) {
    auto next = game.back()->clone();
    if (auto played = next->advance(rules.to_text(move)); !played) return played;
    game.push_back(std::move(next));
  }
  game_ = std::move(game);
  return {};
}

NboardSession::Done NboardSession::move(std::string_view text) {
  const auto move = parse_ggf_move(text);
  if (!move) return move.error();
  auto next = position().clone();
  if (auto played = next->advance(Othello<8>().to_text(*move)); !played) return played;
  game_.push_back(std::move(next));
  return {};
}

NboardSession::Done NboardSession::hint(const Asked& asked) {
  const auto count = parse_integer(asked.words);
  if (!is_seat(position().turn())) return Error{"the game is over"};
  const Stopwatch watch;
  const std::size_t most = count && *count > 1 ? static_cast<std::size_t>(*count) : 1;
  const int mover = sign(position().turn());
  const auto show = [&](const std::vector<ValuedMove>& moves) {
    for (std::size_t i = 0; i < std::min(most, moves.size()); ++i) {
      const ValuedMove& move = moves[i];
      asked.tell(fmt::format("search {} {:.2f} 0 {}", line_of(move), mover * move.value,
                             move.exact ? "100%" : std::to_string(move.depth)));
    }
  };
  const auto nodes = values(show, asked.stop);
  if (!nodes) return nodes.error();
  asked.tell(fmt::format("nodestats {} {:.3f}", *nodes, watch.seconds()));
  return {};
}

// A search for the best move proves of the others only that they are no better. So who looks
// ahead searches each move by itself; how deep, where nothing limits it, its own search tells.
// Others value every move at once.
NboardSession::Nodes NboardSession::values(const Show& show, const std::stop_token& stop) {
  AgentSpec spec = spec_;
  spec.budget = {.depth = or_else(budget_, spec_.budget).depth};
  auto analyst = Analyst::make(position(), to_text(spec));
  if (!analyst) return analyst.error();
  const Budget limit = or_else(budget_, spec_.budget);
  if (analyst->deepens() && !limit.unlimited()) return deeper_and_deeper(*analyst, show, stop);
  const Deadline deadline({.least = kFirstMoment}, stop);
  const auto at_once = searcher_->choose(position(), {limit, rng_, deadline.token()});
  if (!at_once) return at_once.error();
  if (values_all(*at_once, position().legal_moves())) {
    show(moves_of(*at_once));
    return at_once->nodes;
  }
  spec.budget.depth = std::max(1, at_once->depth);
  analyst = Analyst::make(position(), to_text(spec));
  if (!analyst) return analyst.error();
  const auto nodes = deeper_and_deeper(*analyst, show, stop);
  if (!nodes) return nodes;
  return at_once->nodes + *nodes;
}

// At least once over all moves.
NboardSession::Nodes NboardSession::deeper_and_deeper(Analyst& analyst, const Show& show,
                                                      const std::stop_token& stop) {
  const Budget limit = or_else(budget_, spec_.budget);
  const Deadline deadline({.least = kFirstMoment, .most = limit.seconds}, stop);
  std::uint64_t shown = 0;  // of the analyst's changes
  while (!analyst.finished()) {
    const bool first_round = shown == 0;
    const bool spent = deadline.passed() || (limit.nodes != 0 && analyst.nodes() >= limit.nodes);
    if (spent && !first_round) break;
    const Analyst::Watch watch{first_round ? std::stop_token{} : deadline.token()};
    if (auto done = analyst.step(watch); !done) return done.error();
    if (analyst.done() != 0 || analyst.changes() == shown) continue;  // amid a round
    shown = analyst.changes();
    show(analyst.moves());
  }
  return analyst.nodes();
}

NboardSession::Done NboardSession::go(const Asked& asked) {
  if (!is_seat(position().turn())) return Error{"the game is over"};
  const Deadline deadline({.least = kFirstMoment}, asked.stop);
  const auto decision = player_->choose(position(), {budget_, rng_, deadline.token()});
  if (!decision) return decision.error();
  asked.tell(fmt::format("=== {}/{:.2f}/{:.3f}", in_capitals(decision->move),
                         sign(position().turn()) * decision->value, decision->seconds));
  return {};
}

// Backwards, so that each search finds in its memory what follows.
NboardSession::Done NboardSession::analyze(const Asked& asked) {
  for (std::size_t played = game_.size(); played-- > 0 && !asked.stop.stop_requested();) {
    const Position& there = *game_[played];
    double value = there.score();
    if (is_seat(there.turn())) {
      const auto decision = searcher_->choose(there, {budget_, rng_, asked.stop});
      if (!decision) return decision.error();
      if (asked.stop.stop_requested()) break;  // not thought over
      value = decision->value;
    }
    asked.tell(fmt::format("analysis {} {:.2f}", played, value));
  }
  return {};
}

}  // namespace papan::othello
