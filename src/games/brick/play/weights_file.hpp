// Weights as text and as files: what `papan train` writes and agents read.
//
// In a spec weights stand as HP:1.5;VP:-2, features left out being 0; a file is a
// JSON object with `weights`, `limit` and `free_cells`, and with how they were
// made beside them, which only people read.
// Tested in tests/agents/brick_weights_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "core/json.hpp"
#include "core/result.hpp"
#include "games/brick/rules/policy.hpp"

namespace papan::brick {

std::string to_text(const Weights& weights);

// The weights of a policy, and its ease if it has one, as a spec spells them out.
std::string to_text(const Policy& policy);
Result<Weights> parse_weights(std::string_view text);

// The index of a feature by its name, such as HP.
Result<std::size_t> parse_feature(std::string_view name);

Json to_json(const Policy& policy);
Result<Policy> parse_policy(const Json& json);

// Not the thesis's own (empty), nor spelled out (HP:1.5;...).
inline bool names_weights_file(std::string_view source) {
  return !source.empty() && source.find(':') == std::string_view::npos;
}

// `source` is empty for the thesis's own weights, weights as text, or a file.
Result<Policy> read_policy(const std::string& source, const Parameters& parameters);

}  // namespace papan::brick
