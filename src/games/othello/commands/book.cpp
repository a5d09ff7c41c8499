// `papan book`: Othello's opening book: built by our own search, shown, exported.
#include <fmt/format.h>

#include "cli/bad_input.hpp"
#include "cli/commands.hpp"
#include "cli/json_output.hpp"
#include "core/file.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "games/othello/commands/commands.hpp"
#include "games/othello/play/book.hpp"
#include "games/othello/rules/transcript.hpp"

namespace papan::cli {
namespace {

using othello::Book;

struct BookArguments {
  std::string file;   // empty: the book that the program carries
  std::string moves;  // where to look
  bool json = false;

  [[nodiscard]] Book book() const {
    if (file.empty()) return Book::shipped();
    auto book = Book::parse(expect(read_file(file)));
    if (!book) throw BadInput({fmt::format("{}: {}", file, book.error().message)});
    return std::move(*book);
  }
};

struct Shown {
  std::string move;
  double value;  // discs, for the side to move
};

// The book's line from a position, as far as it goes.
std::vector<Shown> line_of(const Book& book, othello::Othello<8>::State state) {
  const othello::Othello<8> rules;
  std::vector<Shown> line;
  for (auto best = book.find(state.own, state.enemy); best;
       best = book.find(state.own, state.enemy)) {
    line.push_back({rules.to_text(best->move), best->value / 100.0});
    rules.play(state, best->move);
  }
  return line;
}

void show(const BookArguments& arguments) {
  const Book book = arguments.book();
  othello::Replay replay;
  for (const othello::Move move : expect(othello::parse_transcript(arguments.moves))) {
    if (move != othello::Othello<8>::kPass) replay.play(move);
  }
  const auto line = line_of(book, replay.state());
  if (arguments.json) {
    Json moves = Json::array();
    for (const Shown& one : line) moves.push_back({{"move", one.move}, {"value", one.value}});
    return print_json({{"positions", book.size()}, {"line", moves}});
  }
  fmt::print("{} positions\n", book.size());
  if (line.empty()) fmt::print("this one is not among them\n");
  for (const Shown& one : line) fmt::print("{} {:+.2f}\n", one.move, one.value);
}

void export_book(const BookArguments& arguments) {
  fmt::print("{}", arguments.book().text());
}

}  // namespace

void add_book(Command& app) {
  Command& command = app.part("book", "Othello's opening book: build, show, export");
  command.examples({"papan book show --moves f5d6", "papan book export > book.txt"});
  add_learner(
      command.part("build", "search the opening, write a book: as papan train othello-book"),
      *expect(train::find_learner("othello-book")));

  Command& shown = command.part("show", "the best line of the book from a position");
  auto arguments = std::make_shared<BookArguments>();
  shown.option("--moves", arguments->moves, "the moves so far, as f5d6c3...");
  shown.option("--file", arguments->file, "a book's file, instead of the program's own")
      .takes(Word::kFile);
  shown.flag("--json", arguments->json, "print JSON for programs");
  shown.examples({"papan book show", "papan book show --moves f5d6 --json"});
  shown.runs([arguments] { show(*arguments); });

  Command& all = command.part("export", "every position of the book, one a line");
  auto source = std::make_shared<BookArguments>();
  all.option("--file", source->file, "a book's file, instead of the program's own")
      .takes(Word::kFile);
  all.examples({"papan book export > book.txt"});
  all.runs([source] { export_book(*source); });
}

}  // namespace papan::cli
