#include "games/brick/rules/explanation.hpp"

#include <cassert>

namespace papan::brick {
namespace {

Json to_json(const Features& features, const Weights& weights) {
  Json json = Json::object();
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    if (i < kThesisFeatures || weights[i] != 0) {
      json[std::string(kFeatureNames[i])] = features[i];
    }
  }
  return json;
}

}  // namespace

Explanation explain(const ColourBrick& rules, const ColourBrick::State& state,
                    const Policy& policy) {
  assert(rules.turn(state) == Turn::kFirst);
  Explanation explanation{*state.hand, policy, placements(rules, state, policy.weights), {}};
  explanation.pick = pick(explanation.placements, state, policy);
  return explanation;
}

Json to_json(const ColourBrick& rules, const Explanation& explanation) {
  const Weights& weights = explanation.policy.weights;
  Json json = {{"brick", rules.to_text(explanation.brick)},
               {"move", rules.to_text(explanation.chosen().move)},
               {"rule", to_text(explanation.pick.rule)},
               {"limit", explanation.policy.limit},
               {"free_cells", explanation.policy.free_cells}};
  json["weights"] = Json::object();
  for (std::size_t i = 0; i < kFeatureCount; ++i) {
    if (weights[i] != 0) json["weights"][std::string(kFeatureNames[i])] = weights[i];
  }
  json["placements"] = Json::array();
  for (const Placement& placement : explanation.placements) {
    json["placements"].push_back({{"move", rules.to_text(placement.move)},
                                  {"column", placement.move.column + 1},
                                  {"rotation", placement.move.rotation},
                                  {"features", to_json(placement.features, weights)},
                                  {"evaluation", placement.evaluation},
                                  {"score", placement.score}});
  }
  return json;
}

}  // namespace papan::brick
