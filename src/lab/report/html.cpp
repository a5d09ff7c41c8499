// HTML: one file with its styles and plots inside, light and dark by the system's
// choice; the colours are those of the page. Nothing is fetched from anywhere.
#include <fmt/format.h>

#include "lab/report/grid.hpp"
#include "lab/report/phrases.hpp"
#include "lab/report/plot.hpp"
#include "lab/report/writers.hpp"

namespace papan::lab {
namespace {

constexpr const char* kStyle = R"css(
:root{--paper:#faf6ef;--card:#fffdf8;--ink:#2a2320;--quiet:#6f655c;--line:#e2d8c8;--indigo:#2b4c7e;
--soga:#8a5a2b;--good:#2e7d5b;--bad:#b5432e;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--paper:#1b1714;--card:#221d19;--ink:#efe7db;--quiet:#a99d90;
--line:#3a322b;--indigo:#8fb0e3;--soga:#d9a566;--good:#6cc29a;--bad:#e58a73}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;
font-variant-numeric:tabular-nums}
header,main{max-width:1080px;margin:0 auto;padding:32px 24px}
header{padding-bottom:8px}
header p,.source{color:var(--quiet);font-size:14px;margin:4px 0;max-width:86ch}
.name{color:var(--soga);font-size:14px;letter-spacing:.04em}
h1,h2{font-size:24px;line-height:1.25;font-weight:600;margin:4px 0 8px}
h3{font-size:16px;font-weight:600;margin:28px 0 8px}
a{color:var(--indigo);text-decoration-thickness:1px;text-underline-offset:3px}
a:focus-visible{outline:2px solid var(--indigo);outline-offset:2px;border-radius:6px}
section{margin:0 0 56px;padding-top:24px;border-top:1px solid var(--line)}
main>section:first-child{border-top:0;padding-top:0}
main{padding-top:16px}
.headline{font-size:16px;margin:12px 0;max-width:72ch;padding-left:12px;border-left:3px solid var(--soga)}
.notes p{max-width:72ch}
code{font:14px/1.4 ui-monospace,monospace;color:var(--quiet)}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px;background:var(--card)}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:7px 12px;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
tr:last-child td{border-bottom:0}
th{font-weight:600;color:var(--quiet);vertical-align:bottom}
.figure{text-align:right;white-space:nowrap}
th.figure{white-space:normal;min-width:72px}
.paper{color:var(--soga)}.ours{color:var(--indigo)}
td.label{white-space:nowrap}
.group{border-bottom-color:transparent}
tr.remark td{color:var(--quiet);padding-top:0;white-space:normal}
tr:has(+tr.remark) td{border-bottom-color:transparent}
.equal,.within{color:var(--good)}.differs{color:var(--bad)}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(440px,100%),1fr));gap:24px;margin-top:28px}
figure{margin:0;padding:16px;border:1px solid var(--line);border-radius:6px;background:var(--card);max-width:720px}
figcaption{font-size:14px;font-weight:600;margin-bottom:8px}
figure>svg{width:100%;height:auto;display:block}
svg text{font-size:12px;fill:var(--quiet)}
svg .grid line{stroke:var(--line)}
svg .base line{stroke:var(--quiet)}
svg .paper{stroke:var(--soga);fill:none}
svg .ours{stroke:var(--indigo);fill:var(--indigo)}
svg .other{stroke:var(--good);fill:var(--good)}
svg g>g,svg .legend g{stroke-width:1.8}
svg .line{fill:none;stroke-width:1.8}
svg .paper .line{stroke-dasharray:5 4}
svg .interval{fill:none;stroke:var(--ink);stroke-width:1.2}
svg .paper.bars{fill:var(--soga);fill-opacity:.28}
svg .ours.bars,svg .other.bars{fill-opacity:.85}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;font-size:14px;color:var(--quiet);margin-top:4px}
.legend span{display:inline-flex;align-items:center;gap:4px}
@media print{.scroll,figure{break-inside:avoid}}
)css";

std::string_view class_of(const Cell& cell) {
  switch (cell.kind) {
    case CellKind::kLabel: return "label";
    case CellKind::kPaper: return "figure paper";
    case CellKind::kOurs: return "figure ours";
    case CellKind::kRemark: return "remark";
    case CellKind::kDeviation: break;
  }
  if (!cell.verdict) return "figure";
  switch (*cell.verdict) {
    case FigureVerdict::kEqual: return "figure equal";
    case FigureVerdict::kWithin: return "figure within";
    case FigureVerdict::kDiffers: return "figure differs";
  }
  return "";
}

std::string cell_html(const Cell& cell) {
  return fmt::format("<td class=\"{}\">{}</td>", class_of(cell), html_escaped(cell.text));
}

// A remark stands under its row, where it has room.
std::string row_html(const std::vector<Cell>& cells) {
  std::string text = "<tr>";
  std::string remark;
  for (const Cell& cell : cells) {
    if (cell.kind == CellKind::kRemark) {
      remark = cell.text;
    } else {
      text += cell_html(cell);
    }
  }
  text += "</tr>\n";
  if (remark.empty()) return text;
  return text + fmt::format("<tr class=\"remark\"><td colspan=\"{}\">{}</td></tr>\n",
                            cells.size() - 1, html_escaped(remark));
}

std::string short_head(const Cell& cell, const Group& group, const Say& say) {
  switch (cell.kind) {
    case CellKind::kPaper: return say("paper", "makalah");
    case CellKind::kDeviation: return say("deviation", "selisih");
    default: return group.columns > 1 ? say("ours", "kami") : "";
  }
}

// Two rows: what the figures are, and whose.
std::string head_html(const Grid& grid, const Say& say) {
  std::string above;
  std::string below;
  std::size_t column = 0;
  for (; grid.head[column].kind == CellKind::kLabel; ++column) {
    above += fmt::format("<th rowspan=\"2\">{}</th>", html_escaped(grid.head[column].text));
  }
  for (const Group& group : grid.groups) {
    above += fmt::format("<th class=\"figure group\" colspan=\"{}\">{}</th>", group.columns,
                         html_escaped(group.text));
    for (int i = 0; i < group.columns; ++i, ++column) {
      const Cell& cell = grid.head[column];
      below +=
          fmt::format("<th class=\"{}\">{}</th>", class_of(cell), short_head(cell, group, say));
    }
  }
  return fmt::format("<tr>{}</tr><tr>{}</tr>", above, below);
}

std::string table_html(const Table& table, Language language) {
  const Grid grid = grid_of(table, language);
  std::string text = fmt::format("<h3>{}</h3>\n<div class=\"scroll\"><table>\n<thead>{}</thead>\n",
                                 html_escaped(table.title), head_html(grid, Say(language)));
  text += "<tbody>\n";
  for (const auto& row : grid.rows) text += row_html(row);
  text += "</tbody></table></div>\n";
  if (grid.has_times) text += fmt::format("<p class=\"source\">{}</p>\n", machine_note(language));
  return text;
}

std::string plots_html(const std::vector<Plot>& plots, Language language) {
  if (plots.empty()) return {};
  std::string text = "<div class=\"plots\">\n";
  for (const Plot& plot : plots) {
    text += fmt::format("<figure><figcaption>{}</figcaption>{}{}</figure>\n",
                        html_escaped(plot.title), to_svg(plot, language), legend(plot));
  }
  return text + "</div>\n";
}

std::string section_html(const Chapter& chapter) {
  const Report& report = chapter.report;
  std::string text = fmt::format(
      "<section id=\"{0}\">\n<h2>{1}</h2>\n<p class=\"source\"><code>{0}</code> · {2}</p>\n"
      "<p class=\"headline\">{3}</p>\n<p class=\"source\">{4}</p>\n",
      chapter.id, html_escaped(chapter.title), html_escaped(chapter.paper),
      html_escaped(report.headline), html_escaped(runs_line(chapter)));
  text += plots_html(report.plots, chapter.language);
  for (const Table& table : report.tables) text += table_html(table, chapter.language);
  if (!report.notes.empty()) {
    text += "<div class=\"notes\">";
    for (const std::string& note : report.notes) {
      text += fmt::format("<p>{}</p>\n", html_escaped(note));
    }
    text += "</div>\n";
  }
  return text + "</section>\n";
}

std::string overview_html(const std::vector<Chapter>& chapters) {
  if (chapters.size() < 2) return {};
  const Say say(chapters.front().language);
  std::string text = fmt::format(
      "<section><div class=\"scroll\"><table>\n<thead><tr><th>{}</th><th>{}</th>"
      "<th class=\"figure\">{}</th><th class=\"figure\">{}</th><th class=\"figure\">{}</th>"
      "<th class=\"figure\">{}</th></tr></thead>\n<tbody>\n",
      say("experiment", "percobaan"), say("what came out", "hasilnya"), say("figures", "angka"),
      say("equal", "sama"), say("within", "tercakup"), say("differ", "berbeda"));
  for (const Chapter& chapter : chapters) {
    const Agreement found = agreement(chapter.report);
    const auto count = [](int number) { return number > 0 ? std::to_string(number) : "-"; };
    text += fmt::format(
        "<tr><td><a href=\"#{}\">{}</a></td><td>{}</td><td class=\"figure\">{}</td>"
        "<td class=\"figure equal\">{}</td><td class=\"figure within\">{}</td>"
        "<td class=\"figure differs\">{}</td></tr>\n",
        chapter.id, html_escaped(chapter.title), html_escaped(chapter.report.headline),
        count(found.figures), count(found.equal), count(found.within), count(found.differ));
  }
  return text + "</tbody></table></div></section>\n";
}

}  // namespace

std::string to_html(const std::vector<Chapter>& chapters, const Provenance& provenance) {
  const bool single = chapters.size() == 1;
  const Say say(chapters.empty() ? Language::kEnglish : chapters.front().language);
  const std::string title = single ? chapters.front().title : report_title(say);
  std::string text = fmt::format(
      "<!doctype html>\n<html lang=\"{5}\"><head><meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
      "<title>{0} · papan</title>\n<style>{1}</style></head>\n<body>\n"
      "<header><div class=\"name\">papan</div>{2}\n"
      "<p>{3} {4}</p></header>\n<main>\n",
      html_escaped(title), kStyle, single ? "" : fmt::format("<h1>{}</h1>", html_escaped(title)),
      html_escaped(provenance_line(provenance, say)), html_escaped(reading_line(say)),
      papan::to_text(say.language()));
  text += overview_html(chapters);
  for (const Chapter& chapter : chapters) text += section_html(chapter);
  return text + "</main></body></html>\n";
}

}  // namespace papan::lab
