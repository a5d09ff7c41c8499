// The games that were played on the page, from the store: those that ended by the
// rules, and those that somebody resigned.
#pragma once

#include <functional>
#include <string>

#include "core/result.hpp"
#include "game/record.hpp"
#include "store/store.hpp"

namespace papan::lab {

struct PageGame {
  Record record;
  Score margin = 0;  // for the first seat; of a resigned game only the sign means something
};

Result<void> for_each_page_game(Store& store, const std::string& game,
                                const std::function<void(const PageGame&)>& visit);

// A seat of a record: a person, whatever the name?
bool is_person(const std::string& seat);

}  // namespace papan::lab
