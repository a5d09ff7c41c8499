// A plot as SVG, drawn by ourselves: axes with units, every series with its
// intervals, a mark of its own a series, the colour of whoever made the figures.
//
// Colours are classes that the page around it defines (lab/report/html.cpp), so
// that plots follow light and dark. Tested in tests/lab/report_test.cpp.
#pragma once

#include <string>

#include "lab/report/report.hpp"

namespace papan::lab {

// The drawing alone.
std::string to_svg(const Plot& plot, Language language = Language::kEnglish);

// What each mark stands for, as HTML.
std::string legend(const Plot& plot);

// For text in HTML and SVG.
std::string html_escaped(std::string_view text);

}  // namespace papan::lab
