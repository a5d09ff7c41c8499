#include "games/brick/play/brain.hpp"

#include <fmt/format.h>

#include "core/file.hpp"
#include "core/text.hpp"
#include "games/brick/rules/builder_file.hpp"
#include "games/brick/rules/values_file.hpp"

namespace papan::brick {
namespace {

using Shared = std::shared_ptr<const Valuation>;

// What the program carries lives as long as the program.
Shared carried(const Valuation* valuation) {
  return {Shared(), valuation};
}

Result<Brain> parse_brain(const std::string& bytes) {
  if (bytes.starts_with('{')) {
    auto builder = parse_builder(bytes);
    if (!builder) return builder.error();
    return Brain{std::make_shared<const Builder>(std::move(*builder)), false};
  }
  auto values = parse_values(bytes);
  if (!values) return values.error();
  return Brain{std::make_shared<const Values>(std::move(*values)), true};
}

}  // namespace

Result<Brain> brain_from(const std::string& source, int colours) {
  if (source == kNoValues) return Brain{carried(&shipped_builder(colours)), false};
  if (source == kShippedValues) {
    const Values* const values = shipped_values(colours);
    if (values == nullptr) return Brain{carried(&shipped_builder(colours)), false};
    return Brain{carried(values), true};
  }
  const auto bytes = read_file(source);
  if (!bytes || bytes->empty()) {
    return Error{fmt::format("values file {}: cannot be read", in_quotes(source))};
  }
  auto brain = parse_brain(*bytes);
  if (!brain) {
    return Error{fmt::format("values file {}: {}", in_quotes(source), brain.error().message)};
  }
  if (brain->valuation->colours() != colours) {
    return Error{fmt::format("values file {}: for {} colours, expected {}", in_quotes(source),
                             brain->valuation->colours(), colours)};
  }
  return brain;
}

}  // namespace papan::brick
