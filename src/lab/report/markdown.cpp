// Markdown: tables are padded, so that they can be read in a terminal as well.
#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "lab/report/grid.hpp"
#include "lab/report/writers.hpp"

namespace papan::lab {
namespace {

// In characters, not bytes: we write ± and the like.
std::size_t width_of(const std::string& text) {
  return static_cast<std::size_t>(std::count_if(
      text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) >> 6) != 2; }));
}

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '|') out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

bool is_figure(const Cell& cell) {
  return cell.kind == CellKind::kPaper || cell.kind == CellKind::kOurs ||
         cell.kind == CellKind::kDeviation;
}

std::vector<std::size_t> widths_of(const Grid& grid) {
  std::vector<std::size_t> widths;
  for (std::size_t i = 0; i < grid.head.size(); ++i) {
    std::size_t width = std::max<std::size_t>(3, width_of(escaped(grid.head[i].text)));
    // Remarks come last and need no padding.
    if (grid.head[i].kind != CellKind::kRemark) {
      for (const auto& row : grid.rows) width = std::max(width, width_of(escaped(row[i].text)));
    }
    widths.push_back(width);
  }
  return widths;
}

std::string line_of(const std::vector<Cell>& cells, const std::vector<std::size_t>& widths) {
  std::string line = "|";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::string text = escaped(cells[i].text);
    const std::size_t width = width_of(text);
    const std::string padding(widths[i] > width ? widths[i] - width : 0, ' ');
    const auto& [left, right] =
        is_figure(cells[i]) ? std::tie(padding, text) : std::tie(text, padding);
    line += fmt::format(" {}{} |", left, right);
  }
  return line + "\n";
}

std::string rule_of(const Grid& grid, const std::vector<std::size_t>& widths) {
  std::string line = "|";
  for (std::size_t i = 0; i < widths.size(); ++i) {
    line += fmt::format(" {}{} |", std::string(widths[i] - 1, '-'),
                        is_figure(grid.head[i]) ? ':' : '-');
  }
  return line + "\n";
}

std::string table_markdown(const Table& table) {
  const Grid grid = grid_of(table);
  const auto widths = widths_of(grid);
  std::string text = fmt::format("### {}\n\n", table.title);
  text += line_of(grid.head, widths) + rule_of(grid, widths);
  for (const auto& row : grid.rows) text += line_of(row, widths);
  if (grid.has_times) text += fmt::format("\n{}\n", kMachineNote);
  return text;
}

std::string provenance_line(const Provenance& provenance) {
  return fmt::format("Papan {}, size {}, seed {}.", provenance.revision, provenance.size,
                     provenance.seed);
}

constexpr const char* kReading =
    "In tables \"=\" means equal to the paper's last printed digit, \"within\" that the paper's "
    "figure lies in our 95 % interval; ± and brackets are such intervals.\n";

std::string agreement_text(const Chapter& chapter) {
  const Agreement found = agreement(chapter.report);
  if (found.figures == 0) return "no figures in the paper";
  return fmt::format("{} of {} equal, {} within, {} differ", found.equal, found.figures,
                     found.within, found.differ);
}

}  // namespace

std::string to_markdown(const Chapter& chapter) {
  std::string text = fmt::format("## {}\n\n`{}`. {}\n\n{}\n\nRun here: {}\n", chapter.title,
                                 chapter.id, chapter.paper, chapter.report.headline, chapter.runs);
  for (const Table& table : chapter.report.tables)
    text += fmt::format("\n{}", table_markdown(table));
  for (const std::string& note : chapter.report.notes) text += fmt::format("\n{}\n", note);
  return text;
}

std::string to_markdown(const std::vector<Chapter>& chapters, const Provenance& provenance) {
  std::string text = fmt::format("# The papers' experiments, run again\n\n{} {}",
                                 provenance_line(provenance), kReading);
  for (const Chapter& chapter : chapters) text += fmt::format("\n{}", to_markdown(chapter));
  return text;
}

std::string summary_markdown(const std::vector<Chapter>& chapters, const Provenance& provenance) {
  const std::string asked = chapters.size() == 1 ? chapters.front().id : "all";
  std::string text = fmt::format("# Results\n\nWritten by `papan reproduce {} --{}`. {}\n", asked,
                                 provenance.size, provenance_line(provenance));
  text += "\n| experiment | what came out | figures |\n| --- | --- | --- |\n";
  for (const Chapter& chapter : chapters) {
    text += fmt::format("| `{}` {} | {} | {} |\n", chapter.id, escaped(chapter.title),
                        escaped(chapter.report.headline), agreement_text(chapter));
  }
  text += fmt::format("\n{}", kReading);
  for (const Chapter& chapter : chapters) text += fmt::format("\n{}", to_markdown(chapter));
  return text;
}

}  // namespace papan::lab
