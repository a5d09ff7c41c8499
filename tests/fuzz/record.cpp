// Fuzzes the record parser and the replay of what it lets through.
#include "game/record.hpp"
#include "tests/fuzz/entries.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace papan;

namespace {

void replay(const Record& record) {
  const GameEntry* game = find_game_entry(record.game);
  if (game == nullptr) return;
  const auto made = game->parse(record.parameters, record.start);
  if (!made) return fuzz::require_one_line(made.error().message);
  for (const std::string& ply : record.plies) {
    if (const auto played = (*made)->play(ply); !played) {
      return fuzz::require_one_line(played.error().message);
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto record = parse_record(fuzz::as_text(data, size));
  if (!record) return fuzz::require_one_line(record.error().message), 0;
  const std::string text = to_text(*record);
  const auto again = parse_record(text);
  fuzz::require(again.ok() && to_text(*again) == text && again->plies == record->plies,
                "printed records parse to the same", text);
  replay(*record);
  return 0;
}
