#include "agents/brick/values_source.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>

#include "core/text.hpp"
#include "games/brick/values_file.hpp"

namespace papan::brick {

Result<std::shared_ptr<const Values>> values_from(const std::string& source, int colours) {
  using Shared = std::shared_ptr<const Values>;
  if (source == kNoValues) return Shared();
  // What the program carries lives as long as the program.
  if (source == kShippedValues) return Shared(Shared(), shipped_values(colours));
  std::ifstream file(source, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  if (!file || bytes.empty()) {
    return Error{fmt::format("values file {}: cannot be read", in_quotes(source))};
  }
  auto values = parse_values(bytes);
  if (!values) {
    return Error{fmt::format("values file {}: {}", in_quotes(source), values.error().message)};
  }
  if (values->colours() != colours) {
    return Error{fmt::format("values file {}: for {} colours, expected {}", in_quotes(source),
                             values->colours(), colours)};
  }
  return Shared(std::make_shared<const Values>(std::move(*values)));
}

}  // namespace papan::brick
