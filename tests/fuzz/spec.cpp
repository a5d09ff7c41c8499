// Fuzzes agent specs, as text and for every game: what makes a player spells
// out a spec that makes the same player.
#include "agents/catalogue.hpp"
#include "core/text.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace papan;

namespace {

// Players take memory by the megabyte; the fuzzer would only meet the limit.
bool is_hungry(const AgentSpec& spec) {
  for (const Setting& setting : spec.options) {
    if (const auto number = parse_integer(setting.value); number && *number > 64) return true;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::as_text(data, size);
  const auto spec = parse_spec(text);
  if (!spec) return fuzz::require_one_line(spec.error().message), 0;
  const std::string printed = to_text(*spec);
  const auto again = parse_spec(printed);
  fuzz::require(again.ok() && to_text(*again) == printed && again->budget == spec->budget,
                "printed specs parse to the same", printed);
  if (is_hungry(*spec)) return 0;
  for (const CatalogueEntry& entry : catalogue()) {
    Rng rng;
    const auto position = *entry.game.start({}, rng);
    const auto player = make_player(*position, text);
    if (!player) {
      fuzz::require_one_line(player.error().message);
      continue;
    }
    const std::string full = (*player)->spec();
    const auto same = make_player(*position, full);
    fuzz::require(same.ok() && (*same)->spec() == full, "specs make the same player", full);
  }
  return 0;
}
