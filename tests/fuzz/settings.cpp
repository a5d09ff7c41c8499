// Fuzzes settings as text, as the parameters of every game, and as JSON.
#include "core/json.hpp"
#include "core/options.hpp"
#include "tests/fuzz/entries.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace papan;

namespace {

void check_json(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return fuzz::require_one_line(json.error().message);
  const std::string printed = json->dump();
  const auto again = parse_json(printed);
  fuzz::require(again.ok() && again->dump() == printed, "printed JSON parses to the same", printed);
}

// Quotes that are not needed are not printed, so the text may differ; what it means may not.
void check_print(const Settings& settings) {
  const std::string printed = to_text(settings);
  const auto again = parse_settings(printed);
  fuzz::require(again.ok() && *again == settings, "printed settings parse to the same", printed);
}

void check_parameters(const Settings& settings) {
  for (const GameEntry& game : game_entries()) {
    Rng rng;
    const auto made = game.start(settings, rng);
    if (!made) {
      fuzz::require_one_line(made.error().message);
      continue;
    }
    const Settings full = (*made)->parameters();
    const auto again = game.parse(full, (*made)->text());
    fuzz::require(again.ok() && to_text((*again)->parameters()) == to_text(full),
                  "parameters make the same game", to_text(full));
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  check_json(text);
  const auto settings = parse_settings(text);
  if (!settings) return fuzz::require_one_line(settings.error().message), 0;
  check_print(*settings);
  check_parameters(*settings);
  return 0;
}
