#include "lab/report/grid.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/text.hpp"

namespace papan::lab {
namespace {

constexpr int kTimeDigits = 3;  // significant ones, as the papers print times

int decimals_of_time(double time) {
  if (time <= 0) return 0;
  return std::max(0, kTimeDigits - 1 - static_cast<int>(std::floor(std::log10(time))));
}

// Which of the three columns a column of figures needs.
struct Needs {
  bool paper = false;
  bool ours = true;  // but where only the paper has figures
  bool deviation = false;
};

Needs needs_of(const Table& table, std::size_t column) {
  Needs needs;
  bool any_ours = false;
  for (const Row& row : table.rows) {
    any_ours |= row.figures[column].ours.has_value();
    needs.paper |= row.figures[column].paper.has_value();
    needs.deviation |= deviation(table.columns[column], row.figures[column]).has_value();
  }
  needs.ours = any_ours || !needs.paper;
  return needs;
}

std::string head_text(const Column& column) {
  const char* mark = column.nature == Nature::kMachine ? " *" : "";
  const bool named_by_unit = column.unit.empty() || column.unit == column.name;
  return named_by_unit ? column.name + mark
                       : fmt::format("{} ({}){}", column.name, column.unit, mark);
}

std::string deviation_text(const Column& column, const Deviation& found, const Say& say) {
  if (found.verdict == FigureVerdict::kEqual) return "=";
  const std::string unit = column.unit == "%" ? say("points", "poin") : "%";
  const int decimals = std::abs(found.amount) < 10 ? 1 : 0;
  // What is not equal is not told as zero.
  const int more = std::abs(found.amount) < 0.05 ? 2 : decimals;
  return fmt::format("{}{} {}{}", found.amount < 0 ? '-' : '+',
                     number_text(say, std::abs(found.amount), more), unit,
                     found.verdict == FigureVerdict::kWithin ? say(", within", ", tercakup") : "");
}

void add_head(Grid& grid, const Column& column, const Needs& needs, const Say& say) {
  const std::string name = head_text(column);
  if (needs.paper) grid.head.push_back({name + say(", paper", ", makalah"), CellKind::kPaper, {}});
  if (needs.ours) {
    const std::string whose = needs.paper ? say(", ours", ", kami") : "";
    grid.head.push_back({name + whose, CellKind::kOurs, {}});
  }
  if (needs.deviation) {
    grid.head.push_back({say("deviation", "selisih"), CellKind::kDeviation, {}});
  }
  grid.groups.push_back({name, needs.paper + needs.ours + needs.deviation});
}

void add_figure(std::vector<Cell>& cells, const Column& column, const Figure& figure,
                const Needs& needs, const Say& say) {
  if (needs.paper) {
    cells.push_back({figure.paper ? paper_text(say, *figure.paper) : "-", CellKind::kPaper, {}});
  }
  if (needs.ours) {
    const auto text = figure.ours ? estimate_text(say, column, *figure.ours) : "-";
    cells.push_back({text, CellKind::kOurs, {}});
  }
  if (!needs.deviation) return;
  const auto found = deviation(column, figure);
  Cell cell{found ? deviation_text(column, *found, say) : "", CellKind::kDeviation, {}};
  if (found) cell.verdict = found->verdict;
  cells.push_back(std::move(cell));
}

bool any_remark(const Table& table) {
  return std::any_of(table.rows.begin(), table.rows.end(),
                     [](const Row& row) { return !row.remark.empty(); });
}

}  // namespace

std::string number_text(const Say& say, double number, int decimals) {
  const char group = say.language() == Language::kEnglish ? ',' : '.';
  const char point = say.language() == Language::kEnglish ? '.' : ',';
  const std::string digits = fmt::format("{:.{}f}", std::abs(number), decimals);
  const auto whole = std::min(digits.find('.'), digits.size());
  const bool zero = digits.find_first_not_of("0.") == std::string::npos;
  std::string text;
  if (number < 0 && !zero) text += '-';
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && i < whole && (whole - i) % 3 == 0) text += group;
    text += i == whole ? point : digits[i];
  }
  return text;
}

std::string paper_text(const Say& say, double number) {
  return number_text(say, number, printed_decimals(number));
}

std::string estimate_text(const Say& say, const Column& column, const Estimate& estimate) {
  const auto text = [&](double number) { return number_text(say, number, column.decimals); };
  if (column.nature == Nature::kMachine) {
    return number_text(say, estimate.value, decimals_of_time(estimate.value));
  }
  const std::string value = text(estimate.value);
  if (!estimate.has_interval()) return value;
  if (column.unit == "%") {  // intervals of shares lean to one side
    return say("{} ({} to {})", "{} ({} sampai {})", value, text(estimate.low),
               text(estimate.high));
  }
  return fmt::format("{} ± {}", value, text((estimate.high - estimate.low) / 2));
}

std::string machine_note(Language language) {
  return Say(language)(
      "Times (marked *) are those of the machine that ran this, beside the paper's of its own.",
      "Waktu (bertanda *) adalah milik mesin yang menjalankan ini, di samping waktu makalah pada "
      "mesinnya sendiri.");
}

Grid grid_of(const Table& table, Language language) {
  const Say say(language);
  Grid grid;
  for (const std::string& label : table.labels) grid.head.push_back({label, CellKind::kLabel, {}});
  std::vector<Needs> needs;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    needs.push_back(needs_of(table, i));
    add_head(grid, table.columns[i], needs[i], say);
    grid.has_times |= table.columns[i].nature == Nature::kMachine;
  }
  const bool remarks = any_remark(table);
  if (remarks) grid.head.push_back({say("remark", "catatan"), CellKind::kRemark, {}});
  for (const Row& row : table.rows) {
    std::vector<Cell> cells;
    for (const std::string& label : row.labels) cells.push_back({label, CellKind::kLabel, {}});
    for (std::size_t i = 0; i < row.figures.size(); ++i) {
      add_figure(cells, table.columns[i], row.figures[i], needs[i], say);
    }
    if (remarks) cells.push_back({row.remark, CellKind::kRemark, {}});
    grid.rows.push_back(std::move(cells));
  }
  return grid;
}

}  // namespace papan::lab
