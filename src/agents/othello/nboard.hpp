// The NBoard protocol, version 2: our agents as an engine of NBoard and its like.
//
// The program sends lines: `set game GGF` gives the whole game so far, `move F5/0/1` one
// move more, `hint N` asks for the best moves and their values, `go` for a move, `ping N`
// whether all before has been done. Values are discs for the side to move. Lines that
// mean nothing to an engine are left alone, as the protocol wants it.
// Protocol: Welty, "NBoard protocol". Tested in tests/agents/nboard_test.cpp.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "agents/catalogue.hpp"

namespace papan::othello {

class NboardSession {
 public:
  // `spec` is of an agent of Othello.
  static Result<NboardSession> start(const std::string& spec);

  // The lines of the answer, each with its end; often none.
  std::string answer(std::string_view line);
  [[nodiscard]] bool ended() const { return ended_; }

 private:
  NboardSession() = default;

  std::string set(std::string_view words);
  std::string set_game(std::string_view ggf);
  std::string move(std::string_view text);
  std::string hint(std::string_view count);
  std::string go();
  Result<Decision> think();

  std::unique_ptr<Position> position_;
  std::unique_ptr<Player> player_;
  Budget budget_;  // by `set depth`
  Rng rng_{1};
  bool ended_ = false;
};

}  // namespace papan::othello
