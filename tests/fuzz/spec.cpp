// Fuzzes agent specs: what parses prints to what parses to the same.
#include "agents/spec.hpp"
#include "tests/fuzz/fuzz.hpp"

using namespace papan;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto spec = parse_spec(fuzz::as_text(data, size));
  if (!spec) return fuzz::require_one_line(spec.error().message), 0;
  const std::string printed = to_text(*spec);
  const auto again = parse_spec(printed);
  fuzz::require(again.ok() && to_text(*again) == printed && again->budget == spec->budget,
                "printed specs parse to the same", printed);
  return 0;
}
