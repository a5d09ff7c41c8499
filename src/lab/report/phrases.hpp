// Sentences that every written report has, whatever its experiments.
#pragma once

#include "lab/report/report.hpp"

namespace papan::lab {

std::string report_title(const Say& say);

// "Run here: ..."
std::string runs_line(const Chapter& chapter);

// "Papan 1.0.0+..., size quick, seed 1."
std::string provenance_line(const Provenance& provenance, const Say& say);

// How the signs in tables are to be read.
std::string reading_line(const Say& say);

}  // namespace papan::lab
