// Fuzzes the position parsers of every game: the first byte picks the game and
// a setting of its flags and choices, the rest is the text.
#include "tests/fuzz/entries.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace papan;

namespace {

// One option away from the defaults, or none.
Settings pick_settings(const std::vector<OptionInfo>& infos, std::size_t which) {
  std::vector<Setting> all;
  for (const OptionInfo& info : infos) {
    for (const std::string& value : info.choices) all.push_back({info.key, value});
  }
  which %= all.size() + 1;
  return which == all.size() ? Settings{} : Settings{all[which]};
}

void play_on(Position& position) {
  for (int ply = 0; ply < 4 && is_seat(position.turn()); ++ply) {
    const auto moves = position.legal_moves();
    fuzz::require(!moves.empty(), "a seat has moves", position.text());
    const auto& move = moves[moves.size() / 2];
    fuzz::require(position.play(move.text).ok(), "legal moves can be played", move.text);
  }
  (void)position.view();
  (void)position.score();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const GameEntry& game = game_entries()[data[0] % game_entries().size()];
  const Settings settings = pick_settings(game.parameters, data[0] / game_entries().size());
  const auto made = game.parse(settings, fuzz::as_text(data + 1, size - 1));
  if (!made) return fuzz::require_one_line(made.error().message), 0;
  const std::string text = (*made)->text();
  const auto again = game.parse(settings, text);
  fuzz::require(again.ok() && (*again)->text() == text, "printed positions parse to the same",
                text);
  play_on(**made);
  return 0;
}
