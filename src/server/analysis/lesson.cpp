#include "server/analysis/lesson.hpp"

#include "server/play/openings.hpp"

namespace papan::server {

Result<std::unique_ptr<Player>> teacher(const Position& position, const std::string& spec) {
  if (auto done = check_agent(position, spec); !done) return done.error();
  return make_player(position, spec);
}

}  // namespace papan::server
