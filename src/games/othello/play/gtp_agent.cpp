// `gtp`: another program plays a seat of Othello.
#include <fmt/format.h>

#include <cmath>
#include <unordered_set>

#include "core/clock.hpp"
#include "core/process.hpp"
#include "core/text.hpp"
#include "games/othello/play/gtp.hpp"

namespace papan::othello {
namespace {

// Positions looked at to find how a game came to where it is.
constexpr std::size_t kMaxPaths = 200'000;

struct Options {
  std::string command;
  double timeout = 60;

  static OptionTable<Options> describe() {
    return OptionTable<Options>{}
        .text("command", &Options::command, "how to start the program: gtp-rhino -l 3")
        .real("timeout", &Options::timeout, {0.1, 3600}, "seconds that an answer may take");
  }
};

struct Sent {
  Turn turn = Turn::kFirst;
  std::string move;
};

std::string_view colour_of(Turn turn) {
  return turn == Turn::kFirst ? "black" : "white";
}

// The letters of the board alone, without the side to move.
bool may_lead_to(const std::string& now, const std::string& goal) {
  for (std::size_t i = 0; i < now.size() && now[i] != ' '; ++i) {
    if (now[i] != '-' && goal[i] == '-') return false;
  }
  return true;
}

// Finds plies from one position to another: no disc ever leaves the board, so only
// cells that are taken in the end are tried.
class Path {
 public:
  explicit Path(std::string goal) : goal_(std::move(goal)) {}

  bool find(const Position& from) {
    const std::string text = from.text();
    if (text == goal_) return true;
    if (seen_.size() >= kMaxPaths || !seen_.insert(text).second) return false;
    if (from.turn() == Turn::kOver || !may_lead_to(text, goal_)) return false;
    for (const LegalMove& move : from.legal_moves()) {
      const auto next = from.clone();
      (void)next->play(move.text);
      plies_.push_back({from.turn(), move.text});
      if (find(*next)) return true;
      plies_.pop_back();
    }
    return false;
  }

  [[nodiscard]] const std::vector<Sent>& plies() const { return plies_; }

 private:
  std::string goal_;
  std::unordered_set<std::string> seen_;
  std::vector<Sent> plies_;
};

class GtpPlayer final : public Player {
 public:
  GtpPlayer(const Budget& budget, Options options)
      : budget_(budget), options_(std::move(options)) {}

  [[nodiscard]] std::string spec() const override {
    return to_text(AgentSpec{"gtp", budget_, described<Options>().settings(options_)});
  }

  Result<Decision> choose(const Position& position, const Request& request) override {
    const Stopwatch watch;
    auto move = ask(position, request);
    if (!move) {
      if (request.stop.stop_requested()) return stopped(position);
      return Error{fmt::format("{}: {}", in_quotes(options_.command), move.error().message)};
    }
    Decision decision;
    decision.move = *move;
    decision.line = {*move};
    decision.seconds = watch.seconds();
    return decision;
  }

 private:
  // Nobody plays on after a stop; any move will do.
  static Decision stopped(const Position& position) {
    Decision decision;
    decision.move = position.legal_moves().front().text;
    return decision;
  }

  Result<std::string> ask(const Position& position, const Request& request) {
    const auto moves = position.legal_moves();
    if (moves.front().text == kPassWord) return std::string(kPassWord);
    if (auto ready = follow(position, request); !ready) return ready.error();
    const auto answer =
        command(fmt::format("genmove {}", colour_of(position.turn())), request.stop);
    if (!answer) return answer.error();
    std::string vertex;
    for (const char c : *answer) vertex += static_cast<char>(std::tolower(c));
    if (auto played = known_->play(vertex); !played) return played.error();
    return vertex;
  }

  // Brings the program to this position.
  Result<void> follow(const Position& position, const Request& request) {
    if (!process_) {
      if (auto begun = begin(position, request); !begun) return begun;
    }
    Path path(position.text());
    if (!path.find(*known_)) {
      return Error{"cannot take over here: a program joins games from the start"};
    }
    for (const auto& [turn, move] : path.plies()) {
      if (move == kPassWord) continue;
      const auto told = command(fmt::format("play {} {}", colour_of(turn), move), request.stop);
      if (!told) return told.error();
    }
    known_ = position.clone();
    return {};
  }

  Result<void> begin(const Position& position, const Request& request) {
    auto process = Process::start(options_.command);
    if (!process) return process.error();
    process_ = std::move(*process);
    Rng rng;
    auto start = (*find_game(position.game()))->game.start(position.parameters(), rng);
    known_ = std::move(*start);
    for (const char* first : {"boardsize 8", "clear_board"}) {
      if (auto told = command(first, request.stop); !told) return told.error();
    }
    const Budget budget = or_else(request.budget, budget_);
    if (budget.seconds > 0) {
      // Whole seconds are all that the protocol has; who cannot obey may say so.
      (void)command(fmt::format("time_settings 0 {} 1", std::ceil(budget.seconds)), request.stop);
    }
    return {};
  }

  // One command and its answer, which ends with an empty line.
  Result<std::string> command(const std::string& line, const std::stop_token& stop) {
    if (auto sent = process_->write_line(line); !sent) return sent.error();
    std::string answer;
    for (;;) {
      const auto got = process_->read_line(options_.timeout, stop);
      if (!got) return Error{fmt::format("at '{}': {}", line, got.error().message)};
      const std::string_view part = trim(*got);
      if (part.empty() && !answer.empty()) break;
      if (!answer.empty()) answer += '\n';
      answer += part;
    }
    if (answer.front() != '=') {
      return Error{fmt::format("answered {} to '{}'", in_quotes(answer), line)};
    }
    return std::string(trim(std::string_view(answer).substr(1)));
  }

  Budget budget_;
  Options options_;
  std::unique_ptr<Process> process_;
  std::unique_ptr<Position> known_;  // where the program is
};

Result<std::unique_ptr<Player>> make_gtp(const Position& position, const AgentSpec& spec) {
  const auto options = described<Options>().parse(spec.options);
  if (!options) return Error{"agent 'gtp': " + options.error().message};
  if (options->command.empty()) return Error{"agent 'gtp': expected command=PROGRAM"};
  if (position.view().cells.size() != 64) return Error{"agent 'gtp': plays only on 8x8"};
  return std::unique_ptr<Player>(std::make_unique<GtpPlayer>(spec.budget, *options));
}

}  // namespace

AgentEntry gtp_agent() {
  return {"gtp",
          "another program, by the Go Text Protocol",
          described<Options>().infos(),
          {},
          &make_gtp};
}

}  // namespace papan::othello
