#include "server/answers.hpp"

#include <cmath>

#include "core/version.hpp"

namespace papan::server {

Json number_json(double value) {
  if (value == std::floor(value) && std::abs(value) < 1e15) return static_cast<std::int64_t>(value);
  return value;
}

Json answer_to(std::int64_t request, Json message) {
  Json answer;
  answer["type"] = message["type"];
  answer["request"] = request;
  answer.update(message);
  return answer;
}

std::string to_line(const Json& message) {
  return message.dump();
}

Json welcome_message(bool writes) {
  return {{"type", "welcome"}, {"version", kVersion}, {"writes", writes}};
}

Json done_message() {
  return {{"type", "done"}};
}

Json error_message(const Refusal& refusal, std::optional<GameId> id) {
  Json message{{"type", "error"}};
  if (id) message["id"] = *id;
  message["code"] = to_text(refusal.code);
  message["text"] = refusal.text;
  return message;
}

std::string_view to_text(ErrorCode code) {
  switch (code) {
    case ErrorCode::kBadMessage: return "bad_message";
    case ErrorCode::kUnknownType: return "unknown_type";
    case ErrorCode::kBadValue: return "bad_value";
    case ErrorCode::kNoGame: return "no_game";
    case ErrorCode::kNotYourSeat: return "not_your_seat";
    case ErrorCode::kNotYourTurn: return "not_your_turn";
    case ErrorCode::kIllegalMove: return "illegal_move";
    case ErrorCode::kStale: return "stale";
    case ErrorCode::kNoToken: return "no_token";
    case ErrorCode::kBusy: return "busy";
    case ErrorCode::kStopped: return "stopped";
    case ErrorCode::kLimit: return "limit";
    case ErrorCode::kNotStored: return "not_stored";
  }
  return "";
}

}  // namespace papan::server
