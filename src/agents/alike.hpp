// Alike: the value of a move beside that of the best, both from searches of one kind.
//
// Games for two are searched to a horizon, and values of different horizons differ by more
// than mistakes do. So two values may be compared when both are exact, or when both
// searches ended at the same ply; a value that was proven before that ply is what a search
// to it tells as well. Where the clock ended the second search sooner, the best move is
// valued again, as deep as that. Tested in tests/agents/judgement_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "agents/catalogue.hpp"

namespace papan {

// A move's value; the depth counts plies from the position before it.
struct ToldValue {
  double value = 0;  // points for First
  int depth = 0;
  Kind kind = Kind::kUnknown;
};

// May their difference be told?
bool are_alike(const ToldValue& one, const ToldValue& other);

struct ValuedPair {
  ToldValue best;
  ToldValue other;
  std::uint64_t nodes = 0;  // beyond those of the decision
};

// Who valued the best, how it may be asked again, and by which player: it knows what it has seen.
struct Adviser {
  std::string_view spec;
  const Request& request;
  Player& player;
};

// `move` is another one than that of `best`, the adviser's decision in `position`.
Result<ValuedPair> value_beside(const Position& position, const std::string& move,
                                const Decision& best, const Adviser& adviser);

}  // namespace papan
