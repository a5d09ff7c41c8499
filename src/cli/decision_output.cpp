#include "cli/decision_output.hpp"

#include <fmt/format.h>

#include "cli/json_output.hpp"
#include "core/json.hpp"
#include "core/text.hpp"

namespace papan::cli {
namespace {

constexpr std::size_t kCandidatesShown = 12;

// "<= 3" where a window cut the search, "3" where the value is its own.
std::string shown(const DecisionCandidate& candidate) {
  const std::string value = to_text(candidate.value);
  if (candidate.bound == Bound::kAtMost) return "<= " + value;
  if (candidate.bound == Bound::kAtLeast) return ">= " + value;
  return value;
}

}  // namespace

Json to_json(const Decision& decision) {
  Json json;
  json["move"] = decision.move;
  json["value"] = number(decision.value);
  json["exact"] = decision.exact;
  json["nodes"] = decision.nodes;
  json["depth"] = decision.depth;
  json["line"] = decision.line;
  json["candidates"] = Json::array();
  for (const DecisionCandidate& candidate : decision.candidates) {
    Json item{{"move", candidate.move}, {"value", number(candidate.value)}};
    if (candidate.bound != Bound::kExact) item["bound"] = to_text(candidate.bound);
    json["candidates"].push_back(std::move(item));
  }
  json["seconds"] = decision.seconds;
  json["note"] = decision.note;
  return json;
}

void print_decision(const Decision& decision) {
  fmt::print("move {}   value {}{}   depth {}   nodes {}   {:.3f} s\n", decision.move,
             to_text(decision.value), decision.exact ? " (exact)" : "", decision.depth,
             decision.nodes, decision.seconds);
  if (decision.line.size() > 1) fmt::print("line: {}\n", join(decision.line, " "));
  if (decision.candidates.size() > 1) {
    std::vector<std::string> items;
    for (const DecisionCandidate& candidate : decision.candidates) {
      if (items.size() == kCandidatesShown) break;
      items.push_back(candidate.move + " " + shown(candidate));
    }
    fmt::print("candidates: {}{}\n", join(items, ", "),
               items.size() < decision.candidates.size() ? ", ..." : "");
  }
  if (!decision.note.empty()) fmt::print("{}\n", decision.note);
}

}  // namespace papan::cli
