// Link: the way to one client, whatever carries it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace papan::server {

using ClientId = std::uint64_t;

// A line that is sent to many is kept once.
using Line = std::shared_ptr<const std::string>;

// Whom to send what.
using Outbox = std::vector<std::pair<ClientId, Line>>;

// Never calls back into the hub.
class Link {
 public:
  virtual ~Link() = default;
  virtual void send(Line line) = 0;
};

}  // namespace papan::server
