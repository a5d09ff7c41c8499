// The catalogue's own words in Indonesian, by the English ones: labels and help of options,
// choices, what agents are. Those of one game come with its module. Told with the catalogue, so
// that a page has them.
// tests/agents/catalogue_words_test.cpp names what is missing here.
#pragma once

#include <map>
#include <string_view>

namespace papan {

const std::map<std::string_view, std::string_view>& indonesian_words();

}  // namespace papan
