// Matches: a quick match of two agents from a position, one a client.
//
// Games are played one after the other in the pool's last lane, so that all that
// people wait for goes first; after each the client hears the tally. It is a series
// (arena/schedule.hpp); for one player both agents play a deal at a time, and the higher
// score wins.
// Tested in tests/server/analyses_test.cpp: the tally is `papan match`'s.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "arena/schedule.hpp"
#include "arena/statistics.hpp"
#include "core/json.hpp"
#include "server/loop.hpp"
#include "server/play/table.hpp"
#include "server/search_pool.hpp"

namespace papan::server {

struct MatchWish {
  GameId id = 0;
  std::int64_t run = 0;  // the number of the request
  std::shared_ptr<const Position> position;
  std::array<std::string, 2> agents;
  int games = 0;
  int random_plies = 0;
};

struct MatchNews {
  WinDrawLoss tally;   // for the first agent
  double margins = 0;  // points for it, of all games
  bool finished = false;
  std::string problem;  // empty: none
};

class Matches {
 public:
  using Tell = std::function<void(ClientId client, const Json& message)>;

  Matches(Loop& loop, SearchPool& pool, Tell tell)
      : loop_(loop), pool_(pool), tell_(std::move(tell)) {}

  // Begins, in place of what the client had; false when there are too many.
  bool start(ClientId client, const MatchWish& wish);
  void stop(ClientId client);
  void stop_all();

 private:
  struct Run {
    ClientId client = 0;
    MatchWish wish;
    Schedule schedule;
    MatchNews news;
    std::stop_source step;
    bool called_off = false;
  };
  using Running = std::shared_ptr<Run>;

  void submit(const Running& run);
  void heard(const Running& run, const Result<std::optional<Score>>& margin);

  Loop& loop_;
  SearchPool& pool_;
  Tell tell_;
  std::map<ClientId, Running> runs_;
};

}  // namespace papan::server
