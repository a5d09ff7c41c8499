#include "server/lesson.hpp"

#include "server/limits.hpp"
#include "server/openings.hpp"

namespace papan::server {

Result<std::unique_ptr<Player>> teacher(const Position& position, const std::string& spec) {
  if (auto done = check_agent(position, spec); !done) return done.error();
  return make_player(position, spec);
}

Budget lesson(const std::string& spec) {
  Budget budget;
  if (const auto parsed = parse_spec(spec)) budget = parsed->budget;
  const bool open_ended = budget.seconds == 0 && budget.depth == 0;
  if (open_ended || budget.seconds > kExplainSeconds) budget.seconds = kExplainSeconds;
  return budget;
}

}  // namespace papan::server
