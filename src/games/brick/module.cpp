// Colour Brick: what it brings beside its rules and agents.
#include <sstream>

#include "agents/catalogue.hpp"
#include "games/brick/play/judging.hpp"
#include "games/brick/play/words.hpp"
#include "games/brick/rules/judge.hpp"

namespace papan {

namespace brick {
struct Family;

namespace {

// The judge's input: it fixes colours, number of bricks and the bricks.
Result<PastedDeal> parse_deal(const std::string& text) {
  std::istringstream in(text);
  JudgeInput input(in);
  const auto header = input.header();
  if (!header) return header.error();
  PastedDeal deal{described<Parameters>().settings(*header), {}};
  for (int i = 0; i < header->bricks; ++i) {
    auto next = input.next_brick();
    if (!next) return next.error();
    deal.outcomes.push_back(std::move(*next));
  }
  return deal;
}

}  // namespace
}  // namespace brick

template <>
GameModule make_module<brick::Family>() {
  GameModule module;
  module.examples = {"papan tournament brick --agents thesis --agents greedy --games 50"};
  module.indonesian = brick::kIndonesian;
  module.parse_deal = &brick::parse_deal;
  module.judges = &brick::is_short_game;
  module.judge = &brick::judge_short_game;
  return module;
}

}  // namespace papan
