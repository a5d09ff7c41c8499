// `papan nboard`: an agent of Othello as an engine of NBoard and its like.
#include <iostream>

#include "cli/awaited_lines.hpp"
#include "cli/bad_input.hpp"
#include "games/othello/commands/commands.hpp"
#include "games/othello/play/nboard.hpp"

namespace papan::cli {
namespace {

void converse(const std::string& agent) {
  auto session = expect(othello::NboardSession::start(agent));
  AwaitedLines lines;
  const auto tell = [](const std::string& line) { std::cout << line << std::endl; };
  while (!session.ended()) {
    const auto line = lines.next();
    if (!line) return;
    session.hear(*line, tell, lines.overtaken());
  }
}

}  // namespace

void add_nboard(Command& app) {
  Command& command =
      app.part("nboard", "be an engine of Othello for others, by the NBoard protocol");
  command.in_game("othello");
  auto agent = std::make_shared<std::string>("best");
  command.option("--agent", *agent, "who plays").takes(Word::kAgent);
  command.examples({"papan nboard", "papan nboard --agent best:level=8,hash=64"});
  command.runs([agent] { converse(*agent); });
}

}  // namespace papan::cli
