// `papan serve`: the page, in a browser.
#include <fmt/format.h>
#include <spawn.h>
#include <sys/wait.h>

#include <cstdio>
#include <cstdlib>
#include <thread>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/store_arguments.hpp"
#include "server/net/server.hpp"

extern char** environ;

namespace papan::cli {
namespace {

struct ServeArguments : StoreArguments {
  std::string host = "127.0.0.1";
  int port = -1;  // -1: not given
  std::string page;
  bool opens = false;
};

// Where there is no browser, nothing happens; the address is printed anyway.
void open_browser(const std::string& address) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  std::string command = "xdg-open";
  std::string argument = address;
  char* const arguments[] = {command.data(), argument.data(), nullptr};
  pid_t child = 0;
  if (posix_spawnp(&child, command.c_str(), nullptr, nullptr, arguments, environ) != 0) return;
  std::thread([child] { waitpid(child, nullptr, 0); }).detach();
}

void serve(const ServeArguments& arguments) {
  server::ServerOptions options;
  options.host = arguments.host;
  if (arguments.port >= 0) options.port = static_cast<unsigned short>(arguments.port);
  options.page =
      arguments.page.empty() ? server::embedded_page() : expect(server::page_in(arguments.page));
  const auto server = expect(server::Server::open(arguments.open(), std::move(options)));
  fmt::print("papan is at {} (Ctrl-C ends it)\n", server->address());
  std::fflush(stdout);
  if (arguments.opens) open_browser(server->address());
  server->run();
}

}  // namespace

void add_serve(Command& app) {
  Command& command = app.part("serve", "play in a browser");
  auto arguments = std::make_shared<ServeArguments>();
  arguments->add_to(command);
  command.option("--host", arguments->host, "address to listen on, for others in your network");
  command.option("--port", arguments->port, "port; without it 8080 or the next that is free")
      .between(0, 65535);
  command.option("--page", arguments->page, "a folder with another page than the built-in one")
      .takes(Word::kFolder);
  command.flag("--open", arguments->opens, "open a browser too");
  command.examples({"papan serve --open", "papan serve --port 9000",
                    "papan serve --host 192.168.1.5   # others may play along"});
  command.runs([arguments] { serve(*arguments); });
}

}  // namespace papan::cli
