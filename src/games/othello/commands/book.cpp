// `papan book`: Othello's opening book: built by our own search, shown, exported.
#include <fmt/format.h>

#include "cli/bad_input.hpp"
#include "cli/files.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_output.hpp"
#include "cli/progress.hpp"
#include "core/file.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "games/othello/commands/commands.hpp"
#include "games/othello/learn/book.hpp"
#include "games/othello/play/book.hpp"
#include "games/othello/rules/transcript.hpp"

namespace papan::cli {
namespace {

using othello::Book;

struct BookArguments {
  train::BookPlan plan;
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

void build(const BookArguments& arguments) {
  const auto stop = stop_on_interrupt();
  const auto book = [&] {
    Progress progress;
    return train::build_book(arguments.plan, [&](int done, int known) {
      progress.show(static_cast<double>(done) / known, fmt::format("{} positions searched,", done));
      return !stop.stop_requested();
    });
  }();
  if (!book) throw Interrupted("stopped: nothing is written");
  write_file(arguments.file, book->text());
  fmt::print("{} positions in {}\n", book->size(), arguments.file);
}

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

void add_build(Command& command) {
  Command& one = command.part("build", "search the opening, write a book");
  auto arguments = std::make_shared<BookArguments>();
  arguments->file = "othello-book.txt";
  one.option("--out", arguments->file, "file to write").takes(Word::kFile);
  one.option("--plies", arguments->plan.plies, "moves that the book goes").between(1, 30);
  one.option("--depth", arguments->plan.depth, "plies to look ahead at each position")
      .between(2, 30);
  one.option("--margin", arguments->plan.margin, "follow moves that are worse by so many discs")
      .between(0.0, 64.0);
  one.examples({"papan book build --plies 6 --depth 12 --out book.txt"});
  one.runs([arguments] { build(*arguments); });
}

}  // namespace

void add_book(Command& app) {
  Command& command = app.part("book", "Othello's opening book: build, show, export");
  command.examples({"papan book show --moves f5d6", "papan book export > book.txt"});
  add_build(command);

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
