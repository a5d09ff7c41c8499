#include "server/hub.hpp"

#include <algorithm>
#include <thread>
#include <type_traits>

#include "server/answers.hpp"
#include "server/limits.hpp"

namespace papan::server {
namespace {

SearchPool::Capacity capacity() {
  const int cores = static_cast<int>(std::thread::hardware_concurrency());
  return {std::max(2, cores), {kMaxGamesInMemory, kMaxHintsWaiting, 2 * kMaxAnalyses}};
}

}  // namespace

Hub::Hub(Loop& loop, Journal& journal, std::string token, const std::filesystem::path& store_file)
    : loop_(loop),
      journal_(journal),
      clients_(std::move(token)),
      thinking_(loop, pool_),
      play_(clients_, journal, loop, thinking_),
      analysis_(clients_, play_, {loop, pool_, thinking_}),
      lab_(clients_, journal, loop, store_file),
      pool_(capacity()) {
  tick();
}

void Hub::receive(ClientId client, std::string_view text) {
  if (!clients_.contains(client) || stopping_) return;
  const auto read = parse_message(text);
  Asked asked{client, read ? read->request : read.error().request};
  if (const auto taken = clients_.take_message(client); !taken) {
    return clients_.refuse(asked, taken.error());
  }
  if (!read) return clients_.refuse(asked, read.error().refusal);
  const Message& message = read->message;
  asked.game = game_of(message);
  if (about(message).sender == Sender::kWithToken && !clients_.may_write(client)) {
    return clients_.refuse(asked,
                           {ErrorCode::kNoToken, "this page may only watch: reload it to play"});
  }
  std::visit([&](const auto& content) { route(asked, content); }, message);
}

// Each type of message has its handler at one desk.
template <class T>
void Hub::route(const Asked& asked, const T& message) {
  if constexpr (std::is_same_v<T, Leave>) analysis_.leave(asked.client);
  if constexpr (std::is_same_v<T, Hello>) {
    greet(asked, message);
  } else if constexpr (requires { play_.handle(asked, message); }) {
    play_.handle(asked, message);
  } else if constexpr (requires { analysis_.handle(asked, message); }) {
    analysis_.handle(asked, message);
  } else {
    lab_.handle(asked, message);
  }
}

void Hub::greet(const Asked& asked, const Hello& message) {
  const bool writes = clients_.hear_token(asked.client, message.token);
  clients_.answer(asked, welcome_message(writes));
}

void Hub::disconnect(ClientId client) {
  if (!clients_.contains(client)) return;
  analysis_.disconnect(client);
  clients_.remove(client);
  lab_.leave(client);
  play_.leave(client);
}

void Hub::tick() {
  if (stopping_) return;
  play_.tick();
  loop_.after(kThinkingInterval, [this] { tick(); });
}

void Hub::stop(std::function<void()> then) {
  stopping_ = true;
  analysis_.stop();
  pool_.stop();
  lab_.stop();
  journal_.submit([](Store&) { return Result<void>(); },
                  [then = std::move(then)](const Result<void>&) { then(); });
}

}  // namespace papan::server
