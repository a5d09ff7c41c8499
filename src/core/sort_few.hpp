// sort_few: a stable sort for a handful of things, such as the moves of a position.
//
// By insertion: no memory, and a twentieth of the code of std::stable_sort, which every
// search of every game would compile anew. Equal to it: tests/core/sort_few_test.cpp.
#pragma once

#include <cstddef>
#include <utility>

namespace papan {

template <class Things, class Before>
void sort_few(Things& things, Before before) {
  for (std::size_t i = 1; i < things.size(); ++i) {
    auto moving = std::move(things[i]);
    std::size_t at = i;
    for (; at > 0 && before(moving, things[at - 1]); --at) things[at] = std::move(things[at - 1]);
    things[at] = std::move(moving);
  }
}

}  // namespace papan
