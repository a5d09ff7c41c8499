#include "game/budget.hpp"

namespace papan {
namespace {

// The description wants a plain aggregate whose members cannot be zero.
struct Limits {
  int depth = 1;
  std::int64_t nodes = 1;
  double seconds = 1;

  static OptionTable<Limits> describe() {
    return OptionTable<Limits>{}
        .integer("depth", &Limits::depth, {1, kMaxDepth}, "plies to look ahead")
        .integer("nodes", &Limits::nodes, {1, static_cast<std::int64_t>(kMaxNodes)},
                 "positions to visit")
        .real("time", &Limits::seconds, {0.001, kMaxSeconds}, "seconds to think");
  }
};

}  // namespace

bool is_budget_key(std::string_view key) {
  return key == "depth" || key == "nodes" || key == "time";
}

Result<void> set_limit(Budget& budget, std::string_view key, std::string_view value) {
  Limits limits;
  if (auto done = described<Limits>().set(limits, key, value); !done) return done;
  if (key == "depth") budget.depth = limits.depth;
  if (key == "nodes") budget.nodes = static_cast<std::uint64_t>(limits.nodes);
  if (key == "time") budget.seconds = limits.seconds;
  return {};
}

Settings settings(const Budget& budget) {
  Settings set;
  if (budget.depth != 0) set.push_back({"depth", std::to_string(budget.depth)});
  if (budget.nodes != 0) set.push_back({"nodes", std::to_string(budget.nodes)});
  if (budget.seconds != 0) set.push_back({"time", to_text(budget.seconds)});
  return set;
}

Budget or_else(const Budget& asked, const Budget& fallback) {
  return asked.unlimited() ? fallback : asked;
}

}  // namespace papan
