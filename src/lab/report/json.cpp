#include "lab/report/writers.hpp"

namespace papan::lab {
namespace {

Json to_json(const Column& column, const Figure& figure) {
  Json json = {{"column", column.name}, {"unit", column.unit}};
  json["paper"] = figure.paper ? Json(*figure.paper) : Json(nullptr);
  json["ours"] = nullptr;
  if (figure.ours) {
    json["ours"] = figure.ours->value;
    json["low"] = figure.ours->low;
    json["high"] = figure.ours->high;
    json["repetitions"] = figure.ours->count;
  }
  const auto found = deviation(column, figure);
  json["deviation"] = found ? Json(found->amount) : Json(nullptr);
  json["verdict"] = found ? Json(to_text(found->verdict)) : Json(nullptr);
  return json;
}

Json to_json(const Table& table) {
  Json json = {{"title", table.title}, {"labels", table.labels}, {"rows", Json::array()}};
  for (const Row& row : table.rows) {
    Json figures = Json::array();
    for (std::size_t i = 0; i < row.figures.size(); ++i) {
      figures.push_back(to_json(table.columns[i], row.figures[i]));
    }
    json["rows"].push_back(
        {{"labels", row.labels}, {"figures", std::move(figures)}, {"remark", row.remark}});
  }
  return json;
}

Json to_json(const Chapter& chapter) {
  Json json = {{"id", chapter.id},
               {"title", chapter.title},
               {"paper", chapter.paper},
               {"runs", chapter.runs},
               {"language", papan::to_text(chapter.language)},
               {"headline", chapter.report.headline},
               {"tables", Json::array()},
               {"notes", chapter.report.notes}};
  for (const Table& table : chapter.report.tables) json["tables"].push_back(to_json(table));
  return json;
}

}  // namespace

Json to_json(const std::vector<Chapter>& chapters, const Provenance& provenance) {
  Json json = {{"revision", provenance.revision},
               {"size", provenance.size},
               {"seed", provenance.seed},
               {"experiments", Json::array()}};
  for (const Chapter& chapter : chapters) json["experiments"].push_back(to_json(chapter));
  return json;
}

}  // namespace papan::lab
