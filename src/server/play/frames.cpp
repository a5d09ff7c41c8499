#include "server/play/frames.hpp"

#include "game/ending.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

Json steps_json(const std::vector<Step>& steps) {
  Json list = Json::array();
  for (const Step& step : steps) {
    const std::string piece = step.piece == 0 ? std::string{} : std::string(1, step.piece);
    list.push_back({to_text(step.kind), step.from, step.to, piece, step.amount});
  }
  return list;
}

// `number` plies led to the position, the last of them `ply` (null at the start).
Json frame_json(const Position& position, std::size_t number, const PlayedPly* ply,
                const std::vector<Step>& steps) {
  const View view = position.view();
  Json frame;
  frame["ply"] = number;
  frame["move"] = ply == nullptr ? Json(nullptr) : Json(ply->text);
  frame["by"] = ply == nullptr ? Json(nullptr) : by_json(ply->by);
  frame["turn"] = to_text(position.turn());
  frame["score"] = position.score();
  frame["text"] = position.text();
  frame["pieces"] = pieces_of(view);
  frame["facts"] = Json::array();
  for (const ViewFact& fact : facts_of(position)) {
    frame["facts"].push_back(Json::array({fact.name, fact.value}));
  }
  frame["steps"] = steps_json(steps);
  return frame;
}

}  // namespace

Json legal_json(const std::vector<LegalMove>& moves) {
  Json list = Json::array();
  for (const LegalMove& move : moves) {
    Json item = Json::array({move.text});
    for (const int cell : move.cells) item.push_back(cell);
    list.push_back(std::move(item));
  }
  return list;
}

Json by_json(Turn by) {
  if (!is_seat(by)) return "chance";
  return seat_index(by);
}

std::string pieces_of(const View& view) {
  std::string pieces;
  for (const ViewCell& cell : view.cells) pieces += cell.piece;
  return pieces;
}

Json layout_json(const View& view) {
  Json layout;
  layout["shape"] = view.shape == ViewShape::kSquares ? "squares" : "points";
  layout["columns"] = view.columns;
  layout["rows"] = view.rows;
  layout["cells"] = Json::array();
  for (const ViewCell& cell : view.cells) {
    layout["cells"].push_back(Json::array({cell.name, cell.column, cell.row}));
  }
  layout["lines"] = Json::array();
  for (const ViewLine& line : view.lines) {
    layout["lines"].push_back(Json::array({line.from, line.to}));
  }
  layout["symbols"] = Json::array();
  for (const ViewPiece& piece : view.pieces) {
    layout["symbols"].push_back(
        {{"symbol", std::string(1, piece.symbol)}, {"name", piece.name}, {"glyph", piece.glyph}});
  }
  return layout;
}

Json newest_frame(const Session& session) {
  const auto& plies = session.plies();
  Json frame = frame_json(session.position(), plies.size(), plies.empty() ? nullptr : &plies.back(),
                          session.last_steps());
  const bool goes_on = !session.is_over();
  if (!goes_on) frame["turn"] = to_text(Turn::kOver);
  frame["legal"] = goes_on ? legal_json(session.position().legal_moves()) : Json::array();
  return frame;
}

Json frames_between(const Session& session, std::size_t from, std::size_t to) {
  const auto& plies = session.plies();
  auto position = session.position_after(from == 0 ? 0 : from - 1);
  Json frames = Json::array();
  if (from == 0) frames.push_back(frame_json(*position, 0, nullptr, {}));
  for (std::size_t number = std::max<std::size_t>(from, 1); number <= to; ++number) {
    const PlayedPly& ply = plies[number - 1];
    const auto steps = position->play(ply.text);
    frames.push_back(frame_json(*position, number, &ply, *steps));
  }
  return frames;
}

Result<Json> frames_along(const Position& start, const PlayedLine& line) {
  const auto position = start.clone();
  Json frames = Json::array();
  for (std::size_t step = 1; step <= line.moves.size() && frames.size() < kMaxFrames; ++step) {
    const std::string& move = line.moves[step - 1];
    const PlayedPly ply{position->named(move), position->turn()};
    if (!is_seat(ply.by)) break;
    const auto steps = position->play(move);
    if (!steps) return steps.error();
    if (step >= line.from) frames.push_back(frame_json(*position, line.ply + step, &ply, *steps));
  }
  return frames;
}

}  // namespace papan::server
