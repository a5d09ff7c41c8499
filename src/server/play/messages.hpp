// Messages about games: begun, opened, played, watched, listed.
// Part of the closed set of server/messages.hpp; described as server/description.hpp says.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/options.hpp"
#include "server/description.hpp"
#include "server/limits.hpp"
#include "server/play/seat.hpp"

namespace papan::server {

struct Hello {
  static constexpr About kAbout{"hello", "welcome", "", Sender::kAnybody};
  std::string token;

  static void describe(auto& list) { list("token", &Hello::token, Bytes{kMaxNameBytes}); }
};

struct NewGame {
  static constexpr About kAbout{"new_game", "game"};
  std::string game;
  Settings parameters;
  std::vector<SeatPlayer> seats;
  Pace pace;
  std::optional<std::string> start;
  std::vector<std::string> plies;
  std::optional<std::string> deal;

  static void describe(auto& list) {
    list("game", &NewGame::game, Bytes{kMaxNameBytes});
    list("parameters", &NewGame::parameters);
    list("seats", &NewGame::seats);
    list("pace", &NewGame::pace);
    list("start", &NewGame::start, Bytes{kMaxTextBytes}, "a position text");
    list("plies", &NewGame::plies, Texts{{kMaxPlyBytes}, 0, kMaxTextBytes},
         "moves and outcomes already played");
    list("deal", &NewGame::deal, Bytes{kMaxTextBytes},
         "what chance draws, as the judge of the game writes it");
  }
};

struct Open {
  static constexpr About kAbout{"open", "game", "from now on the client hears of this game",
                                Sender::kAnybody};
  GameId id = 0;
  std::optional<std::string> seat_token;

  static void describe(auto& list) {
    list("id", &Open::id, kIds);
    list("seat_token", &Open::seat_token, Bytes{kMaxNameBytes});
  }
};

struct Leave {
  static constexpr About kAbout{"leave", "done", "", Sender::kAnybody};
  GameId id = 0;

  static void describe(auto& list) { list("id", &Leave::id, kIds); }
};

struct Play {
  static constexpr About kAbout{"play", "done",
                                "after the move is stored; all who listen get `ply`"};
  GameId id = 0;
  std::int64_t ply = 0;
  std::string move;

  static void describe(auto& list) {
    list("id", &Play::id, kIds);
    list("ply", &Play::ply, kCounts, "how many plies the client has seen");
    list("move", &Play::move, Bytes{kMaxPlyBytes});
  }
};

struct Undo {
  static constexpr About kAbout{"undo", "done", "all get `rewound`"};
  GameId id = 0;

  static void describe(auto& list) { list("id", &Undo::id, kIds); }
};

struct Redo {
  static constexpr About kAbout{"redo", "done", "all get `ply` for what came back"};
  GameId id = 0;

  static void describe(auto& list) { list("id", &Redo::id, kIds); }
};

struct TakeSeat {
  static constexpr About kAbout{"seat", "done", "all get `seats`"};
  GameId id = 0;
  int seat = 0;
  SeatPlayer player;

  static void describe(auto& list) {
    list("id", &TakeSeat::id, kIds);
    list("seat", &TakeSeat::seat, kSeats);
    list("player", &TakeSeat::player);
  }
};

struct SetPace {
  static constexpr About kAbout{"pace", "done", "all get `pace`"};
  GameId id = 0;
  Pace pace;

  static void describe(auto& list) {
    list("id", &SetPace::id, kIds);
    list("pace", &SetPace::pace);
  }
};

struct Resign {
  static constexpr About kAbout{"resign", "done", "all get `over`"};
  GameId id = 0;
  int seat = 0;

  static void describe(auto& list) {
    list("id", &Resign::id, kIds);
    list("seat", &Resign::seat, kSeats);
  }
};

struct TimeUp {
  static constexpr About kAbout{"time_up", "done", "all get `over`"};
  GameId id = 0;
  int seat = 0;

  static void describe(auto& list) {
    list("id", &TimeUp::id, kIds);
    list("seat", &TimeUp::seat, kSeats, "whose clock, which the page keeps, has run out");
  }
};

struct Rematch {
  static constexpr About kAbout{"rematch", "game", "the same with the seats swapped"};
  GameId id = 0;

  static void describe(auto& list) { list("id", &Rematch::id, kIds); }
};

struct Offer {
  static constexpr About kAbout{
      "offer", "offered",
      "a seat token for a link; from now on each person's seat needs its token"};
  GameId id = 0;
  int seat = 0;

  static void describe(auto& list) {
    list("id", &Offer::id, kIds);
    list("seat", &Offer::seat, kSeats);
  }
};

struct AskFrames {
  static constexpr About kAbout{
      "frames", "frames", "what the board was after those plies; at most 100", Sender::kAnybody};
  GameId id = 0;
  std::int64_t from = 0;
  std::int64_t to = 0;

  static void describe(auto& list) {
    list("id", &AskFrames::id, kIds);
    list("from", &AskFrames::from, kCounts);
    list("to", &AskFrames::to, kCounts);
  }
};

inline constexpr std::array<std::string_view, 2> kGameStates = {"open", "over"};

struct AskGames {
  static constexpr About kAbout{"games", "games", "newest first", Sender::kAnybody};
  std::optional<std::string> game;
  std::optional<std::string> state;
  std::optional<GameId> before;
  std::optional<int> limit;

  static void describe(auto& list) {
    list("game", &AskGames::game, Bytes{kMaxNameBytes});
    list("state", &AskGames::state, OneOf{kGameStates});
    list("before", &AskGames::before, kIds, "an id");
    list("limit", &AskGames::limit, Whole{1, kMaxListed});
  }
};

struct Import {
  static constexpr About kAbout{"import", "game"};
  std::string text;

  static void describe(auto& list) {
    list("text", &Import::text, Bytes{kMaxTextBytes},
         "a record, a position with its game (`NAME: ...`, `NAME size=4: ...`), or a link's text");
  }
};

}  // namespace papan::server
