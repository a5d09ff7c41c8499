#include "server/analysis/answers.hpp"

#include <algorithm>
#include <cmath>

#include "server/play/answers.hpp"
#include "server/play/frames.hpp"

namespace papan::server {
namespace {

constexpr std::size_t kMostLines = 24;  // that are told: of the best moves

double tenths(double seconds) {
  return std::round(seconds * 10) / 10;
}

Json cells_of(const Position& position, const std::string& text) {
  for (const LegalMove& move : position.legal_moves()) {
    if (move.text == text) return move.cells;
  }
  return Json::array();
}

Json moves_json(const std::vector<ValuedMove>& moves) {
  Json list = Json::array();
  for (const ValuedMove& move : moves) {
    Json item;
    item["move"] = move.move.text;
    item["cells"] = move.move.cells;
    item["value"] = number_json(move.value);
    item["depth"] = move.depth;
    item["kind"] = to_text(move.kind);
    item["exact"] = move.exact;
    const auto shown = std::min(move.line.size(), Analyst::kMostLine);
    const auto end = move.line.begin() + static_cast<std::ptrdiff_t>(shown);
    item["line"] = list.size() < kMostLines ? Json(std::vector<std::string>(move.line.begin(), end))
                                            : Json::array({move.move.text});
    list.push_back(std::move(item));
  }
  return list;
}

// The best way to the end that was found: it proves at least its value.
Json plan_json(const ValuedMove& best) {
  return {{"value", number_json(best.value)}, {"moves", best.line}};
}

}  // namespace

Json analysis_message(const AnalysisWish& wish, const AnalysisStanding& standing, MovesTold told) {
  const AnalysisNews& news = standing.news;
  Json message{{"type", "analysis"}, {"id", wish.id}, {"ply", wish.ply}, {"run", wish.run}};
  message["agent"] = standing.agent;
  message["depth"] = news.depth;
  message["done"] = news.done;
  message["total"] = news.total;
  message["nodes"] = news.nodes;
  message["seconds"] = tenths(standing.seconds);
  message["finished"] = news.finished;
  if (told == MovesTold::kAll && !news.moves.empty()) {
    message["scale"] = number_json(
        loss_scale(*wish.question.position, news.moves.front().value, news.moves.back().value));
    message["moves"] = moves_json(news.moves);
    if (news.by_plan) message["plan"] = plan_json(news.moves.front());
  }
  if (!standing.problem.empty()) message["problem"] = standing.problem;
  return message;
}

Json judgement_message(const Position& position, std::int64_t ply, const Judgement& judgement) {
  Json message{{"type", "judged"}, {"ply", ply}};
  message["best"] = judgement.best;
  message["best_value"] = number_json(judgement.best_value);
  message["best_kind"] = to_text(judgement.best_kind);
  message["line"] = judgement.line;
  message["move"] = judgement.move;
  message["value"] = number_json(judgement.value);
  message["kind"] = to_text(judgement.kind);
  message["compared"] = judgement.compared;
  message["lost"] = number_json(judgement.lost);
  message["scale"] = number_json(judgement.scale);
  message["depth"] = judgement.depth;
  message["exact"] = judgement.exact;
  message["nodes"] = judgement.nodes;
  message["legal"] = legal_json(position.legal_moves());
  return message;
}

Json shown_message(std::string_view type, const Answer& answer) {
  Json message = {{"type", type}, {"agent", answer.agent}};
  message.update(answer.shown);
  return message;
}

Json consulted_message(const Position& position, const std::string& agent,
                       const Decision& decision) {
  Json message{{"type", "consulted"}, {"agent", agent}};
  message["move"] = decision.move;
  message["cells"] = cells_of(position, decision.move);
  message["value"] = number_json(decision.value);
  message["kind"] = to_text(kind_of(decision));
  message["depth"] = decision.depth;
  message["exact"] = decision.exact;
  message["nodes"] = decision.nodes;
  message["seconds"] = decision.seconds;
  message["line"] = decision.line;
  message["note"] = decision.note;
  return message;
}

Json opening_message(std::int64_t ply, const std::vector<ValuedMove>& moves) {
  return {{"type", "opening"}, {"ply", ply}, {"moves", moves_json(moves)}};
}

Json match_message(const MatchWish& wish, const MatchNews& news) {
  Json message{{"type", "match"}, {"id", wish.id}, {"run", wish.run}, {"agents", wish.agents}};
  message["done"] = news.tally.games();
  message["games"] = wish.games;
  message["wins"] = news.tally.wins;
  message["draws"] = news.tally.draws;
  message["losses"] = news.tally.losses;
  message["margin"] = number_json(news.tally.games() > 0 ? news.margins / news.tally.games() : 0);
  message["finished"] = news.finished;
  if (!news.problem.empty()) message["problem"] = news.problem;
  return message;
}

Json position_message(const Session& session) {
  Json message{{"type", "position"}, {"game", session.entry().game.name}};
  message["parameters"] = Json::object();
  for (const auto& [key, value] : session.setup().start->parameters()) {
    message["parameters"][key] = value;
  }
  message["layout"] = layout_json(session.position().view());
  message["frame"] = newest_frame(session);
  return message;
}

}  // namespace papan::server
