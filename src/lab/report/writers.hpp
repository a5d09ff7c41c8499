// A report as text: Markdown for people and terminals, CSV for spreadsheets, JSON
// for programs, HTML for the eye. Each is a pure function of the chapters, so that
// the same results make the same bytes. Tested in tests/lab/report_test.cpp.
#pragma once

#include <string>
#include <vector>

#include "core/json.hpp"
#include "lab/report/deviation.hpp"

namespace papan::lab {

std::string to_markdown(const Chapter& chapter);
std::string to_markdown(const std::vector<Chapter>& chapters, const Provenance& provenance);

// What came out of each experiment in a line, then every remark: one page.
std::string summary_markdown(const std::vector<Chapter>& chapters, const Provenance& provenance);

// A line a figure: experiment, table, row, column, unit, paper, ours, low, high,
// repetitions, deviation, verdict, remark.
std::string to_csv(const std::vector<Chapter>& chapters);

Json to_json(const std::vector<Chapter>& chapters, const Provenance& provenance);

// One file that needs no other: styles and plots are inside.
std::string to_html(const std::vector<Chapter>& chapters, const Provenance& provenance);

std::string_view to_text(FigureVerdict verdict);

}  // namespace papan::lab
