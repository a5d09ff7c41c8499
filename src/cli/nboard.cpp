// `papan nboard`: an agent of Othello as an engine of NBoard and its like.
#include <iostream>

#include "agents/othello/nboard.hpp"
#include "cli/common.hpp"
#include "cli/othello_commands.hpp"

namespace papan::cli {
namespace {

void converse(const std::string& agent) {
  auto session = expect(othello::NboardSession::start(agent));
  for (std::string line; !session.ended() && std::getline(std::cin, line);) {
    std::cout << session.answer(line) << std::flush;
  }
}

}  // namespace

void add_nboard(CLI::App& app) {
  CLI::App& command =
      *app.add_subcommand("nboard", "be an engine of Othello for others, by the NBoard protocol");
  auto agent = std::make_shared<std::string>("best");
  command.add_option("--agent", *agent, "who plays")->capture_default_str();
  add_examples(command, {"papan nboard", "papan nboard --agent best:level=8,hash=64"});
  command.callback([agent] { converse(*agent); });
}

}  // namespace papan::cli
