// The hub's clients: who they are, what they may, and how they get their lines.
#include "server/hub.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

#include "server/answers.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

SearchPool::Capacity capacity() {
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  return {std::max(2, cores), {kMaxGamesInMemory, kMaxHintsWaiting, 2 * kMaxAnalyses}};
}

// What anybody may ask who has found the server; all else needs the token.
bool is_reading(const Message& message) {
  return std::holds_alternative<Hello>(message) || std::holds_alternative<Open>(message) ||
         std::holds_alternative<Leave>(message) || std::holds_alternative<AskFrames>(message) ||
         std::holds_alternative<AskGames>(message) || std::holds_alternative<AskLab>(message) ||
         std::holds_alternative<WatchStudy>(message) || std::holds_alternative<LeaveLab>(message);
}

std::optional<GameId> id_of(const Message& message) {
  return std::visit(
      [](const auto& content) -> std::optional<GameId> {
        if constexpr (requires { content.id; }) {
          return content.id;
        } else {
          return {};
        }
      },
      message);
}

}  // namespace

Hub::Hub(Loop& loop, Journal& journal, std::string token, const std::filesystem::path& store_file)
    : loop_(loop),
      journal_(journal),
      token_(std::move(token)),
      tables_(journal, [this](const Outbox& outbox) { deliver(outbox); }),
      conductor_(loop, pool_, tables_),
      analyses_(loop, pool_, proven_,
                [this](ClientId to, const Json& message) { tell(to, message); }),
      matches_(loop, pool_, [this](ClientId to, const Json& message) { tell(to, message); }),
      lab_(loop, store_file, [this](const Outbox& outbox) { deliver(outbox); }),
      pool_(capacity()) {
  tick();
}

ClientId Hub::connect(std::shared_ptr<Link> link) {
  const ClientId id = ++last_client_;
  const RateLimiter rate(kMessagesPerSecond, kMessageBurst, std::chrono::steady_clock::now());
  clients_.emplace(id, Client{std::move(link), rate});
  return id;
}

void Hub::receive(ClientId id, std::string_view text) {
  const auto found = clients_.find(id);
  if (found == clients_.end() || stopping_) return;
  const auto read = parse_message(text);
  const auto* unreadable = std::get_if<Unreadable>(&read);
  if (!found->second.rate.take(std::chrono::steady_clock::now())) {
    const auto request = unreadable ? unreadable->request : std::get<Envelope>(read).request;
    return refuse({id, request}, {ErrorCode::kLimit,
                                  fmt::format("at most {} messages a second", kMessagesPerSecond)});
  }
  if (unreadable != nullptr) return refuse({id, unreadable->request}, unreadable->refusal);
  const auto& envelope = std::get<Envelope>(read);
  const Asked asked{id, envelope.request, id_of(envelope.message)};
  if (!found->second.writes && !is_reading(envelope.message)) {
    return refuse(asked, {ErrorCode::kNoToken, "this page may only watch: reload it to play"});
  }
  std::visit([&](const auto& message) { handle(asked, message); }, envelope.message);
}

void Hub::disconnect(ClientId id) {
  const auto found = clients_.find(id);
  if (found == clients_.end()) return;
  if (found->second.advice) found->second.advice->request_stop();
  stop_lesson(id);
  analyses_.stop(id);
  matches_.stop(id);
  const std::set<GameId> heard = std::move(found->second.heard);
  clients_.erase(found);
  lab_.leave(id);
  for (const GameId game : heard) {
    if (Table* table = tables_.find(game)) stop_listening(id, *table);
  }
}

Asker Hub::asker_of(ClientId client, const Table& table) const {
  Asker asker;
  const auto found = clients_.find(client);
  asker.writes = found != clients_.end() && found->second.writes;
  const auto listener = table.listeners.find(client);
  if (listener != table.listeners.end()) asker.holds = listener->second;
  return asker;
}

Table* Hub::heard_table(const Asked& asked) {
  Table* table = tables_.find(*asked.id);
  if (table != nullptr && table->listeners.contains(asked.client)) return table;
  refuse(asked, {ErrorCode::kNoGame, "open the game first"});
  return nullptr;
}

void Hub::change(const Asked& asked, const Change& change) {
  Table* table = heard_table(asked);
  if (table == nullptr) return;
  TableEvent event(*table);
  const Refused refused = change(event, asker_of(asked.client, *table));
  if (refused) return refuse(asked, *refused);
  event.settle();
  event.tell(asked.client, answer_to(*asked.request, done_message()));
  tables_.conclude(event);
  conductor_.consider(*table);
}

void Hub::listen(const Asked& asked, Table& table, std::array<bool, 2> holds) {
  const auto client = clients_.find(asked.client);
  if (client == clients_.end()) return;  // it has gone in the meantime
  client->second.heard.insert(table.id);
  table.listeners[asked.client] = holds;
  TableEvent event(table);
  event.settle();
  event.tell(asked.client, answer_to(*asked.request,
                                     game_message(table.stored(), asker_of(asked.client, table))));
  event.tell_all(watchers_message(table.id, table.listeners.size()));
  tables_.conclude(event);
  conductor_.consider(table);
}

void Hub::stop_listening(ClientId client, Table& table) {
  if (table.listeners.erase(client) == 0) return;
  TableEvent event(table);
  event.tell_all(watchers_message(table.id, table.listeners.size()));
  tables_.conclude(event);
  conductor_.consider(table);
}

void Hub::answer(const Asked& asked, Json message) {
  const auto line =
      to_line(asked.request ? answer_to(*asked.request, std::move(message)) : message);
  deliver({{asked.client, std::make_shared<const std::string>(line)}});
}

void Hub::refuse(const Asked& asked, const Refusal& refusal) {
  answer(asked, error_message(refusal, asked.id));
}

void Hub::deliver(const Outbox& outbox) {
  for (const auto& [id, line] : outbox) {
    const auto client = clients_.find(id);
    if (client != clients_.end()) client->second.link->send(line);
  }
}

void Hub::tell(ClientId client, const Json& message) {
  deliver({{client, std::make_shared<const std::string>(to_line(message))}});
}

void Hub::tick() {
  if (stopping_) return;
  conductor_.tick();
  loop_.after(kThinkingInterval, [this] { tick(); });
}

void Hub::stop(std::function<void()> then) {
  stopping_ = true;
  for (const auto& [id, client] : clients_) {
    analyses_.stop(id);
    matches_.stop(id);
  }
  pool_.stop();
  lab_.stop();
  journal_.submit([](Store&) { return Result<void>(); },
                  [then = std::move(then)](const Result<void>&) { then(); });
}

}  // namespace papan::server
