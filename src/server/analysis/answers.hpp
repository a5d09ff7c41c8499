// Messages from the server about positions: analysis, judgements, advice of one
// agent, a quick match, a position that was set up. See docs/protocol.md.
// Tested with tests/protocol/examples.json in tests/server/analyses_test.cpp.
#pragma once

#include <array>
#include <string>

#include "agents/judgement.hpp"
#include "core/json.hpp"
#include "server/analysis/analyses.hpp"
#include "server/analysis/matches.hpp"

namespace papan::server {

enum class MovesTold : std::uint8_t { kNone, kAll };

Json analysis_message(const AnalysisWish& wish, const AnalysisStanding& standing, MovesTold told);

// With the legal moves of the position, for who wants to try another.
Json judgement_message(const Position& position, std::int64_t ply, const Judgement& judgement);

// An explanation or a tree.
Json shown_message(std::string_view type, const Answer& answer);

Json consulted_message(const Position& position, const std::string& agent,
                       const Decision& decision);

// The book's moves; none out of the book.
Json opening_message(std::int64_t ply, const std::vector<ValuedMove>& moves);

Json match_message(const MatchWish& wish, const MatchNews& news);

// A position under its game's parameters, as the page draws it.
Json position_message(const Session& session);

}  // namespace papan::server
