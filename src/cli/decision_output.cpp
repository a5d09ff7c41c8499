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

// Where nothing is known there is no number either.
Json value_json(double value, Kind kind) {
  return kind == Kind::kUnknown ? Json(nullptr) : number(value);
}

}  // namespace

Json to_json(const Decision& decision) {
  Json json;
  json["move"] = decision.move;
  json["value"] = value_json(decision.value, kind_of(decision));
  json["kind"] = to_text(kind_of(decision));
  json["exact"] = decision.exact;
  json["nodes"] = decision.nodes;
  json["depth"] = decision.depth;
  json["line"] = decision.line;
  json["candidates"] = Json::array();
  for (const DecisionCandidate& candidate : decision.candidates) {
    json["candidates"].push_back({{"move", candidate.move},
                                  {"value", value_json(candidate.value, kind_of(candidate))},
                                  {"kind", to_text(kind_of(candidate))}});
  }
  json["seconds"] = decision.seconds;
  json["note"] = decision.note;
  return json;
}

std::string_view kind_in_words(const CatalogueEntry& entry, std::string_view kind) {
  const bool chance_plays = entry.perft == nullptr;
  return chance_plays && kind == to_text(Kind::kExact) ? "exact mean" : kind;
}

std::string shown_value(const CatalogueEntry& entry, const Decision& decision) {
  const Kind kind = kind_of(decision);
  if (kind == Kind::kUnknown) return std::string(to_text(kind));
  return fmt::format("{}{} ({})", mark_of(kind), shown_number(decision.value),
                     kind_in_words(entry, to_text(kind)));
}

void print_decision(const CatalogueEntry& entry, const Decision& decision) {
  fmt::print("move {}   value {}   depth {}   nodes {}   {:.3f} s\n", decision.move,
             shown_value(entry, decision), decision.depth, decision.nodes, decision.seconds);
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
