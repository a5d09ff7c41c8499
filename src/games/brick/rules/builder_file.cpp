#include "games/brick/rules/builder_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>

#include "core/text.hpp"

namespace papan::brick {
namespace {

constexpr int kFewestColours = 3;

// What a builder weighs: the others have no weight.
bool is_weighed(std::size_t feature) {
  return feature == kBlocks || feature == kPileHeight || feature >= kCrystal;
}

Result<double> number(const Json& json, std::string_view name) {
  const Json* found = json.find(name);
  if (found == nullptr || !found->is_number()) {
    return Error{fmt::format("{} must be a number", in_quotes(name))};
  }
  return found->get<double>();
}

}  // namespace

Json to_json(const BuilderWeights& weights, int colours) {
  Json crystal = Json::object();
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    if (is_weighed(i)) crystal[std::string(kFeatureNames[i])] = weights.crystal[i];
  }
  return {{"game", "brick"},
          {"colours", colours},
          {"weights", crystal},
          {"crowding", weights.crowding}};
}

Result<Builder> parse_builder(std::string_view file) {
  const auto json = parse_json(std::string(file));
  if (!json) return json.error();
  const Json* colours = json->find("colours");
  const Json* crystal = json->find("weights");
  if (colours == nullptr || !colours->is_integer() ||
      colours->get<std::int64_t>() < kFewestColours || colours->get<std::int64_t>() > kMaxColours ||
      crystal == nullptr || !crystal->is_object()) {
    return Error{fmt::format("expected weights, and colours from 3 to {}", kMaxColours)};
  }
  BuilderWeights weights;
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    if (!is_weighed(i)) continue;
    const auto weight = number(*crystal, kFeatureNames[i]);
    if (!weight) return weight.error();
    weights.crystal[i] = *weight;
  }
  const auto crowding = number(*json, "crowding");
  if (!crowding) return crowding.error();
  weights.crowding = *crowding;
  return Builder(weights, colours->get<int>());
}

}  // namespace papan::brick
