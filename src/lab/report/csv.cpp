#include <fmt/format.h>

#include "core/text.hpp"
#include "lab/report/writers.hpp"

namespace papan::lab {
namespace {

// By RFC 4180: quoted where it must be.
std::string field(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c == '\n' ? ' ' : c;
  }
  return quoted + "\"";
}

std::string line_of(const std::vector<std::string>& fields) {
  std::vector<std::string> quoted;
  for (const std::string& text : fields) quoted.push_back(field(text));
  return join(quoted, ",") + "\n";
}

std::string figure_line(const std::vector<std::string>& place, const Column& column,
                        const Figure& figure, const std::string& remark) {
  std::vector<std::string> fields = place;
  fields.push_back(column.name);
  fields.push_back(column.unit);
  fields.push_back(figure.paper ? papan::to_text(*figure.paper) : "");
  const auto& ours = figure.ours;
  fields.push_back(ours ? papan::to_text(ours->value) : "");
  fields.push_back(ours && ours->has_interval() ? papan::to_text(ours->low) : "");
  fields.push_back(ours && ours->has_interval() ? papan::to_text(ours->high) : "");
  fields.push_back(ours ? std::to_string(ours->count) : "");
  const auto found = deviation(column, figure);
  fields.push_back(found ? fmt::format("{:.4f}", found->amount) : "");
  fields.emplace_back(found ? to_text(found->verdict) : "");
  fields.push_back(remark);
  return line_of(fields);
}

}  // namespace

std::string_view to_text(FigureVerdict verdict) {
  switch (verdict) {
    case FigureVerdict::kEqual: return "equal";
    case FigureVerdict::kWithin: return "within";
    case FigureVerdict::kDiffers: return "differs";
  }
  return "";
}

std::string to_csv(const std::vector<Chapter>& chapters) {
  std::string text =
      "experiment,table,row,column,unit,paper,ours,low,high,repetitions,deviation,verdict,remark\n";
  for (const Chapter& chapter : chapters) {
    for (const Table& table : chapter.report.tables) {
      for (const Row& row : table.rows) {
        for (std::size_t i = 0; i < row.figures.size(); ++i) {
          text += figure_line({chapter.id, table.title, join(row.labels, " / ")}, table.columns[i],
                              row.figures[i], row.remark);
        }
      }
    }
  }
  return text;
}

}  // namespace papan::lab
