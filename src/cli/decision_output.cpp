#include "cli/decision_output.hpp"

#include <fmt/format.h>

#include "cli/json_output.hpp"
#include "core/json.hpp"
#include "core/text.hpp"
#include "game/explanation.hpp"

namespace papan::cli {
namespace {

constexpr std::size_t kCandidatesShown = 12;

// "=3", "<=3" or "~2.5".
std::string shown(const DecisionCandidate& candidate) {
  return std::string(mark_of(kind_of(candidate))) + shown_number(candidate.value);
}

// "=3 (exact)".
std::string shown(const Decision& decision) {
  const Kind kind = kind_of(decision);
  if (kind == Kind::kUnknown) return std::string(to_text(kind));
  return fmt::format("{}{} ({})", mark_of(kind), shown_number(decision.value), to_text(kind));
}

}  // namespace

Json to_json(const Decision& decision) {
  Json json;
  json["move"] = decision.move;
  json["value"] = number(decision.value);
  json["kind"] = to_text(kind_of(decision));
  json["exact"] = decision.exact;
  json["nodes"] = decision.nodes;
  json["depth"] = decision.depth;
  json["line"] = decision.line;
  json["candidates"] = Json::array();
  for (const DecisionCandidate& candidate : decision.candidates) {
    json["candidates"].push_back({{"move", candidate.move},
                                  {"value", number(candidate.value)},
                                  {"kind", to_text(kind_of(candidate))}});
  }
  json["seconds"] = decision.seconds;
  json["note"] = decision.note;
  return json;
}

void print_decision(const Decision& decision) {
  fmt::print("move {}   value {}   depth {}   nodes {}   {:.3f} s\n", decision.move,
             shown(decision), decision.depth, decision.nodes, decision.seconds);
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
