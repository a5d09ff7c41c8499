// The commands that games bring of their own, as `papan --help` lists them.
#include "cli/commands.hpp"
#include "games/brick/commands/commands.hpp"
#include "games/collapse/commands/commands.hpp"
#include "games/othello/commands/commands.hpp"

namespace papan::cli {

void add_commands_of_games(Command& app) {
  add_brick(app);
  add_collapse(app);
  add_gtp(app);
  add_nboard(app);
  add_import(app);
  add_book(app);
}

}  // namespace papan::cli
