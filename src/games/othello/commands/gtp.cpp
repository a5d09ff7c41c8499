// `papan gtp`: an agent of Othello as a program for others, by the Go Text Protocol.
#include <iostream>

#include "cli/bad_input.hpp"
#include "core/text.hpp"
#include "games/othello/commands/commands.hpp"
#include "games/othello/play/gtp.hpp"

namespace papan::cli {
namespace {

struct GtpArguments {
  std::string game;
  std::string agent = "best";
};

void converse(const GtpArguments& arguments) {
  if (arguments.game != "othello") {
    throw BadInput({"gtp is spoken in othello only, not in " + in_quotes(arguments.game)});
  }
  auto session = expect(othello::GtpSession::start(arguments.agent));
  for (std::string line; !session.ended() && std::getline(std::cin, line);) {
    std::cout << session.answer(line) << std::flush;
  }
}

}  // namespace

void add_gtp(Command& app) {
  Command& command = app.part("gtp", "be a program of Othello for others, by GTP");
  command.in_game("othello");
  auto arguments = std::make_shared<GtpArguments>();
  command.operand("GAME", arguments->game, "othello").such_as({"othello"}).required();
  command.option("--agent", arguments->agent, "who plays").takes(Word::kAgent);
  command.examples({"papan gtp othello", "papan gtp othello --agent best:level=8",
                    "quarry, then Game > Manage Engine List: papan gtp othello"});
  command.runs([arguments] { converse(*arguments); });
}

}  // namespace papan::cli
