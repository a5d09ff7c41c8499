#include "game/shown_json.hpp"

namespace papan {
namespace {

Json to_json(const std::optional<double>& side) {
  return side ? Json(*side) : Json();
}

Json to_json(const SearchTreeNode& node) {
  Json json = {{"parent", node.parent},        {"move", node.move},
               {"turn", to_text(node.turn)},   {"value", node.value},
               {"bound", to_text(node.bound)}, {"below", node.below}};
  if (node.window.low || node.window.high) {
    json["window"] = {to_json(node.window.low), to_json(node.window.high)};
  }
  if (node.skipped > 0) json["skipped"] = node.skipped;
  return json;
}

Json to_json(const Grid& grid) {
  Json cells = Json::array();
  for (const auto& row : grid.cells) cells.push_back(row);
  return {{"name", grid.name},
          {"axes", grid.axes},
          {"columns", grid.columns},
          {"rows", grid.rows},
          {"measures", grid.measures},
          {"cells", std::move(cells)},
          {"chosen", grid.chosen ? Json(*grid.chosen) : Json()}};
}

}  // namespace

Json to_json(const SearchTree& tree) {
  Json nodes = Json::array();
  for (const SearchTreeNode& node : tree.nodes) nodes.push_back(to_json(node));
  return {{"move", tree.move},
          {"value", tree.nodes.empty() ? 0 : tree.nodes.front().value},
          {"searched", tree.searched},
          {"whole", tree.whole},
          {"nodes", std::move(nodes)}};
}

Json to_json(const Explanation& explanation) {
  Json maps = Json::array();
  for (const BoardMap& map : explanation.maps) {
    Json values = Json::object();
    for (const CellValue& one : map.values) values[one.cell] = one.value;
    maps.push_back({{"name", map.name}, {"values", std::move(values)}});
  }
  Json grids = Json::array();
  for (const Grid& grid : explanation.grids) grids.push_back(to_json(grid));
  Json sheets = Json::array();
  for (const Sheet& sheet : explanation.sheets) {
    sheets.push_back({{"name", sheet.name},
                      {"columns", sheet.columns},
                      {"rows", sheet.rows},
                      {"chosen", sheet.chosen < 0 ? Json() : Json(sheet.chosen)}});
  }
  Json facts = Json::array();
  for (const ExplainedFact& fact : explanation.facts) facts.push_back({fact.name, fact.value});
  return {{"turn", to_text(explanation.turn)}, {"move", explanation.move},
          {"rule", explanation.rule},          {"maps", std::move(maps)},
          {"grids", std::move(grids)},         {"sheets", std::move(sheets)},
          {"facts", std::move(facts)}};
}

}  // namespace papan
