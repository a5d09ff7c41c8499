#include "server/clients.hpp"

#include <fmt/format.h>

#include "server/answers.hpp"
#include "server/limits.hpp"

namespace papan::server {

ClientId Clients::add(std::shared_ptr<Link> link) {
  const RateLimiter rate(kMessagesPerSecond, kMessageBurst, std::chrono::steady_clock::now());
  clients_.emplace(++last_, Client{std::move(link), rate});
  return last_;
}

Allowed Clients::take_message(ClientId client) {
  if (clients_.at(client).rate.take(std::chrono::steady_clock::now())) return {};
  return Refusal{ErrorCode::kLimit,
                 fmt::format("at most {} messages a second", kMessagesPerSecond)};
}

bool Clients::hear_token(ClientId client, std::string_view token) {
  return clients_.at(client).may_write = same_secret(token_, token);
}

bool Clients::may_write(ClientId client) const {
  const auto found = clients_.find(client);
  return found != clients_.end() && found->second.may_write;
}

void Clients::answer(const Asked& asked, Json message) {
  tell(asked.client, asked.request ? answer_to(*asked.request, std::move(message)) : message);
}

void Clients::answer_done(const Asked& asked) {
  answer(asked, done_message());
}

void Clients::refuse(const Asked& asked, const Refusal& refusal) {
  answer(asked, error_message(refusal, asked.game));
}

void Clients::tell(ClientId client, const Json& message) {
  deliver({{client, std::make_shared<const std::string>(to_line(message))}});
}

void Clients::deliver(const Outbox& outbox) {
  for (const auto& [id, line] : outbox) {
    const auto client = clients_.find(id);
    if (client != clients_.end()) client->second.link->send(line);
  }
}

}  // namespace papan::server
