#include "games/brick/play/weights_file.hpp"

#include <fmt/format.h>

#include <cmath>

#include "core/file.hpp"
#include "core/text.hpp"

namespace papan::brick {
namespace {

constexpr int kMostPoints = 1'000'000;
constexpr std::string_view kEase = ";EASE:";

Error wrong_file(const std::string& path, std::string_view why) {
  return {fmt::format("weights file {}: {}", in_quotes(path), why)};
}

Result<int> member(const Json& json, const char* key, int most) {
  const Json* found = json.find(key);
  if (found == nullptr || !found->is_unsigned() ||
      found->get<std::uint64_t>() > static_cast<std::uint64_t>(most)) {
    return Error{fmt::format("{} must be a whole number from 0 to {}", key, most)};
  }
  return found->get<int>();
}

Result<Policy> read_policy(const std::string& path) {
  const auto text = read_file(path);
  if (!text || text->empty()) return wrong_file(path, "cannot be read");
  const auto json = parse_json(*text);
  if (!json) return wrong_file(path, json.error().message);
  const auto policy = parse_policy(*json);
  if (!policy) return wrong_file(path, policy.error().message);
  return policy;
}

}  // namespace

std::string to_text(const Weights& weights) {
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    if (weights[i] == 0) continue;
    parts.push_back(fmt::format("{}:{}", kFeatureNames[i], papan::to_text(weights[i])));
  }
  return parts.empty() ? "HP:0" : join(parts, ";");
}

std::string to_text(const Policy& policy) {
  std::string text = to_text(policy.weights);
  if (policy.ease != 0) text += fmt::format("{}{}", kEase, papan::to_text(policy.ease));
  return text;
}

Result<std::size_t> parse_feature(std::string_view name) {
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    if (kFeatureNames[i] == name) return i;
  }
  std::vector<std::string> known(kFeatureNames.begin(), kFeatureNames.end());
  return Error{fmt::format("unknown feature {}: expected {}", in_quotes(name), join(known, ", "))};
}

Result<Weights> parse_weights(std::string_view text) {
  Weights weights{};
  for (const std::string_view part : split(text, ';')) {
    const auto at = part.find(':');
    if (at == std::string_view::npos) {
      return Error{fmt::format("expected weights as HP:1.5;VP:-2, got {}", in_quotes(text))};
    }
    const auto feature = parse_feature(part.substr(0, at));
    if (!feature) return feature.error();
    const auto weight = parse_real(part.substr(at + 1));
    if (!weight) return weight.error();
    weights[*feature] = *weight;
  }
  return weights;
}

Json to_json(const Policy& policy) {
  Json weights = Json::object();
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    if (policy.weights[i] != 0) weights[std::string(kFeatureNames[i])] = policy.weights[i];
  }
  Json json = {{"limit", policy.limit}, {"free_cells", policy.free_cells}, {"weights", weights}};
  if (policy.ease != 0) json["ease"] = policy.ease;
  return json;
}

Result<Policy> parse_policy(const Json& json) {
  if (!json.is_object() || !json.contains("weights") || !json["weights"].is_object()) {
    return Error{"expected an object with weights"};
  }
  Policy policy;
  for (const auto& [name, weight] : json["weights"].items()) {
    const auto feature = parse_feature(name);
    if (!feature) return feature.error();
    if (!weight.is_number()) {
      return Error{fmt::format("the weight of {} must be a number", name)};
    }
    policy.weights[*feature] = weight.get<double>();
  }
  const auto limit = member(json, "limit", kMostPoints);
  if (!limit) return limit.error();
  const auto free_cells = member(json, "free_cells", kColumns * kRows);
  if (!free_cells) return free_cells.error();
  policy.limit = *limit;
  policy.free_cells = *free_cells;
  if (json.contains("ease")) {
    if (!json["ease"].is_number()) return Error{"ease must be a number"};
    policy.ease = json["ease"].get<double>();
  }
  return policy;
}

Result<Policy> read_policy(const std::string& source, const Parameters& parameters) {
  if (source.empty()) return thesis_policy(parameters);
  if (source.find(':') == std::string::npos) return read_policy(source);
  const auto at = source.find(kEase);
  const auto weights = parse_weights(std::string_view(source).substr(0, at));
  if (!weights) return weights.error();
  Policy policy = thesis_policy(parameters);
  policy.weights = *weights;
  if (at == std::string::npos) return policy;
  const auto ease = parse_real(std::string_view(source).substr(at + kEase.size()));
  if (!ease) return ease.error();
  policy.ease = *ease;
  return policy;
}

}  // namespace papan::brick
