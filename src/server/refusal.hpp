// Refusal: why a request was not done: a code of the protocol, and a line for a person.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/result.hpp"

namespace papan::server {

enum class ErrorCode : std::uint8_t {
  kBadMessage,
  kUnknownType,
  kBadValue,
  kNoGame,
  kNotYourSeat,
  kNotYourTurn,
  kIllegalMove,
  kStale,
  kNoToken,
  kBusy,
  kStopped,
  kLimit,
  kNotStored
};

// As the protocol spells it.
std::string_view to_text(ErrorCode code);

struct Refusal {
  ErrorCode code = ErrorCode::kBadValue;
  std::string text;
};

// It was done, or a refusal.
using Allowed = Result<void, Refusal>;

}  // namespace papan::server
