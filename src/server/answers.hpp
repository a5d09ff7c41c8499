// Answers that every desk gives, and how a message becomes a line.
//
// An answer repeats the number of its request (`answer_to`); what all listeners
// hear has none. Tested in tests/server/answers_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/json.hpp"
#include "server/description.hpp"
#include "server/refusal.hpp"

namespace papan::server {

// A message with the number of the request that it answers.
Json answer_to(std::int64_t request, Json message);

// Whole numbers stay whole, so that 3 is not 3.0.
Json number_json(double value);

// One line of JSON, whatever bytes its texts hold.
std::string to_line(const Json& message);

Json welcome_message(bool writes);
Json done_message();
Json error_message(const Refusal& refusal, std::optional<GameId> id = {});

}  // namespace papan::server
