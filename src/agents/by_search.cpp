#include "agents/by_search.hpp"

#include <algorithm>

#include "agents/catalogue.hpp"

namespace papan {
namespace {

constexpr std::string_view kBook = "book";

bool has_book(const Position& position, std::string_view agent) {
  const auto entry = find_game(position.game());
  if (!entry) return false;
  return std::any_of((*entry)->agents.begin(), (*entry)->agents.end(), [&](const AgentEntry& each) {
    return each.name == agent &&
           std::any_of(each.options.begin(), each.options.end(),
                       [](const OptionInfo& option) { return option.key == kBook; });
  });
}

}  // namespace

std::string by_search(const Position& position, std::string_view spec) {
  auto wanted = parse_spec(spec);
  if (!wanted || !has_book(position, wanted->name)) return std::string(spec);
  const bool told = std::any_of(wanted->options.begin(), wanted->options.end(),
                                [](const Setting& each) { return each.key == kBook; });
  if (!told) wanted->options.push_back({std::string(kBook), "off"});
  return to_text(*wanted);
}

}  // namespace papan
