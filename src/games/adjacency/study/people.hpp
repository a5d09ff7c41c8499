// People against the Adjacency paper's bots: the games that were really played on the
// page, beside the paper's. Tested in tests/lab/adjacency_people_test.cpp.
#pragma once

#include "lab/experiment.hpp"

namespace papan::lab {

Result<Table> adjacency_people_table(const Evidence& evidence);

}  // namespace papan::lab
