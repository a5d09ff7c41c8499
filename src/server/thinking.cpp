#include "server/thinking.hpp"

#include <utility>

namespace papan::server {
namespace {

Result<Answer> answer_of(const Asking& asking, const std::stop_token& stop) {
  if (stop.stop_requested()) return Error{"stopped"};
  Progress* progress = asking.progress.get();
  if (progress != nullptr) progress->is_thinking = true;
  auto answer = think(asking.question, *asking.memory, {stop, progress});
  if (progress != nullptr) progress->is_thinking = false;
  return answer;
}

}  // namespace

std::optional<std::stop_source> Thinking::ask(Asking asking, Then then) {
  const auto shared = std::make_shared<const Asking>(std::move(asking));
  return pool_.submit(
      shared->lane, [this, shared, then = std::move(then)](const std::stop_token& stop) {
        auto answer = std::make_shared<const Result<Answer>>(answer_of(*shared, stop));
        loop_.post([then, answer] { then(*answer); });
      });
}

}  // namespace papan::server
