#include "server/net/front.hpp"

#include "core/version.hpp"

namespace papan::server {

bool Front::welcomes(std::string_view host, std::string_view origin) const {
  return site_.hosts().has_host(host) && site_.hosts().has_origin(origin);
}

void Front::answer(const HttpRequest& request, std::function<void(HttpAnswer)> then) {
  if (auto refusal = site_.refusal(request)) return then(std::move(*refusal));
  if (request.target == kSocketTarget) {
    return then(plain_answer(403, "only for this server's own page"));
  }
  if (request.target == "/api/health") return then(health());
  if (const auto id = record_wanted(request.target)) return answer_record(*id, std::move(then));
  if (const auto file = lab_file_wanted(request.target)) {
    return hub_.lab_file(*file, std::move(then));
  }
  then(site_.answer(request));
}

HttpAnswer Front::health() const {
  const HubCounts counts = hub_.counts();
  return json_answer(
      to_line({{"version", kVersion}, {"games", counts.games}, {"clients", counts.clients}}));
}

void Front::answer_record(GameId id, std::function<void(HttpAnswer)> then) {
  hub_.record(id, [then = std::move(then)](std::optional<std::string> line) {
    then(line ? json_answer(std::move(*line) + "\n") : plain_answer(404, "there is no such game"));
  });
}

}  // namespace papan::server
