// Fuzzes the move parsers of every game: the first byte picks the game, each
// line after it is a ply to play from the start. Bad ones change nothing.
#include "core/text.hpp"
#include "tests/fuzz/entries.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace papan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > 2000) return 0;
  const GameEntry& game = game_entries()[data[0] % game_entries().size()];
  Rng rng(data[0]);
  const auto position = *game.start({}, rng);
  for (const std::string_view ply : split(fuzz::as_text(data + 1, size - 1), '\n')) {
    const std::string before = position->text();
    const auto copy = position->clone();
    const auto played = position->play(ply);
    if (!played) {
      fuzz::require_one_line(played.error().message);
      fuzz::require(position->text() == before, "a bad ply changes nothing", ply);
    } else {
      fuzz::require(copy->play(ply).ok() && copy->text() == position->text(),
                    "a ply does the same again", ply);
    }
  }
  return 0;
}
