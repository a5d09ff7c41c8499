// What a message says of itself, once: its type, what answers it, who may send it, its members.
//
// A message is a struct with `kAbout` and one `describe`, which lists its members: key, place,
// bounds and a word for people. Reader, printer and permission (server/messages.cpp) follow from
// it, and so do the page's types and the tables of docs/protocol.md, which
// tests/server/protocol_text_test.cpp writes and holds to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

namespace papan::server {

// Games are known by their number in the store.
using GameId = std::int64_t;

enum class Sender : std::uint8_t { kAnybody, kWithToken };

struct About {
  std::string_view type;
  std::string_view answer;     // the type of the message that answers it
  std::string_view then = {};  // what else comes of it
  Sender sender = Sender::kWithToken;
};

// Bounds of a member; one of another kind has none.
struct Unbounded {};
struct Whole {  // a number
  std::int64_t least;
  std::int64_t most;
};
struct Bytes {  // of a text
  std::size_t most;
};
struct Texts {  // a list of them; one that may be empty may be left out
  Bytes each;
  std::size_t least;
  std::size_t most;
};
struct OneOf {
  std::span<const std::string_view> names;
};

// Whole numbers that JavaScript holds exactly.
inline constexpr std::int64_t kMaxNumber = (std::int64_t{1} << 53) - 1;
inline constexpr Whole kIds = {1, kMaxNumber};
inline constexpr Whole kCounts = {0, std::numeric_limits<int>::max()};
inline constexpr Whole kSeats = {0, 1};

}  // namespace papan::server
