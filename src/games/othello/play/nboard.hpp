// The NBoard protocol, version 2: our agents as an engine of NBoard and its like.
//
// The program sends lines: `set game GGF` gives the whole game so far, `move F5/0/1` one
// move more, `hint N` asks for the N best moves and the value of each, told anew with each depth,
// `go` for a move, `analyze` for the value of every position of the game, `ping N` whether all
// before has been done. Values are discs for the side to move, of an analysis for black. Lines that
// mean nothing to an engine are left alone, as the protocol wants it.
// Protocol: Welty, "NBoard protocol". Tested in tests/agents/nboard_test.cpp, and by a
// client of its own in tests/protocol/engines_test.cpp.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "agents/analyst.hpp"
#include "agents/catalogue.hpp"

namespace papan::othello {

class NboardSession {
 public:
  using Tell = std::function<void(const std::string& line)>;  // without its end

  // `spec` is of an agent of Othello.
  static Result<NboardSession> start(const std::string& spec);

  // One line heard, and its answers told, often none. A stop ends the thinking: what is
  // known after a first moment is told then.
  void hear(std::string_view line, const Tell& tell, const std::stop_token& stop = {});
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  struct Asked {
    std::string_view words;  // behind the command
    const Tell& tell;
    const std::stop_token& stop;
  };
  using Done = Result<void>;

  NboardSession() = default;
  [[nodiscard]] const Position& position() const { return *game_.back(); }

  Done command(std::string_view name, const Asked& asked);
  Done set(std::string_view words);
  Done set_game(std::string_view ggf);
  Done move(std::string_view text);
  Done hint(const Asked& asked);
  Done go(const Asked& asked);
  Done analyze(const Asked& asked);

  // Is told the values of all moves, the best first, whenever they are deeper than before.
  using Show = std::function<void(const std::vector<ValuedMove>&)>;
  using Nodes = Result<std::uint64_t>;
  Nodes values(const Show& show, const std::stop_token& stop);
  Nodes deeper_and_deeper(Analyst& analyst, const Show& show, const std::stop_token& stop);

  std::vector<std::unique_ptr<Position>> game_;  // from its start, one a ply; never empty
  std::unique_ptr<Player> player_;               // who moves
  std::unique_ptr<Player> searcher_;             // the same without its book: who values
  AgentSpec spec_;                               // of the searcher
  Budget budget_;                                // by `set depth`
  Rng rng_{1};
  bool ended_ = false;
};

}  // namespace papan::othello
