#include "server/thinking.hpp"

#include <utility>

#include "server/limits.hpp"

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

std::shared_ptr<Memory> Thinking::remember(Lane lane, int megabytes) {
  const int most = kMaxThinkingMegabytes - (lane == Lane::kAnswer ? 0 : kMegabytesForAnswers);
  if (*megabytes_ + megabytes > most) return nullptr;
  *megabytes_ += megabytes;
  return {new Memory, [taken = megabytes_, megabytes](Memory* memory) {
            delete memory;
            *taken -= megabytes;
          }};
}

std::optional<std::stop_source> Thinking::ask(Asking asking, Then then) {
  const auto shared = std::make_shared<Asking>(std::move(asking));
  return pool_.submit(
      shared->lane, [this, shared, then = std::move(then)](const std::stop_token& stop) {
        auto answer = std::make_shared<const Result<Answer>>(answer_of(*shared, stop));
        shared->memory.reset();  // before the asker goes on
        loop_.post([then, answer] { then(*answer); });
      });
}

}  // namespace papan::server
