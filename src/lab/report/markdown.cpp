// Markdown: tables are padded, so that they can be read in a terminal as well.
#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "lab/report/grid.hpp"
#include "lab/report/phrases.hpp"
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

std::string table_markdown(const Table& table, Language language) {
  const Grid grid = grid_of(table, language);
  const auto widths = widths_of(grid);
  std::string text = fmt::format("### {}\n\n", table.title);
  text += line_of(grid.head, widths) + rule_of(grid, widths);
  for (const auto& row : grid.rows) text += line_of(row, widths);
  if (grid.has_times) text += fmt::format("\n{}\n", machine_note(language));
  return text;
}

// Chapters of one report are in one language.
Say say_of(const std::vector<Chapter>& chapters) {
  return Say(chapters.empty() ? Language::kEnglish : chapters.front().language);
}

std::string agreement_text(const Chapter& chapter) {
  const Say say(chapter.language);
  const Agreement found = agreement(chapter.report);
  if (found.figures == 0) return say("no figures in the paper", "tidak ada angka di makalah");
  return say("{} of {} equal, {} within, {} differ", "{} dari {} sama, {} tercakup, {} berbeda",
             found.equal, found.figures, found.within, found.differ);
}

}  // namespace

std::string to_markdown(const Chapter& chapter) {
  std::string text = fmt::format("## {}\n\n`{}`. {}\n\n{}\n\n{}\n", chapter.title, chapter.id,
                                 chapter.paper, chapter.report.headline, runs_line(chapter));
  for (const Table& table : chapter.report.tables) {
    text += fmt::format("\n{}", table_markdown(table, chapter.language));
  }
  for (const std::string& note : chapter.report.notes) text += fmt::format("\n{}\n", note);
  return text;
}

std::string to_markdown(const std::vector<Chapter>& chapters, const Provenance& provenance) {
  const Say say = say_of(chapters);
  std::string text = fmt::format("# {}\n\n{} {}\n", report_title(say),
                                 provenance_line(provenance, say), reading_line(say));
  for (const Chapter& chapter : chapters) text += fmt::format("\n{}", to_markdown(chapter));
  return text;
}

std::string summary_markdown(const std::vector<Chapter>& chapters, const Provenance& provenance) {
  const std::string asked = chapters.size() == 1 ? chapters.front().id : "all";
  const Say say = say_of(chapters);
  std::string text = say("# Results\n\nWritten by `papan reproduce {} --{}`. {}\n",
                         "# Hasil\n\nDitulis oleh `papan reproduce {} --{}`. {}\n", asked,
                         provenance.size, provenance_line(provenance, say));
  text += say("\n| experiment | what came out | figures |\n| --- | --- | --- |\n",
              "\n| percobaan | hasilnya | angka |\n| --- | --- | --- |\n");
  for (const Chapter& chapter : chapters) {
    text += fmt::format("| `{}` {} | {} | {} |\n", chapter.id, escaped(chapter.title),
                        escaped(chapter.report.headline), agreement_text(chapter));
  }
  text += fmt::format("\n{}\n", reading_line(say));
  for (const Chapter& chapter : chapters) text += fmt::format("\n{}", to_markdown(chapter));
  return text;
}

}  // namespace papan::lab
